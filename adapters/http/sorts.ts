/** Sort fields and the types of their values. `?` marks values that can be absent. */
const keyKinds = {
  created_at: "instant",
  updated_at: "instant",
  start_time: "instant",
  name: "text",
  issue_date: "date?",
  due_date: "date?",
  date: "date",
  booking_date: "date?",
} as const;

export type SortName = keyof typeof keyKinds;
export type KeyKind = (typeof keyKinds)[SortName];

const isSortName = (name: string): name is SortName => Object.hasOwn(keyKinds, name);

/** Returns the type of the sort field in an order such as `-start_time`. */
export function keyKindOf(sort: string): KeyKind {
  const name = sort.replace(/^-/, "");
  if (!isSortName(name)) throw new TypeError(`No list is sorted by ${name}.`);
  return keyKinds[name];
}

const notes: readonly (readonly [applies: (sorts: readonly SortName[]) => boolean, note: string])[] = [
  [(sorts) => sorts.some((sort) => keyKinds[sort] === "text"), "Text is sorted by code point."],
  [(sorts) => sorts.some((sort) => keyKinds[sort] === "date?"), "Items without a date sort as the latest."],
  [
    (sorts) => sorts.includes("updated_at"),
    "When sorted by updated_at, items that change while you page can be repeated or missed.",
  ],
];

/** Documents the sort orders of a list. */
export function sortDescription(sorts: readonly SortName[]): string {
  return [
    "Sort order. Prefix with `-` for descending.",
    ...notes.flatMap(([applies, note]) => (applies(sorts) ? [note] : [])),
  ].join(" ");
}
