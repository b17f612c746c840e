import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Typeface } from "./typeface.js";

export type Weight = "regular" | "bold";
export type Fonts = Readonly<Record<Weight, Typeface>>;

const files: Readonly<Record<Weight, string>> = {
  regular: import.meta.resolve("#built/fonts/NotoSans_400Regular.ttf"),
  bold: import.meta.resolve("#built/fonts/NotoSans_600SemiBold.ttf"),
};

let shared: Promise<Fonts> | undefined;

/** The fonts of all documents, read on first use. */
export function documentFonts(): Promise<Fonts> {
  return (shared ??= readFonts());
}

/** Whether the font has a glyph for every character. */
export function canPrint(font: Typeface, text: string): boolean {
  return Array.from(text).every((character) => font.hasGlyph(character.codePointAt(0) ?? 0));
}

async function readFonts(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([readFont(files.regular), readFont(files.bold)]);
  return { regular, bold };
}

async function readFont(file: string): Promise<Typeface> {
  const [{ create }, content] = await Promise.all([import("fontkit"), readFile(fileURLToPath(file))]);
  const opened = create(content);
  if ("fonts" in opened) throw new Error(`${file} is a collection of fonts.`);
  // fontkit caches derived tables on the object that is used first.
  opened.hasGlyphForCodePoint(0x20);
  return new Typeface(opened);
}
