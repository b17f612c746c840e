import { foldCase, foldForSearch } from "../../core/index.js";

/** A column for the folds of the texts that lists search in another column. */
export interface FoldedColumn {
  readonly of: "name" | "notes";
  readonly column: string;
  readonly fold: (text: string) => string | null;
}

/** Every name, since a search reads all names of a workspace. */
export const foldedName: FoldedColumn = { of: "name", column: "folded_name", fold: foldForSearch };

/**
 * Null for notes in which only letter case is folded, which the pattern of a search ignores: notes can be long, and an index finds most that do not match. So only
 * those with accents are stored twice.
 */
export const foldedNotes: FoldedColumn = {
  of: "notes",
  column: "folded_notes",
  fold: (text) => {
    if (/^[\0-\x7f]*$/.test(text)) return null;
    const folded = foldForSearch(text);
    return folded === foldCase(text) ? null : folded;
  },
};
