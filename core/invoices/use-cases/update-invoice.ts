import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { requireFreeExternalId } from "../../external-ids/free-id.js";
import type { LocalDate } from "../../kernel/calendar.js";
import { withStoredTexts } from "../../kernel/cleaning.js";
import { issuesOfChange, nextVersion, patched, sameValue } from "../../kernel/entity.js";
import type { CurrencyCode } from "../../kernel/currency.js";
import { type External, type externalFields, externalTable } from "../../kernel/external-fields.js";
import type { ChangesOf } from "../../kernel/fields.js";
import { addUnknown, conflict, invalidField, Issues, notFound } from "../../kernel/errors.js";
import type { ClientId, InvoiceId, TimeEntryId } from "../../kernel/ids.js";
import type { Patch } from "../../kernel/patch.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs, Ports } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import type { Client } from "../../clients/client.js";
import type { Workspace } from "../../workspaces/workspace.js";
import { balanceOf } from "../balance.js";
import { checkClaims, type ClaimedStore, hasClaims, releaseInvoice, releaseLines } from "../claims.js";
import { checkComputed } from "../computed-amounts.js";
import { changeParts } from "../changing-parts.js";
import { checkContent, computeFigures, type PartRequests } from "../drafting.js";
import {
  deductionOf,
  depositIds,
  type DepositRequest,
  findDeposits,
  isReplaced,
  releaseDeposits,
  replaceDeposits,
  requireDeductible,
  requireNotDeducted,
} from "../deducting.js";
import { requirePositive } from "../deposit.js";
import { changeDueDate } from "../due-date.js";
import {
  addSettlement,
  checkTransition,
  type DraftInvoice,
  type Invoice,
  type InvoiceContent,
  type InvoiceStatus,
  markPaid,
  type OpenInvoice,
  requireUnsettled,
  voidInvoice,
} from "../invoice.js";
import { requireActive, usualNotes, usualWithholding } from "../parties.js";
import { recordInvoiceEvents } from "../invoice-events.js";
import { issue, type IssuingStores } from "../issuing.js";
import { checkSettlement, type Settlement } from "../settlement.js";
import type { Tax } from "../../billing/tax.js";
import type { DatedInvoice } from "./create-invoice.js";
import type { DraftLine } from "../line-table.js";

type ContentPatch = Patch<Omit<InvoiceContent, "clientId" | "currency" | "deposits">>;

/**
 * The lists replace the stored ones. A line may keep what it bills of this invoice; what is left out is released. `prepaidAmount` with the
 * value that is shown changes nothing, so that a computed amount remains computed.
 */
export type InvoicePatch = ContentPatch &
  PartRequests & {
    /** Another client of a draft, with the same currency. A draft that bills time, expenses or milestones, or deducts deposits, keeps its client. */
    readonly clientId?: ClientId | undefined;
    /** Replaces the deposits to deduct; those left out are released. */
    readonly deposits?: readonly DepositRequest[] | undefined;
    /**
     * The tax of lines, allowances and charges without a tax of their own; of all existing ones in a list that is not replaced. Null: that of
     * the client or the workspace. Absent: for new parts the one that all parts of the draft have, else as null.
     */
    readonly tax?: Tax | null | undefined;
    /** `open` issues a draft, `paid` pays the amount due or refunds a negative one, `void` voids it. */
    readonly status?: InvoiceStatus | undefined;
    /** True: the content is that of a draft, and is ignored if the invoice is not one, also if it is issued meanwhile. */
    readonly contentOfDraft?: boolean | undefined;
  } & Patch<PaymentDetails> &
  ChangesOf<typeof externalFields>;

/** How the amount due is paid, with the status `paid` only. */
type PaymentDetails = Pick<Settlement, "paidOn" | "method" | "reference">;
const paymentDetails = ["paidOn", "method", "reference"] as const;

interface Parties {
  readonly workspace: Workspace;
  readonly client: Client;
}

/**
 * Changes a draft's content, the due date of an open invoice and, of any invoice, what other systems know it by, and changes the status: `open` issues it, `paid` pays the amount due or refunds a negative one (issuing a draft
 * first), `void` releases what it bills and its deposits. Runs in one transaction. Throws `client_archived`, `invoice_not_draft`, `invalid_transition`, `invoice_has_payments`,
 * `deposit_not_paid`, `deposit_already_deducted` and `deposit_deducted` (conflict).
 */
export function makeUpdateInvoice(
  ports: Needs<
    ClaimedStore | keyof IssuingStores | "clients" | "events" | "externalIds" | "workspace",
    "clock" | "digest" | "ids"
  >,
) {
  const { unitOfWork, clock } = ports;
  return async (actor: Actor, id: InvoiceId, given: InvoicePatch): Promise<DatedInvoice<Invoice>> => {
    authorize(actor, "invoices:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.invoices.find(id);
      if (!before) throw notFound("invoice");
      const patch = applicable(given, before);
      const workspace = await stores.workspace.get();
      const former = await stores.clients.find(before.clientId);
      if (!former) throw notFound("client");
      const wanted = patch.clientId === undefined ? former : await stores.clients.find(patch.clientId);
      const parties = { workspace, client: wanted ?? former };
      const { status, paidOn, method, reference, externalId, metadata, ...content } = patch;
      const today = localDateIn(workspace.timeZone, clock.now());
      const payment = { paidOn: paidOn ?? today, method: method ?? null, reference: reference ?? null };
      checkComputed(before, patch).throwIfAny();
      checkPayment(patch, payment, today).throwIfAny();
      const known = externalTable.change({ externalId: before.externalId, metadata: before.metadata }, { externalId, metadata });
      issuesOfChange<External>(before, known, (one) => externalTable.issuesOf(one)).throwIfAny();
      const edited = await edit(ports, stores, before, content, { ...parties, former, isKnown: wanted !== null });
      await requireFreeExternalId(stores, "invoice", { id, ...known }, before);
      const moved = await move(ports, stores, edited, status ?? before.status, { ...parties, payment });
      const after = { ...moved, ...known };
      if (sameValue(before, after)) return { invoice: before, today };
      const invoice = nextVersion(after, clock.now());
      await stores.invoices.update(invoice);
      await recordInvoiceEvents(ports, stores, before, invoice, { today, author: authorOf(actor) });
      return { invoice, today };
    });
  };
}

/** Without the content that is meant for a draft only, unless the invoice is one. */
function applicable(
  { contentOfDraft = false, ...patch }: InvoicePatch,
  { status }: Invoice,
): Omit<InvoicePatch, "contentOfDraft"> {
  if (!contentOfDraft || status === "draft") return patch;
  const { status: wanted, paidOn, method, reference, externalId, metadata } = patch;
  return { status: wanted, paidOn, method, reference, externalId, metadata };
}

/** The details of a payment, which a change to another status cannot have. */
function checkPayment(patch: InvoicePatch, payment: PaymentDetails, today: LocalDate): Issues {
  if (patch.status === "paid") return checkSettlement({ amount: 1n, ...payment }, today);
  const issues = new Issues();
  for (const field of paymentDetails) {
    if (patch[field] !== undefined) issues.add([field], "requires_status_paid", 'Requires "status": "paid".');
  }
  return issues;
}
/** The content that the figures depend on, in addition to the parts. */
const computedFrom = [
  "discount",
  "prices",
  "prepaidAmount",
  "withholding",
  "payableRounding",
  "taxCurrency",
  "deposits",
] as const;

/** Fields that the patch does not change are neither checked nor recomputed. */
async function edit(
  { clock }: Pick<Ports, "clock">,
  stores: Pick<Stores, ClaimedStore | "invoices">,
  before: Invoice,
  patch: Omit<InvoicePatch, "status" | "contentOfDraft" | keyof PaymentDetails | keyof External>,
  { workspace, client, former, isKnown }: Parties & { readonly former: Client; readonly isKnown: boolean },
): Promise<Invoice> {
  const { lines, allowances, charges, tax, prepaidAmount: prepaid, deposits: wanted, ...rest } = patch;
  const { parts, changed, taxChosen, ...drafted } = changeParts(
    before,
    { lines, allowances, charges, tax },
    { client, workspace },
  );
  const prepaidAmount = prepaid === before.prepaidTotal ? undefined : prepaid;
  const inheriting = patched<Invoice>(before, inherited(before, { client, former, workspace }));
  const content = patched<Invoice>(inheriting, withStoredTexts(before, { ...rest, prepaidAmount, taxChosen }));
  const issues = issuesOfChange(before, content, checkContent);
  issues.addAll([], drafted.issues.found);
  if (changed.includes("lines")) checkNewLines(issues, before, parts.lines, lines !== undefined);
  const found = isReplaced(before, wanted) ? await findDeposits(stores, wanted, content) : null;
  if (found) issues.addAll([], found.issues.found);
  if (!isKnown) addUnknown(issues, ["clientId"], "client");
  if (client.id !== before.clientId) {
    const kept = { lines: parts.lines, deposits: wanted ?? before.deposits };
    addClientIssues(issues, { client, workspace, currency: before.currency, ...kept });
  }
  issues.throwIfAny();
  if (changed.length === 0 && !found && sameValue(before, content)) return before;
  if (before.status === "open" && changed.length === 0 && !found && content.dueDate !== null) {
    if (sameValue(before, { ...content, dueDate: before.dueDate })) return changeDueDate(before, content.dueDate, clock.now());
  }
  if (before.status !== "draft") {
    throw conflict(
      "invoice_not_draft",
      "Only a draft's content can be changed, and the due date of an open invoice. Void an open invoice and create a new one.",
      {
        current_status: before.status,
        allowed: ["draft"],
      },
    );
  }
  if (client.id !== before.clientId) requireActive(client);
  const deposits = found ? requireDeductible(found.deposits, before.id).map(deductionOf) : before.deposits;
  const terms = { ...content, deposits };
  if (changed.length === 0 && computedFrom.every((field) => sameValue(before[field], terms[field]))) return terms;
  const computed = computeFigures(parts, terms);
  requirePositive({ type: before.type, total: computed.figures.total });
  const kept = new Set(entriesOn(computed.parts.lines));
  if (before.retainer !== null && entriesOn(before.lines).some((id) => !kept.has(id)))
    throw invalidField(
      ["lines"],
      "retained_time",
      "The balance of the retainer counts all of this time. Delete the draft instead.",
    );
  await releaseLines(stores, before.id, before.lines, clock.now(), computed.parts.lines);
  if (found) await replaceDeposits(stores, before, depositIds(terms), clock.now());
  return { ...terms, ...computed.parts, ...computed.figures };
}

/** What a draft has from its client, if it is that of the former client: of the new one. */
function inherited(
  { buyerReference, earlyPaymentDiscount, withholding, notes }: Invoice,
  { client, former, workspace }: Parties & { readonly former: Client },
): Pick<InvoiceContent, "clientId"> & Partial<InvoiceContent> {
  const clientId = client.id;
  if (clientId === former.id) return { clientId };
  return {
    clientId,
    notes: notes === usualNotes(former, workspace) ? usualNotes(client, workspace) : notes,
    buyerReference: buyerReference === former.buyerReference ? client.buyerReference : buyerReference,
    earlyPaymentDiscount:
      former.earlyPaymentDiscount !== null && sameValue(earlyPaymentDiscount, former.earlyPaymentDiscount)
        ? client.earlyPaymentDiscount
        : earlyPaymentDiscount,
    withholding: sameValue(withholding, usualWithholding(former, workspace)) ? usualWithholding(client, workspace) : withholding,
  };
}

interface ClientChange extends Parties {
  readonly currency: CurrencyCode;
  readonly lines: readonly DraftLine[];
  readonly deposits: readonly DepositRequest[];
}

/** What an invoice has that belongs to its client, so that another one cannot be billed. */
function addClientIssues(issues: Issues, { client, workspace, currency, lines, deposits }: ClientChange): void {
  const add = (code: string, message: string): void => issues.add(["clientId"], code, message);
  const other = client.currency ?? workspace.currency;
  if (other !== currency)
    add("client_in_other_currency", `The currency of the client is ${other}, that of the invoice ${currency}.`);
  if (lines.some(hasClaims)) {
    add("project_of_other_client", "The draft bills time, expenses or milestones of another client. Remove their lines first.");
  }
  if (deposits.length > 0)
    add("deposit_of_other_client", "The draft deducts deposits of another client. Remove the deposits first.");
}

function checkNewLines(issues: Issues, before: Invoice, lines: readonly DraftLine[], areRequested: boolean): void {
  if (areRequested) checkClaims(issues, before.lines, lines);
  if (lines.length === 0) issues.add(["lines"], "too_few", "An invoice needs at least one line.");
}

async function move(
  ports: Pick<Ports, "clock" | "digest" | "ids">,
  stores: IssuingStores & Pick<Stores, ClaimedStore>,
  invoice: Invoice,
  to: InvoiceStatus,
  { payment, ...parties }: Parties & { readonly payment: PaymentDetails },
): Promise<Invoice> {
  if (invoice.status === to) return invoice;
  if (to === "void") requireNotDeducted(invoice, "voided");
  checkTransition(invoice.status, to);
  if (invoice.status === "draft") {
    if (to === "void") return withdraw(ports, stores, invoice);
    const issued = await issue(ports, stores, invoice, parties);
    return to === "paid" && issued.status === "open" ? settle(ports, issued, payment) : issued;
  }
  if (invoice.status === "open") return to === "void" ? withdraw(ports, stores, invoice) : settle(ports, invoice, payment);
  return invoice;
}

async function withdraw(
  { clock }: Pick<Ports, "clock">,
  stores: Pick<Stores, ClaimedStore | "invoices">,
  invoice: DraftInvoice | OpenInvoice,
): Promise<Invoice> {
  requireUnsettled(invoice);
  await releaseDeposits(stores, invoice, depositIds(invoice), clock.now());
  await releaseInvoice(stores, invoice.id, clock.now());
  return voidInvoice(invoice, clock.now());
}

/** Pays the amount due, or refunds that of a negative invoice. */
function settle({ clock, ids }: Pick<Ports, "clock" | "ids">, invoice: OpenInvoice, payment: PaymentDetails): Invoice {
  const now = clock.now();
  const { due, refundable } = balanceOf(invoice);
  // Earlier versions left an invoice open on which nothing was due.
  if (due === 0n && refundable === 0n) return markPaid(invoice, now);
  const [kind, amount] = due > 0n ? (["payment", due] as const) : (["refund", refundable] as const);
  const row = { id: ids.next("pay"), kind, amount, ...payment, reverses: null, reason: null, createdAt: now };
  return addSettlement(invoice, row, now);
}

function entriesOn(lines: readonly Pick<DraftLine, "timeEntryIds">[]): readonly TimeEntryId[] {
  return lines.flatMap(({ timeEntryIds }) => timeEntryIds);
}
