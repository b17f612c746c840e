import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Copies files of a development dependency to a folder of `dist`, and writes its version to the file `version` in that folder. */
function copy(from: string, files: readonly string[], folder: string): void {
  const manifest = createRequire(import.meta.url).resolve(`${from}/package.json`);
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const mark = fileURLToPath(import.meta.resolve(`#built/${folder}/version`));
  mkdirSync(dirname(mark), { recursive: true });
  for (const file of files) copyFileSync(join(dirname(manifest), file), join(dirname(mark), basename(file)));
  writeFileSync(mark, version);
}

// With the notices that their licenses require.
copy(
  "@expo-google-fonts/noto-sans",
  ["400Regular/NotoSans_400Regular.ttf", "600SemiBold/NotoSans_600SemiBold.ttf", "LICENSE_FONT"],
  "fonts",
);
await import("../adapters/sql/embedded/build.js");
await import("../adapters/dashboard/build.js");
