import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const typed = {
  "@typescript-eslint/await-thenable": "error",
  "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
  "@typescript-eslint/no-base-to-string": "error",
  "@typescript-eslint/no-explicit-any": "error",
  "@typescript-eslint/no-floating-promises": "error",
  "@typescript-eslint/no-for-in-array": "error",
  "@typescript-eslint/no-implied-eval": "error",
  "@typescript-eslint/no-misused-promises": "error",
  "@typescript-eslint/no-misused-spread": "error",
  "@typescript-eslint/no-unnecessary-type-assertion": "error",
  "@typescript-eslint/only-throw-error": "error",
  "@typescript-eslint/prefer-promise-reject-errors": "error",
  "@typescript-eslint/prefer-readonly": "error",
  "@typescript-eslint/return-await": ["error", "error-handling-correctness-only"],
  "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
  eqeqeq: ["error", "always", { null: "ignore" }],
  "no-constant-condition": ["error", { checkLoops: "allExceptWhileTrue" }],
  "no-debugger": "error",
  "no-param-reassign": "error",
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
};

const outsideTheDomain = {
  Date: "Time is an Instant that a clock port hands in.",
  process: "The domain runs in a browser too.",
  Buffer: "The domain runs in a browser too.",
  fetch: "The domain does no I/O: ask through a port.",
  console: "The domain does not log: it returns, records an event or throws.",
  setTimeout: "The domain does not wait.",
  setInterval: "The domain does not wait.",
  setImmediate: "The domain does not wait.",
  queueMicrotask: "The domain does not wait.",
  performance: "Time is an Instant that a clock port hands in.",
  crypto: "Randomness comes through a port.",
  require: "The domain imports itself only.",
};

const environment = "Settings are read in bootstrap/config.ts, once.";

export default tseslint.config(
  { ignores: ["**/dist/", "**/node_modules/", "data/", "coverage/", "test/architecture/recipe/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.js", "**/*.cjs", "**/*.mjs"],
    rules: { eqeqeq: "error", "no-var": "error", "prefer-const": "error" },
  },
  {
    files: ["**/*.ts", "**/*.tsx"],
    plugins: { "@typescript-eslint": tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: typed,
  },
  { files: ["adapters/dashboard/src/**/*.{ts,tsx}"], ...reactHooks.configs.flat["recommended-latest"] },
  {
    files: ["core/**/*.ts", "adapters/**/*.{ts,tsx}", "bootstrap/**/*.ts", "webhooks/**/*.ts", "client/**/*.ts"],
    rules: { "no-console": "error", "@typescript-eslint/no-non-null-assertion": "error" },
  },
  {
    files: ["core/**/*.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        {
          globals: Object.entries(outsideTheDomain).map(([name, message]) => ({ name, message })),
          checkGlobalObject: true,
        },
      ],
      "no-restricted-syntax": ["error", { selector: "TSTypeReference[typeName.name='Date']", message: outsideTheDomain.Date }],
      "no-restricted-properties": ["error", { object: "Math", property: "random", message: "Randomness comes through a port." }],
    },
  },
  {
    files: ["adapters/**/*.{ts,tsx}", "bootstrap/**/*.ts", "webhooks/**/*.ts", "client/**/*.ts"],
    ignores: ["bootstrap/config.ts"],
    rules: {
      "no-restricted-properties": ["error", { object: "process", property: "env", message: environment }],
      "no-restricted-imports": [
        "error",
        { paths: ["process", "node:process"].map((name) => ({ name, importNames: ["env"], message: environment })) },
      ],
    },
  },
  {
    files: ["bootstrap/**/*.ts", "examples/**/*.ts", "bench/**/*.ts"],
    rules: { "no-console": "off" },
  },
  {
    files: ["test/**/*.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "describe", property: "only", message: "Run one suite with mocha's --grep." },
        { object: "it", property: "only", message: "Run one test with mocha's --grep." },
      ],
    },
  },
);
