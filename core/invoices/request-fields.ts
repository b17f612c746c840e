import { fieldsOf, many } from "../access/arguments.js";
import { earlyPaymentType } from "../billing/early-payment.js";
import { withholdingType } from "../billing/withholding.js";
import { roundingType } from "../billing/rounding-json.js";
import { taxType } from "../billing/tax-json.js";
import type { AnyType } from "../kernel/field.js";
import { FieldTable, objectType } from "../kernel/field-table.js";
import {
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
import type { FromExpenses } from "./billing-expenses.js";
import type { FromMilestones } from "./billing-milestones.js";
import type { DepositRequest } from "./deducting.js";
import { priceKinds, type TaxCurrency } from "./document-terms.js";
import { expenseGroupings } from "./expense-groupings.js";
import { invoiceLimits } from "./invoice-limits.js";

import { groupings } from "./time-lines.js";
import { anyAmount, documentAllowanceTable, lineTable, periodType } from "./line-table.js";

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

const taxCurrency = fieldsOf<TaxCurrency>()({
  currency: field.required(currencyType),
  exchangeRate: field.required(decimalType),
});
const allowancesOfDocument = field.optional(many(objectType(documentAllowanceTable)));

const deposit = fieldsOf<DepositRequest>()({ invoiceId: field.required(idType("inv")) });

/** The content of an invoice that a request can set. */
export const contentFields = {
  issueDate: field.nullable(dayType),
  dueDate: field.nullable(dayType),
  period: field.nullable(periodType),
  prices: field.optional(choiceType(priceKinds)),
  discount: field.nullable(variantType({ percent: decimalType, amount: anyAmount })),
  earlyPaymentDiscount: field.nullable(earlyPaymentType),
  prepaidAmount: field.nullable(anyAmount),
  withholding: field.nullable(withholdingType),
  deposits: field.optional(many(objectType(deposit))),
  payableRounding: field.nullable(variantType({ increment: anyAmount, amount: anyAmount })),
  taxCurrency: field.nullable(objectType(taxCurrency)),
  notes: field.optional(textType(invoiceLimits.notes)),
  purchaseOrder: field.nullable(textType(invoiceLimits.purchaseOrder)),
  contractReference: field.nullable(textType(invoiceLimits.contractReference)),
  projectReference: field.nullable(textType(invoiceLimits.projectReference)),
  buyerReference: field.nullable(textType(invoiceLimits.buyerReference)),
  paymentReference: field.nullable(textType(invoiceLimits.paymentReference)),
  lines: field.optional(many(objectType(lineTable))),
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

/** The unbilled expenses that a new invoice bills. */
export const fromExpenses = fieldsOf<FromExpenses>()({
  projectIds: field.optional(many(idType("prj"))),
  userIds: field.optional(many(idType("usr"))),
  from: field.optional(dayType),
  to: field.optional(dayType),
  groupBy: field.optional(choiceType(expenseGroupings)),
});

/** The completed milestones that a new invoice bills. */
export const fromMilestones = fieldsOf<FromMilestones>()({
  projectIds: field.optional(many(idType("prj"))),
  milestoneIds: field.optional(many(idType("mst"))),
});
