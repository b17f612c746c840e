import type { OptionsFilter } from "@mantine/core";
import { foldForSearch, isFoundBy } from "../../../../core/kernel/search-fold.js";

/** One choice of a select field. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Other texts by which people may look for it. */
  readonly terms?: string;
}

type Named = { readonly id: string; readonly name: string; readonly email?: string | null };

/** The choices among resources, by name. A chosen one that is not among them, such as an archived one, stays a choice. */
export function namedOptions(items: readonly Named[] | undefined, chosen = ""): readonly Option[] {
  const options = (items ?? []).map(({ id, name, email }) => ({ value: id, label: name || email || id, terms: email ?? "" }));
  return withChosen(options, chosen);
}

/** Adds the chosen value, by its code, if it is not among the options. */
export function withChosen(options: readonly Option[], chosen: string): readonly Option[] {
  return chosen === "" || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }];
}

/** The options that contain every word of the text, in any order, letter case and accents; those whose label begins with it are first. */
export function matching(options: readonly Option[], text: string): readonly Option[] {
  const words = foldForSearch(text).split(/\s+/).filter(Boolean);
  const found = options.filter(({ value, label, terms = "" }) => {
    const all = foldForSearch(`${label} ${terms} ${value}`);
    return words.every((word) => all.includes(word));
  });
  const isFirst = ({ label }: Option) => foldForSearch(label).startsWith(foldForSearch(text).trim());
  return [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))];
}

/** Leaves the items whose label contains the text, whatever its letter case and accents. */
export const byLabel: OptionsFilter = ({ options, search, limit }) =>
  options.filter((item) => "label" in item && isFoundBy(item.label, search.trim())).slice(0, limit);
