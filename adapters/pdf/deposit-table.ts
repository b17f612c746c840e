import { remainingTaxes, type TaxGroup } from "../../core/index.js";
import { type Block, joined, type Mark, rule, space, textAt, textBefore } from "./block.js";
import type { Setting } from "./setting.js";
import type { StructureElement } from "./structure.js";
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
export function depositTable(outer: Setting): readonly Block[] {
  const setting: Setting = { ...outer, parent: outer.parent.child("Table") };
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

function headBlock({ words, document, type, parent }: Setting): Block {
  const height = 21;
  const { currency } = document.invoice;
  const cells = {
    group: "",
    net: `${words.net} ${currency}`,
    tax: `${words.tax} ${currency}`,
    gross: `${words.gross} ${currency}`,
  };
  const tint: Mark = { kind: "fill", x: page.left - 6, y: 0, width: page.right - page.left + 12, height, color: colors.tint };
  const row = parent.child("TR");
  const name = type.line(words.deductedDeposits, styles.tableHead, NAMES + GAP + widths.group);
  const title = textAt(name, page.left, 5, row.child("TH", { scope: "Column", colSpan: 2 }));
  const headers = cellMarks(cells, styles.tableHead, 5, { type, cell: () => row.child("TH", { scope: "Column" }) });
  return { height, marks: [tint, title, ...headers] };
}

/** A name with a row for each tax group. */
function section(setting: Setting, name: string, groups: readonly TaxGroup[], style: Style): Block {
  const { formats, type, parent } = setting;
  const names = type.wrap(name, style, NAMES);
  const rows = groups.map(() => parent.child("TR"));
  const span = groups.length === 0 ? { colSpan: 5 } : { rowSpan: groups.length };
  const header = (rows[0] ?? parent.child("TR")).child("TH", { scope: "Row", ...span });
  const marks = names.map((line, index) => textAt(line, page.left, 4 + index * style.leading, header));
  groups.forEach((group, index) => {
    const { taxableAmount, taxAmount } = group;
    const amounts = { net: taxableAmount, tax: taxAmount, gross: taxableAmount + taxAmount };
    const texts = Object.fromEntries(Object.entries(amounts).map(([column, amount]) => [column, formats.amount(amount)]));
    const cells = { net: "", tax: "", gross: "", ...texts, group: groupName(group, setting) };
    marks.push(...cellMarks(cells, style, 4 + index * style.leading, { type, cell: () => rows[index]?.child("TD") }));
  });
  const bottom = 8 + Math.max(names.length, groups.length) * style.leading;
  return { height: bottom, marks: [...marks, rule(bottom, colors.line, 0.5)] };
}

/** What sets the texts, and makes their cells. */
interface Cell {
  readonly type: Setting["type"];
  readonly cell: () => StructureElement | undefined;
}

function cellMarks(cells: Cells, style: Style, y: number, { type, cell }: Cell): readonly Mark[] {
  const columns = ["group", "net", "tax", "gross"] as const;
  return columns.flatMap((column) =>
    cells[column] === "" ? [] : [textBefore(type.line(cells[column], style, widths[column]), right[column], y, cell())],
  );
}
