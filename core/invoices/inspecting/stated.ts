import { snakeCase } from "../../kernel/snake-case.js";
import type { View } from "../../kernel/view.js";
import type { Finding } from "../finding.js";
import type { StatedTerms, TermName } from "../terms/terms.js";
import { documentNames } from "./document-names.js";
import type { NameRows } from "./name-row.js";

type Path = Finding["path"];

/** The text of a term; undefined if the document does not state it. */
export function textOf(terms: StatedTerms, name: TermName): string | undefined {
  const value = terms[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The items of a group. */
export function itemsOf(terms: StatedTerms, group: TermName): readonly StatedTerms[] {
  const value = terms[group];
  return typeof value === "object" ? value : [];
}

/** Whether the document's specification permits what EN 16931 does not. */
export const isExtension = (terms: StatedTerms): boolean => (textOf(terms, "BT-24") ?? "").includes("#conformant#");

/** Whether an item is in totals. Lines of Factur-X EXTENDED can have the sum of others, or only inform (BT-X-8). */
export const isCounted = (item: StatedTerms): boolean => (textOf(item, "BT-X-8") ?? "DETAIL") === "DETAIL";

const INDEX = Symbol("index");
const paths = new Map<string, readonly (string | typeof INDEX)[]>(entriesOf(documentNames, []));

function entriesOf(rows: NameRows, outer: readonly (string | typeof INDEX)[]): [string, readonly (string | typeof INDEX)[]][] {
  return Object.entries(rows).flatMap(([name, row]) => {
    const path = [...outer, ...row.path.split(".")];
    return row.kind === "term" ? [[name, path]] : [[name, path], ...entriesOf(row.rows, [...path, INDEX])];
  });
}

/** The path of a term or a group in the JSON of a document, with the indexes of the items that it is in, outermost first. */
export function pathOf(name: TermName, ...indexes: readonly number[]): Path {
  const path = paths.get(name) ?? [];
  let used = 0;
  return path.map((part) => (part === INDEX ? (indexes[used++] ?? 0) : part));
}

/** The JSON of a document: only what it states, and a list for each group. */
export function statedView(terms: StatedTerms): View {
  return shown(documentNames, terms);
}

type Shown = { [name: string]: Shown | string | readonly View[] };

function shown(rows: NameRows, terms: StatedTerms): View {
  const view: Shown = {};
  for (const [name, row] of Object.entries(rows) as [TermName, NameRows[string]][]) {
    const value = row.kind === "term" ? textOf(terms, name) : itemsOf(terms, name).map((item) => shown(row.rows, item));
    if (value !== undefined) put(view, row.path.split(".").map(snakeCase), value);
  }
  return view;
}

function put(into: Shown, [name = "", ...rest]: readonly string[], value: Shown[string]): void {
  if (rest.length === 0) into[name] = value;
  else put((into[name] ??= {}) as Shown, rest, value);
}
