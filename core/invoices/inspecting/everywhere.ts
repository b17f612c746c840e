import type { Finding } from "../finding.js";
import type { StatedTerms, TermName } from "../terms/terms.js";
import { documentNames } from "./document-names.js";
import type { NameRows } from "./name-row.js";
import { itemsOf, pathOf, textOf } from "./stated.js";
import type { StatedRule } from "./stated-rule.js";

/** The paths of a term, wherever it is, for the texts of which the condition is true. */
export function everywhere(names: readonly TermName[], isWrong: (text: string) => boolean): StatedRule["violations"] {
  return (terms) => violationsIn(documentNames, terms, [], new Set(names), isWrong);
}

function violationsIn(
  rows: NameRows,
  terms: StatedTerms,
  indexes: readonly number[],
  names: ReadonlySet<string>,
  isWrong: (text: string) => boolean,
): readonly Finding["path"][] {
  return (Object.entries(rows) as [TermName, NameRows[string]][]).flatMap(([name, row]) => {
    if (row.kind === "group")
      return itemsOf(terms, name).flatMap((item, index) => violationsIn(row.rows, item, [...indexes, index], names, isWrong));
    const text = names.has(name) ? textOf(terms, name) : undefined;
    return text !== undefined && isWrong(text) ? [pathOf(name, ...indexes)] : [];
  });
}
