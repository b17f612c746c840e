import type { Schemas } from "../../../../../client/index.js";

type Figures = Schemas["TimeReport"]["totals"];
type TimeGroup = Schemas["TimeReport"]["groups"][number];

const nothing: Figures = {
  entries: 0,
  seconds: 0,
  billable_seconds: 0,
  unrated_seconds: 0,
  amounts: [],
  billable_amounts: [],
};

/** The groups, followed by those that only the previous period has, without figures. */
export function withEarlier(groups: readonly TimeGroup[], before: readonly TimeGroup[]): readonly TimeGroup[] {
  const keys = new Set(groups.map(({ key }) => key));
  return [...groups, ...before.filter(({ key }) => !keys.has(key)).map(({ key, name }) => ({ ...nothing, key, name }))];
}

/** Returns the figures of a group in the previous period. */
export function figuresBefore(before: readonly TimeGroup[]): (group: Pick<TimeGroup, "key">) => Figures {
  const figures = new Map(before.map((group) => [group.key, group]));
  return ({ key }) => figures.get(key) ?? nothing;
}

/** The currencies of the figures, each once, in order. */
export function currenciesIn(...all: readonly (Pick<Figures, "amounts"> | undefined)[]): readonly string[] {
  return [...new Set(all.flatMap((figures) => figures?.amounts.map(({ currency }) => currency) ?? []))].sort();
}
