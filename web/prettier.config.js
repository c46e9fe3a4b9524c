/** The one format of the page's sources. The plugin is imported because the drawings of the games lie outside of web/. */

import * as svelte from "prettier-plugin-svelte";

export default { printWidth: 150, plugins: [svelte], overrides: [{ files: "*.svelte", options: { parser: "svelte" } }] };
