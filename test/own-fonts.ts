import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./repository.js";

/** Parts of Noto Sans Adlam (TrueType; 𞤀 and 𞤣) and Noto Sans CJK JP (PostScript outlines; A, U+0301, 龘 and 𠮷), which no included font has. */
export function ownFont(name: "adlam.ttf" | "rare-han.otf"): Buffer {
  return readFileSync(join(root, "test/own-fonts", name));
}
