import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { requireFreeExternalId } from "../../external-ids/free-id.js";
import { firstVersion, nextVersion } from "../../kernel/entity.js";
import { type externalFields, externalTable } from "../../kernel/external-fields.js";
import type { CreationOf } from "../../kernel/fields.js";
import { conflict, Issues, notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { Instant } from "../../kernel/instant.js";
import { checkText } from "../../kernel/text.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs, Ports } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import type { Workspace } from "../../workspaces/workspace.js";
import { type ClaimedStore, releaseLines } from "../claims.js";
import type { Credit } from "../credit.js";
import { isCreditedInFull, linesCreditedInFull } from "../credited.js";
import type { Crediting } from "../credit-figures.js";
import type { LineToCredit } from "../crediting.js";
import { depositIds, releaseDeposits, requireNotDeducted } from "../deducting.js";
import {
  addCredit,
  type CreditNote,
  type Invoice,
  isSettleable,
  type SettleableInvoice,
  settleableStatuses,
} from "../invoice.js";
import { NO_REMINDERS } from "../invoice-reminders.js";
import { recordInvoiceEvents } from "../invoice-events.js";
import { nextNumber, recordIssued } from "../numbering.js";
import { payableAmount } from "../payable.js";
import { settlementLimits } from "../settlement.js";
import type { DatedInvoice } from "./create-invoice.js";

/** What to credit of an invoice, and why. */
export interface CreateCreditNote extends CreationOf<typeof externalFields> {
  /** Absent: everything that is not credited yet. */
  readonly lines?: readonly LineToCredit[] | undefined;
  /** Printed on the credit note. 1 to 500 characters. */
  readonly reason: string;
  /** Whether the time, the expenses and the milestones of lines that are then credited in full can be billed again. Absent: true without `lines`. */
  readonly releaseTime?: boolean | undefined;
}

type Credits = Needs<ClaimedStore | "events" | "externalIds" | "invoices" | "ledger" | "workspace", "clock" | "digest" | "ids">;

/**
 * Issues a credit note for an issued invoice; the invoice's status follows from its balance. Throws the issues of `creditOf` and
 * `deposit_deducted`, `invoice_not_creditable` and `nothing_to_credit` (conflict).
 */
export function makeCreateCreditNote(ports: Credits) {
  return async (actor: Actor, id: InvoiceId, command: CreateCreditNote): Promise<DatedInvoice<CreditNote>> => {
    authorize(actor, "invoices:write");
    const issues = new Issues();
    checkText(issues, ["reason"], command.reason, settlementLimits.reason);
    const { externalId, metadata } = command;
    externalTable.check(issues, [], externalTable.create({ externalId, metadata }));
    const { creditOf } = await import("../crediting.js");
    return ports.unitOfWork.run(actor, async (stores) => {
      const found = await stores.invoices.find(id);
      if (!found) throw notFound("invoice");
      issues.throwIfAny();
      const before = requireCreditable(found);
      const now = ports.clock.now();
      const workspace = await stores.workspace.get();
      const today = localDateIn(workspace.timeZone, now);
      const { invoice: creditNote, credit } = await issueCreditNote(
        ports,
        stores,
        creditOf(before, command.lines ?? null),
        before,
        command,
        { workspace, now },
      );
      const invoice = nextVersion(addCredit(before, credit, now), now);
      await stores.invoices.update(invoice);
      if (isCreditedInFull(invoice)) await releaseDeposits(stores, invoice, depositIds(invoice), now);
      if (credit.releasesTime) await releaseCredited(stores, invoice, now);
      await recordInvoiceEvents(ports, stores, null, creditNote, { today, author: authorOf(actor) });
      await recordInvoiceEvents(ports, stores, before, invoice, { today, author: authorOf(actor) });
      return { invoice: creditNote, today };
    });
  };
}

function requireCreditable(invoice: Invoice): SettleableInvoice {
  if (!isSettleable(invoice)) {
    const what = invoice.type === "credit_note" ? "This is a credit note." : `The status of this one is ${invoice.status}.`;
    throw conflict("invoice_not_creditable", `Only an issued invoice can be credited. ${what}`, {
      current_status: invoice.status,
      allowed: settleableStatuses,
    });
  }
  if (isCreditedInFull(invoice)) {
    const credit_note_ids = invoice.credits.map(({ creditNoteId }) => creditNoteId);
    throw conflict("nothing_to_credit", "The invoice is already credited in full.", { credit_note_ids });
  }
  requireNotDeducted(invoice, "credited");
  return invoice;
}

async function issueCreditNote(
  { digest, ids }: Pick<Ports, "digest" | "ids">,
  stores: Pick<Stores, "externalIds" | "invoices" | "ledger">,
  { parts, terms, figures, credited }: Crediting,
  corrected: SettleableInvoice,
  { lines: wanted, reason, externalId, metadata, releaseTime = wanted === undefined }: CreateCreditNote,
  { workspace, now }: { readonly workspace: Workspace; readonly now: Instant },
): Promise<{ readonly invoice: CreditNote; readonly credit: Credit }> {
  const today = localDateIn(workspace.timeZone, now);
  // An invoice can be dated in the future.
  const issueDate = today < corrected.issueDate ? corrected.issueDate : today;
  const assigned = await nextNumber(stores, workspace.creditNoteNumberFormat, issueDate);
  const { number } = assigned;
  const invoice: CreditNote = {
    ...corrected,
    id: ids.next("inv"),
    type: "credit_note",
    corrects: { invoiceId: corrected.id, number: corrected.number, issueDate: corrected.issueDate, reason },
    status: "credited",
    number,
    issueDate,
    dueDate: null,
    retainer: null,
    earlyPaymentDiscount: null,
    paymentReference: null,
    paymentCode: null,
    notes: "",
    ...terms,
    ...parts,
    ...figures,
    payments: [],
    credits: [],
    dueDateChanges: [],
    reminders: NO_REMINDERS,
    deductedBy: null,
    deductedByNumber: null,
    issuedAt: now,
    sentAt: null,
    viewedAt: null,
    paidAt: null,
    voidedAt: null,
    ...externalTable.create({ externalId, metadata }),
    ...firstVersion(now),
  };
  await requireFreeExternalId(stores, "invoice", invoice);
  await stores.invoices.insert(invoice);
  await recordIssued({ digest }, stores, invoice, assigned, { workspace, now });
  const amount = payableAmount(figures);
  return { invoice, credit: { creditNoteId: invoice.id, number, issueDate, amount, lines: credited, releasesTime: releaseTime } };
}

async function releaseCredited(stores: Pick<Stores, ClaimedStore>, invoice: SettleableInvoice, now: Instant): Promise<void> {
  const lines = linesCreditedInFull(invoice).flatMap((index) => invoice.lines[index] ?? []);
  await releaseLines(stores, invoice.id, lines, now);
}
