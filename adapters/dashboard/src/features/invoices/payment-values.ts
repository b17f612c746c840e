import { payableEarly } from "../../../../../core/billing/early-payment.js";
import { enteredKinds } from "../../../../../core/invoices/settlement.js";
import type { Schemas } from "../../../../../client/index.js";
import { amountText } from "../../elements/amounts.js";
import { isEffective } from "./settlements.js";

type Invoice = Schemas["Invoice"];

/** What a user can record: one row, or a payment together with the discount for paying early. */
export const paymentChoices = ["payment_and_discount", ...enteredKinds] as const;
export type PaymentChoice = (typeof paymentChoices)[number];

/** The form's fields as texts, by the names that API errors use. */
export interface PaymentValues {
  readonly kind: PaymentChoice;
  readonly amount: string;
  readonly paid_on: string;
  readonly method: string;
  readonly reference: string;
}

/** What the buyer pays until a day, and the discount for it, in minor units. */
export interface Offer {
  readonly payment: number;
  readonly discount: number;
  readonly until: string;
}

/** The early-payment discount that the buyer can take today; null if there is none. */
export function offerOf(invoice: Invoice, today: string): Offer | null {
  const { status, payments, amount_due: due, early_payment_amount: discount, early_payment_until: until } = invoice;
  const isTaken = payments.some((row) => row.kind === "early_payment_discount" && isEffective(row));
  if (status !== "open" || isTaken || discount === null || until === null || today > until) return null;
  const payment = payableEarly(BigInt(due), BigInt(discount));
  return payment === null ? null : { payment: Number(payment), discount, until };
}

/** What can be recorded now: nothing but a refund unless an amount is due, and nothing while another invoice deducts it. */
export function choicesOf(
  { status, amount_due: due, amount_paid: paid, amount_refundable: refundable, deducted_by: by }: Invoice,
  offer: Offer | null,
): readonly PaymentChoice[] {
  return paymentChoices.filter((choice) => {
    if (choice === "refund") return (paid > 0 || (status === "open" && refundable > 0)) && by === null;
    return status === "open" && due > 0 && (choice !== "payment_and_discount" || offer !== null);
  });
}

/** The amount to begin with, as the text of the field. */
export function usualAmount(choice: PaymentChoice, invoice: Invoice, offer: Offer | null): string {
  const { amount_due: due, amount_paid: paid, amount_refundable: refundable, currency } = invoice;
  const text = (amount: number) => amountText(amount, currency);
  if (choice === "refund") return text(refundable > 0 ? refundable : paid);
  return text(choice === "early_payment_discount" && offer ? offer.discount : due);
}
