interface Group {
  readonly key: string | null;
  readonly name: string | null;
  readonly seconds: number;
  /** In minor units. */
  readonly amounts: readonly { readonly currency: string; readonly amount: number }[];
}

/** The part of the report that the chart shows. */
export interface DrawnReport {
  readonly groups: readonly { readonly key: string | null; readonly groups?: readonly Group[] }[];
}

/** The data of a stacked chart: for each interval, a value per group. The smallest groups are combined. */
export interface Stack {
  readonly series: readonly { readonly key: string; readonly name: string | null }[];
  readonly parts: readonly { readonly key: string; readonly values: Readonly<Record<string, number>> }[];
}

const MOST_SERIES = 7;
/** Keys of combined groups and of entries without a group. IDs and tags are never blank. */
export const OTHERS = "";
export const NONE = " ";

/** Without a currency, values are seconds; otherwise amounts are in minor units. `keys` are all intervals, including empty ones. */
export function stackOf(report: DrawnReport, keys: readonly string[], currency?: string): Stack {
  const all = new Map<string, { name: string | null; seconds: number; value: number }>();
  for (const { groups = [] } of report.groups)
    for (const group of groups) {
      const { name, seconds, value } = all.get(keyOf(group)) ?? { name: group.name ?? group.key, seconds: 0, value: 0 };
      all.set(keyOf(group), { name, seconds: seconds + group.seconds, value: value + valueOf(group, currency) });
    }
  const ranked = [...all]
    .map(([key, group]) => ({ key, ...group }))
    .sort((one, other) => other.value - one.value || other.seconds - one.seconds);
  const single = ranked.length <= MOST_SERIES + 1 ? ranked : ranked.slice(0, MOST_SERIES);
  const names = new Set(single.map(({ key }) => key));
  const parts = new Map(report.groups.map(({ key, groups = [] }) => [key, groups]));
  return {
    series: [
      ...single.map(({ key, name }) => ({ key, name })),
      ...(single.length < ranked.length ? [{ key: OTHERS, name: null }] : []),
    ],
    parts: keys.map((key) => ({ key, values: valuesOf(parts.get(key) ?? [], names, currency) })),
  };
}

function valuesOf(groups: readonly Group[], names: ReadonlySet<string>, currency: string | undefined): Record<string, number> {
  const values: Record<string, number> = {};
  for (const group of groups) {
    const key = names.has(keyOf(group)) ? keyOf(group) : OTHERS;
    values[key] = (values[key] ?? 0) + valueOf(group, currency);
  }
  return values;
}

function keyOf({ key }: Pick<Group, "key">): string {
  return key ?? NONE;
}

function valueOf({ seconds, amounts }: Group, currency: string | undefined): number {
  return currency === undefined ? seconds : (amounts.find((one) => one.currency === currency)?.amount ?? 0);
}
