import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { create } from "fontkit";
import { includedFonts, type IncludedFont, mainFonts } from "../adapters/pdf/font-table.js";

/*
 * Makes `adapters/pdf/included-fonts` from the newest npm packages of the fonts: without hints for low resolutions, and without characters that the main
 * font contains. Run it by hand after a change of the table: `node dist/packaging/include-fonts.js`. It prints the bytes of each file.
 */

declare const WebAssembly: { instantiate(code: Uint8Array): Promise<{ readonly instance: { readonly exports: unknown } }> };

/** What this script uses of HarfBuzz's subsetter, a WebAssembly module without imports. Numbers are pointers. */
interface Subsetter {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly malloc: (bytes: number) => number;
  readonly hb_blob_create: (data: number, bytes: number, mode: number, userData: number, destroy: number) => number;
  readonly hb_blob_get_data: (blob: number, bytes: number) => number;
  readonly hb_blob_get_length: (blob: number) => number;
  readonly hb_face_create: (blob: number, index: number) => number;
  readonly hb_face_reference_blob: (face: number) => number;
  readonly hb_set_clear: (set: number) => void;
  readonly hb_set_invert: (set: number) => void;
  readonly hb_set_add: (set: number, value: number) => void;
  readonly hb_subset_input_create_or_fail: () => number;
  readonly hb_subset_input_set: (input: number, kind: number) => number;
  readonly hb_subset_input_set_flags: (input: number, flags: number) => void;
  readonly hb_subset_input_unicode_set: (input: number) => number;
  readonly hb_subset_or_fail: (face: number, input: number) => number;
}

const NO_HINTING = 0x1;
/** Keeps the box for missing characters. */
const BOX = 0x40;
const LAYOUT_FEATURES = 6;
const READ_ONLY = 1;
/** Blanks, joiners, the dotted circle below single marks, and the punctuation that Indic scripts share. */
const shared = [0x20, 0xa0, 0x20_0c, 0x20_0d, 0x25_cc, 0x09_64, 0x09_65];

const wasm = readFileSync(fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")));

/** The first and second bytes of the characters in common use; `TextDecoder` reads the extensions of these encodings, too. */
const doubleBytes: Readonly<Record<string, readonly [leads: readonly number[], trails: readonly number[]]>> = {
  "euc-jp": [range(0xa1, 0xf4), range(0xa1, 0xfe)],
  gb2312: [range(0xa1, 0xf7), range(0xa1, 0xfe)],
  big5: [range(0xa1, 0xc6), range(0x40, 0xfe)],
};

const scratch = mkdtempSync(join(tmpdir(), "fonts-"));
const folder = join(import.meta.dirname, "../../adapters/pdf/included-fonts");
mkdirSync(folder, { recursive: true });
const weights = { [mainFonts.bold.name]: "_600SemiBold.ttf" } as Readonly<Record<string, string>>;

const main = characters(fontFile(mainFonts.regular));
for (const font of includedFonts) {
  const isMain = Object.values(mainFonts).some(({ name }) => name === font.name);
  const content = fontFile(font);
  const wanted = isMain ? characters(content) : wantedOf(font, characters(content));
  const packed = brotliCompressSync(await subset(content, wanted, isMain ? BOX : NO_HINTING));
  writeFileSync(join(folder, `${font.name}.ttf.br`), packed);
  process.stdout.write(`${font.name}: ${wanted.length} characters, ${packed.length} bytes\n`);
}
rmSync(scratch, { recursive: true });

function wantedOf({ encodings }: IncludedFont, has: readonly number[]): readonly number[] {
  const taken = new Set(main);
  const allowed = encodings && new Set(encodings.flatMap(charactersOf));
  return has.filter((character) => {
    if (shared.includes(character)) return true;
    return !taken.has(character) && (allowed === undefined || allowed.has(character) || isEastAsianForm(character));
  });
}

/** Punctuation, kana, enclosed characters and forms of full width, which are not part of all encodings. */
function isEastAsianForm(character: number): boolean {
  return (character >= 0x30_00 && character < 0x34_00) || (character >= 0xff_00 && character < 0xff_f0);
}

/** The characters of a double-byte encoding, or all syllables of Hangul. */
function charactersOf(name: string): readonly number[] {
  if (name === "hangul") return Array.from({ length: 11_172 }, (_, index) => 0xac_00 + index);
  const decoder = new TextDecoder(name);
  const [leads, trails] = doubleBytes[name] ?? [[], []];
  return leads.flatMap((lead) =>
    trails.flatMap((trail) =>
      Array.from(decoder.decode(Uint8Array.of(lead, trail)), (character) => character.codePointAt(0) ?? 0),
    ),
  );
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function fontFile({ from, name }: IncludedFont): Buffer {
  const target = join(scratch, from.replace("/", "-"));
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length === 0) {
    execFileSync("npm", ["pack", from, "--pack-destination", target], { stdio: ["ignore", "ignore", "ignore"] });
    const [archive = ""] = readdirSync(target);
    execFileSync("tar", ["xzf", join(target, archive), "-C", target]);
  }
  const suffix = weights[name] ?? "_400Regular.ttf";
  const file = readdirSync(target, { recursive: true, encoding: "utf8" }).find((path) => path.endsWith(suffix));
  if (file === undefined) throw new Error(`${from} has no file ${suffix}.`);
  return readFileSync(join(target, file));
}

function characters(content: Buffer): readonly number[] {
  const font = create(content);
  if ("fonts" in font) throw new Error("A collection of fonts.");
  return font.characterSet;
}

async function subset(content: Buffer, wanted: readonly number[], flags: number): Promise<Uint8Array> {
  const { instance } = await WebAssembly.instantiate(wasm);
  const hb = instance.exports as Subsetter;
  const data = hb.malloc(content.length);
  new Uint8Array(hb.memory.buffer).set(content, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, content.length, READ_ONLY, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, flags);
  for (const character of wanted) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character);
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  const blob = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const start = hb.hb_blob_get_data(blob, 0);
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
}
