import {
  type Allowance,
  type Budget,
  type Discount,
  formatDecimal,
  formatInstant,
  type InvoiceLine,
  type LocalDate,
  type PaymentId,
  type Payment,
  parseDecimal,
  type RoundingPolicy,
  type Tax,
  type TaxCategory,
  type TaxGroup,
  type TimeEntryId,
} from "../../core/index.js";
import { parseTimestamp } from "./rows.js";

/** Amounts are JSON numbers, exact within ±10^15; decimals are strings; instants RFC 3339. */
interface StoredTax {
  category: TaxCategory;
  rate: string;
  exemption_reason: string | null;
}

const amount = (value: bigint): number => Number(value);

export const taxForm = {
  to: (tax: Tax): StoredTax => ({ category: tax.category, rate: formatDecimal(tax.rate), exemption_reason: tax.exemptionReason }),
  from: (stored: StoredTax): Tax => ({
    category: stored.category,
    rate: parseDecimal(stored.rate),
    exemptionReason: stored.exemption_reason,
  }),
};

export const roundingForm = {
  to: ({ grain, mode, stepMinutes }: RoundingPolicy) => ({ grain, mode, step_minutes: stepMinutes }),
  from: (stored: { grain: RoundingPolicy["grain"]; mode: RoundingPolicy["mode"]; step_minutes: number }): RoundingPolicy => ({
    grain: stored.grain,
    mode: stored.mode,
    stepMinutes: stored.step_minutes,
  }),
};

type StoredBudget = { period: Budget["period"] } & ({ kind: "hours"; hours: string } | { kind: "amount"; amount: number });

export const budgetForm = {
  to: (budget: Budget): StoredBudget =>
    budget.kind === "hours"
      ? { kind: "hours", hours: formatDecimal(budget.hours), period: budget.period }
      : { kind: "amount", amount: amount(budget.amount), period: budget.period },
  from: (stored: StoredBudget): Budget =>
    stored.kind === "hours"
      ? { kind: "hours", hours: parseDecimal(stored.hours), period: stored.period }
      : { kind: "amount", amount: BigInt(stored.amount), period: stored.period },
};

export const discountForm = {
  to: (discount: Discount) =>
    discount.kind === "percent" ? { percent: formatDecimal(discount.percent) } : { amount: amount(discount.amount) },
  from: (stored: { percent?: string; amount?: number }): Discount =>
    stored.percent !== undefined
      ? { kind: "percent", percent: parseDecimal(stored.percent) }
      : { kind: "amount", amount: BigInt(stored.amount ?? 0) },
};

interface StoredGroup extends StoredTax {
  taxable_amount: number;
  tax_amount: number;
}

export const taxBreakdownForm = {
  to: (groups: readonly TaxGroup[]): StoredGroup[] =>
    groups.map((group) => ({
      ...taxForm.to(group),
      taxable_amount: amount(group.taxableAmount),
      tax_amount: amount(group.taxAmount),
    })),
  from: (stored: readonly StoredGroup[]): TaxGroup[] =>
    stored.map(({ taxable_amount, tax_amount, ...tax }) => {
      const { category, rate, exemptionReason } = taxForm.from(tax);
      return { category, rate, taxableAmount: BigInt(taxable_amount), taxAmount: BigInt(tax_amount), exemptionReason };
    }),
};

interface StoredAllowance {
  amount: number;
  reason: string | null;
}

interface StoredLine {
  description: string;
  kind: InvoiceLine["kind"];
  quantity: string;
  unit: string;
  base_quantity: string;
  unit_price: number;
  allowances: StoredAllowance[];
  charges: StoredAllowance[];
  net: number;
  tax: StoredTax;
  time_entry_ids: TimeEntryId[];
  period: { start: LocalDate; end: LocalDate } | null;
}

const allowancesTo = (list: readonly Allowance[]): StoredAllowance[] =>
  list.map((one) => ({ amount: amount(one.amount), reason: one.reason }));
const allowancesFrom = (list: readonly StoredAllowance[]): Allowance[] =>
  list.map((one) => ({ amount: BigInt(one.amount), reason: one.reason }));

export const linesForm = {
  to: (lines: readonly InvoiceLine[]): StoredLine[] =>
    lines.map((line) => ({
      description: line.description,
      kind: line.kind,
      quantity: formatDecimal(line.quantity),
      unit: line.unit,
      base_quantity: formatDecimal(line.baseQuantity),
      unit_price: amount(line.unitPrice),
      allowances: allowancesTo(line.allowances),
      charges: allowancesTo(line.charges),
      net: amount(line.net),
      tax: taxForm.to(line.tax),
      time_entry_ids: [...line.timeEntryIds],
      period: line.period && { start: line.period.start, end: line.period.end },
    })),
  from: (stored: readonly StoredLine[]): InvoiceLine[] =>
    stored.map((line) => ({
      description: line.description,
      kind: line.kind,
      quantity: parseDecimal(line.quantity),
      unit: line.unit,
      baseQuantity: parseDecimal(line.base_quantity),
      unitPrice: BigInt(line.unit_price),
      allowances: allowancesFrom(line.allowances),
      charges: allowancesFrom(line.charges),
      net: BigInt(line.net),
      tax: taxForm.from(line.tax),
      timeEntryIds: line.time_entry_ids,
      period: line.period,
    })),
};

interface StoredPayment {
  id: PaymentId;
  amount: number;
  paid_on: LocalDate;
  method: string | null;
  reference: string | null;
  created_at: string;
}

export const paymentsForm = {
  to: (payments: readonly Payment[]): StoredPayment[] =>
    payments.map((payment) => ({
      id: payment.id,
      amount: amount(payment.amount),
      paid_on: payment.paidOn,
      method: payment.method,
      reference: payment.reference,
      created_at: formatInstant(payment.createdAt),
    })),
  from: (stored: readonly StoredPayment[]): Payment[] =>
    stored.map((payment) => ({
      id: payment.id,
      amount: BigInt(payment.amount),
      paidOn: payment.paid_on,
      method: payment.method,
      reference: payment.reference,
      createdAt: parseTimestamp(payment.created_at),
    })),
};
