import { showFinding } from "../../../core/index.js";
import { type Route, route } from "../route.js";
import { InvoiceReadiness, InvoiceValidation } from "../schemas/invoice-preview.js";
import { invoiceTag, shownInvoice } from "./invoices.js";

export const invoiceCheckRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/invoices/:id/validate",
    id: "inv",
    operation: "validateInvoice",
    summary: "Check whether an invoice has what a profile requires",
    description:
      "Returns what the invoice lacks, as findings of the severities `error` and `warning`. A draft is checked with the current data of the seller and the client.",
    again: "computed",
    tag: invoiceTag,
    permission: "invoices:read",
    body: InvoiceValidation,
    bodyOptional: true,
    status: 200,
    response: InvoiceReadiness,
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id, body }) => {
      const { ready, findings } = await useCases.validateInvoice(actor, id, body.profile);
      return { body: { ready, findings: findings.map(showFinding) } };
    },
  }),
];
