import type { ClientId, InvoiceId, TimeEntryId } from "../kernel/ids.js";
import type { Invoice } from "../invoices/invoice.js";
import type { Needs, Ports } from "../ports/ports.js";
import type { Stores, WorkScope } from "../ports/unit-of-work.js";
import { type AuditFinding, finding } from "./audit-finding.js";
import { checkDeduction, checkDeposits, heldDeposits } from "./check-deposits.js";
import { billedEntries, checkClaims, checkCredits, checkFigures } from "./check-invoice-records.js";
import { checkCreditRows, checkCreditUse } from "./check-client-credit.js";
import { endOf, LedgerChecks } from "./check-ledger.js";

/** The result of an audit. Correct records have no findings. */
export interface Audit {
  /** The number of invoices that were checked. */
  readonly invoices: number;
  /** The number of time entries on live invoices that were checked. */
  readonly billedEntries: number;
  /** The number of entries of the ledger that were checked. */
  readonly ledgerEntries: number;
  /** Invoices that were issued before the workspace had a ledger. */
  readonly issuedBeforeLedger: number;
  /** Empty if all records agree. */
  readonly findings: readonly AuditFinding[];
}

type Used = "clientCredits" | "invoices" | "ledger" | "reports" | "timeEntries";
/** What audits need. */
export type Auditing = Needs<Used, "digest">;
/** What an audit verifies. */
export type Audited = "everything" | "ledger";

const PAGE = 200;
/** More than a client ever has. */
const CREDIT_ROWS = 100_000;

interface Counts {
  invoices: number;
  billedEntries: number;
  ledgerEntries: number;
  issuedBeforeLedger: number;
}

/** Other work can change records during an audit, and each read sees the latest ones. What was found counts only if it cannot be due to that. */
export async function audit({ unitOfWork, digest }: Auditing, scope: WorkScope, what: Audited): Promise<Audit> {
  return unitOfWork.read(scope, async (stores) => {
    const counts: Counts = { invoices: 0, billedEntries: 0, ledgerEntries: 0, issuedBeforeLedger: 0 };
    const found: AuditFinding[] = [];
    const clients = new Set<ClientId>();
    const check = async (invoice: Invoice): Promise<void> => {
      if (what !== "everything") return;
      clients.add(invoice.clientId);
      found.push(...(await checkRecords(stores, invoice, counts)));
    };
    const ledger = await verifyLedger(stores, digest, counts, check);
    for await (const id of allInvoices(stores)) {
      counts.invoices += 1;
      if (ledger.checks.recorded.has(id)) continue;
      const invoice = await stores.invoices.find(id);
      if (!invoice) continue;
      found.push(...(await unrecorded(stores, invoice, ledger, counts)));
      await check(invoice);
    }
    const rowsOfCredit: AuditFinding[] = [];
    for (const id of clients) rowsOfCredit.push(...checkCreditRows(await stores.clientCredits.newest(id, CREDIT_ROWS)));
    return { ...counts, findings: [...ledger.findings, ...found, ...rowsOfCredit] };
  });
}

async function* allInvoices({ reports }: Pick<Stores, "reports">): AsyncGenerator<InvoiceId> {
  for (let after: InvoiceId | null = null, more = true; more;) {
    const page: readonly { readonly id: InvoiceId }[] = await reports.invoices({ after, limit: PAGE });
    for (const { id } of page) yield id;
    after = page.at(-1)?.id ?? null;
    more = page.length === PAGE;
  }
}

/** Every change of an invoice or of its claims increases its version, so an invoice with findings is read again. */
async function checkRecords(stores: Pick<Stores, Used>, first: Invoice, counts: Counts): Promise<readonly AuditFinding[]> {
  for (let invoice: Invoice | null = first; invoice !== null;) {
    const { billed, findings } = await recordsOf(stores, invoice);
    const current: Invoice | null = findings.length === 0 ? invoice : await stores.invoices.find(invoice.id);
    if (current?.version === invoice.version) {
      counts.billedEntries += billed;
      return findings;
    }
    invoice = current;
  }
  return [];
}

async function recordsOf(
  stores: Pick<Stores, Used>,
  invoice: Invoice,
): Promise<{ readonly billed: number; readonly findings: readonly AuditFinding[] }> {
  const claims = await stores.timeEntries.claimsOf(invoice.id);
  const basis = claims.length > 0 ? await stores.invoices.findTimeBasis(invoice.id) : null;
  const claimed = new Set(claims.map(({ id }) => id));
  const owners = new Map<TimeEntryId, InvoiceId | null>();
  for (const id of billedEntries(invoice)
    .filter((entry) => !claimed.has(entry))
    .slice(0, PAGE)) {
    owners.set(id, (await stores.timeEntries.find(id))?.invoiceId ?? null);
  }
  const noteIds = invoice.credits.map(({ creditNoteId }) => creditNoteId);
  const notes = await byId(stores, noteIds);
  const deposits = await byId(stores, heldDeposits(invoice));
  const deducting = invoice.deductedBy && (await stores.invoices.find(invoice.deductedBy));
  const findings = [
    ...checkClaims(invoice, claims, basis, owners),
    ...checkFigures(invoice),
    ...checkCredits(invoice, notes),
    ...checkDeposits(invoice, deposits),
    ...checkDeduction(invoice, deducting),
    ...checkCreditUse(invoice, await stores.clientCredits.newest(invoice.clientId, CREDIT_ROWS)),
  ];
  return { billed: claims.length, findings };
}

/** The invoices that exist, by ID. */
async function byId({ invoices }: Pick<Stores, "invoices">, ids: readonly InvoiceId[]): Promise<ReadonlyMap<string, Invoice>> {
  const found = new Map<string, Invoice>();
  for (const id of ids) {
    const invoice = await invoices.find(id);
    if (invoice) found.set(id, invoice);
  }
  return found;
}

/** Calls `check` with each invoice of the ledger, so that it is read once. */
async function verifyLedger(
  { invoices, ledger }: Pick<Stores, Used>,
  digest: Ports["digest"],
  counts: Counts,
  check: (invoice: Invoice) => Promise<void>,
) {
  const checks = new LedgerChecks(digest);
  const findings: AuditFinding[] = [];
  let since: number | null = null;
  const endSeries = async (): Promise<void> => {
    const { end } = checks;
    if (end === null) return;
    const last = await invoices.lastInSeries(end.series);
    if (last === end.sequence || (last > end.sequence && (await hasGrown(ledger, end.series, last)))) return;
    const message = `The series ${end.series} has assigned the numbers up to ${last}, but the ledger ends with ${end.sequence}.`;
    findings.push(finding("ledger_missing", message, { series: end.series }));
  };
  for (let after: { series: string; position: number } | null = null, more = true; more;) {
    const page: Awaited<ReturnType<typeof ledger.list>> = await ledger.list({ after, limit: PAGE });
    for (const entry of page) {
      if (checks.end !== null && checks.end.series !== entry.series) await endSeries();
      counts.ledgerEntries += 1;
      since = Math.min(since ?? entry.createdAt, entry.createdAt);
      const invoice = entry.invoiceId && (await invoices.find(entry.invoiceId));
      checks.add(entry, invoice);
      if (invoice) await check(invoice);
    }
    after = page.at(-1) ?? null;
    more = page.length === PAGE;
  }
  await endSeries();
  return { checks, findings: [...checks.findings, ...findings], since };
}

/** Whether the ledger of the series now contains the number, since invoices were issued after it was read. */
async function hasGrown(ledger: Stores["ledger"], series: string, number: number): Promise<boolean> {
  const last = await ledger.last(series);
  return last !== null && endOf(last) >= number;
}

/** An issued invoice without an entry, unless it was issued before the ledger existed. */
async function unrecorded(
  { ledger }: Pick<Stores, "ledger">,
  invoice: Invoice,
  { checks: { recorded }, since }: { readonly checks: LedgerChecks; readonly since: number | null },
  counts: Counts,
): Promise<readonly AuditFinding[]> {
  if (invoice.issuedAt === null || recorded.has(invoice.id)) return [];
  if (since !== null && invoice.issuedAt >= since) {
    if ((await ledger.find(invoice.id)) !== null) return [];
    const message = `The invoice ${invoice.number} is not recorded in the ledger.`;
    return [finding("ledger_missing", message, { invoiceId: invoice.id })];
  }
  counts.issuedBeforeLedger += 1;
  return [];
}
