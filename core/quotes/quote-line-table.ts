import { lineTable } from "../invoices/line-table.js";
import { FieldTable } from "../kernel/field-table.js";

const { description, quantity, unit, baseQuantity, unitPrice, allowances, charges, net, gross, tax, period } = lineTable.fields;

/** The fields of a line of a quote: those of an invoice's line of the kind `fixed`, which bills no time and no expenses. */
export const quoteLineTable = new FieldTable({
  /** 1 to 1,000 characters. */
  description,
  /** Can be negative. */
  quantity: { ...quantity, words: ["Number of units", "3"] },
  /** A code of UN/ECE Recommendation 20. */
  unit: { ...unit, words: ["Unit code (UN/ECE Recommendation 20): `C62` for one, `HUR` for hour", "C62"] },
  /** The quantity that `unitPrice` is for. */
  baseQuantity: { ...baseQuantity, words: ["Number of units that `unit_price` applies to", "1"] },
  /** Minor units per base quantity, not negative. */
  unitPrice,
  /** Deductions from the price of the line, at most 100. */
  allowances,
  /** Additions to the price of the line, at most 100. */
  charges,
  /** Minor units without tax, rounded once. Computed. */
  net,
  /** Minor units with tax, if the quote has gross prices; null if it has net prices. Computed. */
  gross,
  /** In a request, absent: that of the request, else of the client, else of the workspace. */
  tax,
  /** When the work is to be done, including both ends. Null: it is not stated. */
  period: { ...period, words: "When the work is to be done" },
});
