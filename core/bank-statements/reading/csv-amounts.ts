import type { CurrencyCode } from "../../kernel/currency.js";
import { ungrouped, writtenNumber } from "../../kernel/written-numbers.js";
import { amountOf, Unclear } from "./amounts.js";

/** The amount of a cell in minor units. Null if the cell is empty. */
export function csvAmount(cell: string, currency: CurrencyCode, point: "." | ","): bigint | null | Unclear {
  if (cell.trim() === "") return null;
  const written = writtenNumber(cell);
  if (written === null) return new Unclear("An amount is expected.");
  const plain = ungrouped(written.digits, point);
  if (plain === null) return new Unclear(`An amount with the decimal separator ${point} is expected.`);
  const amount = amountOf(plain, currency, point);
  if (amount instanceof Unclear) return amount;
  return written.isNegative ? -amount : amount;
}
