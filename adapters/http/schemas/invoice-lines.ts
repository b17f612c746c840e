import { type TObject, Type } from "@sinclair/typebox";
import { documentAllowanceTable, lineTable, MAX_ALLOWANCES } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { creationOf, viewOf } from "./of-fields.js";
import { amount, clearable, nullable, optional } from "./primitives.js";

/** Allowances or charges of the document. */
export const documentAllowancesView = () => Type.Array(viewOf(documentAllowanceTable));

export const InvoiceLine = named(
  "InvoiceLine",
  "A line of an invoice with its computed net amount.",
  viewOf(
    lineTable,
    {},
    {
      time_entry_ids: ["IDs of the time entries that the line bills", [exampleId("te")]],
      expense_ids: ["IDs of the expenses that the line bills", []],
      milestone_ids: ["IDs of the milestones that the line bills", []],
    },
  ),
);

const inputWords = {
  description: ["Description of the line", "Hosting"],
  kind: ["Always `fixed`. Use `from_time`, `from_expenses` and `from_milestones` to create lines of other kinds", "fixed"],
  quantity: ["Number of units", "3"],
  unit: ["Unit code (UN/ECE Recommendation 20). Defaults to `C62` (one)", "C62"],
  base_quantity: ["Number of units that `unit_price` applies to", "1"],
  unit_price: ["Price of `base_quantity` units", 1000],
  tax: "Tax of the line. Defaults to that of the invoice, then the client, then the workspace",
  time_entry_ids: ["IDs of the time entries. Only for lines created by `from_time`", []],
  expense_ids: ["IDs of the expenses. Only for lines created by `from_expenses`", []],
  milestone_ids: ["IDs of the milestones. Only for lines created by `from_milestones`", []],
} as const;

/** The computed amounts, which a request can contain if they are stored ones. */
const net = { net: optional(amount()) };
export const lineFigures = { ...net, gross: optional(nullable(amount())) };

export const LineCreation = named(
  "LineCreation",
  "A line of a new invoice. Absent fields get their defaults.",
  creationOf(lineTable, {}, {}, inputWords),
);
export const LinePatch = named(
  "LinePatch",
  "A line that replaces those of a draft. Stored amounts can be sent back, but not changed.",
  creationOf(lineTable, {}, lineFigures, inputWords),
);

const listed = (item: TObject) => optional(clearable(Type.Array(Type.Unsafe<object>(item), { maxItems: MAX_ALLOWANCES })));
export const documentAllowanceCreations = listed(creationOf(documentAllowanceTable));
export const documentAllowancePatches = listed(creationOf(documentAllowanceTable, {}, net));
