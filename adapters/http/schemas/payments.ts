import { enteredKinds, settlementKinds, settlementLimits } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { amount, body, id, instant, literals, localDate, nullable, optional, text, textView, view } from "./primitives.js";

export const paymentFields = {
  kind: [
    "`payment` or `early_payment_discount` or `write_off` reduce the amount due, `refund` returns money to the client, `reversal` takes back another row",
    "payment",
  ],
  amount: ["The amount, greater than 0", 26775],
  paid_on: ["Date of the payment", "2026-04-15"],
  method: ["The payment method", "transfer"],
  reference: ["The payment reference", "RF18 5390 0754 7034"],
  reverses: ["ID of the row that a reversal takes back", null],
  reversed_by: ["ID of the reversal of this row. A reversed row does not count", null],
  reason: ["Why a row was reversed", null],
} as const;

/** A row of the settlements of an invoice. */
export const payment = view(
  {
    id: id("pay"),
    kind: literals(settlementKinds),
    amount: amount(),
    paid_on: localDate(),
    method: nullable(textView(settlementLimits.method)),
    reference: nullable(textView(settlementLimits.reference)),
    reverses: nullable(id("pay")),
    reversed_by: nullable(id("pay")),
    reason: nullable(textView(settlementLimits.reason)),
    created_at: instant(),
  },
  paymentFields,
);

/** How an invoice is paid. */
export const paymentDetails = {
  paid_on: optional(localDate()),
  method: optional(nullable(text(settlementLimits.method))),
  reference: optional(nullable(text(settlementLimits.reference))),
};

/** The fields of a new payment. */
const detailFields = {
  ...paymentFields,
  paid_on: ["Date of the payment. Defaults to today in the workspace's time zone, and cannot be later", "2026-04-15"],
} as const;

export const InvoicePaying = named("InvoicePaying", "How the amount due is paid.", body(paymentDetails, detailFields), {
  paid_on: "2026-04-15",
  method: "transfer",
});

export const PaymentCreation = named(
  "PaymentCreation",
  "A payment, refund, write-off or early-payment discount to record on an invoice.",
  body(
    { amount: amount(1), kind: optional(literals(enteredKinds)), ...paymentDetails },
    {
      ...detailFields,
      kind: [
        "`payment`, `write_off` (a rest that will not be paid) and `early_payment_discount` reduce the amount due. `refund` returns money to the client. Defaults to `payment`",
        "payment",
      ],
      amount: ["The amount. At most the amount due, or, for a refund, the amount paid", 26775],
    },
  ),
  { amount: 26_775, paid_on: "2026-04-15", method: "transfer" },
);

export const PaymentReversal = named(
  "PaymentReversal",
  "Why a payment, refund, write-off or early-payment discount is reversed.",
  body(
    { reason: optional(nullable(text(settlementLimits.reason))) },
    { reason: ["Why it is reversed", `The transfer belongs to ${exampleId("inv")}`] },
  ),
  { reason: "The bank returned the transfer" },
);

export const CreditApplication = named(
  "CreditApplication",
  "How much of the credit balance of the client pays an invoice.",
  body(
    { amount: optional(amount(1)) },
    { amount: ["The amount. Absent: the amount due, or the whole balance if that is less", 5_000] },
  ),
  {},
);
