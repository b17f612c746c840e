import type { Author } from "../access/actor.js";
import { requireFreeExternalId } from "../external-ids/free-id.js";
import type { Client } from "../clients/client.js";
import type { CurrencyCode } from "../kernel/currency.js";
import { firstVersion } from "../kernel/entity.js";
import { addUnknown, invalid, refused } from "../kernel/errors.js";
import { type externalFields, externalTable } from "../kernel/external-fields.js";
import type { CreationOf } from "../kernel/fields.js";
import type { ClientId, RecurringInvoiceId } from "../kernel/ids.js";
import type { Patch } from "../kernel/patch.js";
import { localDateIn } from "../kernel/time-zone.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { Workspace } from "../workspaces/workspace.js";
import { NO_TAX, type Tax } from "../billing/tax.js";
import { taxType } from "../billing/tax-json.js";
import type { TimeBilling } from "./billing.js";
import { billSources, type BillingRequests, type BillingSourceStore, billsSources, checkSources } from "./billing-sources.js";
import { type ClaimedStore, claimLines, refuseClaims } from "./claims.js";
import { deductionOf, depositIds, type DepositRequest, findDeposits, markDeducted, requireDeductible } from "./deducting.js";
import { requirePositive } from "./deposit.js";
import { checkContent, checkLines, chosenTax, computeFigures, draftParts, type PartRequests } from "./drafting.js";
import type { Finding } from "./finding.js";
import type { DraftInvoice, DraftType, InvoiceContent } from "./invoice.js";
import { NO_REMINDERS } from "./invoice-reminders.js";
import { recordInvoiceEvents } from "./invoice-events.js";
import { requireActive, usualNotes, usualWithholding } from "./parties.js";
import type { TimeBasis } from "./time-basis.js";

/** Without an early-payment discount, the client's applies, else the workspace's. */
type RequestedContent = Patch<Omit<InvoiceContent, "clientId" | "currency" | "deposits">>;

/** Requires `lines` or something to bill; a deposit only has lines. */
export interface CreateInvoice extends RequestedContent, PartRequests, BillingRequests, CreationOf<typeof externalFields> {
  /** The client to bill. */
  readonly clientId: ClientId;
  /** Absent: `invoice`. */
  readonly type?: DraftType | undefined;
  /** The deposits to deduct. */
  readonly deposits?: readonly DepositRequest[] | undefined;
  /** The tax of lines, allowances and charges without a tax of their own. */
  readonly tax?: Tax | null | undefined;
}

/** An unstored draft and what it was made from. */
export interface Drafted {
  readonly invoice: DraftInvoice;
  /** What the lines of time were made from. Null if there are none. */
  readonly basis: TimeBasis | null;
  readonly findings: readonly Finding[];
  readonly workspace: Workspace;
  readonly client: Client;
}

/** Who creates an invoice, and from which recurring invoice. */
interface Origin {
  readonly author: Author;
  /** Absent: from none. */
  readonly recurringInvoiceId?: RecurringInvoiceId | null;
  /** Bills time instead of `fromTime`. Absent: nothing does. */
  readonly retained?: TimeBilling | null;
}

/** Stores a draft, claims what its lines bill and its deposits, and records `invoice.created`. */
export async function createDraft(
  ports: Pick<Ports, "clock" | "ids">,
  stores: Pick<Stores, BillingSourceStore | ClaimedStore | "clients" | "events" | "externalIds" | "invoices" | "workspace">,
  command: CreateInvoice,
  { author, recurringInvoiceId = null, retained = null }: Origin,
): Promise<Drafted> {
  const drafted = await draft(ports, stores, command, true, retained);
  const { basis, workspace } = drafted;
  const invoice = { ...drafted.invoice, recurringInvoiceId };
  await requireFreeExternalId(stores, "invoice", invoice);
  await stores.invoices.insert(invoice);
  await claimLines(stores, invoice.id, invoice.lines, ports.clock.now());
  if (basis) await stores.invoices.keepTimeBasis(invoice.id, basis);
  await markDeducted(stores, invoice, depositIds(invoice), ports.clock.now());
  const today = localDateIn(workspace.timeZone, ports.clock.now());
  await recordInvoiceEvents(ports, stores, null, invoice, { today, author });
  return { ...drafted, invoice };
}

/**
 * Drafts an invoice without storing it. `lock`: what its lines bill stays as it is until the transaction ends. `retained` bills time instead of the
 * command's `fromTime`.
 */
export async function draft(
  { clock, ids }: Pick<Ports, "clock" | "ids">,
  stores: Pick<Stores, BillingSourceStore | "clients" | "invoices" | "workspace">,
  command: CreateInvoice,
  lock: boolean,
  retained: TimeBilling | null = null,
): Promise<Drafted> {
  const workspace = await stores.workspace.get();
  const client = await stores.clients.find(command.clientId);
  const currency = client?.currency ?? workspace.currency;
  const requested = command.tax && taxType.set(command.tax, null);
  const chosen = chosenTax(requested, client, workspace);
  const tax = chosen ?? NO_TAX;
  const { type = "invoice", externalId, metadata } = command;
  const external = externalTable.create({ externalId, metadata });
  const terms = contentOf(command, client, { workspace, currency });
  const { parts, issues } = draftParts(command, requested, tax);
  refuseClaims(issues, parts.lines);
  issues.addAll([], checkContent(terms).found);
  externalTable.check(issues, [], external);
  checkSources(issues, command, type);
  const by = { type, clientId: command.clientId, currency };
  const found = await findDeposits(stores, client ? (command.deposits ?? []) : [], by);
  issues.addAll([], found.issues.found);
  if (command.lines === undefined && !billsSources(command) && retained === null) {
    issues.add(["lines"], "required", "Provide lines, or something to bill.");
  }
  if (!client) {
    addUnknown(issues, ["clientId"], "client");
    throw invalid(issues.found);
  }
  issues.throwIfAny();
  const locale = client.locale ?? workspace.locale;
  const billing = { clientId: command.clientId, currency, prices: terms.prices, tax, workspace, lock, locale };
  const billed = await billSources(stores, command, billing, retained);
  const all = [...parts.lines, ...billed.lines];
  if (all.length === 0) throw refused("nothing_to_bill", "There is nothing to bill: no lines, and nothing unbilled.");
  checkLines(all).throwIfAny();
  requireActive(client);
  const content = { ...terms, deposits: requireDeductible(found.deposits, null).map(deductionOf) };
  const { parts: computed, figures } = computeFigures({ ...parts, lines: all }, content);
  requirePositive({ type, total: figures.total });
  const invoice: DraftInvoice = {
    id: ids.next("inv"),
    type,
    corrects: null,
    recurringInvoiceId: null,
    reminders: NO_REMINDERS,
    retainer: billed.retainer,
    status: "draft",
    number: null,
    ...content,
    clientId: command.clientId,
    ...computed,
    ...figures,
    payments: [],
    credits: [],
    dueDateChanges: [],
    deductedBy: null,
    deductedByNumber: null,
    taxChosen: chosen !== null || (billed.lines.length === 0 && command.lines?.every((line) => line.tax !== undefined) === true),
    seller: null,
    buyer: null,
    sentAt: null,
    viewedAt: null,
    paymentCode: null,
    statements: [],
    issuedAt: null,
    paidAt: null,
    voidedAt: null,
    ...external,
    ...firstVersion(clock.now()),
  };
  return { invoice, basis: billed.basis, findings: billed.findings, workspace, client };
}

function contentOf(
  command: CreateInvoice,
  client: Client | null,
  { workspace, currency }: { readonly workspace: Workspace; readonly currency: CurrencyCode },
): Omit<InvoiceContent, "clientId"> {
  const { earlyPaymentDiscount = client?.earlyPaymentDiscount ?? workspace.earlyPaymentDiscount } = command;
  return {
    currency,
    issueDate: command.issueDate ?? null,
    dueDate: command.dueDate ?? null,
    period: command.period ?? null,
    prices: command.prices ?? "net",
    discount: command.discount ?? null,
    earlyPaymentDiscount,
    prepaidAmount: command.prepaidAmount ?? null,
    withholding: command.withholding === undefined ? usualWithholding(client, workspace) : command.withholding,
    payableRounding: command.payableRounding ?? null,
    deposits: [],
    taxCurrency: command.taxCurrency ?? null,
    notes: command.notes ?? usualNotes(client, workspace),
    purchaseOrder: command.purchaseOrder ?? null,
    contractReference: command.contractReference ?? null,
    projectReference: command.projectReference ?? null,
    buyerReference: command.buyerReference === undefined ? (client?.buyerReference ?? null) : command.buyerReference,
    paymentReference: command.paymentReference ?? null,
  };
}
