import type { PrintedLetter } from "../../core/index.js";
import { type Block, joined, paragraph, rule, space } from "./block.js";
import type { Setting } from "./setting.js";
import { colors, page, styles } from "./style.js";
import { LABELS, totalRow } from "./totals-block.js";

/** The text of a letter about an invoice, and what it claims. */
export function letterBlocks(outer: Setting, { text, claims }: PrintedLetter): readonly Block[] {
  const setting: Setting = { ...outer, parent: outer.parent.child("Sect") };
  const { type, parent } = setting;
  const paragraphs = text
    .split(/\n{2,}/)
    .flatMap((part) => [space(8), ...paragraph(type.wrap(part, styles.body, page.right - page.left), parent)]);
  const table: Setting = { ...setting, parent: parent.child("Table") };
  const rows = claims.slice(0, -1).map(([label, amount]) => totalRow(table, label, amount, styles.label, styles.body));
  const line: Block = { height: 9, marks: [rule(4, colors.accent, 1, LABELS)] };
  const totals = claims.slice(-1).map(([label, amount]) => totalRow(table, label, amount, styles.total, styles.total));
  return [...paragraphs, space(18), joined([...rows, ...(rows.length > 0 ? [line] : []), ...totals])];
}
