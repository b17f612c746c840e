/**
 * Folds case: replaces each code point by the lower case of its upper case, using Unicode's simple, language-independent mappings
 * (UnicodeData.txt, fields 12 and 13). `Ä` equals `ä`; `Σ`, `σ` and `ς` are equal, and so are `I`, `i`, `İ` and `ı`. `ß` differs
 * from `ss`, and `ä` from `a` with a combining diaeresis. The number of code points does not change.
 */
export function foldCase(text: string): string {
  return Array.from(text, foldCharacter).join("");
}

/** Whether the texts are equal apart from letter case, see {@link foldCase}. */
export function sameFolded(a: string, b: string): boolean {
  return foldCase(a) === foldCase(b);
}

/** All code points that {@link foldCase} maps to the same result, including this one. */
export function caseVariants(character: string): readonly string[] {
  variants ??= everyVariant();
  const folded = foldCharacter(character);
  return variants.get(folded) ?? [folded];
}

/** Compares by code point, like PostgreSQL's collation `C`. The operator `<` compares UTF-16 units, which differs above U+FFFF. */
export function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let at = 0;
  while (at < length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  if (at === length) return a.length - b.length;
  const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
  return isSurrogate(left) === isSurrogate(right) ? left - right : isSurrogate(left) ? 1 : -1;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

/**
 * A character whose full mapping has several code points has no simple mapping, except `İ`, whose simple lower case is the first of
 * them.
 */
function foldCharacter(character: string): string {
  const upper = Array.from(character.toUpperCase());
  const [lower = character] = Array.from((upper.length === 1 ? (upper[0] ?? character) : character).toLowerCase());
  return lower;
}

let variants: ReadonlyMap<string, readonly string[]> | undefined;

/** No cased letter exists above the supplementary multilingual plane. */
const LAST_CASED = 0x1ffff;

function everyVariant(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (let code = 0; code <= LAST_CASED; code += 1) {
    if (isSurrogate(code)) continue;
    const character = String.fromCodePoint(code);
    const folded = foldCharacter(character);
    if (folded !== character) found.set(folded, [...(found.get(folded) ?? [folded]), character]);
  }
  return found;
}
