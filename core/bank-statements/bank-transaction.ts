import type { Versioned } from "../kernel/entity.js";
import { FieldTable, objectType } from "../kernel/field-table.js";
import { amountType, choiceType, currencyType, dayType, flagType, idType, listType, textType } from "../kernel/field-types.js";
import { type Described, field, type ModelOf, versionFields } from "../kernel/fields.js";
import { fingerprintType } from "./fingerprint.js";
import { statementLimits } from "./statement-limits.js";

/**
 * `unmatched`: nothing is known that it pays; `proposed`: the service proposes what it pays; `booked`: payments were recorded; `ignored`: it concerns no invoice.
 */
export const transactionStatuses = ["unmatched", "proposed", "booked", "ignored"] as const;
/** One of {@link transactionStatuses}. */
export type TransactionStatus = (typeof transactionStatuses)[number];

/**
 * Why a transaction is proposed for an invoice: its payment reference, or its number, is in the transaction; its amount is the amount due, with or without the discount for early
 * payment; the account has paid for the client before; or the name is that of the client. `refund`: it returns what was paid in excess.
 */
export const proposalReasons = ["reference", "number", "amount", "early_payment_discount", "account", "name", "refund"] as const;
/** One of {@link proposalReasons}. */
export type ProposalReason = (typeof proposalReasons)[number];

/** From the surest: only `exact` proposals are ever booked without a person. */
export const confidences = ["exact", "likely", "possible"] as const;

/** The most invoices that a transaction pays, and the most proposals that it has. */
export const bookingLimits = { allocations: 50, proposals: 5 } as const;

const positive = amountType((issues, path, amount) => {
  if (amount <= 0n) issues.add(path, "out_of_range", "Must be greater than 0.");
});
const notNegative = amountType((issues, path, amount) => {
  if (amount < 0n) issues.add(path, "out_of_range", "Must not be negative.");
});

export const allocationTable = new FieldTable({
  /** An open invoice, or one of which something is refundable. */
  invoiceId: field.required(idType("inv"), "ID of the invoice that is paid or refunded"),
  /** Minor units, greater than 0, also of a refund. */
  amount: field.required(positive, ["The part of the transaction's amount for this invoice", 26_239]),
  /** Minor units. Recorded as `early_payment_discount`, in addition to the amount. */
  discount: field.defaulting(notNegative, 0n, ["The discount for early payment that the payer deducted", 536]),
});

/** A part of a transaction that pays or refunds an invoice. */
export interface Allocation extends ModelOf<typeof allocationTable.fields>, Described {}

export const proposalTable = new FieldTable({
  /** One for each invoice, at most 50. A rest can remain. */
  allocations: field.required(
    listType(objectType(allocationTable), { min: 1, max: bookingLimits.allocations }),
    "What the transaction would pay. Their amounts can leave a rest",
  ),
  /** See {@link proposalReasons}. */
  reasons: field.required(listType(choiceType(proposalReasons), { min: 1, max: proposalReasons.length }), [
    "Why: the payment `reference` or the `number` of each invoice is in the transaction; the `amount` is the amount due, or the amount less the `early_payment_discount`; the `account` has paid for the client before; the `name` is that of the client; it is a `refund`",
    ["reference", "amount"],
  ]),
  /** See {@link confidences}. */
  confidence: field.required(choiceType(confidences), [
    "`exact`: a reference or number and the amount agree. `likely`: one of them and something else. `possible`: only one thing agrees",
    "exact",
  ]),
});

/** What a transaction could pay. */
export interface Proposal extends ModelOf<typeof proposalTable.fields>, Described {}

/** What booking records: settlements of these kinds, or a rest that the client has to its credit. */
export const bookingKinds = ["payment", "refund", "early_payment_discount", "credit"] as const;

export const bookingTable = new FieldTable({
  /** See {@link bookingKinds}. */
  kind: field.required(choiceType(bookingKinds), [
    "What was recorded: a `payment`, a `refund` or an `early_payment_discount` of the invoice, or `credit` of the client",
    "payment",
  ]),
  /** Null for credit. */
  invoiceId: field.nullable(idType("inv"), "ID of the invoice. Null for credit"),
  /** Null for credit. */
  paymentId: field.nullable(idType("pay"), "ID of the row of the invoice's payments. Null for credit"),
  /** Minor units, greater than 0. */
  amount: field.required(positive, ["The amount", 26_775]),
});

/** A row that booking a transaction recorded. */
export interface Booking extends ModelOf<typeof bookingTable.fields>, Described {}

export const bankTransactionTable = new FieldTable({
  /** `btx_…`, assigned by the service. */
  id: field.assigned(idType("btx")),
  /** The first statement that contained it. */
  statementId: field.assigned(idType("bst"), "ID of the first statement that contained it"),
  /** An IBAN without spaces, or another number. */
  account: field.assigned(textType(statementLimits.account), ["IBAN or number of the account", "DE02120300000000202051"]),
  /** The day on which the balance of the account changed. */
  bookingDate: field.assigned(dayType, ["Date on which the bank booked it", "2026-04-10"]),
  /** The day from which the bank pays or charges interest. Null: unknown. */
  valueDate: field.assignedOrNull(dayType, ["Date from which interest counts. Null if the file does not say", "2026-04-10"]),
  /** Minor units; negative if money left the account. */
  amount: field.assigned(
    amountType(() => undefined),
    ["Amount; negative if money left the account", 26_775],
  ),
  /** ISO 4217. */
  currency: field.assigned(currencyType, ["Currency of the amount", "EUR"]),
  /** Whether it takes back an earlier one. */
  reversal: field.assigned(flagType, ["Whether it takes back an earlier transaction", false]),
  /** At most 200 characters. */
  counterpartyName: field.assignedOrNull(textType(statementLimits.name), ["Name of the other side", "Ada Limited"]),
  /** Its IBAN without spaces, or another number. */
  counterpartyAccount: field.assignedOrNull(textType(statementLimits.account), [
    "IBAN or account number of the other side",
    "GB33BUKB20201555555555",
  ]),
  /** At most 140 characters. */
  endToEndId: field.assignedOrNull(textType(statementLimits.reference), ["End-to-end ID of the payer", null]),
  /** A structured reference, such as a creditor reference (ISO 11649) or a QR reference. */
  creditorReference: field.assignedOrNull(textType(statementLimits.reference), [
    "Structured reference, such as a creditor reference or a QR reference",
    "RF18539007547034",
  ]),
  /** At most 2,000 characters. */
  remittanceText: field.assignedOrNull(textType(statementLimits.remittance), ["What the payer wrote", "Invoice 2026-0007"]),
  /** What identifies it at the bank. */
  bankReference: field.assignedOrNull(textType(statementLimits.reference), ["Reference of the bank", "2026041012345678"]),
  /** See {@link transactionStatuses}. */
  status: field.assigned(choiceType(transactionStatuses), [
    "`unmatched`: nothing is known that it pays. `proposed`: see `proposals`. `booked`: see `bookings`. `ignored`: it concerns no invoice",
    "proposed",
  ]),
  /** At most 5, the surest first. Empty unless it is `proposed`. */
  proposals: field.assigned(
    listType(objectType(proposalTable), { max: bookingLimits.proposals }),
    "What it could pay, the surest first. Empty when it is booked or ignored",
  ),
  /** The settlements and the credit that were recorded. Empty unless it is `booked`. */
  bookings: field.assigned(
    listType(objectType(bookingTable), { max: 2 * bookingLimits.allocations + 1 }),
    "What booking it recorded. Empty unless it is booked",
  ),
  /** The client whose invoices it paid. Null unless it is booked. */
  clientId: field.assignedOrNull(idType("cli"), "ID of the client for which it was booked. Null unless it is booked"),
  /** What the transaction is recognized by. */
  fingerprint: field.assigned(fingerprintType, "What the transaction is recognized by if a file contains it again"),
  ...versionFields,
});

/** A transaction on a bank account. Only its status, and what follows from it, changes. */
export interface BankTransaction extends Versioned, ModelOf<typeof bankTransactionTable.fields>, Described {}

/** A transaction that is not booked, with the proposals and the status that follows. */
export function withProposals(transaction: BankTransaction, proposals: readonly Proposal[]): BankTransaction {
  return { ...transaction, proposals, status: proposals.length > 0 ? "proposed" : "unmatched" };
}
