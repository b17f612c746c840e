import type { Schemas } from "../../../../../client/index.js";

/** What the totals show. */
export type Figures = Pick<
  Schemas["Invoice"],
  | "currency"
  | "subtotal"
  | "discount_total"
  | "allowance_total"
  | "charge_total"
  | "tax_breakdown"
  | "tax_currency"
  | "tax_total_in_tax_currency"
  | "total"
  | "deposit_total"
  | "withholding"
  | "withheld_total"
  | "prepaid_amount"
  | "rounding_amount"
  | "payable_amount"
  | "amount_paid"
  | "amount_written_off"
  | "amount_discounted"
  | "amount_credited"
  | "amount_due"
  | "amount_refundable"
  | "status"
>;
