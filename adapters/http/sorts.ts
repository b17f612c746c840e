/** What lists can be ordered by, and what the values are that they are ordered by then; those that end in `?` may be absent. */
const keyKinds = {
  created_at: "instant",
  updated_at: "instant",
  start_time: "instant",
  name: "text",
  issue_date: "date?",
  due_date: "date?",
} as const;

export type SortName = keyof typeof keyKinds;
export type KeyKind = (typeof keyKinds)[SortName];

/** Of an order such as `-start_time`. */
export function keyKindOf(sort: string): KeyKind {
  return keyKinds[sort.replace(/^-/, "") as SortName];
}

const notes: readonly (readonly [applies: (sorts: readonly SortName[]) => boolean, note: string])[] = [
  [(sorts) => sorts.some((sort) => keyKinds[sort] === "text"), "Texts are ordered by code point."],
  [(sorts) => sorts.some((sort) => keyKinds[sort] === "date?"), "What has no date comes as if it had the latest."],
  [
    (sorts) => sorts.includes("updated_at"),
    "By updated_at, what changes while one pages moves, and may come again or be missed.",
  ],
];

/** What a client has to know about the orders of a list. */
export function sortDescription(sorts: readonly SortName[]): string {
  return ["A minus sign reverses.", ...notes.flatMap(([applies, note]) => (applies(sorts) ? [note] : []))].join(" ");
}
