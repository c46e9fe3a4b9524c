/** The path under which a proxy shows the server; "" at the root. */
export const ROOT = document.querySelector<HTMLMetaElement>("meta[name=magnat-root]")?.content ?? "";

/** Where friends reach this page: the host of `make play` calls it "localhost", which means something else to everybody else. */
const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
export const FOR_FRIENDS = (isLocal && document.querySelector<HTMLMetaElement>("meta[name=magnat-friends]")?.content) || `${location.origin}${ROOT}`;
