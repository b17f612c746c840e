import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { type IncludedFont, mainFonts } from "./font-table.js";
import { printing } from "./packages.js";
import { type Shaper, Typeface } from "./typeface.js";

export type Weight = keyof typeof mainFonts;

/** Of workspaces; each can have many megabytes. */
const KEPT_FONTS = 4;
/** How the file of a package ends that contains its regular font. */
const REGULAR = "_400Regular.ttf";

type FontKit = typeof import("fontkit");

/** Fonts, each read on its first use and shared by all documents. */
export class FontLibrary {
  readonly #typefaces = new Map<string, Typeface>();
  readonly #own = new LRUCache<string, Typeface>({ max: KEPT_FONTS });

  private constructor(
    private readonly fontkit: FontKit,
    private readonly shaper: Shaper,
  ) {}

  static async load(): Promise<FontLibrary> {
    const [fontkit, shaper] = await printing(() => Promise.all([import("fontkit"), import("harfbuzzjs")]));
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

  /** The font of a workspace. */
  own(content: Uint8Array): Typeface {
    const key = createHash("sha256").update(content).digest("base64url");
    const known = this.#own.get(key);
    if (known !== undefined) return known;
    const typeface = this.#made(`own-${key}`, content);
    this.#own.set(key, typeface);
    return typeface;
  }

  /** The name of a font that can be laid out and embedded; null for other bytes. */
  nameOf(content: Uint8Array): string | null {
    try {
      const typeface = this.own(content);
      typeface.embeddable.createSubset().encode();
      return typeface.isEmbeddable ? typeface.fullName : null;
    } catch {
      return null;
    }
  }

  #add(name: string, content: Uint8Array): Typeface {
    const typeface = this.#made(name, content);
    this.#typefaces.set(name, typeface);
    return typeface;
  }

  #made(name: string, content: Uint8Array): Typeface {
    const opened = this.fontkit.create(Buffer.from(content));
    if ("fonts" in opened) throw new Error(`${name} is a collection of fonts.`);
    return new Typeface(name, opened, content, this.shaper);
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
