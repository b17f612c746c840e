import { foldCase } from "../../../../../../core/kernel/letter-case.js";
import { foldForSearch } from "../../../../../../core/kernel/search-fold.js";

interface Named {
  readonly name: string;
  readonly code?: string | null | undefined;
}

/**
 * How well a text matches a name: lower is better. Of matches at equal places, those with the same accents are better. Null if the name does not contain the
 * letters of the text in this order.
 */
export function distance(name: string, text: string): number | null {
  const [inside, part] = [foldForSearch(name), foldForSearch(text)];
  const exact = placeOf(foldCase(name), foldCase(text));
  const place = placeOf(inside, part);
  if (exact !== null && exact <= (place ?? exact)) return 2 * exact;
  return place === null ? scattered(inside, part) : 2 * place + 1;
}

/** 0: the whole text, 1: its beginning, 2: the beginning of a word, 3: elsewhere. */
function placeOf(inside: string, part: string): number | null {
  if (inside === part) return 0;
  if (inside.startsWith(part)) return 1;
  const at = inside.indexOf(part);
  if (at < 0) return null;
  return /[\s\-_/.]/.test(inside.charAt(at - 1)) ? 2 : 3;
}

function scattered(inside: string, part: string): number | null {
  let from = 0;
  let first = -1;
  for (const letter of part) {
    const next = inside.indexOf(letter, from);
    if (next < 0) return null;
    if (first < 0) first = next;
    from = next + letter.length;
  }
  return 8 + (from - first - part.length) / (inside.length + 1);
}

function fit(item: Named, text: string): number | null {
  if (item.code != null && foldCase(item.code) === foldCase(text)) return 0;
  return distance(item.name.replaceAll('"', ""), text);
}

/** The items that match the text, best first. Equal matches keep their order. */
export function ranked<Item extends Named>(items: readonly Item[], text: string): readonly Item[] {
  return items
    .flatMap((item, index) => {
      const rank = fit(item, text);
      return rank === null ? [] : [{ item, rank, index }];
    })
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ item }) => item);
}

export type Found<Item> =
  | { readonly kind: "one"; readonly item: Item }
  | { readonly kind: "none" }
  | { readonly kind: "several" };

/** The single item with this name, otherwise the single best match. */
export function findNamed<Item extends Named>(items: readonly Item[], text: string): Found<Item> {
  const [first, second] = ranked(items, text);
  if (first === undefined) return { kind: "none" };
  const isBetter = second === undefined || Math.floor(fit(first, text) ?? 0) < Math.floor(fit(second, text) ?? 0);
  return isBetter ? { kind: "one", item: first } : { kind: "several" };
}
