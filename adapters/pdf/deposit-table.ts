import { remainingTaxes, type TaxGroup } from "../../core/index.js";
import { type Block, joined, type Mark, rule, space, textAt, textBefore } from "./block.js";
import type { Setting } from "./setting.js";
import { colors, page, type Style, styles } from "./style.js";
import { groupName } from "./totals-block.js";

/** The width of names, which wrap; numbers shrink to their columns. */
const NAMES = 150;
const widths = { group: 88, net: 64, tax: 56, gross: 64 } as const;
const GAP = 12;
const gross = page.right;
const tax = gross - widths.gross - GAP;
const net = tax - widths.tax - GAP;
const right = { group: net - widths.net - GAP, net, tax, gross } as const;
/** A table of more sections breaks between them. */
const UNBROKEN = 8;

type Cells = Readonly<Record<keyof typeof right, string>>;

/** What the invoice bills, each deducted deposit and what remains: net, tax and gross by rate (§ 14 (5) UStG). Empty without deposits. */
export function depositTable(setting: Setting): readonly Block[] {
  const { words, formats, document } = setting;
  const { deposits, taxBreakdown } = document.invoice;
  if (deposits.length === 0) return [];
  const sections = [
    section(setting, words.total, taxBreakdown, styles.body),
    ...deposits.map((deposit) => {
      const name = words.documentOf(deposit.number, formats.date(deposit.issueDate));
      return section(setting, name, remainingTaxes([], [deposit]), styles.body);
    }),
    section(setting, words.remaining, remainingTaxes(taxBreakdown, deposits), styles.bodyBold),
  ];
  const head: Block = { ...headBlock(setting), keepWithNext: true };
  if (sections.length <= UNBROKEN) return [space(16), joined([head, ...sections])];
  return [space(16), head, ...sections.map((block) => ({ ...block, head }))];
}

function headBlock({ words, document, type }: Setting): Block {
  const height = 21;
  const { currency } = document.invoice;
  const cells = {
    group: "",
    net: `${words.net} ${currency}`,
    tax: `${words.tax} ${currency}`,
    gross: `${words.gross} ${currency}`,
  };
  const tint: Mark = { kind: "fill", x: page.left - 6, y: 0, width: page.right - page.left + 12, height, color: colors.tint };
  const title = textAt(type.line(words.deductedDeposits, styles.tableHead, NAMES + GAP + widths.group), page.left, 5);
  return { height, marks: [tint, title, ...cellMarks(cells, styles.tableHead, 5, type)] };
}

/** A name with a row for each tax group. */
function section(setting: Setting, name: string, groups: readonly TaxGroup[], style: Style): Block {
  const { formats, type } = setting;
  const names = type.wrap(name, style, NAMES);
  const marks = names.map((line, index) => textAt(line, page.left, 4 + index * style.leading));
  groups.forEach((group, index) => {
    const { taxableAmount, taxAmount } = group;
    const amounts = { net: taxableAmount, tax: taxAmount, gross: taxableAmount + taxAmount };
    const texts = Object.fromEntries(Object.entries(amounts).map(([column, amount]) => [column, formats.amount(amount)]));
    const cells = { net: "", tax: "", gross: "", ...texts, group: groupName(group, setting) };
    marks.push(...cellMarks(cells, style, 4 + index * style.leading, type));
  });
  const bottom = 8 + Math.max(names.length, groups.length) * style.leading;
  return { height: bottom, marks: [...marks, rule(bottom, colors.line, 0.5)] };
}

function cellMarks(cells: Cells, style: Style, y: number, type: Setting["type"]): readonly Mark[] {
  const columns = ["group", "net", "tax", "gross"] as const;
  return columns.flatMap((column) =>
    cells[column] === "" ? [] : [textBefore(type.line(cells[column], style, widths[column]), right[column], y)],
  );
}
