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

/** The choices among resources, by name. Chosen ones that are not among them, such as archived ones, stay choices. */
export function namedOptions(items: readonly Named[] | undefined, ...chosen: readonly string[]): readonly Option[] {
  const options = (items ?? []).map(({ id, name, email }) => ({ value: id, label: name || email || id, terms: email ?? "" }));
  return withChosen(options, ...chosen);
}

/** The choices among tags, which are their own names. */
export function tagOptions(tags: readonly { readonly name: string }[], ...chosen: readonly string[]): readonly Option[] {
  return withChosen(
    tags.map(({ name }) => ({ value: name, label: name })),
    ...chosen,
  );
}

type NamedTask = Named & { readonly project_id: string };

/** The choices among the tasks of these projects, or of all if there are none. A name that several tasks have is followed by the project's. */
export function taskOptions(
  tasks: readonly NamedTask[] | undefined,
  projects: readonly Named[] | undefined,
  { of, chosen }: { readonly of: readonly string[]; readonly chosen: readonly string[] },
): readonly Option[] {
  const inside = (tasks ?? []).filter(({ project_id: project }) => of.length === 0 || of.includes(project));
  const projectNames = new Map(projects?.map(({ id, name }) => [id, name]));
  const counts = new Map<string, number>();
  for (const { name } of inside) counts.set(name, (counts.get(name) ?? 0) + 1);
  const fullName = ({ name, project_id: project }: NamedTask) =>
    counts.get(name) === 1 ? name : [name, projectNames.get(project)].filter(Boolean).join(" · ");
  return namedOptions(
    inside.map((task) => ({ id: task.id, name: fullName(task) })),
    ...chosen,
  );
}

/** Adds the chosen values, by their codes, that are not among the options. */
export function withChosen(options: readonly Option[], ...chosen: readonly string[]): readonly Option[] {
  const known = new Set(options.map(({ value }) => value));
  const others = chosen.filter((value) => value !== "" && !known.has(value));
  return others.length === 0 ? options : [...options, ...others.map((value) => ({ value, label: value }))];
}

/** The labels of the chosen values. */
export function labelsOf(options: readonly Option[], chosen: readonly string[]): readonly string[] {
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  return chosen.map((value) => labels.get(value) ?? value);
}

/** The labels of the chosen values, after their number if they are several; `any` if there are none. */
export function chosenText(options: readonly Option[], chosen: readonly string[], any: string): string {
  if (chosen.length === 0) return any;
  const names = labelsOf(options, chosen).join(", ");
  return chosen.length === 1 ? names : `(${chosen.length}) ${names}`;
}

/** The chosen options, followed by the others. */
export function chosenFirst(options: readonly Option[], chosen: readonly string[]): readonly Option[] {
  const isChosen = ({ value }: Option) => chosen.includes(value);
  return [...options.filter(isChosen), ...options.filter((option) => !isChosen(option))];
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
