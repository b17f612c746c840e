import { Type } from "@sinclair/typebox";
import {
  buyerTable,
  declineReasonLimits,
  invoiceLimits,
  MAX_LINES,
  nameLimits,
  priceKinds,
  quoteLineTable,
  quoteStatuses,
} from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { sellerView, taxGroupView, taxInput } from "./billing.js";
import { documentAllowanceCreations, documentAllowancePatches, documentAllowancesView, lineFigures } from "./invoice-lines.js";
import { discount, invoiceFields } from "./invoices.js";
import { creationOf, viewOf } from "./of-fields.js";
import {
  amount,
  body,
  clearable,
  currency,
  expandable,
  id,
  instant,
  literals,
  localDate,
  nullable,
  optional,
  reference,
  text,
  textView,
  versioned,
  view,
} from "./primitives.js";

const quoteFields = {
  ...invoiceFields,
  number: ["The number of the quote, assigned at issue. Null for a draft", "Q-2026-0001"],
  status: ["`draft` → `open` → `accepted` or `declined`", "open"],
  expired: ["Whether the quote is open after its last day, in the workspace's time zone, so that it cannot be accepted", false],
  client_id: ["ID of the client that gets it. It never changes", exampleId("cli")],
  currency: ["The currency of the client when the quote was created", "EUR"],
  issue_date: ["The day of issue. Null for a draft", "2026-03-31"],
  valid_until: [
    "The last day on which the quote can be accepted, in the workspace's time zone. Null if it does not expire",
    "2026-04-30",
  ],
  allowances: ["Allowances on the complete quote, each with its own tax", []],
  charges: ["Charges on the complete quote, each with its own tax", []],
  allowance_total: ["Sum of the net amounts of all allowances on the quote", 0],
  charge_total: ["Sum of the net amounts of all charges on the quote", 0],
  total: ["The total of the quote, including tax", 26775],
  seller: "The seller, as of the issue date. Null for a draft",
  buyer: "The client, as of the issue date. Null for a draft",
  notes: ["Text printed on the quote", "Delivery within four weeks."],
  project_reference: [
    "The project that the quote is for. Printed on the quote and on its invoice, and the name of its project",
    "Website relaunch",
  ],
  buyer_reference: ["The client's reference. Defaults to that of the client", null],
  accepted_by: ["Name of the person who has accepted it. Null if it is not recorded", null],
  accepted_at: ["Time at which it was accepted", null],
  decline_reason: ["Why it was declined. Null if no reason was given", null],
  declined_at: ["Time at which it was declined", null],
  invoice_id: ["ID of the invoice that was created from it. Null if none was", null],
  project_id: ["ID of the project that was created from it. Null if none was", null],
  issued_at: "Time at which the quote was issued",
  viewed_at: ["Time at which the client first opened the page of a link to it. Null if it was not opened", null],
  lines: "Lines of the quote",
} as const;

const summary = {
  id: id("quo"),
  number: nullable(textView(invoiceLimits.number)),
  status: literals(quoteStatuses),
  expired: Type.Boolean(),
  client_id: id("cli"),
  currency: currency(),
  issue_date: nullable(localDate()),
  valid_until: nullable(localDate()),
  prices: literals(priceKinds),
  discount: nullable(discount),
  allowances: documentAllowancesView(),
  charges: documentAllowancesView(),
  tax_breakdown: Type.Array(taxGroupView()),
  subtotal: amount(),
  discount_total: amount(),
  allowance_total: amount(),
  charge_total: amount(),
  tax_total: amount(),
  total: amount(),
  seller: nullable(sellerView()),
  buyer: nullable(viewOf(buyerTable)),
  notes: textView(invoiceLimits.notes),
  project_reference: nullable(textView(invoiceLimits.projectReference)),
  buyer_reference: nullable(textView(invoiceLimits.buyerReference)),
  accepted_by: nullable(textView(nameLimits)),
  accepted_at: nullable(instant()),
  decline_reason: nullable(textView(declineReasonLimits)),
  declined_at: nullable(instant()),
  invoice_id: nullable(id("inv")),
  project_id: nullable(id("prj")),
  sent_at: nullable(instant()),
  viewed_at: nullable(instant()),
  issued_at: nullable(instant()),
};

const QuoteLine = named("QuoteLine", "A line of a quote with its computed net amount.", viewOf(quoteLineTable));

export const QuoteSummary = named(
  "QuoteSummary",
  "A quote without its lines, as lists return it.",
  view({ ...summary, client: expandable("client"), ...versioned }, quoteFields),
);

export const Quote = named(
  "Quote",
  "An offer to a client, at prices that hold until its last day. All amounts are minor units of its currency.",
  view({ ...summary, lines: Type.Array(QuoteLine), client: expandable("client"), ...versioned }, quoteFields),
);

const content = {
  valid_until: optional(nullable(localDate())),
  prices: optional(literals(priceKinds)),
  discount: optional(nullable(discount)),
  tax: optional(nullable(taxInput())),
  notes: optional(clearable(text(invoiceLimits.notes))),
  project_reference: optional(nullable(text(invoiceLimits.projectReference))),
  buyer_reference: optional(nullable(text(invoiceLimits.buyerReference))),
};

export const QuoteCreation = named(
  "QuoteCreation",
  "A quote to draft. Absent fields get their defaults.",
  body(
    {
      client_id: reference("cli"),
      lines: Type.Array(creationOf(quoteLineTable), { minItems: 1, maxItems: MAX_LINES }),
      allowances: documentAllowanceCreations,
      charges: documentAllowanceCreations,
      ...content,
    },
    {
      ...quoteFields,
      tax: "Tax for all lines, allowances and charges without their own. Defaults to that of the client, then the workspace",
    },
  ),
  {
    client_id: exampleId("cli"),
    valid_until: "2026-04-30",
    project_reference: "Website relaunch",
    lines: [{ description: "Website", quantity: "3", unit_price: 10_000 }],
  },
);

export const QuotePatch = named(
  "QuotePatch",
  "The changes of a draft. Absent fields do not change, lists are replaced.",
  body(
    {
      lines: optional(Type.Array(creationOf(quoteLineTable, {}, lineFigures), { minItems: 1, maxItems: MAX_LINES })),
      allowances: documentAllowancePatches,
      charges: documentAllowancePatches,
      ...content,
    },
    {
      ...quoteFields,
      lines: "Replaces all lines",
      tax: "Tax for all lines, allowances and charges, except those that the request contains with their own. Null for the client's or workspace's. If it is absent, parts without their own have the tax that all parts of the draft have, if that was chosen, else the client's or workspace's",
    },
  ),
  { valid_until: "2026-05-31" },
);

export const QuoteAcceptance = named(
  "QuoteAcceptance",
  "Who has accepted a quote.",
  body({ name: optional(nullable(text(nameLimits))) }, { name: ["Name of the person who has accepted it", "Ada Lovelace"] }),
  { name: "Ada Lovelace" },
);

export const QuoteRefusal = named(
  "QuoteRefusal",
  "Why a quote was declined.",
  body(
    { reason: optional(nullable(text(declineReasonLimits))) },
    { reason: ["The reason that the client gave", "We postpone the project"] },
  ),
  { reason: "We postpone the project" },
);

export const QuoteProject = named(
  "QuoteProject",
  "The project to create from a quote.",
  body(
    { name: optional(text(nameLimits)) },
    { name: ["Name of the project. Defaults to the project reference of the quote, else to its number", "Website relaunch"] },
  ),
  { name: "Website relaunch" },
);
