import type { LocalDate } from "../../kernel/calendar.js";
import type { CurrencyCode } from "../../kernel/currency.js";
import { invalidField } from "../../kernel/errors.js";
import { snakeCase } from "../../kernel/snake-case.js";
import { currencyOf, Unclear } from "./amounts.js";
import { csvAmount, decimalPointOf } from "./csv-amounts.js";
import { type CsvColumns, csvDelimiterNames, type CsvOptions } from "./csv-columns.js";
import { csvDate, type CsvDateFormat, possibleDateFormats } from "./csv-dates.js";
import { csvDelimiters, type CsvRow, csvRows, delimiterOf } from "./csv-rows.js";
import { type CsvTable, tableOf } from "./csv-table.js";
import type { ParsedStatement, ParsedTransaction } from "./parsed-statement.js";
import { plainAccount } from "./plain-account.js";
import { referenceOf } from "./references.js";
import { unreadable } from "./source.js";

/** What says that money left the account. */
const outgoing = /^(?:d|dr|dbit|debit|debet|s|soll|af|out|lastschrift|belastung|dare|-)$/i;

/** The statement in a CSV file, whose columns the options name. */
export function readCsv(text: string, options: CsvOptions): readonly ParsedStatement[] {
  const delimiter = csvDelimiters[csvDelimiterNames.findIndex((name) => name === options.delimiter)] ?? delimiterOf(text);
  const rows = csvRows(text, delimiter).slice(options.skipLines, options.skipEndLines === 0 ? undefined : -options.skipEndLines);
  const table = tableOf(rows, options.columns);
  const cells = (column: keyof CsvColumns): readonly string[] => table.rows.map((row) => table.cell(row, column)).filter((cell) => cell !== "");
  const dates = [...cells("bookingDate"), ...cells("valueDate")];
  const format = options.dateFormat ?? formatOf(dates);
  const point = options.decimalPoint ?? pointOf([...cells("amount"), ...cells("debit"), ...cells("credit")]);
  const account = plainAccount(options.account);
  const context = { ...options, account, table, format, point };
  const transactions = table.rows.map((row, entry) => transactionOf(row, entry, context));
  const days = transactions.map(({ bookingDate }) => bookingDate).sort();
  return [
    {
      format: "csv",
      account,
      currency: options.currency,
      number: null,
      from: days[0] ?? null,
      to: days.at(-1) ?? null,
      opening: null,
      closing: null,
      transactions,
      mayBeTruncated: false,
    },
  ];
}

function formatOf(dates: readonly string[]): CsvDateFormat {
  const formats = possibleDateFormats(dates);
  const [first, ...others] = formats;
  if (first !== undefined && (others.length === 0 || dates.length === 0)) return first;
  throw invalidField(
    ["csv", "dateFormat"],
    "required",
    first === undefined ? "The dates have no common format. Name their format." : `The dates could have the formats ${formats.join(" and ")}. Name one.`,
  );
}

function pointOf(amounts: readonly string[]): "." | "," {
  const point = decimalPointOf(amounts);
  if (point !== null) return point;
  throw invalidField(["csv", "decimalPoint"], "required", "The amounts do not tell their decimal separator. Name it.");
}

interface Context extends Omit<CsvOptions, "account"> {
  readonly account: string;
  readonly table: CsvTable;
  readonly format: CsvDateFormat;
  readonly point: "." | ",";
}

function transactionOf(row: CsvRow, entry: number, context: Context): ParsedTransaction {
  const { table, account } = context;
  const cell = (column: keyof CsvColumns): string | null => table.cell(row, column) || null;
  const currency = cell("currency") === null ? context.currency : currencyOf(cell("currency")?.toUpperCase() ?? "");
  if (currency instanceof Unclear) throw unreadable(row.line, table.place("currency"), currency.message);
  const counterparty = cell("counterpartyAccount");
  return {
    bookingDate: requiredDate(row, "bookingDate", context),
    valueDate: cell("valueDate") === null ? null : requiredDate(row, "valueDate", context),
    amount: amountIn(row, currency, context),
    currency,
    isReversal: false,
    counterpartyName: cell("counterpartyName"),
    counterpartyAccount: counterparty === null || plainAccount(counterparty) === account ? null : plainAccount(counterparty),
    endToEndId: referenceOf(cell("endToEndId")),
    creditorReference: referenceOf(cell("creditorReference")),
    remittanceText: cell("remittance"),
    bankReference: referenceOf(cell("bankReference")),
    entry,
  };
}

function requiredDate(row: CsvRow, column: "bookingDate" | "valueDate", { table, format }: Context): LocalDate {
  const date = csvDate(table.cell(row, column), format);
  if (date !== null) return date;
  throw unreadable(row.line, table.place(column), `A date in the format ${format} is expected in the column ${snakeCase(column)}.`.replaceAll("_", " "));
}

/** The signed amount, or credit less debit. Banks write debits with or without a sign. */
function amountIn(row: CsvRow, currency: CurrencyCode, { table, point }: Context): bigint {
  const read = (column: "amount" | "debit" | "credit"): bigint | null => {
    const amount = csvAmount(table.cell(row, column), currency, point);
    if (amount instanceof Unclear) throw unreadable(row.line, table.place(column), amount.message);
    return amount;
  };
  const [amount, debit, credit] = [read("amount"), read("debit"), read("credit")];
  const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
  if (amount !== null) return outgoing.test(table.cell(row, "direction")) ? -magnitude(amount) : amount;
  if (debit === null && credit === null) throw unreadable(row.line, table.place("amount"), "The amount is missing.");
  return (credit ?? 0n) - magnitude(debit ?? 0n);
}
