import {
  csvFormatOf,
  currencyCodes,
  documentFileName,
  formatInstant,
  type InvoiceId,
  type InvoiceQuery,
  ledgerRows,
  type LocalDate,
  MAX_PAGE_SIZE,
  type Position,
  startOfDay,
  requireRange,
} from "../../../core/index.js";
import { datevBatch } from "../ledger-files/datev.js";
import { journalCsv } from "../ledger-files/journal-csv.js";
import { quickbooksJournals } from "../ledger-files/quickbooks.js";
import { xeroJournals } from "../ledger-files/xero.js";
import { AccountingSheet, isIssued, type IssuedSummary, type RecordedPayment } from "../accounting.js";
import { mapOptional, toDate } from "../conversions.js";
import { yieldToEventLoop } from "../event-loop.js";
import { type Call, costs, type FileResult, type QueryParameter, type Route, route } from "../route.js";
import { type ZippedFile, zipOf } from "../zip.js";
import { idsIn, wordsIn } from "./filters.js";
import { invoiceFilters, invoiceQuery } from "./invoice-filters.js";

const tag = { name: "Exports", description: "Files for accountants, and for archives." };

const locale: QueryParameter = {
  format: "locale",
  description: "Language and format of numbers. Defaults to the workspace's",
  example: "de",
};
const forPeople = [
  "The texts and the format of numbers depend on `locale`; where it has a decimal comma, semicolons separate the columns. The file starts with a byte",
  "order mark.",
].join(" ");

/** The programs that files of the journal are for. */
const ledgerFormats = ["csv", "datev", "xero", "quickbooks"] as const;

/** As many parts at once keep the event loop free. */
const PARTS_PER_TURN = 500;

type Caller = Pick<Call<never>, "useCases" | "actor">;

export const exportRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/exports/invoices.csv",
    operation: "exportInvoicesAsCsv",
    cost: costs.csv,
    mayBeOutdated: true,
    summary: "Download invoices, deposits and credit notes as CSV for accountants",
    description: [
      "Has a row for each tax category and rate of each issued document, in the order of their issue dates, with amounts in the currency's units. Two taxes on",
      "the same base have a row each, with the base in that of the first. The amounts add up: those of credit notes are negative, those of deducted deposits are deducted, and those of void documents are 0. The amount due is in the",
      `first row of a document. Drafts are left out. ${forPeople} Use \`GET /invoices.csv\` for programs.`,
    ].join(" "),
    tag,
    permission: "invoices:read",
    query: { ...invoiceFilters, locale },
    invalid: ["range_reversed"],
    status: 200,
    produces: "text/csv",
    response: null,
    handle: async (call) => {
      const sheet = await sheetOf(call);
      const pages = await pagesOf(call, invoiceQuery(call));
      return { file: documentLines(sheet, pages), fileName: "invoices.csv" };
    },
  }),
  route({
    method: "GET",
    path: "/exports/payments.csv",
    operation: "exportPaymentsAsCsv",
    cost: costs.csv,
    mayBeOutdated: true,
    summary: "Download payments as CSV for accountants",
    description: [
      "Has a row for each payment, refund, write-off, discount and reversal, in the order of their dates, with amounts in the currency's units. Refunds, and",
      `reversals of what is not a refund, are negative. ${forPeople}`,
    ].join(" "),
    tag,
    permission: "invoices:read",
    query: {
      from: { format: "date", description: "Start of the range of payment dates, inclusive" },
      to: { format: "date", description: "End of the range of payment dates, inclusive" },
      client_id: { anyId: "cli" },
      currency: { anyOf: currencyCodes, description: "Filters by currency" },
      locale,
    },
    invalid: ["range_reversed"],
    status: 200,
    produces: "text/csv",
    response: null,
    handle: async (call) => ({ file: await paymentLines(call), fileName: "payments.csv" }),
  }),
  route({
    method: "GET",
    path: "/exports/ledger",
    operation: "exportLedger",
    cost: costs.csv,
    mayBeOutdated: true,
    summary: "Download journal entries for an accounting program",
    description: [
      "Has an entry for each document when it was issued and when it became void, for each payment, refund, write-off, discount and reversal, and for each",
      "change of a client's credit balance, in the order of their dates. The rows of an entry add up to 0. Their accounts are those of `ledger_accounts` of the",
      "workspace and `ledger_account` of clients. A discount reduces the taxes in proportion. `csv` has a row for each account, `datev` is a batch of postings",
      "(EXTF, version 13) in windows-1252, within one fiscal year, whose amounts include tax, `xero` is a file of manual journals, and `quickbooks` of journal entries.",
      "`locale` determines numbers in `csv`, and whether days or months come first in `xero` and `quickbooks`.",
    ].join(" "),
    tag,
    permission: "invoices:read",
    query: {
      format: { oneOf: ledgerFormats, description: "The format. Defaults to `csv`" },
      from: { format: "date", description: "The first day. Defaults to the first of the year of `to`" },
      to: { format: "date", description: "The last day. Defaults to today" },
      currency: {
        anyOf: currencyCodes,
        description: "Filters by currency. Defaults to the workspace's for `datev` and `xero`, and otherwise to all",
      },
      locale,
    },
    invalid: ["account_not_numeric", "datev_missing", "range_reversed", "range_spans_fiscal_years", "range_too_long"],
    status: 200,
    produces: "text/csv",
    response: null,
    handle: ledgerFile,
  }),
  route({
    method: "GET",
    path: "/exports/invoices.zip",
    operation: "exportInvoicesAsZip",
    cost: costs.csv,
    summary: "Download the PDFs of invoices, deposits and credit notes as a ZIP archive",
    description:
      "Contains the PDF of each issued document that matches, also of void ones. The archive is sent while it is made: a connection that ends early means that it is incomplete.",
    tag,
    permission: "invoices:read",
    query: invoiceFilters,
    invalid: ["range_reversed"],
    status: 200,
    produces: "application/zip",
    counts: true,
    response: null,
    handle: async (call) => {
      const found: Named[] = [];
      for await (const invoices of await pagesOf(call, invoiceQuery(call))) found.push(...invoices.map(named));
      const signal = call.disconnectSignal();
      return { file: zipOf(pdfsOf(call, found, signal)), fileName: "invoices.zip", count: found.length };
    },
  }),
];

/** The file of the journal in the requested format. */
async function ledgerFile({ useCases, actor, query, anyOf }: Caller & Pick<Call<never>, "query" | "anyOf">): Promise<FileResult> {
  const format = ledgerFormats.find((one) => one === query["format"]) ?? "csv";
  const chosen = wordsIn(currencyCodes, anyOf["currency"]);
  const asked = { from: mapOptional(query["from"], toDate), to: mapOptional(query["to"], toDate) };
  const { entries, plan, range, asOf, workspace } = await useCases.getJournal(actor, { ...asked, currencies: chosen });
  const { name, currency: own, ledgerAccounts: accounts } = workspace;
  const inLocale = query["locale"] ?? workspace.locale;
  const isOfOne = chosen === undefined && (format === "xero" || format === "datev");
  const rows = ledgerRows(isOfOne ? entries.filter(({ currency }) => currency === own) : entries, plan);
  const file = { rows, plan, range, accounts, locale: inLocale, csv: csvFormatOf(inLocale), name };
  const fileName = `${format === "datev" ? "EXTF_" : ""}ledger-${range.from}-${range.to}.csv`;
  switch (format) {
    case "csv":
      return { file: inTurns(journalCsv(file)), fileName };
    case "xero":
      return { file: inTurns(xeroJournals(file)), fileName };
    case "quickbooks":
      return { file: inTurns(quickbooksJournals(file)), fileName };
    case "datev":
      return { file: datevBatch(file, formatInstant(asOf)), fileName };
  }
}

async function* inTurns(parts: Iterable<string>): AsyncGenerator<string> {
  let count = 0;
  for (const part of parts) {
    count += 1;
    if (count % PARTS_PER_TURN === 0) await yieldToEventLoop();
    yield part;
  }
}

async function sheetOf({ useCases, actor, query }: Caller & Pick<Call<never>, "query">): Promise<AccountingSheet> {
  const workspace = await useCases.getWorkspace(actor);
  return new AccountingSheet(query["locale"] ?? workspace.locale, workspace.timeZone);
}

/** The issued documents that match, in the order of their issue dates. The first page is read at once, since its failure is still a response. */
async function pagesOf({ useCases, actor }: Caller, query: InvoiceQuery): Promise<AsyncIterable<readonly IssuedSummary[]>> {
  const read = (after: Position | null) =>
    useCases.listInvoices(actor, query, { limit: MAX_PAGE_SIZE, sort: "issueDate", descending: false, after });
  const first = await read(null);
  return (async function* () {
    for (let page = first; ; page = await read(page.next)) {
      yield page.items.map(({ invoice }) => invoice).filter(isIssued);
      if (page.next === null) return;
      await yieldToEventLoop();
    }
  })();
}

async function* documentLines(sheet: AccountingSheet, pages: AsyncIterable<readonly IssuedSummary[]>): AsyncGenerator<string> {
  yield sheet.documentHeader();
  for await (const invoices of pages) yield sheet.documents(invoices);
}

/** The payments of the range are sorted by their date, which no index has, so they are collected. Recording one changes its invoice. */
async function paymentLines(call: Caller & Pick<Call<never>, "query" | "anyOf">): Promise<AsyncIterable<string>> {
  const { useCases, actor, query, anyOf } = call;
  const [from, to] = [mapOptional(query["from"], toDate), mapOptional(query["to"], toDate)];
  requireRange({ from, to });
  const { timeZone } = await useCases.getWorkspace(actor);
  const sheet = await sheetOf(call);
  const found: RecordedPayment[] = [];
  const filter = { clientIds: idsIn("cli", anyOf["client_id"]), currencies: wordsIn(currencyCodes, anyOf["currency"]) };
  const updatedSince = from && startOfDay(timeZone, from);
  for await (const invoices of await pagesOf(call, { ...filter, updatedSince }))
    for (const invoice of invoices)
      for (const payment of invoice.payments) if (isWithin(payment.paidOn, from, to)) found.push({ invoice, payment });
  found.sort((a, b) => compare(a.payment.paidOn, b.payment.paidOn) || a.payment.createdAt - b.payment.createdAt);
  return (async function* () {
    yield sheet.paymentHeader();
    for (let at = 0; at < found.length; at += MAX_PAGE_SIZE) yield sheet.payments(found.slice(at, at + MAX_PAGE_SIZE));
  })();
}

function isWithin(day: LocalDate, from: LocalDate | undefined, to: LocalDate | undefined): boolean {
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}

function compare(a: LocalDate, b: LocalDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What an archive needs to know of a document before it is rendered. */
interface Named {
  readonly isVoid: boolean;
  readonly id: InvoiceId;
  readonly number: string;
  readonly issueDate: LocalDate;
}

function named({ id, number, issueDate, status }: IssuedSummary): Named {
  return { id, number, issueDate, isVoid: status === "void" };
}

/** Void documents are marked copies, and named so. Numbers that differ can have the same file name. */
async function* pdfsOf({ useCases, actor }: Caller, all: readonly Named[], signal: AbortSignal): AsyncGenerator<ZippedFile> {
  const names = new Map<string, number>();
  for (const invoice of all) {
    const { content } = await useCases.exportInvoice(actor, invoice.id, invoice.isVoid ? { copy: "void", signal } : { signal });
    const own = documentFileName(invoice, "pdf");
    const name = invoice.isVoid ? own.replace(/(?=\.pdf$)/, "-void") : own;
    const before = names.get(name) ?? 0;
    names.set(name, before + 1);
    yield {
      name: before === 0 ? name : name.replace(/(?=\.pdf$)/, ` (${before + 1})`),
      content,
      date: invoice.issueDate,
    };
    await yieldToEventLoop();
  }
}
