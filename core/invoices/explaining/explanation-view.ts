import { roundingJson } from "../../billing/rounding-json.js";
import { DECIMAL_SCALE, formatDecimal } from "../../kernel/decimal.js";
import type { Fraction } from "../../kernel/money.js";
import { amountView, type View } from "../../kernel/view.js";
import { balanceOf } from "../balance.js";
import { paidByDeposits, splitTaxOf } from "../deposit.js";
import type { Invoice } from "../invoice.js";
import { taxedComponentsJson } from "../invoice-json.js";
import { totalsView } from "../invoice-view.js";
import type { Settlement } from "../settlement.js";
import { sum, type TaxGroup } from "../tax-groups.js";
import type { TimeBasisEntry } from "../time-basis.js";
import type { ExplainedTime } from "./explained-time.js";
import type { ExplainedGroup, ExplainedLine, Explanation } from "./explanation.js";

/** The explanation's representation in the API. */
export function explanationView({ invoice, basis, lines, discount, groups }: Explanation): View {
  return {
    invoice_id: invoice.id,
    type: invoice.type,
    number: invoice.number,
    currency: invoice.currency,
    prices: invoice.prices,
    time_zone: basis && basis.timeZone,
    rounding: basis && roundingJson.toJson(basis.rounding),
    lines: lines.map(lineView),
    discount: discount && { exact: discount.exact && fractionView(discount.exact), amount: amountView(discount.amount) },
    tax_groups: groups.map(groupView),
    ...totalsView(invoice),
    prepaid: prepaidView(invoice),
    settlement: invoice.type === "credit_note" ? null : settlementView(invoice),
  };
}

function lineView({ line, time, exact, amount }: ExplainedLine): View {
  return {
    description: line.description,
    time: time && timeView(time),
    quantity: formatDecimal(line.quantity),
    unit: line.unit,
    base_quantity: formatDecimal(line.baseQuantity),
    unit_price: amountView(line.unitPrice),
    allowances: amountView(sum(line.allowances.map((allowance) => allowance.amount))),
    charges: amountView(sum(line.charges.map((charge) => charge.amount))),
    exact: fractionView(exact),
    amount: amountView(amount),
    net: amountView(line.net),
  };
}

function timeView({ steps, recorded, covered, billed, edited }: ExplainedTime): View {
  return {
    steps: steps.map((step) => ({
      entries: step.entries.map(entryView),
      recorded_seconds: step.recorded,
      covered_seconds: step.covered,
      billed_seconds: step.billed,
    })),
    recorded_seconds: recorded,
    covered_seconds: covered,
    billed_seconds: billed,
    edited_seconds: edited === null ? null : formatDecimal(edited),
  };
}

function entryView({ id, day, seconds, coveredSeconds, rate, rateSource }: TimeBasisEntry): View {
  return { id, day, seconds, covered_seconds: coveredSeconds, rate: amountView(rate), rate_source: rateSource };
}

function groupView({ figures, credited, exact, exactComponents, ...group }: ExplainedGroup): View {
  const components = figures.components && taxedComponentsJson.toJson(figures.components);
  const exactOf = (index: number): View | null => (exactComponents?.[index] ? fractionView(exactComponents[index]) : null);
  return {
    category: figures.category,
    rate: formatDecimal(figures.rate),
    components: components && components.map((one, index) => ({ ...one, exact_tax: exactOf(index) })),
    lines: group.lines,
    charges: group.charges,
    allowances: group.allowances,
    discount_share: amountView(group.discountShare),
    discount_net: amountView(group.discountNet),
    amount: amountView(group.amount),
    exact_tax: exact && fractionView(exact),
    credited: credited && { before: basesView(credited.before), after: basesView(credited.after) },
    ...basesView(figures),
  };
}

function basesView({ taxableAmount, taxAmount }: TaxGroup): View {
  return { taxable_amount: amountView(taxableAmount), tax_amount: amountView(taxAmount) };
}

/** What the prepaid amount consists of. */
function prepaidView({ prepaidAmount, taxBreakdown, withheldTotal, deposits }: Invoice): View {
  return {
    entered: amountView(prepaidAmount),
    split_payment_tax: amountView(prepaidAmount === null ? splitTaxOf(taxBreakdown) : 0n),
    withheld: amountView(withheldTotal),
    deposits: deposits.map((deposit) => {
      const { invoiceId, number } = deposit;
      return { invoice_id: invoiceId, number, amount: amountView(paidByDeposits([deposit], prepaidAmount)) };
    }),
  };
}

/** What each row adds to the amount due; together they add up to the balance. */
function settlementView(invoice: Invoice): View {
  const { due, refundable } = balanceOf(invoice);
  return {
    payments: invoice.payments.map((row) => ({ id: row.id, kind: row.kind, effect: amountView(effectOf(row, invoice)) })),
    credit_notes: invoice.credits.map(({ creditNoteId, number, amount }) => ({
      id: creditNoteId,
      number,
      effect: amountView(-amount),
    })),
    balance: amountView(due - refundable),
    amount_due: amountView(due),
    amount_refundable: amountView(refundable),
  };
}

function effectOf({ kind, amount, reverses }: Settlement, invoice: Invoice): bigint {
  if (kind === "refund") return amount;
  const reversed = kind === "reversal" ? invoice.payments.find(({ id }) => id === reverses) : undefined;
  return reversed ? -effectOf(reversed, invoice) : -amount;
}

/** Common powers of ten, which come from the six decimals of quantities and rates, are left out. */
function fractionView({ numerator, denominator }: Fraction): View {
  let divisor = DECIMAL_SCALE;
  while (numerator % divisor !== 0n || denominator % divisor !== 0n) divisor /= 10n;
  return { numerator: (numerator / divisor).toString(), denominator: (denominator / divisor).toString() };
}
