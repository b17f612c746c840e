import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { type IncludedFont, mainFonts } from "./font-table.js";
import { type Shaper, Typeface } from "./typeface.js";

export type Weight = keyof typeof mainFonts;

/** How the file of a package ends that contains its regular font. */
const REGULAR = "_400Regular.ttf";

type FontKit = typeof import("fontkit");

/** Fonts, each read on its first use and shared by all documents. */
export class FontLibrary {
  readonly #typefaces = new Map<string, Typeface>();

  private constructor(
    private readonly fontkit: FontKit,
    private readonly shaper: Shaper,
  ) {}

  static async load(): Promise<FontLibrary> {
    const [fontkit, shaper] = await Promise.all([import("fontkit"), import("harfbuzzjs")]);
    const library = new FontLibrary(fontkit, shaper);
    for (const font of Object.values(mainFonts)) library.#add(font.name, brotliDecompressSync(await readFile(fileOf(font))));
    return library;
  }

  /** A font of the package. */
  included(font: IncludedFont): Typeface {
    return this.#typefaces.get(font.name) ?? this.#add(font.name, brotliDecompressSync(readFileSync(fileOf(font))));
  }

  /** The regular font of an npm package that is installed beside the service or in its working directory; null if it is not. */
  optional(name: string): Typeface | null {
    const known = this.#typefaces.get(name);
    if (known !== undefined) return known;
    const file = packagedFont(name);
    return file === null ? null : this.#add(name, readFileSync(file));
  }

  #add(name: string, content: Uint8Array): Typeface {
    const opened = this.fontkit.create(content as Buffer);
    if ("fonts" in opened) throw new Error(`${name} is a collection of fonts.`);
    const typeface = new Typeface(name, opened, content, this.shaper);
    this.#typefaces.set(name, typeface);
    return typeface;
  }
}

/** Searched once for each package. */
const packagedFiles = new Map<string, string | null>();

function packagedFont(name: string): string | null {
  const known = packagedFiles.get(name);
  if (known !== undefined) return known;
  const folder = [import.meta.url, pathToFileURL(join(process.cwd(), "/")).href].flatMap((from) => folderFrom(from, name)).at(0);
  const file =
    folder === undefined
      ? undefined
      : readdirSync(folder, { recursive: true, encoding: "utf8" }).find((path) => path.endsWith(REGULAR));
  const found = folder === undefined || file === undefined ? null : join(folder, file);
  packagedFiles.set(name, found);
  return found;
}

function folderFrom(from: string, name: string): readonly string[] {
  try {
    return [dirname(createRequire(from).resolve(`${name}/package.json`))];
  } catch {
    return [];
  }
}

function fileOf({ name }: IncludedFont): string {
  return fileURLToPath(import.meta.resolve(`#built/fonts/${name}.ttf.br`));
}

let shared: Promise<FontLibrary> | undefined;

/** The fonts of all documents, loaded on first use. */
export function fontLibrary(): Promise<FontLibrary> {
  return (shared ??= FontLibrary.load());
}
