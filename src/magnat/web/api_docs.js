// Sends the forms of /docs and shows what the server answers.
for (const form of document.forms) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    let path = form.dataset.path.slice(1); // the server may be shown under a path
    const query = new URLSearchParams();
    for (const field of form.querySelectorAll("input")) {
      if (field.dataset.in === "path") path = path.replace(`{${field.name}}`, encodeURIComponent(field.value));
      else if (field.dataset.in === "query" && field.value) query.set(field.name, field.value);
    }
    const body = form.elements.body?.value;
    const answer = await fetch(query.size ? `${path}?${query}` : path, {
      method: form.dataset.method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body,
    });
    const text = await answer.text();
    let shown = text;
    try {
      shown = JSON.stringify(JSON.parse(text), null, 1);
    } catch {
      // not JSON: shown as it came
    }
    const output = form.querySelector("pre");
    output.textContent = `${answer.status}\n${shown}`;
    output.hidden = false;
  });
}
