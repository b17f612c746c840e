import type { RoundingPolicy } from "../../billing/rounding.js";
import { exactComponentTax, isSameTax } from "../../billing/tax-components.js";
import { conflict, isStintError } from "../../kernel/errors.js";
import type { Fraction } from "../../kernel/money.js";
import { fitsStored } from "../../kernel/recorded.js";
import { cumulated } from "../credit-figures.js";
import { takenOf } from "../credited.js";
import type { Invoice } from "../invoice.js";
import { exactAmount } from "../line.js";
import { partsOf } from "../parts.js";
import { followsFromParts } from "../recomputing.js";
import { lessTax, sum, type TaxGroup } from "../tax-groups.js";
import type { TimeBasis } from "../time-basis.js";
import { computeGroups, exactDiscount, exactTax, type TaxedGroup } from "../totals.js";
import { type ExplainedTime, explainTime } from "./explained-time.js";
import type { InvoiceLine } from "../line-table.js";

/** A line with what its figures were computed from. `exact` is its amount before it was rounded to `amount`, in the invoice's prices. */
export interface ExplainedLine {
  /** The line as it is stored. */
  readonly line: InvoiceLine;
  /** How its quantity came about. Null if the line bills no time. */
  readonly time: ExplainedTime | null;
  /** Minor units before rounding, in the invoice's prices. */
  readonly exact: Fraction;
  /** Minor units after rounding, in the invoice's prices. */
  readonly amount: bigint;
}

/** A tax group with what its figures were computed from, in minor units. */
export interface ExplainedGroup {
  /** The group of the invoice. */
  readonly figures: TaxGroup;
  /** The indexes of the lines, charges and allowances. */
  readonly lines: readonly number[];
  /** The indexes of the document's charges. */
  readonly charges: readonly number[];
  /** The indexes of the document's allowances. */
  readonly allowances: readonly number[];
  /** The share of the discount: in the invoice's prices, and without tax. */
  readonly discountShare: bigint;
  /** The share of the discount without tax. */
  readonly discountNet: bigint;
  /** Lines + charges − allowances − discount share, in the invoice's prices. */
  readonly amount: bigint;
  /** The tax before it was rounded. Null if it is the sum of `components` or the difference of `credited`. */
  readonly exact: Fraction | null;
  /** The taxes of the group before they were rounded. Null if it is one tax, if its tax is split over them, or if it is the difference of `credited`. */
  readonly exactComponents: readonly Fraction[] | null;
  /** What the credit notes up to this one credit of the invoice's group, and what those before it do. */
  readonly credited: { readonly before: TaxGroup; readonly after: TaxGroup } | null;
}

/** Every step from an invoice's time and lines to its figures. */
export interface Explanation {
  /** The invoice or credit note that is explained. */
  readonly invoice: Invoice;
  /** How its time was billed. Null if it bills none. */
  readonly basis: { readonly timeZone: string; readonly rounding: RoundingPolicy } | null;
  /** In the order of the invoice. */
  readonly lines: readonly ExplainedLine[];
  /** The discount in the invoice's prices. `exact` is null if it is a given amount. */
  readonly discount: { readonly exact: Fraction | null; readonly amount: bigint } | null;
  /** One for each category, rate and components. */
  readonly groups: readonly ExplainedGroup[];
}

/**
 * Explains an invoice, or a credit note with the invoice that it corrects. Throws `not_explainable` (conflict) if the current rules do not
 * give the stored figures.
 */
export function explainInvoice(invoice: Invoice, basis: TimeBasis | null, corrected: Invoice | null): Explanation {
  const computed = recompute(invoice, corrected);
  if (computed === null) {
    throw conflict("not_explainable", "The figures of this invoice follow from rules of an earlier version.", {
      current_status: invoice.status,
    });
  }
  const { amounts, discount, groups } = computed;
  const times = explainTime(invoice.lines, basis);
  return {
    invoice,
    basis,
    lines: invoice.lines.map((line, index) => ({
      line,
      time: times[index] ?? null,
      exact: exactAmount(line),
      amount: amounts[index] ?? 0n,
    })),
    discount: invoice.discount && { exact: exactDiscountOf(invoice, amounts), amount: discount },
    groups,
  };
}

function exactDiscountOf({ discount }: Invoice, amounts: readonly bigint[]): Fraction | null {
  if (discount?.kind !== "percent") return null;
  return exactDiscount(sum(amounts), discount.percent);
}

type Recomputed = Pick<ReturnType<typeof computeGroups>, "amounts" | "discount"> & { readonly groups: readonly ExplainedGroup[] };

/** The steps to the stored figures; null if the current rules do not give them. */
function recompute(invoice: Invoice, corrected: Invoice | null): Recomputed | null {
  try {
    const { groups: all, ...computed } = computeGroups(partsOf(invoice), invoice.discount, invoice.prices);
    if (followsFromParts(invoice)) return { ...computed, groups: all.map((group) => explained(group, invoice)) };
    const groups = corrected && creditedGroups(invoice, corrected, all);
    return groups && { ...computed, groups };
  } catch (error) {
    if (isStintError(error)) return null;
    throw error;
  }
}

function explained(group: TaxedGroup, { prices }: Invoice): ExplainedGroup {
  const { figures, parts, discountShare, discountNet } = group;
  const indexes = (kind: (typeof parts)[number]["kind"]): readonly number[] =>
    parts.flatMap((part) => (part.kind === kind ? [part.index] : [])).sort((a, b) => a - b);
  const amount = group.sum - discountShare;
  return {
    figures,
    ...{ lines: indexes("line"), charges: indexes("charge"), allowances: indexes("allowance") },
    ...{ discountShare, discountNet, amount },
    ...exactTaxOf(amount, figures, prices),
    credited: null,
  };
}

/** The components of a group with net prices are rounded on their own; with gross prices, the rounded tax of the group is split over them. */
function exactTaxOf(
  amount: bigint,
  { rate, components }: TaxGroup,
  prices: Invoice["prices"],
): Pick<ExplainedGroup, "exact" | "exactComponents"> {
  if (components === null || prices === "gross") return { exact: exactTax(amount, rate, prices), exactComponents: null };
  const before = (index: number): bigint => sum(components.slice(0, index).map(({ taxAmount }) => taxAmount));
  return { exact: null, exactComponents: components.map((one, index) => exactComponentTax(amount, one, before(index))) };
}

/** The tax of a note of a part is a difference, so that all notes together cancel the tax of the invoice exactly. */
function creditedGroups(note: Invoice, corrected: Invoice, groups: readonly TaxedGroup[]): readonly ExplainedGroup[] | null {
  const index = corrected.credits.findIndex(({ creditNoteId }) => creditNoteId === note.id);
  const upTo = (count: number) => cumulated(corrected, takenOf(corrected.lines, corrected.credits.slice(0, count)));
  const [before, after] = [upTo(index), upTo(index + 1)];
  const found = note.taxBreakdown.map((figures): ExplainedGroup | null => {
    const of = (all: readonly TaxGroup[]) => all.find((group) => isSameTax(group, figures));
    const credited = { before: of(before), after: of(after) };
    const own = groups.find((group) => isSameTax(group, figures));
    const parts = own ? explained(own, note) : nothing(figures);
    if (!credited.before || !credited.after || parts.amount !== figures.taxableAmount) return null;
    const { before: earlier, after: later } = credited;
    if (!fitsStored(taxesOf(figures), taxesOf(lessTax(later, earlier)))) return null;
    return { ...parts, figures, exact: null, exactComponents: null, credited: { before: earlier, after: later } };
  });
  return index >= 0 && found.every((group) => group !== null) ? found : null;
}

/** The tax of a group, and those of its components. */
function taxesOf({ taxAmount, components }: TaxGroup): readonly bigint[] {
  return [taxAmount, ...(components ?? []).map((one) => one.taxAmount)];
}

function nothing(figures: TaxGroup): ExplainedGroup {
  const none = { lines: [], charges: [], allowances: [], discountShare: 0n, discountNet: 0n, amount: 0n };
  return { ...none, figures, exact: null, exactComponents: null, credited: null };
}
