import { Type } from "@sinclair/typebox";
import { priceKinds, rateSources, settlementKinds, taxCategories } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { rounding, taxedComponents } from "./billing.js";
import { Invoice, invoiceFields } from "./invoices.js";
import { amount, currency, decimal, id, literals, localDate, nullable, rate, view } from "./primitives.js";

const seconds = () => Type.Integer({ minimum: 0 });
const indexes = () => Type.Array(Type.Integer({ minimum: 0 }));
const digits = (pattern: string) => Type.String({ pattern });

/** An amount in minor units before it is rounded half away from zero. */
const fraction = () =>
  view(
    { numerator: digits("^-?[0-9]+$"), denominator: digits("^[0-9]+$") },
    { numerator: ["Whole number as a string, which can exceed 2^53", "81000000"], denominator: ["Whole number", "3600"] },
  );

const entry = view(
  {
    id: id("te"),
    day: localDate(),
    seconds: seconds(),
    covered_seconds: seconds(),
    rate: nullable(rate()),
    rate_source: nullable(literals(rateSources)),
  },
  {
    id: ["ID of the time entry", exampleId("te")],
    day: ["Its day in `time_zone`", "2026-03-02"],
    seconds: ["Its recorded time in seconds", 5_340],
    covered_seconds: ["Those that the fee of a retainer covers", 0],
    rate: ["Its rate per hour. Null if a retainer bills it, without its own rate", 15_000],
    rate_source: ["What set the rate. Null without one", "project"],
  },
);

const step = view(
  { entries: Type.Array(entry), recorded_seconds: seconds(), covered_seconds: seconds(), billed_seconds: seconds() },
  {
    entries: "Time entries that are rounded together",
    recorded_seconds: ["Their recorded time in seconds", 5_340],
    covered_seconds: ["Those that the fee of a retainer covers", 0],
    billed_seconds: ["The others, rounded by `rounding`", 5_400],
  },
);

const time = view(
  {
    steps: Type.Array(step),
    recorded_seconds: seconds(),
    covered_seconds: seconds(),
    billed_seconds: seconds(),
    edited_seconds: nullable(decimal()),
  },
  {
    steps:
      "What was rounded together: each entry, the entries of each day, or all entries of the line, by the grain of `rounding`",
    recorded_seconds: ["Sum of the recorded time of all steps", 5_340],
    covered_seconds: ["Sum of the covered time of all steps", 0],
    billed_seconds: ["Sum of the billed time of all steps", 5_400],
    edited_seconds: [
      "The line's quantity minus `billed_seconds`: what an edit of the draft added. Null if the line is no longer in seconds",
      "0",
    ],
  },
);

const line = view(
  {
    description: Type.String(),
    time: nullable(time),
    quantity: decimal(),
    unit: Type.String(),
    base_quantity: decimal(),
    unit_price: amount(0),
    allowances: amount(),
    charges: amount(),
    exact: fraction(),
    amount: amount(),
    net: amount(),
  },
  {
    description: ["The line's description", "Website"],
    time: "How its time was billed. Null if it bills none, or if the invoice was created before this was recorded",
    quantity: ["The quantity. Time is in seconds", "5400"],
    unit: ["Unit code (UN/ECE Recommendation 20)", "SEC"],
    base_quantity: ["The quantity that the unit price is for", "3600"],
    unit_price: ["The unit price", 15_000],
    allowances: ["Sum of the line's allowances", 0],
    charges: ["Sum of the line's charges", 0],
    exact: "`quantity` × `unit_price` ÷ `base_quantity` − `allowances` + `charges`, exactly",
    amount: ["`exact`, rounded. Includes tax if `prices` is `gross`", 22_500],
    net: ["The line's amount without tax", 22_500],
  },
);

const discount = view(
  { exact: nullable(fraction()), amount: amount() },
  {
    exact: "The percentage of the sum of the lines' `amount`. Null if the discount is a given amount",
    amount: ["The discount, rounded", 0],
  },
);

const bases = { taxable_amount: amount(), tax_amount: amount() };
const basesFields = {
  taxable_amount: ["The taxable amount", 22_500],
  tax_amount: ["The tax: `exact_tax`, rounded, or the sum of `components`, or the difference of `credited`", 4_275],
} as const;

const group = view(
  {
    category: literals(taxCategories),
    rate: decimal(),
    components: nullable(
      taxedComponents(
        { exact_tax: nullable(fraction()) },
        {
          exact_tax:
            "The tax, exactly, of `amount` and, for a compound tax, of the taxes before it. Null with gross prices, where `tax_amount` is a share of the group's, by largest remainder, and for a credit note whose tax is a difference",
        },
      ),
    ),
    lines: indexes(),
    charges: indexes(),
    allowances: indexes(),
    discount_share: amount(),
    discount_net: amount(),
    amount: amount(),
    exact_tax: nullable(fraction()),
    credited: nullable(
      view(
        { before: view(bases, basesFields), after: view(bases, basesFields) },
        { before: "What earlier credit notes credit of the invoice's group", after: "The same, with this credit note" },
      ),
    ),
    ...bases,
  },
  {
    ...basesFields,
    category: ["Tax category", "S"],
    rate: ["Tax rate in percent", "19"],
    components: ["The taxes of the group, such as GST and QST. Null if it is one tax", null],
    lines: ["Positions in `lines`, from 0", [0]],
    charges: ["Positions in the invoice's `charges`, from 0", []],
    allowances: ["Positions in the invoice's `allowances`, from 0", []],
    discount_share: ["Its share of the discount, in proportion to its lines, by largest remainder", 0],
    discount_net: ["That share without tax", 0],
    amount: ["Its lines plus charges minus allowances minus `discount_share`", 22_500],
    exact_tax:
      "The tax of `amount`, exactly. Null for a credit note whose tax is a difference, and if `components` are rounded on their own, as with net prices",
    credited: "For such a credit note, what is credited of the group in total",
  },
);

const deposit = view(
  { invoice_id: id("inv"), number: Type.String(), amount: amount() },
  {
    invoice_id: ["ID of the deposit", exampleId("inv")],
    number: ["Number of the deposit", "INV-2026-0001"],
    amount: ["Its total, without the tax of category `B` unless the prepaid amount was entered", 11_900],
  },
);

const prepaid = view(
  { entered: nullable(amount()), split_payment_tax: amount(), withheld: amount(), deposits: Type.Array(deposit) },
  {
    entered: ["The amount as entered. Null if it is computed", null],
    split_payment_tax: ["The tax of category `B`, unless an amount was entered", 0],
    withheld: ["The tax that the buyer withholds", 0],
    deposits: ["The deposits that the invoice deducts", []],
  },
);

const effect = amount();
const settlement = view(
  {
    payments: Type.Array(
      view(
        { id: id("pay"), kind: literals(settlementKinds), effect },
        {
          id: ["ID of the payment", exampleId("pay")],
          kind: ["The kind of settlement", "payment"],
          effect: ["What it adds to the balance", -26_775],
        },
      ),
    ),
    credit_notes: Type.Array(
      view(
        { id: id("inv"), number: Type.String(), effect },
        {
          id: ["ID of the credit note", exampleId("inv")],
          number: ["Number of the credit note", "CN-2026-0001"],
          effect: ["What it adds to the balance", -1_000],
        },
      ),
    ),
    balance: amount(),
    amount_due: amount(),
    amount_refundable: amount(),
  },
  {
    payments: "Every payment, with its effect",
    credit_notes: "Every credit note, with its effect",
    balance: ["`payable_amount` plus all effects", 0],
    amount_due: ["The balance, if it is positive", 0],
    amount_refundable: ["Minus the balance, if it is negative", 0],
  },
);

const { subtotal, discount_total, allowance_total, charge_total, tax_total, total, ...others } = Invoice.properties;
const { withheld_total, prepaid_amount, rounding_amount, payable_amount } = others;
const totals = { subtotal, discount_total, allowance_total, charge_total, tax_total, total };

export const InvoiceExplanation = named(
  "InvoiceExplanation",
  "Every step from an invoice's time and lines to its figures, in whole numbers.",
  view(
    {
      invoice_id: id("inv"),
      type: others.type,
      number: others.number,
      currency: currency(),
      prices: literals(priceKinds),
      time_zone: nullable(Type.String()),
      rounding: nullable(rounding()),
      lines: Type.Array(line),
      discount: nullable(discount),
      tax_groups: Type.Array(group),
      ...totals,
      ...{ withheld_total, prepaid_amount, rounding_amount, payable_amount },
      prepaid,
      settlement: nullable(settlement),
    },
    {
      ...invoiceFields,
      invoice_id: ["ID of the invoice", exampleId("inv")],
      time_zone: ["Time zone of the entries' days. Null if the invoice bills no time", "Europe/Berlin"],
      rounding: "How recorded time was rounded. Null if the invoice bills no time",
      lines: "Lines of the invoice",
      discount: "The discount of the invoice",
      tax_groups: "Tax by category and rate",
      prepaid: "What `prepaid_amount` is the sum of",
      settlement: "What settles the payable amount. Null for a credit note",
    },
  ),
);
