/** A term: its path in the JSON of a document, what it is, and an example. */
export interface TermRow {
  readonly kind: "term";
  /** In camelCase, with a point between an object and its field. */
  readonly path: string;
  readonly about: string;
  readonly example: string;
}

/** A group that repeats. The paths of its terms are those in an item. */
export interface GroupRow {
  readonly kind: "group";
  readonly path: string;
  readonly about: string;
  readonly rows: NameRows;
}

/** Rows by the number of the term or of the group. */
export type NameRows = { readonly [name: string]: TermRow | GroupRow };

export const term = (path: string, about: string, example: string): TermRow => ({ kind: "term", path, about, example });

export const group = <Rows extends NameRows>(path: string, about: string, rows: Rows) =>
  ({ kind: "group", path, about, rows }) as const;
