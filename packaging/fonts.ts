import { cpSync } from "node:fs";
import { join } from "node:path";

/** Copies the fonts of the PDFs, with the notice that their license requires, so that the package contains them. */
const root = join(import.meta.dirname, "../..");
cpSync(join(root, "adapters/pdf/included-fonts"), join(root, "dist/fonts"), { recursive: true });
