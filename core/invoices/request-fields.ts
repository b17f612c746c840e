import { fieldsOf, many } from "../access/arguments.js";
import { earlyPaymentType } from "../billing/early-payment.js";
import { roundingType } from "../billing/rounding.js";
import { taxType } from "../billing/tax-json.js";
import type { AnyType } from "../kernel/field.js";
import { FieldTable, objectType } from "../kernel/field-table.js";
import {
  amountType,
  choiceType,
  currencyType,
  customType,
  dayType,
  decimalType,
  idType,
  instantType,
  textType,
} from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import type { FromTime } from "./billing.js";
import type { DepositRequest } from "./deducting.js";
import { priceKinds, type TaxCurrency } from "./document-terms.js";
import type { AllowanceRequest, LineRequest } from "./drafting.js";
import type { Period } from "./invoice.js";
import { invoiceLimits, lineLimits } from "./invoice-limits.js";
import { type Allowance, lineKinds } from "./line.js";
import { groupings } from "./time-lines.js";

/** The rules of amounts depend on the invoice, so that the totals check them. */
export const amount = amountType(() => undefined);

/** An object with one of several fields, which `kind` names. */
function variantType(types: Readonly<Record<string, AnyType>>) {
  const tables = Object.entries(types).map(
    ([kind, type]): [string, FieldTable<Record<string, ReturnType<typeof field.required>>>] => [
      kind,
      new FieldTable({ kind: field.required(choiceType(Object.keys(types))), [kind]: field.required(type) }),
    ],
  );
  return customType((issues, path, given) => {
    const kind = "kind" in given ? given.kind : undefined;
    const [, table] = tables.find(([name]) => name === kind) ?? tables[0] ?? [];
    table?.addTypeIssues(issues, path, given);
  });
}

const period = fieldsOf<Period>()({ start: field.required(dayType), end: field.required(dayType) });
const taxCurrency = fieldsOf<TaxCurrency>()({
  currency: field.required(currencyType),
  exchangeRate: field.required(decimalType),
});
const allowance = { amount: field.required(amount), reason: field.requiredOrNull(textType(lineLimits.reason)) };
const allowances = field.optional(many(objectType(fieldsOf<Allowance>()(allowance))));
const requestedOfDocument = fieldsOf<AllowanceRequest>()({ ...allowance, tax: field.optional(taxType) });

const ofLine = fieldsOf<LineRequest>()({
  description: field.required(textType(lineLimits.description)),
  kind: field.optional(choiceType(lineKinds)),
  quantity: field.required(decimalType),
  unit: field.optional(textType(lineLimits.unit)),
  baseQuantity: field.optional(decimalType),
  unitPrice: field.required(amount),
  allowances,
  charges: allowances,
  tax: field.optional(taxType),
  timeEntryIds: field.optional(many(idType("te"))),
  period: field.nullable(objectType(period)),
});

// Lines, allowances and charges can be given back as they were read.
const computed = { net: field.assigned(amount), gross: field.assignedOrNull(amount) };
const line = new FieldTable({ ...ofLine.fields, ...computed });
const ofDocument = new FieldTable({ ...requestedOfDocument.fields, ...computed });
const allowancesOfDocument = field.optional(many(objectType(ofDocument)));

const deposit = fieldsOf<DepositRequest>()({ invoiceId: field.required(idType("inv")) });

/** The content of an invoice that a request can set. */
export const contentFields = {
  issueDate: field.nullable(dayType),
  dueDate: field.nullable(dayType),
  period: field.nullable(objectType(period)),
  prices: field.optional(choiceType(priceKinds)),
  discount: field.nullable(variantType({ percent: decimalType, amount })),
  earlyPaymentDiscount: field.nullable(earlyPaymentType),
  prepaidAmount: field.nullable(amount),
  deposits: field.optional(many(objectType(deposit))),
  payableRounding: field.nullable(variantType({ increment: amount, amount })),
  taxCurrency: field.nullable(objectType(taxCurrency)),
  notes: field.optional(textType(invoiceLimits.notes)),
  purchaseOrder: field.nullable(textType(invoiceLimits.purchaseOrder)),
  buyerReference: field.nullable(textType(invoiceLimits.buyerReference)),
  lines: field.optional(many(objectType(line))),
  allowances: allowancesOfDocument,
  charges: allowancesOfDocument,
  tax: field.nullable(taxType),
};

/** The unbilled time that a new invoice bills. */
export const fromTime = fieldsOf<FromTime>()({
  projectIds: field.optional(many(idType("prj"))),
  taskIds: field.optional(many(idType("task"))),
  userIds: field.optional(many(idType("usr"))),
  from: field.optional(instantType),
  to: field.optional(instantType),
  groupBy: field.optional(choiceType(groupings)),
  rounding: field.optional(roundingType),
});
