/** Kinds of entries, each with its weight: what readers look for first has the most. Names of the library rank below pages written for readers. */
export const weights = {
  operation: 1.1,
  guide: 1,
  section: 1,
  resource: 0.9,
  event: 0.7,
  error: 0.7,
  object: 0.6,
  module: 0.7,
  design: 0.5,
  export: 0.3,
  member: 0.2,
} as const;

export type Kind = keyof typeof weights;

/** What the search can find. */
export interface Entry {
  readonly kind: Kind;
  readonly title: string;
  /** Where it belongs, shown with the title. */
  readonly place: string;
  /** Its URL relative to the site. */
  readonly url: string;
  /** Further names, which a query can be as it can be the title: method and path of an operation, its ID, and the settings that a section explains. */
  readonly names: readonly string[];
  /** The stems of its text, without repetitions. */
  readonly stems: readonly string[];
}

/** An entry as the site's index contains it. */
type Row = readonly [kind: Kind, title: string, place: string, url: string, names: readonly string[], stems: string];

/** The variable of the page that holds the index. */
const VARIABLE = "stintSearchIndex";

const rowOf = ({ kind, title, place, url, names, stems }: Entry): Row => [kind, title, place, url, names, stems.join(" ")];

/** The script that gives pages the index. */
export const indexScript = (entries: readonly Entry[]): string => `window.${VARIABLE} = ${JSON.stringify(entries.map(rowOf))};\n`;

/** The index in the global object of a page, or undefined while it is loaded. */
export function indexOf(page: object): readonly Entry[] | undefined {
  const rows = (page as Readonly<Record<string, readonly Row[] | undefined>>)[VARIABLE];
  return rows?.map(([kind, title, place, url, names, stems]) => ({
    kind,
    title,
    place,
    url,
    names,
    stems: stems === "" ? [] : stems.split(" "),
  }));
}
