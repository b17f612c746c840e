import type { Schemas } from "../../../../../client/index.js";

/** Whether a line counts seconds at a price per hour, as lines of time do. */
export function isHourly({ unit, base_quantity: base }: Pick<Schemas["InvoiceLine"], "unit" | "base_quantity">): boolean {
  return unit === "SEC" && base === "3600";
}
