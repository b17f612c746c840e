import type { Grant } from "../access/permissions.js";
import { sellerJson } from "../billing/seller-json.js";
import { roundingJson } from "../billing/rounding.js";
import { taxJson } from "../billing/tax-json.js";
import { amountView, type View, versionView } from "../kernel/view.js";
import type { Workspace } from "./workspace.js";

/** The workspace's representation in the API; with the grant `limited` only what a member needs to display times and amounts. */
export function workspaceView(workspace: Workspace, grant: Grant = "all"): View {
  const { name, currency, locale } = workspace;
  const open = { name, currency, time_zone: workspace.timeZone, locale, week_start: workspace.weekStart };
  if (grant === "limited") return open;
  return {
    id: workspace.id,
    ...open,
    rate: amountView(workspace.rate),
    rounding: roundingJson.toJson(workspace.rounding),
    invoice_number_format: workspace.invoiceNumberFormat,
    payment_terms_days: workspace.paymentTermsDays,
    tax: workspace.tax && taxJson.toJson(workspace.tax),
    seller: sellerJson.toJson(workspace.seller),
    overlap_policy: workspace.overlapPolicy,
    ...versionView(workspace),
  };
}
