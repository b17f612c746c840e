import { type Decimal, DECIMAL_SCALE, formatDecimal, wholeDecimal } from "../kernel/decimal.js";
import { invalidField, Issues } from "../kernel/errors.js";
import { divideRounded, formatMoney } from "../kernel/money.js";
import { type CreditedLine, type Credit, creditedAmount } from "./credit.js";
import type { Invoice, InvoiceFigures } from "./invoice.js";
import { type Allowance, type InvoiceLine, lineNet } from "./line.js";
import type { TaxGroup } from "./totals.js";

/** A part of a line to credit: a quantity or a net amount. Without either, everything of the line that is not credited yet. */
export interface LineToCredit {
  /** The zero-based index of the line. */
  readonly line: number;
  readonly quantity?: Decimal | undefined;
  /** Minor units, with the sign of the line's net amount. */
  readonly net?: bigint | undefined;
}

/** The content of a credit note, and what it credits of each line of the invoice. */
export interface Crediting {
  readonly lines: readonly InvoiceLine[];
  readonly figures: InvoiceFigures;
  readonly credited: readonly CreditedLine[];
}

type Creditable = Pick<Invoice, "currency" | "lines" | "credits" | "taxBreakdown" | "total">;

/** What earlier credit notes credited of a line. */
interface Taken {
  readonly quantity: bigint;
  readonly net: bigint;
  /** Whether the line was credited at all, which matters for a line of net 0. */
  readonly touched: boolean;
}

const HUNDRED_PERCENT = 100n * DECIMAL_SCALE;
const ONE = wholeDecimal(1n);

/**
 * Computes a credit note. Without `wanted`, it credits everything that is not credited yet.
 *
 * Amounts telescope: the credit of everything up to a note is computed from the invoice, and the note is the difference to the credit of
 * everything before it. So the notes of an invoice cancel it exactly, and a first note follows BR-CO-17; the tax of a later note can differ
 * from it by less than one minor unit per tax group.
 *
 * @throws StintError `invalid`, with paths from `lines`: `out_of_range`, `not_unique`, `exactly_one`, `credit_exceeds_line`,
 * `credit_exceeds_invoice`, `credit_not_positive`.
 */
export function creditOf(invoice: Creditable, wanted: readonly LineToCredit[] | null): Crediting {
  const before = takenOf(invoice.lines, invoice.credits);
  const chosen = wanted ?? remainingLines(invoice.lines, before);
  checkRequest(invoice, before, chosen).throwIfAny();
  const parts = chosen.flatMap((part) => {
    const line = invoice.lines[part.line];
    const taken = before[part.line];
    return line && taken ? [creditLine(line, taken, part)] : [];
  });
  const credited = parts.map(({ credit }) => credit);
  const after = takenOf(invoice.lines, [...invoice.credits, { lines: credited }]);
  const figures = difference(cumulated(invoice, after), cumulated(invoice, before), credited);
  requireSound(invoice, figures.total);
  return { lines: parts.map(({ line }) => line), figures, credited };
}

/** The indexes of the lines that the credit notes credit in full. */
export function linesCreditedInFull({ lines, credits }: Pick<Invoice, "lines" | "credits">): readonly number[] {
  const taken = takenOf(lines, credits);
  return lines.flatMap((line, index) => (isComplete(line, taken[index]) ? [index] : []));
}

/** Whether nothing of the invoice is left to credit. */
export function isCreditedInFull(invoice: Pick<Invoice, "lines" | "credits">): boolean {
  return invoice.credits.length > 0 && linesCreditedInFull(invoice).length === invoice.lines.length;
}

function takenOf(lines: readonly InvoiceLine[], credits: readonly Pick<Credit, "lines">[]): readonly Taken[] {
  const taken = lines.map((): Taken => ({ quantity: 0n, net: 0n, touched: false }));
  for (const { line, quantity, net } of credits.flatMap((credit) => credit.lines)) {
    const before = taken[line];
    if (before) taken[line] = { quantity: before.quantity + (quantity ?? 0n), net: before.net + net, touched: true };
  }
  return taken;
}

function isComplete({ net }: InvoiceLine, taken: Taken | undefined): boolean {
  return taken !== undefined && taken.net === net && (net !== 0n || taken.touched);
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
    const exceeds = (field: string, rest: string) =>
      issues.add([...path, field], "credit_exceeds_line", `Only ${rest} of this line is not credited yet.`);
    if (isComplete(line, before)) issues.add([...path, "line"], "credit_exceeds_line", "This line is already credited in full.");
    else if (net !== undefined && !isPart(net, left)) exceeds("net", formatMoney(left, currency));
    else if (quantity !== undefined) {
      const rest = (line.quantity - before.quantity) as Decimal;
      if (!isPart(quantity, rest)) exceeds("quantity", formatDecimal(rest));
      else if (!isPart(netOf(line, before, quantity), left, true)) exceeds("quantity", formatMoney(left, currency));
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

/** A line of the credit note. Every printed figure can be reproduced: what the quantity does not explain is an allowance or a charge. */
function creditLine(
  line: InvoiceLine,
  before: Taken,
  { line: index, quantity, net }: LineToCredit,
): { readonly line: InvoiceLine; readonly credit: CreditedLine } {
  if (quantity === undefined && net === undefined && !before.touched) {
    return { line: { ...line, timeEntryIds: [] }, credit: { line: index, quantity: line.quantity, net: line.net } };
  }
  const rest = (line.quantity - before.quantity) as Decimal;
  const counted = quantity ?? (net === undefined && rest !== 0n && before.quantity !== 0n ? rest : undefined);
  if (counted === undefined) {
    const amount = net ?? line.net - before.net;
    const single = { quantity: amount < 0n ? (-ONE as Decimal) : ONE, unit: "C62", baseQuantity: ONE };
    const unitPrice = amount < 0n ? -amount : amount;
    const credit = { line: index, quantity: null, net: amount };
    return { line: { ...line, ...single, unitPrice, allowances: [], charges: [], timeEntryIds: [], net: amount }, credit };
  }
  const amount = netOf(line, before, counted);
  const plain: InvoiceLine = { ...line, quantity: counted, allowances: [], charges: [], timeEntryIds: [], net: amount };
  const credit = { line: index, quantity: counted, net: amount };
  return { line: { ...plain, ...adjustment(counted, amount - lineNet(plain)) }, credit };
}

/** The allowance or charge that adds a difference to a line; it has the sign of the quantity. */
function adjustment(quantity: bigint, difference: bigint): Pick<InvoiceLine, "allowances" | "charges"> {
  const of = (amount: bigint): readonly Allowance[] => [{ amount, reason: null }];
  if (difference === 0n) return { allowances: [], charges: [] };
  if (difference < 0n === quantity < 0n) return { allowances: [], charges: of(difference) };
  return { allowances: of(-difference), charges: [] };
}

/** The base and the tax of each group of the invoice, for the credited part of its lines. */
function cumulated({ lines, taxBreakdown }: Creditable, taken: readonly Taken[]): readonly TaxGroup[] {
  const everything = lines.every((line, index) => isComplete(line, taken[index]));
  return taxBreakdown.map((group): TaxGroup => {
    let [net, credited, complete] = [0n, 0n, true];
    let members = 0;
    lines.forEach((line, index) => {
      if (line.tax.category !== group.category || line.tax.rate !== group.rate) return;
      members += 1;
      net += line.net;
      credited += taken[index]?.net ?? 0n;
      complete &&= isComplete(line, taken[index]);
    });
    if (members === 0 ? everything : complete) return group;
    const taxableAmount = credited + shareOf(group.taxableAmount - net, credited, net);
    return { ...group, taxableAmount, taxAmount: divideRounded(taxableAmount * group.rate, HUNDRED_PERCENT) };
  });
}

/** The part of the discounts of a group for the credited part of its lines: between nothing and all of it, also if lines are negative. */
function shareOf(discounts: bigint, credited: bigint, net: bigint): bigint {
  if (net === 0n || credited < 0n !== net < 0n) return 0n;
  const covers = net < 0n ? credited <= net : credited >= net;
  return covers ? discounts : divideRounded(discounts * credited, net);
}

function difference(after: readonly TaxGroup[], before: readonly TaxGroup[], credited: readonly CreditedLine[]): InvoiceFigures {
  const taxBreakdown = after.flatMap((group, index): TaxGroup[] => {
    const taxableAmount = group.taxableAmount - (before[index]?.taxableAmount ?? 0n);
    const taxAmount = group.taxAmount - (before[index]?.taxAmount ?? 0n);
    return taxableAmount === 0n && taxAmount === 0n && after.length > 1 ? [] : [{ ...group, taxableAmount, taxAmount }];
  });
  const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);
  const subtotal = sum(credited.map(({ net }) => net));
  const base = sum(taxBreakdown.map(({ taxableAmount }) => taxableAmount));
  const taxTotal = sum(taxBreakdown.map(({ taxAmount }) => taxAmount));
  return { subtotal, discountTotal: subtotal - base, taxBreakdown, taxTotal, total: base + taxTotal };
}

function requireSound({ total, credits, currency }: Creditable, amount: bigint): void {
  if (amount < 0n) throw invalidField(["lines"], "credit_not_positive", "The total of a credit note must not be negative.");
  const left = total - creditedAmount(credits);
  if (amount <= left) return;
  const message = `Only ${formatMoney(left, currency)} of the invoice is not credited yet.`;
  throw invalidField(["lines"], "credit_exceeds_invoice", message);
}
