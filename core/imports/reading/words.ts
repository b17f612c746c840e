import { type CurrencyCode, isCurrency } from "../../kernel/currency.js";
import { csvRowAt, MalformedRow } from "../../kernel/csv-rows.js";
import { foldForSearch } from "../../kernel/search-fold.js";
import { ungrouped, writtenNumber } from "../../kernel/written-numbers.js";
import { exportLimits } from "../export-limits.js";

/** In the languages of the sources, folded. */
const yes = new Set("yes y true 1 x ja j oui o si sim s tak t ano kylla igen evet はい billable".split(" "));
const no = new Set("no n false 0 nein non nao nie ne nej nei ei nem hayir いいえ 非 non-billable".split(" "));

/** Whether the cell says yes or no. Null: neither. */
export function yesOrNo(cell: string): boolean | null {
  const word = foldForSearch(cell.trim());
  return yes.has(word) ? true : no.has(word) ? false : null;
}

/**
 * Tags of a cell, separated by commas or, without any, by semicolons or bars, each once. A tag in quotes can contain them. A JSON list is read as such.
 */
export function tagsIn(cell: string): readonly string[] {
  const plain = cell.trim();
  if (plain === "") return [];
  const listed = /^\[/.test(plain) ? jsonTexts(plain) : null;
  const delimiter = plain.includes(",") ? "," : plain.includes(";") ? ";" : "|";
  const spaced = plain.replace(/([,;|])\s+"/g, '$1"').replace(/"\s+([,;|])/g, '"$1');
  const read = csvRowAt(spaced, 0, { line: 1, delimiter, columns: exportLimits.columns });
  const parts = listed ?? (read instanceof MalformedRow ? plain.split(delimiter) : read.row.cells);
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ""))];
}

/** The texts of a JSON list. Null: it is none. */
export function jsonTexts(cell: string): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(cell);
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** An amount as a decimal such as `95.5`. Null if the cell has none, or zero, which tools write for no rate. */
export function rateIn(cell: string, point: "." | ","): string | null {
  const written = writtenNumber(cell);
  if (written === null || written.isNegative) return null;
  const plain = ungrouped(written.digits, point) ?? ungrouped(written.digits, point === "," ? "." : ",");
  const rate = plain?.replace(",", ".").replace(/^\./, "0.").replace(/\.$/, "") ?? "0";
  return /[1-9]/.test(rate) ? rate : null;
}

/** The currency of `EUR` or `Euro - EUR`. Null: none. */
export function currencyIn(cell: string): CurrencyCode | null {
  const code = /(?:^|[^A-Z])([A-Z]{3})$/.exec(cell.trim().toUpperCase())?.[1] ?? "";
  return isCurrency(code) ? code : null;
}
