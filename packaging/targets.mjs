/** A file, or all files below a folder that have one of the endings. Without endings: all. @typedef {readonly [path: string, ...endings: string[]]} Input */

/**
 * What a step of the build makes from what. Paths are relative to the repository.
 *
 * @typedef {object} Target
 * @property {readonly string[]} [after] the targets that it reads
 * @property {readonly Input[]} [inputs] the files that it reads, besides the installed packages
 * @property {readonly string[]} [outputs] what it makes
 * @property {readonly string[]} [run] the script, and its arguments
 */

const code = [".ts", ".tsx", ".mjs", ".json"];
const compiled = [".js", ".d.ts"];

/** Modules of the service, as the compiler writes them. */
const modules = ["core", "adapters", "bootstrap", "client", "webhooks"].map((folder) => `dist/${folder}`);

/** All that is built, by name. */
export const targets = /** @satisfies {Readonly<Record<string, Target>>} */ ({
  code: {
    inputs: [
      ...["core", "adapters", "bootstrap", "client", "webhooks", "packaging", "test", "bench", "examples"].map(
        /** @returns {Input} */ (folder) => [folder, ...code],
      ),
      ["tsconfig.base.json"],
      ["tsconfig.json"],
      ["tsconfig.service.json"],
    ],
    outputs: ["core", "client", "service", "paths", "dashboard", "worker", "documentation", "test"].map(
      (project) => `dist/${project}.tsbuildinfo`,
    ),
    run: ["node_modules/@typescript/native/bin/tsc", "-b"],
  },
  fonts: {
    after: ["code"],
    inputs: [["dist/packaging/fonts.js"], ["adapters/pdf/included-fonts"]],
    outputs: ["dist/fonts"],
    run: ["dist/packaging/fonts.js"],
  },
  "empty-database": {
    after: ["code"],
    inputs: ["build", "empty-database", "folder-archive"].map(
      /** @returns {Input} */ (module) => [`dist/adapters/sql/embedded/${module}.js`],
    ),
    outputs: ["dist/empty-database.gz"],
    run: ["dist/adapters/sql/embedded/build.js"],
  },
  dashboard: {
    after: ["code"],
    inputs: [
      ["adapters/dashboard"],
      ["dist/adapters/dashboard/build.js"],
      ["client", ".ts"],
      ["core", ".ts"],
      ["tsconfig.base.json"],
    ],
    outputs: ["dist/dashboard"],
    run: ["dist/adapters/dashboard/build.js"],
  },
  documentation: {
    after: ["code"],
    inputs: [
      ["docs"],
      ["package.json"],
      ["tsconfig.base.json"],
      ["ARCHITECTURE.md"],
      ["CHANGELOG.md"],
      ["CONTRIBUTING.md"],
      ["examples", ".md", ".mjs", ".ts"],
      ["packaging/docs/browser", ".ts", ".css"],
      ["adapters/dashboard/src/icon.svg"],
      ...["dist/core", "dist/adapters/http", "dist/packaging"].map(/** @returns {Input} */ (folder) => [folder, ".js"]),
      ...[...modules, "dist/test/conformance"].map(/** @returns {Input} */ (folder) => [folder, ".d.ts"]),
    ],
    outputs: ["dist/documentation"],
    run: ["dist/packaging/docs/build.js"],
  },
  packages: {
    after: ["code"],
    inputs: [
      ...[...modules, "dist/test/conformance"].map(/** @returns {Input} */ (folder) => [folder, ...compiled]),
      ["dist/packaging", ".js"],
      ["packaging", ".md"],
      ["packaging/in-command.json"],
      ["package.json"],
    ],
    outputs: ["dist/package", "dist/stint-core", "dist/stint-client"],
    run: ["dist/packaging/bundles.js"],
  },
  service: {
    after: ["code"],
    inputs: [...modules.map(/** @returns {Input} */ (folder) => [folder, ".js"]), ["dist/packaging", ".js"]],
    outputs: ["dist/service"],
    run: ["dist/packaging/service.js"],
  },
  /** What `npm start` and the container need. */
  serving: { after: ["fonts", "empty-database", "dashboard", "documentation", "service"] },
  all: { after: ["serving", "packages"] },
  installed: {
    after: ["all"],
    inputs: [
      ["package.json"],
      ["README.md"],
      ["LICENSE"],
      ["ARCHITECTURE.md"],
      ["CHANGELOG.md"],
      ["CONTRIBUTING.md"],
      ["examples"],
      ["docs"],
      ["dist/package"],
      ["dist/dashboard"],
      ["dist/fonts"],
      ["dist/documentation"],
      ["dist/empty-database.gz"],
      ["dist/test/packaging/install.js"],
    ],
    outputs: ["dist/installed"],
    run: ["dist/test/packaging/install.js"],
  },
});
