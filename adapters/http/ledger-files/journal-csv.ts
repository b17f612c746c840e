import { BYTE_ORDER_MARK, csvLines, csvNumber, formatAmount, formatDecimal } from "../../../core/index.js";
import { type LedgerFile, textOf } from "./ledger-file.js";

const columns = [
  "Entry",
  "Date",
  "Kind",
  "Number",
  "Client",
  "Account",
  "Debit",
  "Credit",
  "Currency",
  "Tax category",
  "Tax rate (%)",
  "Tax code",
  "Reference",
  "Text",
];

/** A row for each account that an entry changes, with ISO dates and numbers in the locale's format. */
export function* journalCsv({ rows, csv }: LedgerFile): Generator<string> {
  yield BYTE_ORDER_MARK + csvLines([columns], csv.delimiter);
  let position = 0;
  let last: unknown = null;
  for (const { entry, account, tax, taxCode, amount } of rows) {
    if (entry !== last) position += 1;
    last = entry;
    const money = (value: bigint): string | null => (value > 0n ? csvNumber(formatAmount(value, entry.currency), csv) : null);
    yield csvLines(
      [
        [
          ...[String(position), entry.date, entry.kind, entry.number, entry.buyer, account],
          ...[money(amount), money(-amount), entry.currency],
          ...[tax && tax.category, tax && csvNumber(formatDecimal(tax.rate), csv), taxCode],
          ...[entry.reference, textOf(entry)],
        ],
      ],
      csv.delimiter,
    );
  }
}
