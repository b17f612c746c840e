import { csvLines, formatAmount } from "../../../core/index.js";
import { byEntry, type LedgerFile, regionalDate, textOf } from "./ledger-file.js";

const columns = ["JournalNo", "JournalDate", "AccountName", "Debits", "Credits", "Description", "Name", "Currency"];

/** Journal entries for QuickBooks Online: rows with the same number are one. Accounts are known by name. */
export function* quickbooksJournals({ rows, locale, range }: LedgerFile): Generator<string> {
  yield csvLines([columns]);
  for (const [position, entryRows] of byEntry(rows).entries()) {
    const { entry } = entryRows[0];
    const money = (value: bigint): string => (value > 0n ? formatAmount(value, entry.currency) : "");
    // Numbers that another range has, too, would be refused as duplicates.
    const number = `${range.from.replaceAll("-", "").slice(2)}-${position + 1}`;
    yield csvLines(
      entryRows.map(({ account, amount }) => [
        ...[number, regionalDate(entry.date, locale), account, money(amount), money(-amount)],
        ...[textOf(entry), entry.buyer, entry.currency],
      ]),
    );
  }
}
