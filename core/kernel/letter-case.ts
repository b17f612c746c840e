/**
 * The text without case: each code point in the lower case of its upper case, both by Unicode's simple mappings (UnicodeData.txt, fields
 * 12 and 13), of no language. So `Ä` and `ä`, `Σ`, `σ` and `ς`, and `I`, `i`, `İ` and `ı` are the same; `ß` and `ss` are not, nor is
 * `ä` the same as `a` with a combining diaeresis. The number of code points stays.
 */
export function foldCase(text: string): string {
  return Array.from(text, foldCharacter).join("");
}

export function sameFolded(a: string, b: string): boolean {
  return foldCase(a) === foldCase(b);
}

/** Whether `part` stands in the text, without case as {@link foldCase} says. The empty text stands in every text. */
export function containsFolded(text: string, part: string): boolean {
  return foldCase(text).includes(foldCase(part));
}

/** Every code point that {@link foldCase} takes for the same as this one, itself included. */
export function caseVariants(character: string): readonly string[] {
  variants ??= everyVariant();
  const folded = foldCharacter(character);
  return variants.get(folded) ?? [folded];
}

/** By code points, as PostgreSQL's collation `C` compares UTF-8; `<` compares UTF-16 units, which differs beyond U+FFFF. */
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

/** Where a full mapping has several code points there is no simple one but for `İ`, whose simple lower case is the first of them. */
function foldCharacter(character: string): string {
  const upper = Array.from(character.toUpperCase());
  const [lower = character] = Array.from((upper.length === 1 ? (upper[0] ?? character) : character).toLowerCase());
  return lower;
}

let variants: ReadonlyMap<string, readonly string[]> | undefined;

/** No letter that has a case stands beyond the supplementary multilingual plane. */
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
