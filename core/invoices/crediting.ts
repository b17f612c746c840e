import { type Decimal, formatDecimal, wholeDecimal } from "../kernel/decimal.js";
import { invalidField, Issues } from "../kernel/errors.js";
import { divideRounded, formatMoney } from "../kernel/money.js";
import { NO_CLAIMS } from "./claims.js";
import { type CreditedLine, creditedAmount } from "./credit.js";
import { type Creditable, type Crediting, ofPart, repeated } from "./credit-figures.js";
import { isAll, isComplete, type Taken, takenOf } from "./credited.js";
import { lineNet } from "./line.js";
import { payableAmount } from "./payable.js";
import type { Allowance, InvoiceLine } from "./line-table.js";

/** A part of a line to credit: a quantity or a net amount. Without either, everything of the line that is not credited yet. */
export interface LineToCredit {
  /** The zero-based index of the line. */
  readonly line: number;
  /** Units of the line. Excludes `net`. */
  readonly quantity?: Decimal | undefined;
  /** Minor units, with the sign of the line's net amount. */
  readonly net?: bigint | undefined;
}

const ONE = wholeDecimal(1n);

/**
 * Computes a credit note. Without `wanted`, it credits everything that is not credited yet.
 *
 * Amounts telescope: the credit of everything up to a note is computed from the invoice, and the note is the difference to the credit of
 * everything before it. So the notes of an invoice cancel it exactly, and a first note follows BR-CO-17; the tax of a later note, or of a part of
 * an invoice with gross prices, can differ from it by a minor unit per tax group. A note of a part has net prices, and one allowance or charge per
 * tax group for its share of the invoice's discount, allowances and charges.
 *
 * @throws StintError `invalid`, with paths from `lines`: `out_of_range`, `not_unique`, `exactly_one`, `credit_exceeds_line`,
 * `credit_exceeds_invoice`, `credit_not_positive`.
 */
export function creditOf(invoice: Creditable, wanted: readonly LineToCredit[] | null): Crediting {
  const before = takenOf(invoice.lines, invoice.credits);
  const requested = wanted ?? remainingLines(invoice.lines, before);
  checkRequest(invoice, before, requested).throwIfAny();
  const chosen = [...requested].sort((a, b) => a.line - b.line);
  const parts = chosen.flatMap((part) => {
    const line = invoice.lines[part.line];
    const taken = before[part.line];
    return line && taken ? [creditLine(line, taken, part)] : [];
  });
  const credited = parts.map(({ credit }) => credit);
  const after = takenOf(invoice.lines, [...invoice.credits, { lines: credited }]);
  const repeats = invoice.credits.length === 0 && isAll(invoice, after) && chosen.every(isRest);
  const content = repeats
    ? repeated(invoice)
    : ofPart(
        invoice,
        parts.map(({ line }) => line),
        { before, after },
      );
  requireSound(invoice, payableAmount(content.figures));
  return { ...content, credited };
}

function isRest({ quantity, net }: LineToCredit): boolean {
  return quantity === undefined && net === undefined;
}

function remainingLines(lines: readonly InvoiceLine[], taken: readonly Taken[]): readonly LineToCredit[] {
  return lines.flatMap((line, index) => (isComplete(line, taken[index]) ? [] : [{ line: index }]));
}

function checkRequest({ lines, currency }: Creditable, taken: readonly Taken[], wanted: readonly LineToCredit[]): Issues {
  const issues = new Issues();
  const seen = new Set<number>();
  wanted.forEach(({ line: index, quantity, net }, at) => {
    const path = ["lines", at];
    const line = lines[index];
    const before = taken[index];
    if (!line || !before) {
      issues.add([...path, "line"], "out_of_range", `The invoice has ${lines.length} lines, counted from 0.`);
      return;
    }
    if (seen.has(index)) issues.add([...path, "line"], "not_unique", "Each line can be listed once.");
    seen.add(index);
    if (quantity !== undefined && net !== undefined) issues.add(path, "exactly_one", "Must have either quantity or net.");
    const left = line.net - before.net;
    const exceeds = (field: string, given: bigint, left: bigint, rest: string) => {
      const [more, most] = left < 0n ? ["less", "least"] : ["greater", "most"];
      const message =
        given !== 0n && given < 0n === left < 0n
          ? `Only ${rest} of this line is not credited yet.`
          : `Must be ${more} than 0, and at ${most} ${rest}, which is not credited yet.`;
      issues.add([...path, field], "credit_exceeds_line", message);
    };
    if (isComplete(line, before)) issues.add([...path, "line"], "credit_exceeds_line", "This line is already credited in full.");
    else if (net !== undefined && !isPart(net, left)) exceeds("net", net, left, formatMoney(left, currency));
    else if (quantity !== undefined) {
      const rest = (line.quantity - before.quantity) as Decimal;
      if (!isPart(quantity, rest)) exceeds("quantity", quantity, rest, formatDecimal(rest));
      else if (!isPart(netOf(line, before, quantity), left, true))
        exceeds("quantity", quantity, rest, formatMoney(left, currency));
    }
  });
  return issues;
}

/** Whether a part is not more than the whole, has its sign, and is not 0 unless that is allowed. */
function isPart(part: bigint, whole: bigint, orNothing = false): boolean {
  if (part === 0n) return orNothing;
  return part > 0n === whole > 0n && (whole > 0n ? part <= whole : part >= whole);
}

/** The net amount of a quantity of a line: its share, and for the rest of the quantity the rest of the amount. */
function netOf(line: InvoiceLine, before: Taken, quantity: bigint): bigint {
  if (before.quantity + quantity === line.quantity) return line.net - before.net;
  return divideRounded(line.net * quantity, line.quantity);
}

/**
 * A line of the credit note. Every printed figure can be reproduced: what the quantity does not explain is an allowance or a charge. A part of a
 * line with a gross price has the net price of one unit, rounded.
 */
function creditLine(
  line: InvoiceLine,
  before: Taken,
  { line: index, quantity, net }: LineToCredit,
): { readonly line: InvoiceLine; readonly credit: CreditedLine } {
  const isGross = line.gross !== null;
  if (quantity === undefined && net === undefined && !before.touched && !isGross) {
    return { line: { ...line, ...NO_CLAIMS }, credit: { line: index, quantity: line.quantity, net: line.net } };
  }
  const rest = (line.quantity - before.quantity) as Decimal;
  const counted = quantity ?? (net === undefined && rest !== 0n && before.quantity !== 0n ? rest : undefined);
  const amount = net ?? (counted === undefined ? line.net - before.net : netOf(line, before, counted));
  const credit = { line: index, quantity: counted ?? null, net: amount };
  const unitPrice = isGross ? netPriceOf(line) : line.unitPrice;
  const plain: InvoiceLine = { ...line, unitPrice, allowances: [], charges: [], ...NO_CLAIMS, net: amount, gross: null };
  const byQuantity =
    counted === undefined || (isGross && unitPrice <= 0n) ? undefined : lineOfQuantity({ ...plain, quantity: counted });
  return { line: byQuantity ?? singlePiece(plain), credit };
}

/** The net price of the base quantity of a line with a gross price, in minor units. */
function netPriceOf({ net, quantity, baseQuantity }: InvoiceLine): bigint {
  return quantity === 0n ? 0n : divideRounded(net * baseQuantity, quantity);
}

function singlePiece(line: InvoiceLine): InvoiceLine {
  const isNegative = line.net < 0n;
  const single = { quantity: isNegative ? (-ONE as Decimal) : ONE, unit: "C62", baseQuantity: ONE };
  return { ...line, ...single, unitPrice: isNegative ? -line.net : line.net };
}

/**
 * The line with the allowance or charge that its quantity and price need for its net amount; undefined if none gives that amount. Half a minor
 * unit rounds away from zero, so 22.5 − 24 is −2, although 23 − 24 is −1, and no whole amount takes 22.5 to 0.
 */
function lineOfQuantity(line: InvoiceLine): InvoiceLine | undefined {
  const difference = line.net - lineNet(line);
  return [difference, difference + 1n, difference - 1n]
    .map((amount) => ({ ...line, ...adjustment(line.quantity, amount) }))
    .find((adjusted) => lineNet(adjusted) === line.net);
}

/** The allowance or charge that adds a difference to a line; it has the sign of the quantity. */
function adjustment(quantity: bigint, difference: bigint): Pick<InvoiceLine, "allowances" | "charges"> {
  const of = (amount: bigint): readonly Allowance[] => [{ amount, reason: null }];
  if (difference === 0n) return { allowances: [], charges: [] };
  if (difference < 0n === quantity < 0n) return { allowances: [], charges: of(difference) };
  return { allowances: of(-difference), charges: [] };
}

function requireSound(invoice: Creditable, amount: bigint): void {
  const { credits, currency } = invoice;
  if (amount < 0n) throw invalidField(["lines"], "credit_not_positive", "The total of a credit note must not be negative.");
  const left = payableAmount(invoice) - creditedAmount(credits);
  if (amount <= left) return;
  const message = `Only ${formatMoney(left, currency)} of the invoice is not credited yet.`;
  throw invalidField(["lines"], "credit_exceeds_invoice", message);
}
