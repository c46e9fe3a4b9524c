/** Mistakes that the formatter and the type checker do not see. Run from the project's root: the drawings of the games lie outside of web/. */

import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["web/src/api.d.ts", "**/table/types.d.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["error"] }],
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      "no-restricted-syntax": [
        "error",
        { selector: "TSAsExpression > TSAsExpression", message: "A cast of a cast takes any type for any other: name the type that the value has." },
        { selector: "TSAsExpression > TSNeverKeyword", message: "A cast to never fits everywhere: name the type that the value has." },
      ],
      "svelte/prefer-svelte-reactivity": "off", // maps and dates are replaced as a whole here, never changed
    },
  },
  { files: ["**/*.svelte"], rules: { "prefer-const": "off", "svelte/prefer-const": "error" } }, // which knows $props and $derived
);
