/** A font that is included in the package as `<name>.ttf.br`, made by `packaging/include-fonts.ts`. */
export interface IncludedFont {
  readonly name: string;
  /** The npm package of the complete font, which the included file is a part of. */
  readonly from: string;
  /** The scripts that it contains, by the name of the Unicode property `Script`. */
  readonly scripts: readonly string[];
  /** Only the characters that these legacy encodings contain. All characters if absent. */
  readonly encodings?: readonly string[];
}

/** The scope of the packages of optional fonts. */
const SCOPE = "@expo-google-fonts";

function packaged(font: string): string {
  return `${SCOPE}/${font}`;
}

function sans(script: string, font: string = script.toLowerCase().replaceAll("_", "-")): IncludedFont {
  return { name: `noto-sans-${font}`, from: packaged(`noto-sans-${font}`), scripts: [script] };
}

/** The fonts of most letters and of all labels. */
export const mainFonts = {
  regular: { name: "noto-sans", from: packaged("noto-sans"), scripts: ["Latin", "Greek", "Cyrillic", "Devanagari"] },
  bold: { name: "noto-sans-semi-bold", from: packaged("noto-sans"), scripts: ["Latin", "Greek", "Cyrillic", "Devanagari"] },
} as const satisfies Record<string, IncludedFont>;

/** Fonts of symbols, which have no script, in the order of preference. */
export const symbolFonts: readonly IncludedFont[] = [
  { name: "noto-sans-symbols", from: packaged("noto-sans-symbols"), scripts: [] },
  { name: "noto-sans-symbols-2", from: packaged("noto-sans-symbols-2"), scripts: ["Braille"] },
  { name: "noto-sans-math", from: packaged("noto-sans-math"), scripts: [] },
];

export const emojiFont: IncludedFont = { name: "noto-emoji", from: packaged("noto-emoji"), scripts: [] };

/** Fonts of Chinese characters as each region writes them, with the characters of its common encoding. */
export const hanFonts = {
  SC: { name: "noto-sans-sc", from: packaged("noto-sans-sc"), scripts: ["Han", "Bopomofo"], encodings: ["gb2312"] },
  JP: { name: "noto-sans-jp", from: packaged("noto-sans-jp"), scripts: ["Han", "Hiragana", "Katakana"], encodings: ["euc-jp"] },
  TC: { name: "noto-sans-tc", from: packaged("noto-sans-tc"), scripts: ["Han", "Bopomofo"], encodings: ["big5"] },
} as const satisfies Record<string, IncludedFont>;

export const scriptFonts: readonly IncludedFont[] = [
  ...["Arabic", "Armenian", "Bengali", "Canadian_Aboriginal", "Cherokee", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi"].map(
    (script) => sans(script),
  ),
  ...["Hebrew", "Kannada", "Khmer", "Lao", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac"].map((script) =>
    sans(script),
  ),
  ...["Tamil", "Telugu", "Thaana", "Thai", "Tifinagh", "Yi"].map((script) => sans(script)),
  sans("Nko", "n-ko"),
  { name: "noto-sans-kr", from: packaged("noto-sans-kr"), scripts: ["Hangul"], encodings: ["hangul"] },
  { name: "noto-serif-tibetan", from: packaged("noto-serif-tibetan"), scripts: ["Tibetan"] },
];

export const includedFonts: readonly IncludedFont[] = [
  ...Object.values(mainFonts),
  ...scriptFonts,
  ...Object.values(hanFonts),
  ...symbolFonts,
  emojiFont,
];

/** Packages with fonts of the scripts that no included font has. Some scripts have none. */
export const otherScripts: Readonly<Record<string, string>> = Object.fromEntries([
  ...[
    "Adlam",
    "Balinese",
    "Chakma",
    "Cham",
    "Coptic",
    "Deseret",
    "Glagolitic",
    "Hanifi_Rohingya",
    "Javanese",
    "Khudawadi",
    "Lisu",
  ].map((script) => [script, sans(script).from] as const),
  ...["Meetei_Mayek", "Ol_Chiki", "Old_Permic", "Osage", "Shavian", "Siddham", "Syloti_Nagri", "Tai_Viet", "Vai"].map(
    (script) => [script, sans(script).from] as const,
  ),
  ["Ahom", packaged("noto-serif-ahom")] as const,
  ["Nyiakeng_Puachue_Hmong", packaged("noto-serif-nyiakeng-puachue-hmong")] as const,
]);
