import { newKey } from "../../../elements/new-key.js";
import type { Schemas } from "../../../../../../client/index.js";
import { amountText } from "../../../elements/amounts.js";
import { earlyPaymentValues } from "../../../elements/early-payment-values.js";
import { withholdingValues } from "../../../elements/withholding-values.js";
import { taxValues } from "../../../elements/tax-values.js";
import { textValues } from "../../../elements/text-values.js";
import { lineTable } from "../../../../../../core/invoices/line-table.js";
import { enteredPrepaid, type PrepaidFigures } from "../entered-prepaid.js";
import { isHourly } from "../hourly.js";
import { type ContentValues, noPeriod } from "./content-values.js";
import { timeText } from "./time-quantity.js";
import type { Line } from "../invoice.js";

type Invoice = Schemas["Invoice"];

/** What the texts of a draft's content are made from. */
export type DraftContent = PrepaidFigures &
  Pick<
    Invoice,
    | "currency"
    | "lines"
    | "allowances"
    | "charges"
    | "discount"
    | "payable_rounding"
    | "early_payment_discount"
    | "issue_date"
    | "due_date"
    | "period"
    | "prices"
    | "withholding"
    | "tax_currency"
    | "purchase_order"
    | "contract_reference"
    | "project_reference"
    | "buyer_reference"
    | "payment_reference"
    | "notes"
  >;

/** A draft's content. What all parts have in common is shown as the tax of the invoice, so that one change applies to all of them. */
export function valuesOf(invoice: DraftContent): ContentValues {
  const { currency, lines, allowances, charges, discount, payable_rounding: rounding } = invoice;
  const text = (amount: number | null | undefined) => amountText(amount, currency);
  const common = commonTax([...lines, ...allowances, ...charges].map(({ tax }) => tax));
  const taxOfPart = (tax: Line["tax"]) => taxValues(common ? null : tax);
  const allowance = ({ amount, reason }: Line["allowances"][number]) => ({
    key: newKey(),
    amount: text(amount),
    reason: reason ?? "",
  });
  const ofDocument = (part: Invoice["allowances"][number]) => ({ ...allowance(part), tax: taxOfPart(part.tax) });
  return {
    lines: lines.map((line, stored) => ({
      ...lineTexts(line),
      key: newKey(),
      stored,
      unit_price: text(line.unit_price),
      tax: taxOfPart(line.tax),
      allowances: line.allowances.map(allowance),
      charges: line.charges.map(allowance),
    })),
    tax: taxValues(common),
    allowances: allowances.map(ofDocument),
    charges: charges.map(ofDocument),
    discount: { percent: discount?.percent ?? "", amount: text(discount?.amount) },
    early_payment_discount: earlyPaymentValues(invoice.early_payment_discount),
    issue_date: invoice.issue_date ?? "",
    due_date: invoice.due_date ?? "",
    period: invoice.period ?? noPeriod,
    prices: invoice.prices,
    withholding: withholdingValues(invoice.withholding),
    prepaid_amount: text(enteredPrepaid(invoice)),
    payable_rounding: {
      kind: rounding === null ? "none" : rounding.increment === undefined ? "amount" : "increment",
      increment: text(rounding?.increment),
      amount: text(rounding?.amount),
    },
    tax_currency: {
      currency: invoice.tax_currency?.currency ?? "",
      exchange_rate: invoice.tax_currency?.exchange_rate ?? "",
    },
    purchase_order: invoice.purchase_order ?? "",
    contract_reference: invoice.contract_reference ?? "",
    project_reference: invoice.project_reference ?? "",
    buyer_reference: invoice.buyer_reference ?? "",
    payment_reference: invoice.payment_reference ?? "",
    notes: invoice.notes,
  };
}

function lineTexts(line: Line) {
  const { quantity, base_quantity, period } = line;
  const isTime = isHourly(line) && /^\d+$/.test(quantity);
  return {
    ...textValues(lineTable, line),
    isTime,
    quantity: isTime ? timeText(quantity) : quantity,
    base_quantity,
    period: period ?? noPeriod,
  };
}

function commonTax(taxes: readonly Line["tax"][]): Line["tax"] | null {
  const [first = null] = taxes;
  return taxes.every((tax) => JSON.stringify(tax) === JSON.stringify(first)) ? first : null;
}
