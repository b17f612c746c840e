import type { DeliveredType, Json } from "../../../core/index.js";
import { exampleId } from "../schemas/annotations.js";

type Fields = Readonly<Record<string, Json>>;

const TOTAL = 26775;
const PART = 10000;

const sent: Fields = {
  discount: null,
  sent_at: "2026-03-31T08:05:00.000Z",
  viewed_at: null,
  issued_at: "2026-03-31T08:00:00.000Z",
  updated_at: "2026-03-31T08:05:00.000Z",
};

const issuedQuote: Fields = {
  discount: null,
  sent_at: null,
  issued_at: "2026-03-31T08:00:00.000Z",
  updated_at: "2026-03-31T08:00:00.000Z",
};

/** What the examples of single fields do not say together, by the name of the schema. */
export const usualState: Readonly<Record<string, Fields>> = {
  Project: { archived_at: null },
  InvoicePreview: { discount: null },
  Invoice: sent,
  InvoiceSummary: sent,
  Quote: issuedQuote,
  QuoteSummary: issuedQuote,
};

const changedAt = (time: string, version: number): Fields => ({ updated_at: time, version });

const draft: Fields = {
  number: null,
  status: "draft",
  issue_date: null,
  early_payment_until: null,
  seller: null,
  buyer: null,
  sent_at: null,
  issued_at: null,
  ...changedAt("2026-03-02T08:00:00.000Z", 1),
};
const issued: Fields = { sent_at: null, ...changedAt("2026-03-31T08:00:00.000Z", 2) };
const viewed: Fields = { viewed_at: "2026-04-01T09:30:00.000Z", ...changedAt("2026-04-01T09:30:00.000Z", 4) };
const overdue: Fields = { overdue: true };
const voided: Fields = { status: "void", voided_at: "2026-04-02T08:00:00.000Z", ...changedAt("2026-04-02T08:00:00.000Z", 4) };

function payment(amount: number): Fields {
  return {
    id: exampleId("pay"),
    kind: "payment",
    amount,
    paid_on: "2026-04-15",
    method: "transfer",
    reference: "RF18 5390 0754 7034",
    reverses: null,
    reason: null,
    created_at: "2026-04-15T08:00:00.000Z",
    reversed_by: null,
  };
}

const paidInPart: Fields = {
  amount_paid: PART,
  amount_due: TOTAL - PART,
  payments: [payment(PART)],
  ...changedAt("2026-04-15T08:00:00.000Z", 4),
};
const paid: Fields = {
  status: "paid",
  amount_paid: TOTAL,
  amount_due: 0,
  payments: [payment(TOTAL)],
  paid_at: "2026-04-15T08:00:00.000Z",
  ...changedAt("2026-04-15T08:00:00.000Z", 4),
};
const reversalId = `${exampleId("pay").slice(0, -1)}b`;
const reversed: Fields = {
  payments: [
    { ...payment(PART), reversed_by: reversalId },
    {
      ...payment(PART),
      id: reversalId,
      kind: "reversal",
      paid_on: "2026-04-16",
      method: null,
      reference: null,
      reverses: exampleId("pay"),
      reason: "The transfer belongs to another invoice",
      created_at: "2026-04-16T08:00:00.000Z",
    },
  ],
  ...changedAt("2026-04-16T08:00:00.000Z", 5),
};
const creditNoteId = `${exampleId("inv").slice(0, -1)}b`;
const creditNote: Fields = {
  id: creditNoteId,
  type: "credit_note",
  corrects: {
    invoice_id: exampleId("inv"),
    number: "INV-2026-0001",
    issue_date: "2026-03-31",
    reason: "Two hours were billed twice",
  },
  number: "CN-2026-0001",
  status: "credited",
  issue_date: "2026-04-10",
  due_date: null,
  early_payment_discount: null,
  early_payment_until: null,
  early_payment_amount: null,
  amount_due: 0,
  sent_at: null,
  issued_at: "2026-04-10T08:00:00.000Z",
  created_at: "2026-04-10T08:00:00.000Z",
  ...changedAt("2026-04-10T08:00:00.000Z", 1),
};
const credited: Fields = {
  status: "credited",
  amount_credited: TOTAL,
  amount_due: 0,
  credit_notes: [
    {
      id: creditNoteId,
      number: "CN-2026-0001",
      issue_date: "2026-04-10",
      amount: TOTAL,
      lines: [{ line: 0, quantity: "9000", net: 22500 }],
    },
  ],
  ...changedAt("2026-04-10T08:00:00.000Z", 4),
};
const running: Fields = { end_time: null, rate: null, duration_seconds: null, status: "running", version: 1 };
const archived: Fields = {
  status: "archived",
  archived_at: "2026-04-02T08:00:00.000Z",
  ...changedAt("2026-04-02T08:00:00.000Z", 4),
};
const invited: Fields = { status: "invited", version: 1 };
const created: Fields = { version: 1 };
const failed: Fields = {
  failure: {
    date: "2026-04-01",
    code: "client_archived",
    message: "The client Ada Ltd is archived. Set its status to active first.",
    failed_at: "2026-04-01T00:00:00.000Z",
  },
};

const draftQuote: Fields = {
  ...{
    discount: null,
    number: null,
    status: "draft",
    issue_date: null,
    seller: null,
    buyer: null,
    sent_at: null,
    issued_at: null,
  },
  ...changedAt("2026-03-02T08:00:00.000Z", 1),
};
const sentQuote: Fields = { sent_at: "2026-03-31T08:05:00.000Z", ...changedAt("2026-03-31T08:05:00.000Z", 3) };
const viewedQuote: Fields = { ...sentQuote, viewed_at: "2026-04-01T09:30:00.000Z", ...changedAt("2026-04-01T09:30:00.000Z", 4) };
const acceptedQuote: Fields = {
  ...{ status: "accepted", accepted_by: "Ada Lovelace", accepted_at: "2026-04-02T08:00:00.000Z" },
  ...changedAt("2026-04-02T08:00:00.000Z", 4),
};
const declinedQuote: Fields = {
  ...{ status: "declined", decline_reason: "We postpone the project", declined_at: "2026-04-02T08:00:00.000Z" },
  ...changedAt("2026-04-02T08:00:00.000Z", 4),
};

const queuedReminder: Fields = { status: "queued", sent_at: null, ...changedAt("2026-05-07T08:00:00.000Z", 1) };
const failedReminder: Fields = {
  status: "failed",
  sent_at: null,
  message_id: null,
  error: "The message has no recipient. Name one, or give the client an email address.",
};

/** What an event of the type says of its resource, besides its usual state. */
export const stateOfEvent: Partial<Readonly<Record<DeliveredType, Fields>>> = {
  "time_entry.started": running,
  "time_entry.created": created,
  "invoice.created": draft,
  "invoice.issued": issued,
  "invoice.viewed": viewed,
  "invoice.overdue": overdue,
  "invoice.payment_recorded": paidInPart,
  "invoice.payment_reversed": reversed,
  "invoice.paid": paid,
  "invoice.credited": credited,
  "invoice.voided": voided,
  "credit_note.created": creditNote,
  "quote.created": draftQuote,
  "quote.updated": draftQuote,
  "quote.sent": sentQuote,
  "quote.viewed": viewedQuote,
  "quote.accepted": acceptedQuote,
  "quote.declined": declinedQuote,
  "quote.deleted": draftQuote,
  "recurring_invoice.created": created,
  "bank_statement.created": created,
  "recurring_invoice.failed": failed,
  "reminder.created": queuedReminder,
  "reminder.failed": failedReminder,
  "expense.created": created,
  "milestone.created": created,
  "client.created": created,
  "project.created": created,
  "project.archived": archived,
  "task.created": created,
  "user.invited": invited,
};

/** What the response of an operation says of its resource, besides its usual state. */
export const stateOfResponse: Readonly<Record<string, Fields>> = {
  createInvoice: draft,
  previewInvoice: draft,
  issueInvoice: issued,
  payInvoice: paid,
  voidInvoice: voided,
  recordPayment: paidInPart,
  reversePayment: reversed,
  createCreditNote: creditNote,
  createQuote: draftQuote,
  acceptQuote: acceptedQuote,
  declineQuote: declinedQuote,
  billQuote: draft,
  createTimeEntry: created,
  createClient: created,
  createProject: created,
  createTask: created,
  inviteUser: invited,
  resendInvitation: invited,
};
