import { paymentLimits } from "../../../core/index.js";
import { named } from "./annotations.js";
import { amount, body, id, instant, localDate, nullable, optional, text, textView, view } from "./primitives.js";

const paymentFields = {
  amount: ["The payment amount", 26775],
  paid_on: ["Date of the payment", "2026-04-15"],
  method: ["The payment method", "transfer"],
  reference: ["The payment reference", "RF18 5390 0754 7034"],
} as const;

export const payment = view(
  {
    id: id("pay"),
    amount: amount(),
    paid_on: localDate(),
    method: nullable(textView(paymentLimits.method)),
    reference: nullable(textView(paymentLimits.reference)),
    created_at: instant(),
  },
  paymentFields,
);

export const PaymentCreation = named(
  "PaymentCreation",
  body(
    {
      amount: amount(1),
      paid_on: optional(localDate()),
      method: optional(nullable(text(paymentLimits.method))),
      reference: optional(nullable(text(paymentLimits.reference))),
    },
    {
      ...paymentFields,
      amount: ["The payment amount. At most the amount due", 26775],
      paid_on: ["Date of the payment. Defaults to today in the workspace's time zone, and cannot be later", "2026-04-15"],
    },
  ),
  { amount: 26_775, paid_on: "2026-04-15", method: "transfer" },
);
