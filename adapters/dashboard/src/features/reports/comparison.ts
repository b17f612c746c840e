import type { Schemas } from "../../../../../client/index.js";
import { byTime } from "../../elements/report-figures.js";

type Figures = Schemas["TimeReport"]["totals"];
type TimeGroup = Schemas["TimeReport"]["groups"][number];
type Keyed = Pick<TimeGroup, "key">;

const nothing: Figures = {
  entries: 0,
  seconds: 0,
  billable_seconds: 0,
  unrated_seconds: 0,
  amounts: [],
  billable_amounts: [],
};

/**
 * The groups with most time first, followed by those that only the previous period has, without figures; the same in each group that has groups of
 * its own.
 */
export function ranked(groups: readonly TimeGroup[], before: readonly TimeGroup[] = []): readonly TimeGroup[] {
  const earlier = new Map(before.map((group) => [group.key, group]));
  const keys = new Set(groups.map(({ key }) => key));
  const gone = byTime(before.filter(({ key }) => !keys.has(key)));
  return [
    ...byTime(groups),
    ...gone.map(({ key, name, groups: inside }) => ({ ...nothing, key, name, ...(inside && { groups: [] }) })),
  ].map((group) => (group.groups ? { ...group, groups: [...ranked(group.groups, earlier.get(group.key)?.groups)] } : group));
}

/** Returns the figures of a group in the previous period, or of a group within another. */
export function figuresBefore(before: readonly TimeGroup[]): (group: Keyed, outer?: Keyed) => Figures {
  const find = (groups: readonly TimeGroup[] | undefined, { key }: Keyed) => groups?.find((group) => group.key === key);
  return (group, outer) => find(outer ? find(before, outer)?.groups : before, group) ?? nothing;
}

/** The currencies of the figures, each once, in order. */
export function currenciesIn(...all: readonly (Pick<Figures, "amounts"> | undefined)[]): readonly string[] {
  return [...new Set(all.flatMap((figures) => figures?.amounts.map(({ currency }) => currency) ?? []))].sort();
}
