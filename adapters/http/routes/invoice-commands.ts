import type { Static } from "@sinclair/typebox";
import type { Call } from "../route.js";
import { momentsOf } from "../moments.js";
import {
  discountJson,
  earlyPaymentJson,
  parseDecimal,
  payableRoundingJson,
  roundingJson,
  taxCurrencyJson,
  taxJson,
} from "../../../core/index.js";
import { mapNullable, mapOptional, toAmount, toDate } from "../conversions.js";
import type { LinePatch } from "../schemas/invoice-lines.js";
import type { InvoiceCreation, InvoicePatch } from "../schemas/invoice-requests.js";

const toAllowance = ({ amount, reason = null }: { amount: number; reason?: string | null }) => ({
  amount: toAmount(amount),
  reason,
});
type SentAllowance = NonNullable<Static<typeof InvoicePatch>["allowances"]>[number];
const toDocumentAllowance = ({ tax, ...allowance }: SentAllowance) => ({
  ...toAllowance(allowance),
  tax: mapOptional(tax, taxJson.fromJson),
});
const toPeriod = ({ start, end }: { start: string; end: string }) => ({ start: toDate(start), end: toDate(end) });

const toLine = (line: Static<typeof LinePatch>) => ({
  description: line.description,
  kind: line.kind,
  quantity: parseDecimal(line.quantity),
  unit: line.unit,
  baseQuantity: mapOptional(line.base_quantity, parseDecimal),
  unitPrice: toAmount(line.unit_price),
  allowances: line.allowances?.map(toAllowance),
  charges: line.charges?.map(toAllowance),
  tax: mapOptional(line.tax, taxJson.fromJson),
  timeEntryIds: line.time_entry_ids,
  period: mapNullable(line.period, toPeriod),
});

/** The invoice content of a request. */
export const content = (body: Omit<Static<typeof InvoicePatch>, "status" | "paid_on" | "method" | "reference">) => ({
  lines: body.lines?.map(toLine),
  issueDate: mapNullable(body.issue_date, toDate),
  dueDate: mapNullable(body.due_date, toDate),
  period: mapNullable(body.period, toPeriod),
  prices: body.prices,
  discount: mapNullable(body.discount, discountJson.fromJson),
  earlyPaymentDiscount: mapNullable(body.early_payment_discount, earlyPaymentJson.fromJson),
  allowances: body.allowances?.map(toDocumentAllowance),
  charges: body.charges?.map(toDocumentAllowance),
  deposits: body.deposits?.map(({ invoice_id: invoiceId }) => ({ invoiceId })),
  prepaidAmount: mapNullable(body.prepaid_amount, toAmount),
  payableRounding: mapNullable(body.payable_rounding, payableRoundingJson.fromJson),
  taxCurrency: mapNullable(body.tax_currency, taxCurrencyJson.fromJson),
  tax: mapNullable(body.tax, taxJson.fromJson),
  notes: body.notes,
  purchaseOrder: body.purchase_order,
  buyerReference: body.buyer_reference,
});

export const creation = async (call: Pick<Call<never>, "useCases" | "actor">, body: Static<typeof InvoiceCreation>) => {
  const { from_time: time } = body;
  const fromTime = time && {
    projectIds: time.project_ids,
    taskIds: time.task_ids,
    userIds: time.user_ids,
    ...(await momentsOf(call, time)),
    groupBy: time.group_by,
    rounding: mapOptional(time.rounding, roundingJson.fromJson),
  };
  return { ...content(body), type: body.type, clientId: body.client_id, fromTime };
};
