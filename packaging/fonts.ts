import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/** Copies the fonts of the PDFs, with the notice that their license requires, so that the package contains them. */
const from = dirname(createRequire(import.meta.url).resolve("@expo-google-fonts/noto-sans/package.json"));
const folder = join(import.meta.dirname, "../fonts");
mkdirSync(folder, { recursive: true });
for (const file of ["400Regular/NotoSans_400Regular.ttf", "600SemiBold/NotoSans_600SemiBold.ttf", "LICENSE_FONT"])
  copyFileSync(join(from, file), join(folder, basename(file)));
