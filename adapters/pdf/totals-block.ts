import type { TaxGroup } from "../../core/index.js";
import { type Block, joined, paragraph, rule, space, textAt, textBefore } from "./block.js";
import type { Setting } from "./setting.js";
import { colors, page, type Style, styles } from "./style.js";

/** The left edge of the totals; the page is blank beside them. */
export const LABELS = page.left + 200;
const VALUE_WIDTH = 160;
/** If there are more tax groups than fit on a page with the rest, the block may break. */
const UNBROKEN = 24;

/** Subtotal, discount, taxes and total, in one block if it fits on a page. */
export function totalsBlocks(setting: Setting): readonly Block[] {
  const { words, formats, document } = setting;
  const { invoice } = document;
  const row = (label: string, amount: bigint): Block =>
    totalRow(setting, label, formats.amount(amount), styles.label, styles.body);
  const rows = [
    row(words.subtotal, invoice.subtotal),
    ...(invoice.discountTotal === 0n
      ? []
      : [
          row(discountLabel(setting), -invoice.discountTotal),
          row(words.netAfterDiscount, invoice.subtotal - invoice.discountTotal),
        ]),
    ...invoice.taxBreakdown.map((group) =>
      row(words.taxOn(groupName(group, setting), formats.amount(group.taxableAmount)), group.taxAmount),
    ),
  ];
  const line: Block = { height: 9, marks: [rule(4, colors.accent, 1, LABELS)] };
  const total = totalRow(setting, words.total, formats.money(invoice.total), styles.total, styles.total);
  if (rows.length <= UNBROKEN) return [space(10), joined([...rows, line, total])];
  return [space(10), ...rows, joined([line, total])];
}

/** The reasons for charging no tax, by group: the invoice's own below the name of the category, or the legally required text. */
export function exemptionNotes({ words, document, type }: Setting): readonly Block[] {
  const notes = document.invoice.taxBreakdown.flatMap(({ category, exemptionReason }) => {
    if (exemptionReason !== null && category !== "S") return [`${words.categories[category]}: ${exemptionReason}`];
    return words.exemptions[category] ?? [];
  });
  if (notes.length === 0) return [];
  const width = page.right - page.left;
  return [space(16), ...notes.flatMap((note) => paragraph(type.wrap(note, styles.body, width)))];
}

function totalRow({ type }: Setting, label: string, value: string, labelStyle: Style, valueStyle: Style): Block {
  const amount = type.line(value, valueStyle, VALUE_WIDTH);
  const name = type.line(label, labelStyle, page.right - LABELS - amount.width - 12);
  const height = valueStyle.leading + 2;
  return { height, marks: [textAt(name, LABELS, 0), textBefore(amount, page.right, 0)] };
}

function discountLabel({ words, formats, document }: Setting): string {
  const { discount } = document.invoice;
  return discount?.kind === "percent" ? `${words.discount} ${formats.percent(discount.percent)}` : words.discount;
}

function groupName({ category, rate }: TaxGroup, { words, formats }: Setting): string {
  if (category === "S") return `${words.tax} ${formats.percent(rate)}`;
  if (category === "O") return words.categories.O;
  const short = category === "Z" ? words.categories.Z : words.shortCategories[category].replace("-\n", "").replace("\n", " ");
  return `${words.tax} ${formats.percent(rate)} – ${short}`;
}
