import { Issues } from "../kernel/errors.js";
import { FieldTable } from "../kernel/field-table.js";
import { choiceType, currencyType, listType, textType, wholeType } from "../kernel/field-types.js";
import { type CreationOf, type Described, field, type ModelOf } from "../kernel/fields.js";
import { csvDateFormats, csvDelimiterNames, decimalPoints, statementEncodings, statementFormats } from "./statement-formats.js";
import { statementLimits } from "./statement-limits.js";

const columnType = textType(statementLimits.column);
const column = (meaning: string, example: string) =>
  field.nullable(columnType, [`Of a CSV file: the column of ${meaning}. Its title in the header, or its number from 1`, example]);

/** What the caller knows of a file with bank statements. */
export const readingOptionsTable = new FieldTable({
  /** 1 to 255 characters. */
  fileName: field.nullable(textType(statementLimits.fileName), ["The name of the file", "statement-2026-03.xml"]),
  /** Null: it is found out. */
  format: field.nullable(choiceType(statementFormats), ["The format of the file. Found out if it is absent", "camt.053"]),
  /** Null: as a byte order mark or an XML declaration says, else UTF-8, or Windows-1252 if it is not valid UTF-8. */
  encoding: field.nullable(choiceType(statementEncodings), ["The encoding of the file. Found out if it is absent", "utf-8"]),
  /** Required for CSV files, which do not state it. */
  account: field.nullable(textType(statementLimits.account), [
    "Of a CSV file: the IBAN or number of the account. Required for CSV files",
    "DE02120300000000202051",
  ]),
  /** Required for CSV files, which may not state it. */
  currency: field.nullable(currencyType, ["Of a CSV file: the currency of the account. Required for CSV files", "EUR"]),
  /** Null: it is found out. */
  delimiter: field.nullable(choiceType(csvDelimiterNames), [
    "Of a CSV file: what separates cells. Found out if it is absent",
    "semicolon",
  ]),
  /** Null: it is found out, if the amounts tell. */
  decimalPoint: field.nullable(choiceType(decimalPoints), [
    "Of a CSV file: the decimal separator. Found out if it is absent and the amounts tell",
    "comma",
  ]),
  /** Null: it is found out, if the dates tell. */
  dateFormat: field.nullable(choiceType(csvDateFormats), [
    "Of a CSV file: the format of dates. Found out if it is absent and the dates tell",
    "DD.MM.YYYY",
  ]),
  /** Rows before the header, or before the first transaction. Empty rows do not count. */
  skipLines: field.defaulting(wholeType(statementLimits.skippedLines), 0, [
    "Of a CSV file: the number of rows before the header. Empty rows do not count",
    0,
  ]),
  /** Rows after the last transaction. Empty rows do not count. */
  skipEndLines: field.defaulting(wholeType(statementLimits.skippedLines), 0, [
    "Of a CSV file: the number of rows after the last transaction. Empty rows do not count",
    0,
  ]),
  /** Required for CSV files. */
  bookingDateColumn: column("the booking date. Required for CSV files", "Buchungstag"),
  /** Null: no column has it. */
  valueDateColumn: column("the value date", "Valuta"),
  /** Null with columns of debits and credits. */
  amountColumn: column("the signed amount. Required for CSV files without columns of debits and credits", "Betrag"),
  /** Its amounts have no sign. */
  debitColumn: column("amounts that left the account", "Soll"),
  /** Its amounts have no sign. */
  creditColumn: column("amounts that arrived", "Haben"),
  /** Its words, such as `D`, `S`, `Af` and `DBIT`, say that money left the account. */
  directionColumn: column(
    "words such as `D`, `S`, `Af` or `DBIT` where money left the account, if amounts have no sign",
    "Af Bij",
  ),
  /** Null: the currency of the account. */
  currencyColumn: column("the currency", "Währung"),
  /** Null: no column has it. */
  nameColumn: column("the name of the other side", "Name"),
  /** Null: no column has it. */
  accountColumn: column("the IBAN or account number of the other side", "IBAN"),
  /** Null: no column has it. */
  endToEndIdColumn: column("the end-to-end ID", "End-to-End-Ref."),
  /** Null: references are looked for in what the payer wrote. */
  referenceColumn: column("the structured reference", "Referenz"),
  /** Their texts are joined. */
  remittanceColumns: field.defaulting(
    listType(columnType, { max: 5 }),
    [],
    ["Of a CSV file: the columns of what the payer wrote, whose texts are joined", ["Verwendungszweck"]],
  ),
  /** Null: transactions are recognized by their content. */
  bankReferenceColumn: column("what identifies the transaction at the bank", "Transaktions-ID"),
});

/** What the caller knows of a file with bank statements. */
export interface ReadingOptions extends ModelOf<typeof readingOptionsTable.fields>, Described {}
/** The same; absent fields are null. */
export interface GivenReadingOptions extends CreationOf<typeof readingOptionsTable.fields>, Described {}

/** Adds what is missing to read a CSV file. */
export function csvIssues({
  account,
  currency,
  bookingDateColumn,
  amountColumn,
  debitColumn,
  creditColumn,
}: ReadingOptions): Issues {
  const issues = new Issues();
  const required = (path: string, value: unknown, message: string): void => {
    if (value === null) issues.add([path], "required", message);
  };
  required("account", account, "Name the account, which the CSV file does not state.");
  required("currency", currency, "Name the currency of the account.");
  required("bookingDateColumn", bookingDateColumn, "Name the column of the booking date.");
  required(
    "amountColumn",
    amountColumn ?? debitColumn ?? creditColumn,
    "Name the column of the amount, or those of debits and credits.",
  );
  return issues;
}
