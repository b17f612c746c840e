import { type TSchema, Type } from "@sinclair/typebox";
import { lineKinds, lineLimits, MAX_ALLOWANCES } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { period, taxInput, taxView } from "./billing.js";
import {
  amount,
  body,
  clearable,
  decimal,
  id,
  literals,
  nullable,
  optional,
  reference,
  text,
  textView,
  view,
} from "./primitives.js";

const fields = {
  description: ["Description of the line", "Website"],
  kind: ["`time` if the line bills time entries", "time"],
  quantity: ["Number of units. Seconds for a line of kind `time`", "9000"],
  unit: ["Unit code (UN/ECE Recommendation 20): `C62` for one, `HUR` for hour, `SEC` for second", "SEC"],
  base_quantity: ["Number of units that `unit_price` applies to. 3600 for a line of kind `time`", "3600"],
  unit_price: ["Price of `base_quantity` units", 9000],
  allowances: ["Allowances, subtracted from the line's price", []],
  charges: ["Charges, added to the line's price", []],
  net: [
    "Net amount: price × quantity, minus allowances, plus charges, rounded once. With gross prices, `gross` without tax",
    22500,
  ],
  gross: ["With gross prices: price × quantity, minus allowances, plus charges, rounded once. Null with net prices", null],
  tax: "Tax of the line",
  time_entry_ids: ["IDs of the time entries that the line bills", [exampleId("te")]],
  period: "The billing period",
} as const;

const allowanceFields = { reason: ["The reason", null] } as const;
const documentAllowanceFields = {
  ...allowanceFields,
  amount: ["The amount, in the invoice's prices, with the sign of the sum of the lines", 1000],
  net: ["The net amount. Equal to `amount` with net prices", 1000],
  tax: "Its tax. Defaults to that of the invoice, then the client, then the workspace",
} as const;

/** Allowances or charges of the document. */
export const documentAllowancesView = () =>
  Type.Array(
    view(
      { amount: amount(), reason: nullable(textView(lineLimits.reason)), net: amount(), tax: taxView() },
      documentAllowanceFields,
    ),
  );
const allowancesView = Type.Array(view({ amount: amount(), reason: nullable(textView(lineLimits.reason)) }, allowanceFields));

export const InvoiceLine = named(
  "InvoiceLine",
  view(
    {
      description: textView(lineLimits.description),
      kind: literals(lineKinds),
      quantity: decimal(),
      unit: textView(lineLimits.unit),
      base_quantity: decimal(),
      unit_price: amount(0),
      allowances: allowancesView,
      charges: allowancesView,
      net: amount(),
      gross: nullable(amount()),
      tax: taxView(),
      time_entry_ids: Type.Array(id("te")),
      period: nullable(period()),
    },
    fields,
  ),
);

const inputFields = {
  ...fields,
  description: ["Description of the line", "Hosting"],
  kind: ["Always `fixed`. Use `from_time` to create lines of kind `time`", "fixed"],
  quantity: ["Number of units", "3"],
  unit: ["Unit code (UN/ECE Recommendation 20). Defaults to `C62` (one)", "C62"],
  base_quantity: ["Number of units that `unit_price` applies to", "1"],
  unit_price: ["Price of `base_quantity` units", 1000],
  tax: "Tax of the line. Defaults to that of the invoice, then the client, then the workspace",
  time_entry_ids: ["IDs of the time entries. Only for lines created by `from_time`", []],
} as const;

const allowance = body({ amount: amount(), reason: optional(nullable(text(lineLimits.reason))) }, allowanceFields);
const allowances = optional(clearable(Type.Array(allowance, { maxItems: MAX_ALLOWANCES })));
const input = {
  description: text(lineLimits.description),
  quantity: decimal(),
  unit: optional(text(lineLimits.unit)),
  base_quantity: optional(decimal()),
  unit_price: amount(0),
  allowances,
  charges: allowances,
  tax: optional(taxInput()),
  period: optional(nullable(period())),
  kind: optional(literals(lineKinds)),
  time_entry_ids: optional(Type.Array(reference("te"), { maxItems: 100_000 })),
};
export const LineCreation = named("LineCreation", body(input, inputFields));
/** `net` and `gross` are accepted if they have their stored values. */
export const LinePatch = named(
  "LinePatch",
  body({ ...input, net: optional(amount()), gross: optional(nullable(amount())) }, inputFields),
);

const documentAllowance = {
  amount: amount(),
  reason: optional(nullable(text(lineLimits.reason))),
  tax: optional(taxInput()),
};
const documentAllowances = <T extends TSchema>(item: T) => optional(clearable(Type.Array(item, { maxItems: MAX_ALLOWANCES })));
export const documentAllowanceCreations = documentAllowances(body(documentAllowance, documentAllowanceFields));
/** `net` is accepted if it has its stored value. */
export const documentAllowancePatches = documentAllowances(
  body({ ...documentAllowance, net: optional(amount()) }, documentAllowanceFields),
);
