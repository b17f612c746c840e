import { auditView, explanationView, proofView } from "../../../core/index.js";
import { costs, type Route, route } from "../route.js";
import { Audit, LedgerProof } from "../schemas/audit.js";
import { InvoiceExplanation } from "../schemas/explanation.js";
import { invoiceTag, shownInvoice } from "./invoices.js";
import { reportTag } from "./reports.js";

export const auditRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/invoices/:id/explain",
    id: "inv",
    operation: "explainInvoice",
    summary: "Explain every figure of an invoice",
    description:
      "Returns each step from time entries to the amount due in whole numbers, with fractions before they are rounded half away from zero, so that a script " +
      "can add them up",
    tag: invoiceTag,
    permission: "invoices:read",
    status: 200,
    response: InvoiceExplanation,
    conflicts: ["not_explainable"],
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id }) => ({ body: explanationView(await useCases.explainInvoice(actor, id)) }),
  }),
  route({
    method: "GET",
    path: "/invoices/:id/proof",
    id: "inv",
    operation: "getInvoiceProof",
    summary: "Retrieve the ledger entry of an invoice",
    description:
      "Returns the entry that was made when the invoice was issued. Issued invoices and credit notes are recorded in a ledger per number series. Each entry contains the hash of the one before it, so a later change " +
      "of any of them can be proven",
    tag: invoiceTag,
    permission: "invoices:read",
    status: 200,
    response: LedgerProof,
    conflicts: ["not_in_ledger"],
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id }) => ({ body: proofView(await useCases.getInvoiceProof(actor, id)) }),
  }),
  route({
    method: "GET",
    path: "/reports/audit",
    operation: "getAudit",
    cost: costs.report,
    summary: "Audit the records of the workspace",
    description:
      "Checks that no time entry is billed twice, is missing, or was changed after it was billed; that all figures follow from their lines; that credit notes " +
      "match; and that the ledger is complete and unchanged",
    tag: reportTag,
    permission: "invoices:read",
    status: 200,
    response: Audit,
    handle: async ({ useCases, actor }) => ({ body: auditView(await useCases.getAudit(actor)) }),
  }),
];
