import type { Font } from "../../core/index.js";
import { visible } from "./characters.js";
import { type Directions, leftToRight } from "./directions.js";
import { emojiFont, hanFonts, type IncludedFont, mainFonts, otherScripts, scriptFonts, symbolFonts } from "./font-table.js";
import type { FontLibrary, Weight } from "./fonts.js";
import { type Cluster, type GlyphRun, together, type Typeface, UNITS } from "./typeface.js";

/** Glyphs of one font, from left to right. */
export interface FontRun {
  readonly typeface: Typeface;
  readonly run: GlyphRun;
  /** Whether the style is bold and the font is not. */
  readonly isThickened: boolean;
}

/** How a grapheme cluster is printed. */
interface Choice {
  readonly typeface: Typeface;
  /** What is laid out; null for a box. */
  readonly text: string | null;
  readonly isComplete: boolean;
}

/** Neighbouring clusters that one font lays out together. */
interface Stretch extends Choice {
  readonly level: number;
  readonly script: string;
  /** What a reader copies. */
  readonly original: string;
}

/** What is printed. `texts` and the locale decide how Chinese characters look. */
interface Printed {
  readonly locale: string;
  readonly texts: string;
  /** For characters that no other font has. */
  readonly own: Font | null;
}

type Region = keyof typeof hanFonts;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const uncommon = /[\p{M}\p{Default_Ignorable_Code_Point}]/u;
const emoji = /\p{Emoji_Presentation}|\ufe0f/u;
/** Scripts of the main font in which joiners have an effect. */
const joining = /\p{sc=Deva}/u;
const kana = /[\p{sc=Hira}\p{sc=Kana}]/u;
const han = /\p{sc=Han}/gu;
const bopomofo = /\p{sc=Bopo}/u;

const scripts = [...new Set([mainFonts.regular, ...scriptFonts, ...Object.values(hanFonts)].flatMap((font) => font.scripts))].map(
  (name) => ({ name, exactly: new RegExp(`\\p{Script=${name}}`, "u"), also: new RegExp(`\\p{Script_Extensions=${name}}`, "u") }),
);
const rare = Object.entries(otherScripts).map(([name, from]) => ({ from, contains: new RegExp(`\\p{Script=${name}}`, "u") }));

/** The fonts of a document or of texts to check: for each character the first font that has it. */
export class DocumentFonts {
  readonly #choices = new Map<string, Choice>();
  readonly #regions: readonly Region[];
  readonly #own: Font | null;

  constructor(
    private readonly library: FontLibrary,
    { locale, texts, own }: Printed,
  ) {
    this.#regions = this.#regionsOf(locale, texts);
    this.#own = own;
  }

  /** The main fonts. The metrics of all lines are theirs. */
  get mains(): Readonly<Record<Weight, Typeface>> {
    return { regular: this.#main("regular"), bold: this.#main("bold") };
  }

  /** The width of text without line breaks, in the unit of the font size. */
  width(text: string, weight: Weight, size: number, directions: Directions | null = null): number {
    const runs = this.runs(text, weight, directions);
    return (runs.reduce((width, { run }) => width + run.width, 0) * size) / UNITS;
  }

  /** The glyphs of a line, from left to right. */
  runs(text: string, weight: Weight, directions: Directions | null = null): readonly FontRun[] {
    const main = this.#main(weight);
    if (directions === null && isCommon(text, main))
      return wordsOf(text).map((word) => ({ typeface: main, run: main.run(word), isThickened: false }));
    return leftToRight(this.#stretches(text, weight, directions)).map(({ typeface, text: printed, original, level }) => ({
      typeface,
      run: printed === null ? typeface.box(original) : standingFor(typeface.run(printed, level % 2 === 1), printed, original),
      isThickened: weight === "bold" && typeface !== main,
    }));
  }

  /** The distinct characters that are printed as a box. */
  missing(text: string): readonly string[] {
    if (isCommon(text, this.#main("regular"))) return [];
    const clusters = Array.from(graphemes.segment(text), ({ segment }) => segment).filter((cluster) => cluster !== "\n");
    const incomplete = clusters.filter((cluster) => !this.#choice(cluster, "regular").isComplete);
    return [...new Set(incomplete.flatMap((cluster) => this.#missingIn(cluster)))];
  }

  /** The packages to install, of which each may have a character that is missing. */
  packagesFor(character: string): readonly string[] {
    return this.#packages(character).filter((name) => this.library.optional(name) === null);
  }

  #main(weight: Weight): Typeface {
    return this.library.included(mainFonts[weight]);
  }

  #missingIn(cluster: string): readonly string[] {
    const characters = Array.from(visible(cluster));
    const alone = characters.filter((character) => !this.#choice(character, "regular").isComplete);
    return alone.length > 0 ? alone : characters;
  }

  #stretches(text: string, weight: Weight, directions: Directions | null): readonly Stretch[] {
    const stretches: Stretch[] = [];
    let script = "";
    for (const { segment, index } of graphemes.segment(text)) {
      const choice = this.#choice(segment, weight);
      script = scripts.find(({ exactly }) => exactly.test(segment))?.name ?? script;
      const next: Stretch = { ...choice, script, level: directions?.levels[index] ?? 0, original: visible(segment) };
      const last = stretches.at(-1);
      if (last && isSame(last, next))
        stretches[stretches.length - 1] = { ...next, text: `${last.text}${next.text}`, original: last.original + next.original };
      else if (next.original !== "") stretches.push(next);
    }
    return stretches;
  }

  #choice(cluster: string, weight: Weight): Choice {
    const key = `${weight} ${cluster}`;
    const known = this.#choices.get(key);
    if (known !== undefined) return known;
    const made = this.#choose(cluster, weight);
    this.#choices.set(key, made);
    return made;
  }

  #choose(cluster: string, weight: Weight): Choice {
    const main = this.#main(weight);
    const shown = visible(cluster);
    const whole = this.#fontOf(shown, weight, emoji.test(cluster));
    if (whole) return { typeface: whole, text: whole === main && !joining.test(shown) ? shown : cluster, isComplete: true };
    if (/^\p{Zs}/u.test(shown)) return { typeface: main, text: " ", isComplete: true };
    const plain = shown.normalize("NFKD");
    const substitute = plain === shown ? undefined : this.#fontOf(plain, weight);
    if (substitute) return { typeface: substitute, text: plain, isComplete: true };
    const [first = ""] = Array.from(shown);
    const base = first === shown ? undefined : this.#fontOf(first, weight);
    return base ? { typeface: base, text: shown, isComplete: false } : { typeface: main, text: null, isComplete: false };
  }

  #fontOf(text: string, weight: Weight, isEmoji = false): Typeface | undefined {
    const forms = [text, text.normalize("NFD")].map((form) => Array.from(form, (character) => character.codePointAt(0) ?? 0));
    const hasAll = (typeface: Typeface | null): typeface is Typeface =>
      typeface !== null && forms.some((form) => form.every((codePoint) => typeface.hasGlyph(codePoint)));
    const main = mainFonts[weight];
    const first = isEmoji ? [emojiFont, main] : [main];
    for (const font of [
      ...first,
      ...this.#scriptFonts(text),
      ...symbolFonts,
      emojiFont,
      ...this.#regions.map((one) => hanFonts[one]),
    ]) {
      const typeface = this.library.included(font);
      if (hasAll(typeface)) return typeface;
    }
    const optional = this.#packages(text).map((name) => this.library.optional(name));
    return [...optional, this.#own && this.library.own(this.#own.content)].find(hasAll);
  }

  /** The included fonts of the scripts of a text. */
  #scriptFonts(text: string): readonly IncludedFont[] {
    const named = scripts.filter(({ also }) => also.test(text)).map(({ name }) => name);
    const regional = this.#regions.map((region): IncludedFont => hanFonts[region]);
    return [...scriptFonts, ...regional].filter((font) => font.scripts.some((name) => named.includes(name)));
  }

  /** Packages of complete fonts for the scripts of a text, of which at most a part is included. */
  #packages(text: string): readonly string[] {
    const partial = this.#scriptFonts(text).filter(({ encodings }) => encodings !== undefined);
    return [...partial, ...rare.filter(({ contains }) => contains.test(text))].map(({ from }) => from);
  }

  #regionsOf(locale: string, texts: string): readonly Region[] {
    const { language, script, region } = new Intl.Locale(locale).maximize();
    const all: readonly Region[] = ["SC", "TC", "JP"];
    const first = (one: Region) => [one, ...all.filter((other) => other !== one)];
    if (language === "ja" || kana.test(texts)) return first("JP");
    if (language === "zh") return first(script === "Hant" || region === "TW" || region === "HK" ? "TC" : "SC");
    if (bopomofo.test(texts)) return first("TC");
    const characters = [...new Set(texts.match(han))].map((character) => character.codePointAt(0) ?? 0);
    if (characters.length === 0) return all;
    const covered = (one: Region): number => {
      const typeface = this.library.included(hanFonts[one]);
      return characters.filter((codePoint) => typeface.hasGlyph(codePoint)).length;
    };
    return [...all].sort((a, b) => covered(b) - covered(a));
  }
}

/** Whether the main font lays out text from left to right, letter by letter. */
function isCommon(text: string, main: Typeface): boolean {
  if (uncommon.test(text)) return false;
  for (const character of text) if (!main.hasGlyph(character.codePointAt(0) ?? 0)) return false;
  return true;
}

/** Words end after a blank. */
function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  for (let start = 0; start < text.length;) {
    const blank = text.indexOf(" ", start);
    const end = blank < 0 ? text.length : blank + 1;
    words.push(text.slice(start, end));
    start = end;
  }
  return words;
}

function isSame(a: Stretch, b: Stretch): boolean {
  return (
    a.typeface === b.typeface &&
    a.level === b.level &&
    a.script === b.script &&
    a.text !== null &&
    b.text !== null &&
    isPlain(a) &&
    isPlain(b)
  );
}

/** Whether it is printed as it is. */
function isPlain({ text, original }: Stretch): boolean {
  return text !== null && visible(text) === original;
}

/** The run, with the original characters to copy if others are printed. */
function standingFor(run: GlyphRun, printed: string, original: string): GlyphRun {
  if (visible(printed) === original) return run;
  return { ...run, clusters: asOne(run.clusters, original) };
}

/** Merges all clusters into one that represents the text. */
function asOne(clusters: readonly Cluster[], text: string): readonly Cluster[] {
  return clusters.length === 0 ? [] : [{ ...clusters.reduce(together), text }];
}
