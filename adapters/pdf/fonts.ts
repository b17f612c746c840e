import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";

export type Weight = "regular" | "bold";
export type Fonts = Readonly<Record<Weight, Font>>;

const files: Readonly<Record<Weight, string>> = {
  regular: import.meta.resolve("#built/fonts/NotoSans_400Regular.ttf"),
  bold: import.meta.resolve("#built/fonts/NotoSans_600SemiBold.ttf"),
};

let shared: Promise<Fonts> | undefined;

/**
 * The fonts for one document. Their tables are read and parsed once per process. Glyph caches are separate for each document,
 * because a glyph keeps the characters that it was first used for, so the bytes would depend on earlier documents.
 */
export async function documentFonts(): Promise<Fonts> {
  shared ??= readFonts();
  const { regular, bold } = await shared;
  return { regular: forgetful(regular), bold: forgetful(bold) };
}

/** Whether the font has a glyph for every character. */
export function canPrint(font: Font, text: string): boolean {
  return Array.from(text).every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

async function readFonts(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([readFont(files.regular), readFont(files.bold)]);
  return { regular, bold };
}

async function readFont(file: string): Promise<Font> {
  const opened = create(await readFile(fileURLToPath(file)));
  if ("fonts" in opened) throw new Error(`${file} is a collection of fonts.`);
  // fontkit caches derived tables on the object that is used first.
  opened.hasGlyphForCodePoint(0x20);
  return opened;
}

/** fontkit caches glyphs in `_glyphs`, and the layout engine on the font whose `layout` is called. */
function forgetful(font: Font): Font {
  return Object.create(font, { _glyphs: { value: {} } }) as Font;
}
