import type { InvoiceLine } from "../../core/index.js";
import { type Block, heightOf, joined, type Mark, rule, textAt, textBefore } from "./block.js";
import { type LineCells, lineCells } from "./line-cells.js";
import { type Setting, showsTax } from "./setting.js";
import { contentOf, type StructureElement } from "./structure.js";
import { colors, page, styles } from "./style.js";
import { mapWithPauses } from "./pauses.js";
import type { TextLine } from "./typesetter.js";

const GAP = 12;
const PADDING = 5;
/** A row of at most this many printed lines does not break across pages. */
const UNBROKEN = 10;
const KEPT_AT_ENDS = 3;

const numeric = ["quantity", "unitPrice", "tax", "net"] as const;
type Numeric = (typeof numeric)[number];

/** Limits for the widths of number columns in points; each is as wide as its widest text within these limits. */
const bounds: Readonly<Record<Numeric, readonly [least: number, most: number]>> = {
  quantity: [44, 88],
  unitPrice: [50, 92],
  tax: [26, 56],
  net: [52, 104],
};

interface Columns {
  readonly description: number;
  readonly descriptionWidth: number;
  /** Right edges. */
  readonly right: Readonly<Record<Numeric, number>>;
  readonly width: Readonly<Record<Numeric, number>>;
}

interface Row {
  readonly position: string;
  readonly cells: LineCells;
}

/** The table of lines, starting with its head. The last row stays with the next block, so that totals are never alone on a page. */
export async function lineTable(setting: Setting): Promise<readonly Block[]> {
  const table = setting.parent.child("Table");
  const { document, signal } = setting;
  const rowOf = (line: InvoiceLine, index: number): Row => ({ position: String(index + 1), cells: lineCells(line, setting) });
  const rows = await mapWithPauses(document.invoice.lines, rowOf, signal);
  const heads = headings(setting);
  const columns = columnsFor(rows, heads, setting);
  const head = headBlock(heads, columns, { ...setting, parent: table });
  const bodies = await mapWithPauses(rows, (row) => rowBlocks(row, columns, { ...setting, parent: table }), signal);
  const blocks = bodies.flat().map((block) => ({ ...block, head }));
  const last = blocks.pop();
  return [{ ...head, keepWithNext: true }, ...blocks, ...(last === undefined ? [] : [{ ...last, keepWithNext: true }])];
}

/** The titles of the columns. A column without one is not printed. */
type Headings = Readonly<Record<Numeric | "description", string | null>>;

function headings(setting: Setting): Headings {
  const { words, document } = setting;
  const { description, quantity, unitPrice } = words;
  const { prices, currency } = document.invoice;
  const isTaxed = showsTax(setting);
  return {
    description,
    quantity,
    unitPrice,
    tax: isTaxed ? words.tax : null,
    net: `${isTaxed ? words[prices] : words.amount} ${currency}`,
  };
}

function columnsFor(rows: readonly Row[], heads: Headings, { type }: Setting): Columns {
  const width = (column: Numeric): number => {
    const head = heads[column];
    // It takes the gap before it, too.
    if (head === null) return -GAP;
    const [least, most] = bounds[column];
    const longest = longestOf(rows.flatMap(({ cells }) => cells[column]));
    const widest = Math.max(type.line(head, styles.tableHead).width, type.line(longest, styles.body).width);
    return Math.min(Math.max(widest + 1, least), most);
  };
  const widths = { quantity: width("quantity"), unitPrice: width("unitPrice"), tax: width("tax"), net: width("net") };
  const net = page.right;
  const tax = net - widths.net - GAP;
  const unitPrice = tax - widths.tax - GAP;
  const quantity = unitPrice - widths.unitPrice - GAP;
  const description = page.left + type.line("0".repeat(String(rows.length).length), styles.label).width + 8;
  const descriptionWidth = quantity - widths.quantity - GAP - description;
  return { description, descriptionWidth, right: { quantity, unitPrice, tax, net }, width: widths };
}

/** All digits have the same width, so the longest text is also the widest. */
function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}

function headBlock(heads: Headings, columns: Columns, { type, parent }: Setting): Block {
  const height = 21;
  const y = 5;
  const row = parent.child("TR");
  const cell = (): StructureElement => row.child("TH", { scope: "Column" });
  const description = type.line(heads.description ?? "", styles.tableHead, columns.descriptionWidth);
  const numbers = numeric.flatMap((column) => {
    const head = heads[column];
    if (head === null) return [];
    return [textBefore(type.line(head, styles.tableHead, columns.width[column]), columns.right[column], y, cell())];
  });
  const tint: Mark = { kind: "fill", x: page.left - 6, y: 0, width: page.right - page.left + 12, height, color: colors.tint };
  return {
    height,
    marks: [
      tint,
      textAt(type.line("#", styles.tableHead), page.left, y, cell()),
      textAt(description, columns.description, y, cell()),
      ...numbers,
    ],
  };
}

function rowBlocks(row: Row, columns: Columns, setting: Setting): readonly Block[] {
  const strips = rowStrips(row, columns, setting);
  const end: Block = { height: PADDING, marks: [rule(PADDING, colors.line, 0.5)] };
  const start: Block = { height: PADDING, marks: [] };
  if (strips.length <= UNBROKEN) return [joined([start, ...strips, end])];
  return [
    joined([start, ...strips.slice(0, KEPT_AT_ENDS)]),
    ...strips.slice(KEPT_AT_ENDS, -KEPT_AT_ENDS),
    joined([...strips.slice(-KEPT_AT_ENDS), end]),
  ];
}

/** Splits the row between its printed lines. */
function rowStrips({ position, cells }: Row, columns: Columns, { type, parent }: Setting): readonly Block[] {
  const row = parent.child("TR");
  const text = [
    ...type.wrap(cells.description, styles.body, columns.descriptionWidth),
    ...cells.remarks.flatMap((remark) => type.wrap(remark, styles.small, columns.descriptionWidth)),
  ];
  const described = contentOf(row.child("TD"), text);
  const elements = numericCells(cells, row);
  const count = Math.max(text.length, ...numeric.map((column) => cells[column].length));
  return Array.from({ length: count }, (_, index): Block => {
    const line: TextLine | undefined = text[index];
    const numbers = numeric.flatMap((column) => {
      const value = cells[column][index];
      if (value === undefined) return [];
      const style = index === 0 ? styles.body : styles.small;
      const set = type.line(value, style, columns.width[column]);
      return [textBefore(set, columns.right[column], 0, elements[column][index])];
    });
    const marks = [
      ...(index === 0 ? [textAt(type.line(position, styles.label), page.left, 0, row.child("TD"))] : []),
      ...(line === undefined ? [] : [textAt(line, columns.description, 0, described[index])]),
      ...numbers,
    ];
    return { height: heightOf(line === undefined ? [{ style: styles.body }] : [line]), marks };
  });
}

/** The elements of the printed lines of each cell. */
function numericCells(cells: LineCells, row: StructureElement): Readonly<Record<Numeric, readonly StructureElement[]>> {
  const lines = (column: Numeric) => cells[column].map(() => ({ endsParagraph: true }));
  const of = (column: Numeric) => contentOf(row.child("TD"), lines(column));
  return { quantity: of("quantity"), unitPrice: of("unitPrice"), tax: of("tax"), net: of("net") };
}
