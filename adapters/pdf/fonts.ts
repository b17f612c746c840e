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
 * The fonts for one document. Their tables are read and parsed once per process; what a font remembers of the texts that it
 * has laid out is the document's own, because a glyph keeps the characters it was first used for, which would make the bytes
 * depend on the documents before.
 */
export async function documentFonts(): Promise<Fonts> {
  shared ??= readFonts();
  const { regular, bold } = await shared;
  return { regular: forgetful(regular), bold: forgetful(bold) };
}

/** Whether the font has a picture of its own for every character. */
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
  // fontkit keeps what it derives from the tables on the object that is asked first.
  opened.hasGlyphForCodePoint(0x20);
  return opened;
}

/** fontkit keeps laid out glyphs in `_glyphs`, and the engine that makes them on the font whose `layout` is called. */
function forgetful(font: Font): Font {
  return Object.create(font, { _glyphs: { value: {} } }) as Font;
}
