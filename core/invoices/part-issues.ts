import type { Issue } from "../kernel/errors.js";
import type { Tax, TaxCategory } from "../billing/tax.js";
import { checkAdjustmentTaxes, type DocumentAllowance } from "./document-terms.js";
import { adjustmentIssues, checkLine, type LineInput, lineNet } from "./line.js";
import type { DraftLine } from "./line-table.js";
import { sum } from "./tax-groups.js";

/** The parts of a document that have a tax. */
export interface InvoiceParts {
  readonly lines: readonly LineInput[];
  readonly allowances: readonly DocumentAllowance[];
  readonly charges: readonly DocumentAllowance[];
}

/** The parts of a document with everything that is stored of them, before their amounts are computed. */
export interface DraftParts extends InvoiceParts {
  readonly lines: readonly DraftLine[];
}

/**
 * The rules of each part and its tax, of taxes together, `tax_category_mix` (BR-O-11 … BR-O-14, BR-B-02), and, if the lines are sound, of the
 * signs of allowances and charges, `amount_sign`.
 */
export function partIssues(parts: InvoiceParts): readonly Issue[] {
  const ofLines = parts.lines.flatMap((line, index) =>
    checkLine(line).map((issue): Issue => ({ ...issue, path: ["lines", index, ...issue.path] })),
  );
  const subtotal = ofLines.length > 0 ? null : sum(parts.lines.map(lineNet));
  const signs = subtotal === null ? [] : adjustmentIssues(parts, subtotal, "the subtotal");
  return [...ofLines, ...checkAdjustmentTaxes(parts), ...signs, ...mixIssues(parts)];
}

/** Category O excludes all others, and B excludes S. */
const mixes = [
  {
    one: "O",
    excludes: (category: TaxCategory) => category !== "O",
    message: "Category O, outside the scope of VAT, cannot be combined with other tax categories on one invoice.",
  },
  {
    one: "B",
    excludes: (category: TaxCategory) => category === "S",
    message: "Category B, split payment, cannot be combined with category S on one invoice.",
  },
] as const;

/** Reports a mix among the lines at the first line of the excluding category, any other mix at the allowance or charge that causes it. */
function mixIssues({ lines, allowances, charges }: InvoiceParts): readonly Issue[] {
  const categories = (list: string, items: readonly { readonly tax: Tax }[]) =>
    items.map(({ tax: { category } }, index) => ({ category, path: [list, index, "tax"] }));
  const ofLines = categories("lines", lines);
  const others = [...categories("allowances", allowances), ...categories("charges", charges)];
  return mixes.flatMap(({ one, excludes, message }): readonly Issue[] => {
    const isOne = ({ category }: (typeof others)[number]): boolean => category === one;
    const isExcluded = ({ category }: (typeof others)[number]): boolean => excludes(category);
    const all = [...ofLines, ...others];
    if (!all.some(isOne) || !all.some(isExcluded)) return [];
    const cause = !ofLines.some(isOne)
      ? others.find(isOne)
      : ofLines.some(isExcluded)
        ? ofLines.find(isOne)
        : others.find(isExcluded);
    return cause ? [{ path: cause.path, code: "tax_category_mix", message }] : [];
  });
}
