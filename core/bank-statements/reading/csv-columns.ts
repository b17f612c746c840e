import { type Issues } from "../../kernel/errors.js";
import { choiceType, listType, textType, wholeType, currencyType } from "../../kernel/field-types.js";
import { FieldTable } from "../../kernel/field-table.js";
import { type Described, field, type ModelOf } from "../../kernel/fields.js";
import { statementLimits } from "../statement-limits.js";
import { csvDateFormats } from "./csv-dates.js";

const column = textType({ min: 1, max: 100 });
const nullableColumn = (meaning: string, example: string | null = null) =>
  field.nullable(column, [`${meaning}. Null if there is none`, example]);

export const csvDelimiterNames = ["comma", "semicolon", "tab", "pipe"] as const;

/** Which columns of a table mean what. A column is its title in the header row, or its number from 1. */
export const csvColumnsTable = new FieldTable({
  /** The booking date. */
  bookingDate: field.required(column, ["The column of the booking date: its title, or its number from 1", "Buchungstag"]),
  valueDate: nullableColumn("The column of the value date", "Valuta"),
  /** Signed amounts. Null with `debit` and `credit`. */
  amount: field.nullable(column, ["The column of the amount. Null with `debit` and `credit`", "Betrag"]),
  debit: nullableColumn("The column of amounts that left the account"),
  credit: nullableColumn("The column of amounts that arrived"),
  /** Which of its words say that money left the account: D, DBIT, S, Soll, Af, … */
  direction: nullableColumn("The column that says whether money left the account, with words such as `D`, `S`, `Af` or `DBIT`, if amounts have no sign"),
  currency: nullableColumn("The column of the currency", "Währung"),
  counterpartyName: nullableColumn("The column of the name of the other side", "Name"),
  counterpartyAccount: nullableColumn("The column of its IBAN or account number", "IBAN"),
  endToEndId: nullableColumn("The column of the end-to-end ID"),
  creditorReference: nullableColumn("The column of the structured reference"),
  /** Their texts are joined. */
  remittance: field.defaulting(listType(column, { max: 5 }), [], ["The columns of what the payer wrote. Their texts are joined", ["Verwendungszweck"]]),
  bankReference: nullableColumn("The column of what identifies the entry at the bank"),
});

/** Which columns of a CSV file mean what. */
export interface CsvColumns extends ModelOf<typeof csvColumnsTable.fields>, Described {}

export const csvOptionsTable = new FieldTable({
  /** Null: the one that most rows have. */
  delimiter: field.nullable(choiceType(csvDelimiterNames), ["What separates the cells. Null if it is found out", "semicolon"]),
  /** Null: the only one that the amounts allow. */
  decimalPoint: field.nullable(choiceType([".", ","]), ["The decimal separator of amounts. Null if it is found out", ","]),
  /** Null: the only one that all dates have. */
  dateFormat: field.nullable(choiceType(csvDateFormats), ["The format of dates. Null if it is found out", "DD.MM.YYYY"]),
  skipLines: field.defaulting(wholeType({ min: 0, max: 100 }), 0, ["The number of rows before the header, or before the first transaction", 0]),
  skipEndLines: field.defaulting(wholeType({ min: 0, max: 100 }), 0, ["The number of rows after the last transaction", 0]),
  /** An IBAN, or another account number. */
  account: field.required(textType(statementLimits.account), ["The IBAN or number of the account", "DE02120300000000202051"]),
  currency: field.required(currencyType, ["The currency of the account", "EUR"]),
});

/** How a CSV file is written, and whose it is. */
export interface CsvOptions extends ModelOf<typeof csvOptionsTable.fields>, Described {
  readonly columns: CsvColumns;
}

/** Adds an issue unless there is an amount, or a debit or credit. */
export function checkColumns(issues: Issues, path: readonly string[], { amount, debit, credit }: CsvColumns): void {
  if ((amount === null) === (debit === null && credit === null))
    issues.add([...path, "amount"], "required", "Name the column of the amount, or else those of debits and credits.");
}
