import { lineTable } from "../invoices/line-table.js";
import { FieldTable } from "../kernel/field-table.js";

const { kind: _kind, timeEntryIds: _time, expenseIds: _expenses, milestoneIds: _milestones, ...fields } = lineTable.fields;

/** The fields of a line of a quote: those of an invoice's line of the kind `fixed`, which bills no time, expenses and milestones. */
export const quoteLineTable = new FieldTable({
  ...fields,
  /** Can be negative. */
  quantity: { ...fields.quantity, words: ["Number of units", "3"] },
  /** A code of UN/ECE Recommendation 20. */
  unit: { ...fields.unit, words: ["Unit code (UN/ECE Recommendation 20): `C62` for one, `HUR` for hour", "C62"] },
  /** The quantity that `unitPrice` is for. */
  baseQuantity: { ...fields.baseQuantity, words: ["Number of units that `unit_price` applies to", "1"] },
  /** When the work is to be done, including both ends. Null: it is not stated. */
  period: { ...fields.period, words: "When the work is to be done" },
});
