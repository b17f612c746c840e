import type { AccountPlan, CsvFormat, JournalEntry, LedgerAccounts, LedgerRow, LocalDate } from "../../../core/index.js";

/** What a file for an accounting program is written from. */
export interface LedgerFile {
  /** In the order of their dates. The rows of an entry follow each other, and add up to 0. */
  readonly rows: readonly LedgerRow[];
  readonly plan: AccountPlan;
  /** The first and the last day. */
  readonly range: { readonly from: LocalDate; readonly to: LocalDate };
  /** Null: the usual ones. */
  readonly accounts: LedgerAccounts | null;
  /** BCP 47, of dates and numbers in formats that leave them open. */
  readonly locale: string;
  readonly csv: CsvFormat;
  /** The name of the workspace. */
  readonly name: string;
}

/** Rows of one entry, at least one. */
export type EntryRows = readonly [LedgerRow, ...LedgerRow[]];

/** The rows by entry, in order. */
export function byEntry(rows: readonly LedgerRow[]): readonly EntryRows[] {
  const entries = new Map<JournalEntry, [LedgerRow, ...LedgerRow[]]>();
  for (const row of rows) {
    const before = entries.get(row.entry);
    if (before) before.push(row);
    else entries.set(row.entry, [row]);
  }
  return [...entries.values()];
}

/** What an entry is about: what happened, the number of the document, and the client. */
export function textOf({ kind, number, buyer }: JournalEntry): string {
  return [kind.replace(/_/g, " "), number, buyer].filter((part) => part !== null).join(" ");
}

/** As people in the region of the locale write dates with digits: month first in the United States, otherwise day first. */
export function regionalDate(date: LocalDate, locale: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return /^en(-US)?$/i.test(locale) ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}
