import type { Static } from "@sinclair/typebox";
import type { Call } from "../route.js";
import { momentsOf } from "../moments.js";
import {
  type AllowanceRequest,
  discountJson,
  documentAllowanceTable,
  earlyPaymentJson,
  externalTable,
  withholdingJson,
  type LineRequest,
  lineTable,
  payableRoundingJson,
  type Period,
  periodTable,
  roundingJson,
  taxCurrencyJson,
  taxType,
} from "../../../core/index.js";
import { mapNullable, mapOptional, toAmount, toDate } from "../conversions.js";
import type { InvoiceCreation, InvoicePatch } from "../schemas/invoice-requests.js";

/** The stored amounts that a request gives back. */
const figuresOf = (json: object): { readonly net?: bigint | undefined; readonly gross?: bigint | null | undefined } => {
  const { net, gross }: { readonly net?: number; readonly gross?: number | null } = json;
  return {
    ...(net === undefined ? {} : { net: toAmount(net) }),
    ...(gross === undefined ? {} : { gross: mapNullable(gross, toAmount) }),
  };
};
const toLine = (json: object): LineRequest => ({ ...lineTable.fromJson(json), ...figuresOf(json) });
const toAllowance = (json: object): AllowanceRequest => ({ ...documentAllowanceTable.fromJson(json), ...figuresOf(json) });
const toPeriod = (json: object): Period => periodTable.fromJson(json);

/** The invoice content of a request. */
export const content = (body: Omit<Static<typeof InvoicePatch>, "status" | "paid_on" | "method" | "reference">) => ({
  lines: body.lines?.map(toLine),
  issueDate: mapNullable(body.issue_date, toDate),
  dueDate: mapNullable(body.due_date, toDate),
  period: mapNullable(body.period, toPeriod),
  prices: body.prices,
  discount: mapNullable(body.discount, discountJson.fromJson),
  earlyPaymentDiscount: mapNullable(body.early_payment_discount, earlyPaymentJson.fromJson),
  allowances: body.allowances?.map(toAllowance),
  charges: body.charges?.map(toAllowance),
  deposits: body.deposits?.map(({ invoice_id: invoiceId }) => ({ invoiceId })),
  withholding: mapNullable(body.withholding, withholdingJson.fromJson),
  prepaidAmount: mapNullable(body.prepaid_amount, toAmount),
  payableRounding: mapNullable(body.payable_rounding, payableRoundingJson.fromJson),
  taxCurrency: mapNullable(body.tax_currency, taxCurrencyJson.fromJson),
  tax: mapNullable(body.tax, (tax) => taxType.set(taxType.fromJson(tax), null)),
  notes: body.notes,
  purchaseOrder: body.purchase_order,
  contractReference: body.contract_reference,
  projectReference: body.project_reference,
  buyerReference: body.buyer_reference,
  paymentReference: body.payment_reference,
});

export const creation = async (call: Pick<Call<never>, "useCases" | "actor">, body: Static<typeof InvoiceCreation>) => {
  const { from_time: time, from_expenses: expenses, from_milestones: milestones } = body;
  const fromTime = time && {
    projectIds: time.project_ids,
    taskIds: time.task_ids,
    userIds: time.user_ids,
    ...(await momentsOf(call, { from: time.from, to: time.to })),
    groupBy: time.group_by,
    rounding: mapOptional(time.rounding, roundingJson.fromJson),
  };
  const fromExpenses = expenses && {
    projectIds: expenses.project_ids,
    userIds: expenses.user_ids,
    from: mapOptional(expenses.from, toDate),
    to: mapOptional(expenses.to, toDate),
    groupBy: expenses.group_by,
  };
  const fromMilestones = milestones && { projectIds: milestones.project_ids, milestoneIds: milestones.milestone_ids };
  return {
    ...content(body),
    ...externalTable.fromJson(body),
    type: body.type,
    clientId: body.client_id,
    fromTime,
    fromExpenses,
    fromMilestones,
  };
};
