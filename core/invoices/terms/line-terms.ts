import { type CurrencyCode, currencyExponent } from "../../kernel/currency.js";
import { type Decimal, formatDecimal, HUNDRED_PERCENT } from "../../kernel/decimal.js";
import { formatAmount, roundToSum } from "../../kernel/money.js";
import type { Invoice } from "../invoice.js";
import { exactAmount } from "../line.js";
import type { InvoiceLine } from "../line-table.js";
import { sum } from "../tax-groups.js";
import { CHARGE_CODE, DISCOUNT_CODE, rateOf } from "./adjustments.js";
import type { LineTerms } from "./terms.js";

/** What a line costs without tax: its price for a quantity, less its allowances, plus its charges. */
interface Pricing {
  readonly price: bigint;
  readonly baseQuantity: Decimal;
  readonly allowances: readonly bigint[];
  readonly charges: readonly bigint[];
}

/** The lines. Their amounts are those of the invoice. */
export function lineTerms(invoice: Invoice): readonly LineTerms[] {
  const amount = (value: bigint): string => formatAmount(value, invoice.currency);
  return invoice.lines.map((line, index): LineTerms => {
    const pricing = isReproducible(line, invoice.currency) ? unitPricing(line) : totalPricing(line);
    const [name = "", ...rest] = line.description.split("\n");
    return {
      "BT-126": String(index + 1),
      "BT-129": formatDecimal(line.quantity),
      "BT-130": line.unit,
      "BT-131": amount(line.net),
      "BT-134": line.period?.start,
      "BT-135": line.period?.end,
      "BG-27": line.allowances.map(({ reason }, at) => ({
        "BT-136": amount(pricing.allowances[at] ?? 0n),
        "BT-139": reason ?? undefined,
        "BT-140": DISCOUNT_CODE,
      })),
      "BG-28": line.charges.map(({ reason }, at) => ({
        "BT-141": amount(pricing.charges[at] ?? 0n),
        "BT-144": reason ?? undefined,
        "BT-145": CHARGE_CODE,
      })),
      "BT-146": amount(pricing.price),
      "BT-149": formatDecimal(pricing.baseQuantity),
      "BT-150": line.unit,
      "BT-151": line.tax.category,
      "BT-152": rateOf(line.tax),
      "BT-153": name,
      "BT-154": rest.length > 0 ? line.description : undefined,
    };
  });
}

/**
 * Whether readers compute the net amount of the line from its unit price, up to two hundredths (Peppol R120, which has the same slack in every currency). They do not from gross
 * prices, and not always where the currency has no decimals.
 */
function isReproducible(line: InvoiceLine, currency: CurrencyCode): boolean {
  if (line.gross !== null) return false;
  const { numerator, denominator } = exactAmount(line);
  const off = (line.net * denominator - numerator) * 50n;
  const slack = denominator * 10n ** BigInt(currencyExponent(currency));
  return -slack <= off && off <= slack;
}

function unitPricing({ unitPrice, baseQuantity, allowances, charges }: InvoiceLine): Pricing {
  const amounts = (list: InvoiceLine["allowances"]) => list.map(({ amount }) => amount);
  return { price: unitPrice, baseQuantity, allowances: amounts(allowances), charges: amounts(charges) };
}

/**
 * The price of the complete quantity (BT-149), allowances and charges, which sum to the net amount of the line exactly: they are converted together if they
 * include tax. Rounding moves a price of zero last, so that none is negative (BR-27).
 */
function totalPricing({ quantity, net, gross, tax, ...line }: InvoiceLine): Pricing {
  const withTax = HUNDRED_PERCENT + (gross === null ? 0n : tax.rate);
  const allowances = line.allowances.map(({ amount }) => -amount);
  const charges = line.charges.map(({ amount }) => amount);
  const adjustments = [...allowances, ...charges];
  const before = (gross ?? net) - sum(adjustments);
  const exact = [before, ...adjustments].map((amount) => amount * HUNDRED_PERCENT);
  const [price = 0n, ...nets] = roundToSum(net, exact, withTax);
  const isNegative = quantity < 0n;
  return {
    price: isNegative ? -price : price,
    baseQuantity: quantity === 0n ? line.baseQuantity : ((isNegative ? -quantity : quantity) as Decimal),
    allowances: nets.slice(0, allowances.length).map((amount) => -amount),
    charges: nets.slice(allowances.length),
  };
}
