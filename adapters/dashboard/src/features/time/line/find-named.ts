import { foldCase } from "../../../../../../core/kernel/letter-case.js";

interface Named {
  readonly name: string;
  readonly code?: string | null | undefined;
}

/** How well a text matches a name: lower is better. Null if the name does not contain its letters in this order. */
export function distance(name: string, text: string): number | null {
  const [inside, part] = [foldCase(name), foldCase(text)];
  if (inside === part) return 0;
  if (inside.startsWith(part)) return 1;
  const at = inside.indexOf(part);
  if (at > 0) return /[\s\-_/.]/.test(inside.charAt(at - 1)) ? 2 : 3;
  let from = 0;
  let first = -1;
  for (const letter of part) {
    const next = inside.indexOf(letter, from);
    if (next < 0) return null;
    if (first < 0) first = next;
    from = next + letter.length;
  }
  return 4 + (from - first - part.length) / (inside.length + 1);
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
