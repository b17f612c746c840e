import { type Decimal, formatDecimal, HUNDRED_PERCENT } from "../kernel/decimal.js";
import type { Issue } from "../kernel/errors.js";
import { allocate, divideRounded, type Fraction, roundFraction } from "../kernel/money.js";
import { cleanText } from "../kernel/text.js";

/** The number of taxes that a tax with components has, and the lengths of their names, in code points. */
export const taxComponentLimits = { count: 2, name: { min: 1, max: 40, oneLine: true } } as const;

/** One of the two taxes of a line, such as GST and QST in Québec, or CGST and SGST in India. */
export interface TaxComponent {
  /** As printed, such as `GST`. 1 to 40 characters, unique within the tax. */
  readonly name: string;
  /** In percent: 9.975 % is 9,975,000 millionths. Above 0. */
  readonly rate: Decimal;
  /** Whether the tax is computed on the base plus the taxes before it. False for the first one. */
  readonly compound: boolean;
}

/** A component with its amount, in minor units. */
export interface TaxedComponent extends TaxComponent {
  /** The amount of this tax. */
  readonly taxAmount: bigint;
}

/** What each component adds to 100 %, in units of 10^-8 millionths. Exact for two components. */
function weightsOf(components: readonly TaxComponent[]): readonly bigint[] {
  let before = 0n;
  return components.map(({ rate, compound }) => {
    const weight = rate * (compound ? HUNDRED_PERCENT + before : HUNDRED_PERCENT);
    before += rate;
    return weight;
  });
}

function exactRate(components: readonly TaxComponent[]): bigint {
  return weightsOf(components).reduce((a, b) => a + b, 0n);
}

/** The rate of the components together, rounded to six decimals: a + b, or (1 + a)(1 + b) − 1 if the second tax is compound. */
export function combinedRate(components: readonly TaxComponent[]): Decimal {
  return divideRounded(exactRate(components), HUNDRED_PERCENT) as Decimal;
}

/** A component's tax of a net amount before it is rounded. `before` are the rounded taxes of the components before it. */
export function exactComponentTax(net: bigint, { rate, compound }: TaxComponent, before: bigint): Fraction {
  return { numerator: (compound ? net + before : net) * rate, denominator: HUNDRED_PERCENT };
}

/** The components with their taxes of a net amount, each rounded on its own. */
export function taxedNet(net: bigint, components: readonly TaxComponent[]): readonly TaxedComponent[] {
  let before = 0n;
  return components.map(({ name, rate, compound }) => {
    const taxAmount = roundFraction(exactComponentTax(net, { name, rate, compound }, before));
    before += taxAmount;
    return { name, rate, compound, taxAmount };
  });
}

/** The components with their shares of a tax, by largest remainder. */
export function sharesOf(tax: bigint, components: readonly TaxComponent[]): readonly TaxedComponent[] {
  const shares = allocate(tax, weightsOf(components));
  return components.map(({ name, rate, compound }, at) => ({ name, rate, compound, taxAmount: shares[at] ?? 0n }));
}

/** What distinguishes a tax from others on an invoice. Taxes of earlier versions have no components. */
export interface TaxKind {
  readonly category: string;
  readonly rate: Decimal;
  readonly components?: readonly TaxComponent[] | null | undefined;
}

/** A text that two taxes share if they have the same category, rate and components. */
export function taxKey({ category, rate, components }: TaxKind): string {
  const key = `${category} ${rate}`;
  if (!components) return key;
  return `${key} ${JSON.stringify(components.map((one) => [one.name, String(one.rate), one.compound]))}`;
}

/** Whether two taxes have the same category, rate and components. */
export function isSameTax(a: TaxKind, b: TaxKind): boolean {
  return a.category === b.category && a.rate === b.rate && taxKey(a) === taxKey(b);
}

/** The rules of the components of a tax, with paths from `components` and `rate`. */
export function checkComponents({ category, rate, components }: TaxKind): readonly Issue[] {
  if (!components) return [];
  const at = (path: Issue["path"], code: string, message: string): Issue => ({ path, code, message });
  if (category !== "S") {
    return [at(["components"], "tax_components_not_allowed", `Category ${category} cannot have two taxes. Only S can.`)];
  }
  const { count } = taxComponentLimits;
  if (components.length !== count) {
    const code = components.length < count ? "too_few" : "too_many";
    return [at(["components"], code, `A tax has no components or ${count} of them.`)];
  }
  const issues = components.flatMap((one, index): readonly Issue[] => {
    const path = ["components", index];
    const isTwice = components.slice(0, index).some(({ name }) => cleanText(name) === cleanText(one.name));
    return [
      ...(isTwice ? [at([...path, "name"], "not_unique", "Both taxes have this name.")] : []),
      ...(one.rate > 0n && one.rate <= HUNDRED_PERCENT
        ? []
        : [at([...path, "rate"], "tax_rate_out_of_range", "The rate of each tax must be greater than 0 and at most 100.")]),
      ...(index === 0 && one.compound
        ? [at([...path, "compound"], "first_tax_compound", "The first tax cannot be computed on a tax before it.")]
        : []),
    ];
  });
  return issues.length > 0 ? issues : combinedIssues(rate, components);
}

function combinedIssues(rate: Decimal, components: readonly TaxComponent[]): readonly Issue[] {
  const combined = combinedRate(components);
  if (exactRate(components) % HUNDRED_PERCENT !== 0n) {
    const message = "The rate of both taxes together has more than 6 decimals. Enter rates with fewer decimals.";
    return [{ path: ["components"], code: "tax_rate_not_exact", message }];
  }
  if (combined > HUNDRED_PERCENT) {
    const message = `The rate of both taxes together is ${formatDecimal(combined)}. It must be at most 100.`;
    return [{ path: ["components"], code: "tax_rate_out_of_range", message }];
  }
  if (rate === combined) return [];
  const message = `Must be the rate of both taxes together, ${formatDecimal(combined)}. Leave it out to have it computed.`;
  return [{ path: ["rate"], code: "tax_rate_not_sum", message }];
}
