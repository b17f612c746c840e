import { type Client, foldCase, foldForSearch, type InvoiceSummary, searchedNames, type TimeEntry } from "../../core/index.js";

/** A column for the fold of the text in which lists search for models. */
export interface FoldedColumn<T> {
  readonly column: string;
  readonly foldOf: (model: T) => string | null;
}

/** The column of names, since a search reads all names of a workspace. */
export const FOLDED_NAME = "folded_name";
export const foldedName: FoldedColumn<{ readonly name: string }> = {
  column: FOLDED_NAME,
  foldOf: ({ name }) => foldForSearch(name),
};
export const foldedClient: FoldedColumn<Pick<Client, "name" | "legalName">> = {
  column: FOLDED_NAME,
  foldOf: (client) => foldForSearch(searchedNames(client)),
};

/** The names that the client had when the invoice was issued. Null for drafts. */
export const foldedBuyer: FoldedColumn<Pick<InvoiceSummary, "buyer">> = {
  column: "folded_buyer",
  foldOf: ({ buyer }) => buyer && foldForSearch(searchedNames(buyer)),
};

export const foldedNotes: FoldedColumn<Pick<TimeEntry, "notes">> = {
  column: "folded_notes",
  foldOf: ({ notes }) => foldNotes(notes),
};

/**
 * Null for notes in which only letter case is folded, which the pattern of a search ignores: notes can be long, and an index finds most that do not match. So only
 * those with accents are stored twice.
 */
export function foldNotes(notes: string): string | null {
  if (/^[\0-\x7f]*$/.test(notes)) return null;
  const folded = foldForSearch(notes);
  return folded === foldCase(notes) ? null : folded;
}
