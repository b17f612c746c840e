import {
  type AccountPlan,
  type DatevSettings,
  formatAmount,
  invalidField,
  isVatId,
  type LedgerRow,
  type LocalDate,
  monthOf,
  parseLocalDate,
  yearOf,
} from "../../../core/index.js";
import { datevColumns } from "./datev-columns.js";
import { byEntry, type EntryRows, type LedgerFile, textOf } from "./ledger-file.js";
import { windows1252 } from "./windows-1252.js";

const limits = { document: 36, text: 60, exporter: 25, name: 30 } as const;
const NOT_IN_DOCUMENTS = /[^A-Za-z0-9$&%*+\-/]/g;

/**
 * A batch of postings (Buchungsstapel, format version 13) for DATEV, in windows-1252. Amounts include tax, which DATEV computes from the account or the
 * tax key. Throws, of kind `invalid`, `datev_missing` without settings, `range_spans_fiscal_years`, and `account_not_numeric`.
 */
export function datevBatch(file: LedgerFile, createdAt: string): Uint8Array {
  const settings = file.accounts?.datev;
  if (!settings)
    throw invalidField(
      ["format"],
      "datev_missing",
      "Set datev in ledger_accounts of the workspace: the consultant and the client.",
    );
  const { from, to } = file.range;
  const year = fiscalYearOf(from, settings);
  if (year !== fiscalYearOf(to, settings))
    throw invalidField(["to"], "range_spans_fiscal_years", "A file for DATEV must be within one fiscal year.");
  const lines = [
    header(file, settings, { year, createdAt }),
    datevColumns.map(quoted).join(";"),
    ...byEntry(file.rows).flatMap((rows) => batchRows(rows, file.plan, settings)),
  ];
  return windows1252(lines.map((line) => `${line}\r\n`).join(""));
}

/** The first day of the fiscal year. */
function fiscalYearOf(day: LocalDate, { firstMonth }: DatevSettings): LocalDate {
  const year = monthOf(day) < firstMonth ? yearOf(day) - 1 : yearOf(day);
  return parseLocalDate(`${year}-${String(firstMonth).padStart(2, "0")}-01`);
}

function header(
  { range, name }: LedgerFile,
  { consultant, client, accountDigits }: DatevSettings,
  { year, createdAt }: { readonly year: LocalDate; readonly createdAt: string },
): string {
  return [
    ...[quoted("EXTF"), "700", "21", quoted("Buchungsstapel"), "13", createdAt.replace(/\D/g, "").slice(0, 17), ""],
    ...[quoted("ST"), quoted(cut(name, limits.exporter)), quoted(""), String(consultant), String(client)],
    ...[compact(year), String(accountDigits), compact(range.from), compact(range.to), quoted(cut(name, limits.name))],
    ...[quoted(""), "1", "0", "0", quoted("EUR"), "", quoted(""), "", "", quoted(""), "", "", quoted(""), quoted("")],
  ].join(";");
}

/** A row for each posting, with the tax within it, against the account of the client, also if nothing is due in the end. */
function batchRows(rows: EntryRows, plan: AccountPlan, settings: DatevSettings): readonly string[] {
  const { entry } = rows[0];
  const role = entry.kind === "client_credit" ? "clientCredits" : "receivables";
  const account = accountNumber({ entry, role, account: plan.accountOf(role, null, entry.clientId) }, settings);
  return grossRows(rows.filter((row) => row.role !== role)).map((row) => batchRow(row, account, settings));
}

/** Adds each tax to what it is the tax of. */
function grossRows(rows: readonly LedgerRow[]): readonly LedgerRow[] {
  const gross: LedgerRow[] = [];
  for (const row of rows) {
    const base = gross.at(-1);
    const isTaxOf = base !== undefined && row.role === "tax" && row.tax !== null && base.tax === row.tax && base.role !== "tax";
    if (isTaxOf) gross[gross.length - 1] = { ...base, amount: base.amount + row.amount };
    else gross.push(row);
  }
  return gross.filter(({ amount }) => amount !== 0n);
}

function batchRow(row: LedgerRow, account: string, settings: DatevSettings): string {
  const { entry, amount, tax, taxCode } = row;
  const magnitude = formatAmount(amount < 0n ? -amount : amount, entry.currency).replace(".", ",");
  const isIntraCommunity = tax?.category === "K" && entry.buyerTaxId !== null && isVatId(entry.buyerTaxId);
  const values = new Map<(typeof datevColumns)[number], string>([
    ["Umsatz (ohne Soll/Haben-Kz)", magnitude],
    // Of the first account, whose side is opposite to that of the posting.
    ["Soll/Haben-Kennzeichen", quoted(amount < 0n ? "S" : "H")],
    ["WKZ Umsatz", quoted(entry.currency)],
    ["Konto", account],
    ["Gegenkonto (ohne BU-Schlüssel)", accountNumber(row, settings)],
    ["BU-Schlüssel", quoted(taxCode ?? "")],
    ["Belegdatum", dayAndMonth(entry.date)],
    ["Belegfeld 1", quoted(cut((entry.number ?? "").replace(NOT_IN_DOCUMENTS, "-"), limits.document))],
    ["Belegfeld 2", quoted(entry.dueDate === null ? "" : dayAndMonth(entry.dueDate) + entry.dueDate.slice(2, 4))],
    ["Buchungstext", quoted(cut(textOf(entry), limits.text))],
    ["EU-Land u. UStID (Bestimmung)", quoted(isIntraCommunity ? (entry.buyerTaxId ?? "") : "")],
    ["Festschreibung", "0"],
  ]);
  return datevColumns.map((column) => values.get(column) ?? "").join(";");
}

/** General ledger accounts have as many digits as the header says, and accounts of debtors one more. */
function accountNumber(
  { account, role, entry }: Pick<LedgerRow, "account" | "role" | "entry">,
  { accountDigits }: DatevSettings,
): string {
  if (/^\d+$/.test(account) && account.length <= accountDigits + 1) return account;
  const whose = role === "receivables" && entry.buyer !== null ? ` of ${entry.buyer}` : "";
  const message = `DATEV needs the number of an account with at most ${accountDigits + 1} digits instead of "${account}"${whose}. Set ${role} in ledger_accounts of the workspace, or ledger_account of the client.`;
  throw invalidField(["format"], "account_not_numeric", message);
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join("");
const compact = (date: LocalDate): string => date.replaceAll("-", "");
const dayAndMonth = (date: LocalDate): string => date.slice(8, 10) + date.slice(5, 7);
