import { actor, anyOf, changes, creation, fieldsOf, id, ids, listing, many, optional, value } from "../access/arguments.js";
import { objectType } from "../kernel/field-table.js";
import {
  choiceType,
  currencyType,
  dayType,
  decimalType,
  flagType,
  idType,
  instantType,
  textType,
  wholeType,
} from "../kernel/field-types.js";
import { MAX_SEARCH_LENGTH } from "../kernel/text.js";
import { externalFields, externalFilter } from "../kernel/external-fields.js";
import { field } from "../kernel/fields.js";
import { checkProfiles } from "./checks/rule.js";
import type { LineToCredit } from "./crediting.js";
import { draftTypes, invoiceStatuses, invoiceTypes } from "./invoice.js";
import { invoiceLimits, MAX_LINES } from "./invoice-limits.js";
import { pauseReasonLimits, pauseStates } from "./invoice-reminders.js";
import { invoiceSortKeys } from "./invoice-store.js";
import { anyAmount } from "./line-table.js";
import { contentFields, fromExpenses, fromMilestones, fromTime } from "./request-fields.js";
import { enteredKinds, settlementLimits } from "./settlement.js";
import type { CreateCreditNote } from "./use-cases/create-credit-note.js";
import type { CreateInvoice } from "./creating.js";
import type { InvoiceQuery } from "./use-cases/read-invoices.js";
import type { PauseReminders } from "./use-cases/pause-reminders.js";
import type { RecordPayment, ReversePayment } from "./settling.js";
import type { ApplyCredit } from "./use-cases/apply-credit.js";
import type { InvoicePatch } from "./use-cases/update-invoice.js";

/** A new invoice. */
export const invoiceCreation = fieldsOf<CreateInvoice>()({
  ...contentFields,
  ...externalFields,
  clientId: field.required(idType("cli")),
  type: field.optional(choiceType(draftTypes)),
  fromTime: field.optional(objectType(fromTime)),
  fromExpenses: field.optional(objectType(fromExpenses)),
  fromMilestones: field.optional(objectType(fromMilestones)),
});
const details = {
  paidOn: field.optional(dayType),
  method: field.nullable(textType(settlementLimits.method)),
  reference: field.nullable(textType(settlementLimits.reference)),
};
const patch = fieldsOf<InvoicePatch>()({
  ...contentFields,
  ...externalFields,
  clientId: field.optional(idType("cli")),
  ...details,
  status: field.optional(choiceType(invoiceStatuses)),
  contentOfDraft: field.optional(flagType),
});
const payment = fieldsOf<RecordPayment>()({
  ...details,
  amount: field.required(anyAmount),
  kind: field.optional(choiceType(enteredKinds)),
});
const toCredit = fieldsOf<LineToCredit>()({
  line: field.required(wholeType({ min: 0, max: MAX_LINES })),
  quantity: field.optional(decimalType),
  net: field.optional(anyAmount),
});
const credit = fieldsOf<CreateCreditNote>()({
  lines: field.optional(many(objectType(toCredit))),
  reason: field.required(textType(settlementLimits.reason)),
  releaseTime: field.optional(flagType),
  ...externalFields,
});
const appliedCredit = fieldsOf<ApplyCredit>()({ amount: field.optional(anyAmount) });
const reversal = fieldsOf<ReversePayment>()({ reason: field.nullable(textType(settlementLimits.reason)) });
const pause = fieldsOf<PauseReminders>()({
  status: field.optional(choiceType(pauseStates)),
  reason: field.nullable(textType(pauseReasonLimits)),
  until: field.nullable(dayType),
});
const filter = fieldsOf<InvoiceQuery>()({
  types: anyOf(choiceType(invoiceTypes)),
  statuses: anyOf(choiceType(invoiceStatuses)),
  clientIds: anyOf(idType("cli")),
  recurringInvoiceIds: anyOf(idType("rin")),
  numbers: anyOf(textType(invoiceLimits.number)),
  text: field.optional(textType({ max: MAX_SEARCH_LENGTH })),
  currencies: anyOf(currencyType),
  issuedFrom: field.optional(dayType),
  issuedTo: field.optional(dayType),
  dueFrom: field.optional(dayType),
  dueTo: field.optional(dayType),
  overdue: field.optional(flagType),
  updatedSince: field.optional(instantType),
  ...externalFilter,
});

/** The arguments of the use cases. */
export const invoiceArguments = {
  createInvoice: [actor, creation(invoiceCreation)],
  previewInvoice: [actor, creation(invoiceCreation)],
  listInvoices: [actor, ...listing(filter, invoiceSortKeys)],
  getInvoice: [actor, id("inv")],
  findInvoices: [actor, ids("inv")],
  updateInvoice: [actor, id("inv"), changes(patch)],
  pauseReminders: [actor, id("inv"), creation(pause)],
  resumeReminders: [actor, id("inv")],
  deleteInvoice: [actor, id("inv")],
  createCreditNote: [actor, id("inv"), creation(credit)],
  recordPayment: [actor, id("inv"), creation(payment)],
  reversePayment: [actor, id("inv"), value("paymentId", idType("pay")), creation(reversal)],
  applyCredit: [actor, id("inv"), creation(appliedCredit)],
  explainInvoice: [actor, id("inv")],
  validateInvoice: [actor, id("inv"), optional(value("profile", choiceType(checkProfiles)))],
} as const;
