import { earlyPaymentJson } from "../billing/early-payment.js";
import type { Grant } from "../access/permissions.js";
import { sellerJson } from "../billing/seller.js";
import { roundingJson } from "../billing/rounding.js";
import { taxJson } from "../billing/tax-json.js";
import { amountView, type View, versionView } from "../kernel/view.js";
import { logoFactsJson } from "./logo/logo.js";
import type { NumberedWorkspace } from "./workspace.js";

/** The workspace's representation in the API; with the grant `limited` only what a member needs to display times and amounts. */
export function workspaceView(workspace: NumberedWorkspace, grant: Grant = "all"): View {
  const { name, currency, locale, invoiceNextNumber } = workspace;
  const open = { name, currency, time_zone: workspace.timeZone, locale, week_start: workspace.weekStart };
  if (grant === "limited") return open;
  return {
    id: workspace.id,
    ...open,
    rate: amountView(workspace.rate),
    rounding: roundingJson.toJson(workspace.rounding),
    invoice_number_format: workspace.invoiceNumberFormat,
    ...(invoiceNextNumber === undefined ? {} : { invoice_next_number: invoiceNextNumber }),
    credit_note_number_format: workspace.creditNoteNumberFormat,
    payment_terms_days: workspace.paymentTermsDays,
    early_payment_discount: workspace.earlyPaymentDiscount && earlyPaymentJson.toJson(workspace.earlyPaymentDiscount),
    tax: workspace.tax && taxJson.toJson(workspace.tax),
    seller: sellerJson.toJson(workspace.seller),
    logo: workspace.logo && logoFactsJson.toJson(workspace.logo),
    overlap_policy: workspace.overlapPolicy,
    issue_checks: workspace.issueChecks,
    ...versionView(workspace),
  };
}
