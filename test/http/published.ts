import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../repository.js";

/**
 * The figures of an invoice that its publisher calls valid. `source` is the repository and the file. Amounts are minor units; a unit price with
 * more decimals is given for a larger base quantity. A tax is its category and rate. Line: quantity, price, base quantity, allowances, charges,
 * tax, net (BT-131). Group: tax, taxable amount, tax amount. Totals: BT-106, 107, 108, 109, 110, 112, 113, 114, 115.
 */
export interface Published {
  readonly source: string;
  readonly currency: string;
  readonly lines: readonly {
    readonly q: string;
    readonly p: number;
    readonly b: string;
    readonly a?: readonly number[];
    readonly c?: readonly number[];
    readonly t: string;
    readonly net: number;
  }[];
  readonly allowances?: readonly Taxed[];
  readonly charges?: readonly Taxed[];
  readonly groups: readonly (readonly [tax: string, taxable: number, amount: number])[];
  readonly totals: readonly number[];
}
type Taxed = readonly [amount: number, tax: string];

const file = join(root, "test/http/published-invoices.jsonl");
/** Invoices that their publishers call valid. */
export const published = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Published);

const taxOf = (text: string) => {
  const [category, rate] = text.split(" ");
  return { category, rate };
};
const amounts = (list: readonly number[] = []) => list.map((amount) => ({ amount }));
const taxed = (list: readonly Taxed[] = []) => list.map(([amount, tax]) => ({ amount, tax: taxOf(tax) }));

/** The request that creates the invoice. */
export function requestFor({ lines, allowances, charges, totals }: Published, client: string) {
  const [prepaid = 0, rounding = 0] = totals.slice(6);
  return {
    client_id: client,
    lines: lines.map(({ q, p, b, a, c, t }) => ({
      description: "Item",
      quantity: q,
      unit_price: p,
      base_quantity: b,
      allowances: amounts(a),
      charges: amounts(c),
      tax: taxOf(t),
    })),
    allowances: taxed(allowances),
    charges: taxed(charges),
    prepaid_amount: prepaid,
    payable_rounding: rounding === 0 ? null : { amount: rounding },
  };
}
