import type { LocalDate } from "../../kernel/calendar.js";
import type { CurrencyCode } from "../../kernel/currency.js";
import { csvDelimiterNames, csvDelimiters } from "../../kernel/csv-delimiters.js";
import { type CsvRow, delimiterOf } from "../../kernel/csv-rows.js";
import { invalidField } from "../../kernel/errors.js";
import { csvIssues, type ReadingOptions } from "../reading-options.js";
import type { CsvDateFormat } from "../statement-formats.js";
import { statementLimits } from "../statement-limits.js";
import { currencyOf, Unclear } from "./amounts.js";
import { decimalPointOf } from "../../kernel/written-numbers.js";
import { csvAmount } from "./csv-amounts.js";
import { csvDate, possibleDateFormats } from "./csv-dates.js";
import { csvRows } from "./csv-rows.js";
import { type ColumnOption, type CsvTable, tableOf } from "./csv-table.js";
import type { ParsedStatement, ParsedTransaction } from "./parsed-statement.js";
import { plainAccount } from "./plain-account.js";
import { referenceOf } from "./references.js";
import { unreadable } from "./source.js";

/** What says that money left the account. */
const outgoing = /^(?:d|dr|dbit|debit|debet|s|soll|af|out|lastschrift|belastung|dare|-)$/i;

/** The statement in a CSV file, whose columns the options name. */
export function readCsv(text: string, options: ReadingOptions): readonly ParsedStatement[] {
  csvIssues(options).throwIfAny();
  const { account: given, currency } = options;
  if (given === null || currency === null) throw new Error("The account and its currency are required.");
  const delimiter =
    csvDelimiters[csvDelimiterNames.findIndex((name) => name === options.delimiter)] ??
    delimiterOf(text, statementLimits.columns);
  const rows = csvRows(text, delimiter);
  const table = tableOf(rows.slice(options.skipLines, rows.length - options.skipEndLines), options);
  const cells = (...columns: readonly ColumnOption[]): readonly string[] =>
    columns.flatMap((column) => table.rows.map((row) => table.cell(row, column))).filter((cell) => cell !== "");
  const format = options.dateFormat ?? formatOf(cells("bookingDateColumn", "valueDateColumn"));
  const point =
    options.decimalPoint === null ? pointOf(cells("amountColumn", "debitColumn", "creditColumn")) : marks[options.decimalPoint];
  const account = plainAccount(given);
  const context = { account, currency, table, format, point };
  const transactions = table.rows.map((row, entry) => transactionOf(row, entry, context));
  const days = transactions.map(({ bookingDate }) => bookingDate).sort();
  return [
    {
      format: "csv",
      account,
      currency,
      number: null,
      from: days[0] ?? null,
      to: days.at(-1) ?? null,
      opening: null,
      closing: null,
      transactions,
      mayBeTruncated: !/[\r\n]$/.test(text),
    },
  ];
}

const marks = { point: ".", comma: "," } as const;

function formatOf(dates: readonly string[]): CsvDateFormat {
  const formats = possibleDateFormats(dates);
  const [first, ...others] = formats;
  if (first !== undefined && (others.length === 0 || dates.length === 0)) return first;
  throw invalidField(
    ["dateFormat"],
    "required",
    first === undefined
      ? "The dates have no common format. Name their format."
      : `The dates could have the formats ${formats.join(" and ")}. Name one.`,
  );
}

function pointOf(amounts: readonly string[]): "." | "," {
  const point = decimalPointOf(amounts);
  if (point !== null) return point;
  throw invalidField(["decimalPoint"], "required", "The amounts do not tell their decimal separator. Name it.");
}

interface Context {
  readonly account: string;
  /** Of rows without one. */
  readonly currency: CurrencyCode;
  readonly table: CsvTable;
  readonly format: CsvDateFormat;
  readonly point: "." | ",";
}

function transactionOf(row: CsvRow, entry: number, context: Context): ParsedTransaction {
  const { table, account } = context;
  const cell = (column: ColumnOption): string | null => table.cell(row, column) || null;
  const currency = cell("currencyColumn") === null ? context.currency : currencyOf(cell("currencyColumn")?.toUpperCase() ?? "");
  if (currency instanceof Unclear) throw unreadable(row.line, table.place("currencyColumn"), currency.message);
  const counterparty = cell("accountColumn");
  return {
    bookingDate: requiredDate(row, "bookingDateColumn", context),
    valueDate: cell("valueDateColumn") === null ? null : requiredDate(row, "valueDateColumn", context),
    amount: amountIn(row, currency, context),
    currency,
    isReversal: false,
    counterpartyName: cell("nameColumn"),
    counterpartyAccount: counterparty === null || plainAccount(counterparty) === account ? null : plainAccount(counterparty),
    endToEndId: referenceOf(cell("endToEndIdColumn")),
    creditorReference: referenceOf(cell("referenceColumn")),
    remittanceText: cell("remittanceColumns"),
    bankReference: referenceOf(cell("bankReferenceColumn")),
    otherReference: null,
    entry,
  };
}

function requiredDate(row: CsvRow, column: "bookingDateColumn" | "valueDateColumn", { table, format }: Context): LocalDate {
  const date = csvDate(table.cell(row, column), format);
  if (date !== null) return date;
  throw unreadable(row.line, table.place(column), `A date in the format ${format} is expected.`);
}

/** The signed amount, or credit less debit. Banks write debits with or without a sign. */
function amountIn(row: CsvRow, currency: CurrencyCode, { table, point }: Context): bigint {
  const read = (column: "amountColumn" | "debitColumn" | "creditColumn"): bigint | null => {
    const amount = csvAmount(table.cell(row, column), currency, point);
    if (amount instanceof Unclear) throw unreadable(row.line, table.place(column), amount.message);
    return amount;
  };
  const [amount, debit, credit] = [read("amountColumn"), read("debitColumn"), read("creditColumn")];
  const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
  if (amount !== null) return outgoing.test(table.cell(row, "directionColumn")) ? -magnitude(amount) : amount;
  if (debit === null && credit === null) throw unreadable(row.line, table.place("amountColumn"), "The amount is missing.");
  return (credit ?? 0n) - magnitude(debit ?? 0n);
}
