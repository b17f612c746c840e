import { Type } from "@sinclair/typebox";
import {
  draftTypes,
  expenseGroupings,
  groupings,
  type IdPrefix,
  invoiceLimits,
  invoiceStatuses,
  MAX_LINES,
  priceKinds,
} from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { billingFields, period, rounding, taxInput, earlyPayment, withholding } from "./billing.js";
import { depositRequests } from "./deposits.js";
import { documentAllowanceCreations, documentAllowancePatches, LineCreation, LinePatch } from "./invoice-lines.js";
import { paymentDetails } from "./payments.js";
import { amount, body, clearable, literals, localDate, moment, nullable, optional, reference, text } from "./primitives.js";
import { externalInput } from "./external.js";
import { discount, invoiceFields, payableRounding, taxCurrency } from "./invoices.js";

const idList = <P extends IdPrefix>(prefix: P) => Type.Array(reference(prefix), { maxItems: 1_000, minItems: 1 });
const fromTime = body(
  {
    project_ids: optional(idList("prj")),
    task_ids: optional(idList("task")),
    user_ids: optional(idList("usr")),
    from: optional(moment()),
    to: optional(moment()),
    group_by: optional(literals(groupings)),
    rounding: optional(rounding()),
  },
  {
    ...billingFields,
    project_ids: ["Includes only these projects", [exampleId("prj")]],
    task_ids: ["Includes only these tasks", [exampleId("task")]],
    user_ids: ["Includes only these users", [exampleId("usr")]],
    from: ["Includes entries that started at or after this time", "2026-03-01T00:00:00+01:00"],
    to: ["Includes entries that started before this time", "2026-04-01T00:00:00+02:00"],
    group_by: ["What to combine into one line. Time with different rates or taxes is never combined", "project"],
  },
);

const fromExpenses = body(
  {
    project_ids: optional(idList("prj")),
    user_ids: optional(idList("usr")),
    from: optional(localDate()),
    to: optional(localDate()),
    group_by: optional(literals(expenseGroupings)),
  },
  {
    project_ids: ["Includes only these projects", [exampleId("prj")]],
    user_ids: ["Includes only the expenses of these users", [exampleId("usr")]],
    from: ["Includes expenses of this date or later", "2026-03-01"],
    to: ["Includes expenses before this date", "2026-04-01"],
    group_by: ["What to combine into one line. Defaults to `expense`: one line for each", "category"],
  },
);

const fromMilestones = body(
  { project_ids: optional(idList("prj")), milestone_ids: optional(idList("mst")) },
  {
    project_ids: ["Includes only these projects", [exampleId("prj")]],
    milestone_ids: ["Includes only these milestones, each of which must be completed and not billed", [exampleId("mst")]],
  },
);

const content = {
  issue_date: optional(nullable(localDate())),
  due_date: optional(nullable(localDate())),
  period: optional(nullable(period())),
  prices: optional(literals(priceKinds)),
  discount: optional(nullable(discount)),
  early_payment_discount: optional(nullable(earlyPayment())),
  prepaid_amount: optional(nullable(amount())),
  withholding: optional(nullable(withholding())),
  deposits: depositRequests,
  payable_rounding: optional(nullable(payableRounding)),
  tax_currency: optional(nullable(taxCurrency)),
  tax: optional(nullable(taxInput())),
  notes: optional(clearable(text(invoiceLimits.notes))),
  purchase_order: optional(nullable(text(invoiceLimits.purchaseOrder))),
  contract_reference: optional(nullable(text(invoiceLimits.contractReference))),
  project_reference: optional(nullable(text(invoiceLimits.projectReference))),
  buyer_reference: optional(nullable(text(invoiceLimits.buyerReference))),
  payment_reference: optional(nullable(text(invoiceLimits.paymentReference))),
};
export const InvoiceCreation = named(
  "InvoiceCreation",
  "An invoice or deposit to draft. It requires lines, time, expenses or milestones.",
  body(
    {
      type: optional(literals(draftTypes)),
      client_id: reference("cli"),
      lines: optional(Type.Array(LineCreation, { maxItems: MAX_LINES })),
      from_time: optional(fromTime),
      from_expenses: optional(fromExpenses),
      from_milestones: optional(fromMilestones),
      allowances: documentAllowanceCreations,
      charges: documentAllowanceCreations,
      ...content,
      ...externalInput,
    },
    {
      ...invoiceFields,
      type: [
        "`deposit` bills an advance payment, which another invoice deducts when it is paid. It cannot bill time, expenses and milestones",
        "invoice",
      ],
      deposits: "The deposits to deduct, with their tax",
      from_expenses:
        "Creates lines from the client's expenses that are billable and not billed, at their net amounts with the markup, with the tax of the invoice",
      from_milestones:
        "Creates a line for each completed milestone of the client's projects that is not billed, at its amount, with its tax or that of the invoice",
      from_time:
        "Creates lines from the client's time entries that are billable, stopped and not billed, of projects whose `billing_method` is `time`",
    },
  ),
  {
    client_id: exampleId("cli"),
    from_time: { from: "2026-03-01T00:00:00+01:00", to: "2026-04-01T00:00:00+02:00", group_by: "project" },
    lines: [{ description: "Hosting", quantity: "3", unit_price: 1000 }],
    issue_date: "2026-03-31",
  },
);
export const InvoicePatch = named(
  "InvoicePatch",
  "The changes of an invoice, or its next status. Absent fields do not change, lists are replaced.",
  body(
    {
      client_id: optional(reference("cli")),
      lines: optional(Type.Array(LinePatch, { maxItems: MAX_LINES })),
      status: optional(literals(invoiceStatuses)),
      ...paymentDetails,
      allowances: documentAllowancePatches,
      charges: documentAllowancePatches,
      ...content,
      ...externalInput,
    },
    {
      ...invoiceFields,
      client_id:
        "Another client of a draft, with the same currency. A draft that bills time, expenses or milestones, or deducts deposits, keeps its client",
      due_date: "Also of an open invoice, whose document does not change",
      lines: "Replaces all lines. Time entries, expenses and milestones that no line bills become billable again",
      tax: "Tax for all lines, allowances and charges, except those that the request contains with their own. Null for the client's or workspace's. If it is absent, parts without their own have the tax that all parts of the draft had, or else the client's or workspace's",
      deposits: "Replaces the deposits to deduct. Other invoices can then deduct those left out",
    },
  ),
  { status: "open" },
);

export const InvoiceIssuing = named(
  "InvoiceIssuing",
  "The dates of a draft that is issued.",
  body(
    { issue_date: content.issue_date, due_date: content.due_date },
    {
      issue_date: ["The issue date. Absent: that of the draft, or else today in the workspace's time zone", "2026-03-31"],
      due_date: ["The due date. Absent: that of the draft, or else by the client's payment terms", "2026-04-30"],
    },
  ),
  { issue_date: "2026-03-31" },
);
