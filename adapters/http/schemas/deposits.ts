import { Type } from "@sinclair/typebox";
import { invoiceLimits, MAX_DEPOSITS } from "../../../core/index.js";
import { exampleId } from "./annotations.js";
import { taxGroupView } from "./billing.js";
import { amount, body, clearable, id, localDate, nullable, optional, reference, textView, view } from "./primitives.js";

const invoiceId = [
  "ID of the deposit, an invoice of type `deposit` of the same client and currency that is paid in full",
  exampleId("inv"),
] as const;

/** The deposits of a request. */
export const depositRequests = optional(
  clearable(Type.Array(body({ invoice_id: reference("inv") }, { invoice_id: invoiceId }), { maxItems: MAX_DEPOSITS })),
);

/** A deposit, as the invoice that deducts it shows it. */
export const deductedDeposit = view(
  {
    invoice_id: id("inv"),
    number: textView(invoiceLimits.number),
    issue_date: localDate(),
    net: amount(),
    tax_total: amount(),
    total: amount(),
    withheld_total: amount(),
    tax_breakdown: Type.Array(taxGroupView()),
  },
  {
    invoice_id: ["ID of the deposit", exampleId("inv")],
    number: ["Number of the deposit", "INV-2026-0001"],
    issue_date: ["Issue date of the deposit", "2026-02-10"],
    net: ["The total of the deposit without tax", 10000],
    tax_total: ["The total tax of the deposit", 1900],
    total: ["The total of the deposit, including tax", 11900],
    withheld_total: ["The amount that the buyer withheld of the deposit", 0],
    tax_breakdown: "Tax of the deposit by category and rate",
  },
);

/** The invoice that deducts a deposit. */
export const deduction = nullable(
  view(
    { invoice_id: id("inv"), number: nullable(textView(invoiceLimits.number)) },
    {
      invoice_id: ["ID of the invoice that deducts the deposit", exampleId("inv")],
      number: ["Its number. Null if it is a draft", "INV-2026-0002"],
    },
  ),
);
