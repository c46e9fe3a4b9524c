/** The path under which a proxy shows the server; "" at the root. */
export const ROOT = document.querySelector<HTMLMetaElement>("meta[name=magnat-root]")?.content ?? "";
