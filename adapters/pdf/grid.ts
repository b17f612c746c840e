import { type Block, joined, type Mark, rule, textAt, textBefore } from "./block.js";
import type { FrameSetting } from "./setting.js";
import { contentOf, type StructureElement } from "./structure.js";
import { colors, page, type Style, styles } from "./style.js";

const PADDING = 4;
/** The widest column that is as wide as its widest text, in points. */
const WIDEST = 76;
/** A row of at most this many printed lines does not break across pages. */
const UNBROKEN = 10;

/** A column before it has a place. */
export interface ColumnTerms {
  readonly title: string;
  /** Aligned at the right. */
  readonly isNumeric: boolean;
  /** Of the width that the others leave. Absent: as wide as the widest text. */
  readonly share?: number | undefined;
}

/** A column of a table with its place on the page. */
export interface GridColumn extends ColumnTerms {
  readonly x: number;
  readonly width: number;
  readonly style: Style;
}

/** The columns for rows of texts, one text per column, across the page. */
export function gridColumns(
  { type }: Pick<FrameSetting, "type">,
  terms: readonly ColumnTerms[],
  rows: readonly (readonly string[])[],
  { style, gap }: { readonly style: Style; readonly gap: number },
): readonly GridColumn[] {
  const fixed = ({ title }: ColumnTerms, index: number): number => {
    const longest = rows.reduce((most, row) => ((row[index]?.length ?? 0) > most.length ? (row[index] ?? "") : most), "");
    return Math.min(Math.max(type.line(title, styles.tableHead).width, type.line(longest, style).width) + 2, WIDEST);
  };
  const widths = terms.map((one, index) => (one.share === undefined ? fixed(one, index) : null));
  const taken = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0) + gap * (terms.length - 1);
  const parts = terms.reduce((sum, { share = 0 }) => sum + share, 0);
  const room = page.right - page.left - taken;
  let x: number = page.left;
  return terms.map((one, index) => {
    const width = widths[index] ?? (room * (one.share ?? 0)) / parts;
    const column = { ...one, x, width, style };
    x += width + gap;
    return column;
  });
}

/** The titles of the columns, for the top of each page. `parent` is the table. */
export function gridHead({ type, parent }: FrameSetting, columns: readonly GridColumn[]): Block {
  const row = parent.child("TR");
  const tint: Mark = { kind: "fill", x: page.left - 6, y: 0, width: page.right - page.left + 12, height: 21, color: colors.tint };
  const titles = columns.map(({ title, x, width, isNumeric }) => {
    const line = type.line(title, styles.tableHead, width);
    const cell = row.child("TH", { scope: "Column" });
    return isNumeric ? textBefore(line, x + width, 5, cell) : textAt(line, x, 5, cell);
  });
  return { height: 21, marks: [tint, ...titles] };
}

/** A row of texts, one per column, in the style of the columns or in another one. */
export function gridRow(
  { type, parent }: FrameSetting,
  columns: readonly GridColumn[],
  cells: readonly string[],
  own?: Style,
): readonly Block[] {
  const row = parent.child("TR");
  const texts = columns.map(({ width, isNumeric, style }, index) => {
    const text = cells[index] ?? "";
    const lines = isNumeric ? [type.line(text, own ?? style, width)] : type.wrap(text, own ?? style, width);
    const cell = row.child("TD");
    return { lines, elements: contentOf(cell, lines) };
  });
  const count = Math.max(1, ...texts.map(({ lines }) => lines.length));
  const strips = Array.from({ length: count }, (_, index): Block => {
    const marks = columns.flatMap(({ x, width, isNumeric }, at): readonly Mark[] => {
      const { lines = [], elements = [] } = texts[at] ?? {};
      const line = lines[index];
      if (line === undefined) return [];
      const element: StructureElement | undefined = elements[index];
      return [isNumeric ? textBefore(line, x + width, 0, element) : textAt(line, x, 0, element)];
    });
    return { height: (columns[0]?.style ?? styles.body).leading, marks };
  });
  const start: Block = { height: PADDING, marks: [] };
  const end: Block = { height: PADDING, marks: [rule(PADDING, colors.line, 0.5)] };
  return count <= UNBROKEN ? [joined([start, ...strips, end])] : [start, ...strips, end];
}
