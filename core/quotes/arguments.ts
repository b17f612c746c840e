import { actor, anyOf, changes, creation, fieldsOf, id, listing, optional } from "../access/arguments.js";
import { invoiceLimits } from "../invoices/invoice-limits.js";
import { contentFields } from "../invoices/request-fields.js";
import { choiceType, dayType, flagType, idType, instantType, textType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { nameLimits } from "../kernel/text.js";
import { declineReasonLimits, quoteStatuses } from "./quote.js";
import { quoteSortKeys } from "./quote-store.js";
import type { CreateQuote } from "./use-cases/create-quote.js";
import type { QuoteAcceptance, QuoteRefusal } from "./use-cases/decide-quote.js";
import type { ProjectOfQuote } from "./use-cases/plan-quote.js";
import type { QuoteQuery } from "./use-cases/read-quotes.js";
import type { QuotePatch } from "./use-cases/update-quote.js";

const { prices, discount, notes, projectReference, buyerReference, lines, allowances, charges, tax } = contentFields;
const content = {
  validUntil: field.nullable(dayType),
  ...{ prices, discount, notes, projectReference, buyerReference, lines, allowances, charges, tax },
};
const quoteCreation = fieldsOf<CreateQuote>()({
  ...content,
  clientId: field.required(idType("cli")),
  lines: field.required(lines.type),
});
const patch = fieldsOf<QuotePatch>()(content);
const acceptance = fieldsOf<QuoteAcceptance>()({ name: field.nullable(textType(nameLimits)) });
const refusal = fieldsOf<QuoteRefusal>()({ reason: field.nullable(textType(declineReasonLimits)) });
const project = fieldsOf<ProjectOfQuote>()({ name: field.optional(textType(nameLimits)) });
const filter = fieldsOf<QuoteQuery>()({
  statuses: anyOf(choiceType(quoteStatuses)),
  expired: field.optional(flagType),
  clientIds: anyOf(idType("cli")),
  numbers: anyOf(textType(invoiceLimits.number)),
  invoiceIds: anyOf(idType("inv")),
  updatedSince: field.optional(instantType),
});

/** The arguments of the use cases. */
export const quoteArguments = {
  createQuote: [actor, creation(quoteCreation)],
  listQuotes: [actor, ...listing(filter, quoteSortKeys)],
  getQuote: [actor, id("quo")],
  updateQuote: [actor, id("quo"), changes(patch)],
  deleteQuote: [actor, id("quo")],
  issueQuote: [actor, id("quo")],
  acceptQuote: [actor, id("quo"), optional(creation(acceptance))],
  declineQuote: [actor, id("quo"), optional(creation(refusal))],
  billQuote: [actor, id("quo")],
  planQuote: [actor, id("quo"), optional(creation(project))],
} as const;
