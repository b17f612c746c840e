import { type Actor, authorize } from "../../access/actor.js";
import type { InvoiceId, TimeEntryId, WorkspaceId } from "../../kernel/ids.js";
import type { Invoice } from "../../invoices/invoice.js";
import type { Needs, Ports } from "../../ports/ports.js";
import type { Stores, WorkScope } from "../../ports/unit-of-work.js";
import { type AuditFinding, finding } from "../audit-finding.js";
import { checkDeduction, checkDeposits, heldDeposits } from "../check-deposits.js";
import { billedEntries, checkClaims, checkCredits, checkFigures } from "../check-invoice-records.js";
import { LedgerChecks } from "../check-ledger.js";

/** The result of an audit. Correct records have no findings. */
export interface Audit {
  readonly invoices: number;
  readonly billedEntries: number;
  readonly ledgerEntries: number;
  /** Invoices that were issued before the workspace had a ledger. */
  readonly issuedBeforeLedger: number;
  readonly findings: readonly AuditFinding[];
}

type Used = "invoices" | "ledger" | "reports" | "timeEntries";
type Auditing = Needs<Used, "digest">;

const PAGE = 200;

/** Audits the actor's workspace. */
export function makeReportAudit(ports: Auditing) {
  return async (actor: Actor): Promise<Audit> => {
    authorize(actor, "invoices:read");
    return audit(ports, actor, "everything");
  };
}

/** Audits a workspace for the operator. */
export function makeAuditWorkspace(ports: Auditing) {
  return async (workspaceId: WorkspaceId): Promise<Audit> => audit(ports, { workspaceId }, "everything");
}

/** Verifies only the ledger of a workspace. */
export function makeVerifyLedger(ports: Auditing) {
  return async (workspaceId: WorkspaceId): Promise<Audit> => audit(ports, { workspaceId }, "ledger");
}

interface Counts {
  invoices: number;
  billedEntries: number;
  ledgerEntries: number;
  issuedBeforeLedger: number;
}

async function audit({ unitOfWork, digest }: Auditing, scope: WorkScope, what: "everything" | "ledger"): Promise<Audit> {
  return unitOfWork.read(scope, async (stores) => {
    const counts: Counts = { invoices: 0, billedEntries: 0, ledgerEntries: 0, issuedBeforeLedger: 0 };
    const ledger = await verifyLedger(stores, digest, counts);
    const findings: AuditFinding[] = [...ledger.findings];
    for await (const invoice of allInvoices(stores)) {
      counts.invoices += 1;
      findings.push(...unrecorded(invoice, ledger.checks, ledger.since, counts));
      if (what === "everything") findings.push(...(await checkRecords(stores, invoice, counts)));
    }
    return { ...counts, findings };
  });
}

async function* allInvoices({ invoices, reports }: Pick<Stores, "invoices" | "reports">): AsyncGenerator<Invoice> {
  for (let after: InvoiceId | null = null, more = true; more;) {
    const page: readonly { readonly id: InvoiceId }[] = await reports.invoices({ after, limit: PAGE });
    for (const { id } of page) {
      const invoice = await invoices.find(id);
      if (invoice) yield invoice;
    }
    after = page.at(-1)?.id ?? null;
    more = page.length === PAGE;
  }
}

async function checkRecords(stores: Pick<Stores, Used>, invoice: Invoice, counts: Counts): Promise<readonly AuditFinding[]> {
  const claims = await stores.timeEntries.claimsOf(invoice.id);
  counts.billedEntries += claims.length;
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
  return [
    ...checkClaims(invoice, claims, owners),
    ...checkFigures(invoice),
    ...checkCredits(invoice, notes),
    ...checkDeposits(invoice, deposits),
    ...checkDeduction(invoice, deducting),
  ];
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

async function verifyLedger({ invoices, ledger }: Pick<Stores, Used>, digest: Ports["digest"], counts: Counts) {
  const checks = new LedgerChecks(digest);
  const findings: AuditFinding[] = [];
  let since: number | null = null;
  const endSeries = async (): Promise<void> => {
    const { end } = checks;
    if (end === null) return;
    const last = await invoices.lastInSeries(end.series);
    if (last === end.sequence) return;
    const message = `The series ${end.series} has assigned the numbers up to ${last}, but the ledger ends with ${end.sequence}.`;
    findings.push(finding("ledger_missing", message, { series: end.series }));
  };
  for (let after: { series: string; position: number } | null = null, more = true; more;) {
    const page: Awaited<ReturnType<typeof ledger.list>> = await ledger.list({ after, limit: PAGE });
    for (const entry of page) {
      if (checks.end !== null && checks.end.series !== entry.series) await endSeries();
      counts.ledgerEntries += 1;
      since = Math.min(since ?? entry.createdAt, entry.createdAt);
      checks.add(entry, entry.invoiceId && (await invoices.find(entry.invoiceId)));
    }
    after = page.at(-1) ?? null;
    more = page.length === PAGE;
  }
  await endSeries();
  return { checks, findings: [...checks.findings, ...findings], since };
}

/** An issued invoice without an entry, unless it was issued before the ledger existed. */
function unrecorded(invoice: Invoice, { recorded }: LedgerChecks, since: number | null, counts: Counts): readonly AuditFinding[] {
  if (invoice.issuedAt === null || recorded.has(invoice.id)) return [];
  if (since === null || invoice.issuedAt < since) {
    counts.issuedBeforeLedger += 1;
    return [];
  }
  const message = `The invoice ${invoice.number} is not recorded in the ledger.`;
  return [finding("ledger_missing", message, { invoiceId: invoice.id })];
}
