import type { Decimal } from "../kernel/decimal.js";
import { ascending } from "../kernel/money.js";
import type { Tax, TaxCategory } from "../billing/tax.js";
import { type TaxComponent, taxKey, type TaxedComponent } from "../billing/tax-components.js";

/** One VAT breakdown (BG-23): the base and the tax of everything with the same category, rate and components, in minor units. */
export interface TaxGroup {
  /** One of `taxCategories` (BT-118). */
  readonly category: TaxCategory;
  /** In percent: 19 % is 19,000,000 millionths. */
  readonly rate: Decimal;
  /** Without tax (BT-116). */
  readonly taxableAmount: bigint;
  /** BT-117. */
  readonly taxAmount: bigint;
  /** The distinct reasons of its parts, joined (BT-120). */
  readonly exemptionReason: string | null;
  /** The code that all its parts have (BT-121); null if they differ. */
  readonly exemptionCode: string | null;
  /** The taxes that `taxAmount` is the sum of, such as GST and QST. Null if it is one tax. */
  readonly components: readonly TaxedComponent[] | null;
}

/** What a document's total consists of, in the order in which ties of remainders are resolved. */
export const partKinds = ["line", "charge", "allowance"] as const;
export type PartKind = (typeof partKinds)[number];

/** A line, or a charge or allowance of the document. `amount` is what it adds to the total, so it is negative for an allowance. */
export interface TaxedPart {
  readonly kind: PartKind;
  /** The index in the list of its kind. */
  readonly index: number;
  readonly tax: Tax;
  readonly amount: bigint;
}

/** The parts with one category, rate and components. */
export interface Group extends Pick<TaxGroup, "category" | "rate" | "exemptionReason" | "exemptionCode"> {
  readonly components: readonly TaxComponent[] | null;
  /** Sorted by kind, then from the largest to the smallest amount, so that ties are resolved by content, not by position. */
  readonly parts: readonly TaxedPart[];
  /** The sum of the lines. */
  readonly lineSum: bigint;
  /** The sum of all parts. */
  readonly sum: bigint;
}

/** Sorted by category, then rate, then components, so that ties of remainders are resolved independently of the order of lines. */
export function groupByTax(parts: readonly TaxedPart[]): readonly Group[] {
  const partsByKey = new Map<string, [TaxedPart, ...TaxedPart[]]>();
  for (const part of parts) {
    const key = taxKey(part.tax);
    const members = partsByKey.get(key);
    if (members === undefined) partsByKey.set(key, [part]);
    else members.push(part);
  }
  const groups = [...partsByKey.values()].map(groupOf);
  return groups.sort((a, b) => ascending(a.category, b.category) || ascending(a.rate, b.rate) || ascending(taxKey(a), taxKey(b)));
}

function groupOf(members: [TaxedPart, ...TaxedPart[]]): Group {
  // A program without types may have a tax of an earlier version.
  const { category, rate, components = null } = members[0].tax as Omit<Tax, "components"> & Partial<Tax>;
  const taxes = members.map(({ tax }) => tax);
  const lineSum = sum(members.flatMap(({ kind, amount }) => (kind === "line" ? [amount] : [])));
  const parts = members.sort(byContent);
  const all = sum(members.map(({ amount }) => amount));
  const exemption = { exemptionReason: joinReasons(taxes), exemptionCode: sharedCode(taxes) };
  return { category, rate, components, ...exemption, parts, lineSum, sum: all };
}

function byContent(a: TaxedPart, b: TaxedPart): number {
  const size = ({ amount }: TaxedPart): bigint => (amount < 0n ? -amount : amount);
  return partKinds.indexOf(a.kind) - partKinds.indexOf(b.kind) || ascending(size(b), size(a)) || a.index - b.index;
}

function joinReasons(taxes: readonly Tax[]): string | null {
  const reasons = new Set(taxes.flatMap(({ exemptionReason }) => exemptionReason ?? []).filter((reason) => reason !== ""));
  return reasons.size > 0 ? [...reasons].sort().join("; ") : null;
}

/** The code that all taxes have; null if they differ or one has none. */
function sharedCode(taxes: readonly Tax[]): string | null {
  const [code = null, ...others] = new Set(taxes.map(({ exemptionCode }) => exemptionCode));
  return others.length === 0 ? code : null;
}

/** A group less the amounts of another one with the same tax. */
export function lessTax(group: TaxGroup, other: TaxGroup): TaxGroup {
  return {
    ...group,
    taxableAmount: group.taxableAmount - other.taxableAmount,
    taxAmount: group.taxAmount - other.taxAmount,
    components:
      group.components &&
      group.components.map((one, index) => ({ ...one, taxAmount: one.taxAmount - (other.components?.[index]?.taxAmount ?? 0n) })),
  };
}

export function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((a, b) => a + b, 0n);
}
