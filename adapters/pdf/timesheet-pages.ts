import {
  type AnnexColumn,
  decimalHours,
  formatDuration,
  parseDecimal,
  plainClock,
  type Timesheet,
  timesheetCells,
  type TimesheetFormat,
  type TimesheetRow,
  timesheetSums,
  timesheetWordsFor,
  wholeSeconds,
} from "../../core/index.js";
import { type Block, heightOf, joined, type Mark, rule, space, textAt, textBefore } from "./block.js";
import { mapWithPauses } from "./pauses.js";
import { paginate, type Placed } from "./pagination.js";
import { nameOf, numberOrState, type Setting } from "./setting.js";
import { contentOf, type StructureElement } from "./structure.js";
import { colors, page, type Style, styles } from "./style.js";

/** A table of more columns is set in small print, with less space between them. */
const FEW = 6;
const GAPS = { few: 10, many: 6 } as const;
const PADDING = 4;
/** The widest column of numbers or dates, in points. */
const WIDEST = 76;
/** A row of at most this many printed lines does not break across pages. */
const UNBROKEN = 10;

/** Aligned at the right, and as wide as their widest text. */
const numeric: readonly AnnexColumn[] = ["start", "end", "duration", "hours", "rate", "amount"];
/** Shares of the width that numbers and dates leave. */
const shares: Readonly<Partial<Record<AnnexColumn, number>>> = { person: 2, project: 2, task: 2, notes: 4, tags: 2 };

interface Column {
  readonly name: AnnexColumn;
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly isNumeric: boolean;
  readonly style: Style;
}

type Cells = Readonly<Record<AnnexColumn, string | null>>;

/** The pages of the time entries that an invoice bills, with sums by person and by day. */
export async function timesheetPages(outer: Setting, timesheet: Timesheet): Promise<readonly (readonly Placed[])[]> {
  const setting: Setting = { ...outer, parent: outer.parent.child("Sect") };
  const blocks = [titleBlock(setting), ...(await tableBlocks(setting, timesheet)), ...sumBlocks(setting, timesheet)];
  return paginate({ height: 0, marks: [] }, blocks, setting.paper.bottom);
}

function titleBlock(setting: Setting): Block {
  const { type, parent, document } = setting;
  const { title } = timesheetWordsFor(document.locale);
  const text = `${title} – ${nameOf(setting)} ${numberOrState(setting)}`;
  const element = parent.child("H2");
  return {
    height: 26,
    marks: [textAt(type.line(text, styles.seller, page.right - page.left), page.left, 0, element)],
    keepWithNext: true,
  };
}

async function tableBlocks(outer: Setting, timesheet: Timesheet): Promise<readonly Block[]> {
  const setting: Setting = { ...outer, parent: outer.parent.child("Table") };
  const { formats, signal } = setting;
  const texts: TimesheetFormat = {
    clock: plainClock,
    date: formats.date,
    hours: (seconds) => formats.decimal(parseDecimal(decimalHours(seconds))),
    amount: formats.amount,
  };
  const rows = await mapWithPauses(timesheet.rows, (row: TimesheetRow) => timesheetCells(row, timesheet, texts), signal);
  const columns = columnsOf(setting, timesheet, rows);
  const head = headBlock(setting, columns);
  const blocks = await mapWithPauses(rows, (row: Cells) => rowBlocks(setting, columns, row), signal);
  return [{ ...head, keepWithNext: true }, ...blocks.flat().map((block) => ({ ...block, head }))];
}

function columnsOf({ type }: Setting, { columns, locale }: Timesheet, rows: readonly Cells[]): readonly Column[] {
  const titles = timesheetWordsFor(locale);
  const [style, gap] = columns.length > FEW ? ([styles.small, GAPS.many] as const) : ([styles.body, GAPS.few] as const);
  const named = columns.map((name) => ({ name, style, isNumeric: numeric.includes(name) }));
  const fixed = (name: AnnexColumn): number => {
    const longest = rows.reduce((most, row) => ((row[name]?.length ?? 0) > most.length ? (row[name] ?? "") : most), "");
    return Math.min(Math.max(type.line(titles[name], styles.tableHead).width, type.line(longest, style).width) + 2, WIDEST);
  };
  const widths = new Map(named.filter(({ name }) => shares[name] === undefined).map(({ name }) => [name, fixed(name)]));
  const taken = [...widths.values()].reduce((sum, width) => sum + width, 0) + gap * (columns.length - 1);
  const parts = named.reduce((sum, { name }) => sum + (shares[name] ?? 0), 0);
  const room = page.right - page.left - taken;
  let x: number = page.left;
  return named.map(({ name, ...rest }) => {
    const width = widths.get(name) ?? (room * (shares[name] ?? 0)) / parts;
    const column = { name, ...rest, title: titles[name], x, width };
    x += width + gap;
    return column;
  });
}

function headBlock({ type, parent }: Setting, columns: readonly Column[]): Block {
  const row = parent.child("TR");
  const tint: Mark = { kind: "fill", x: page.left - 6, y: 0, width: page.right - page.left + 12, height: 21, color: colors.tint };
  const titles = columns.map(({ title, x, width, isNumeric }) => {
    const line = type.line(title, styles.tableHead, width);
    const cell = row.child("TH", { scope: "Column" });
    return isNumeric ? textBefore(line, x + width, 5, cell) : textAt(line, x, 5, cell);
  });
  return { height: 21, marks: [tint, ...titles] };
}

function rowBlocks({ type, parent }: Setting, columns: readonly Column[], cells: Cells): readonly Block[] {
  const row = parent.child("TR");
  const texts = columns.map(({ name, width, isNumeric, style }) => {
    const text = cells[name] ?? "";
    const lines = isNumeric ? [type.line(text, style, width)] : type.wrap(text, style, width);
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

/** The sums by person and by day, of all, and what explains a difference to the billed time. */
function sumBlocks(setting: Setting, timesheet: Timesheet): readonly Block[] {
  const { formats } = setting;
  const words = timesheetWordsFor(timesheet.locale);
  const sums = timesheetSums(timesheet);
  const hours = (seconds: number): string => `${formatDuration(seconds)} ${setting.words.hour}`;
  const billed = timesheet.billedSeconds === null ? null : wholeSeconds(timesheet.billedSeconds);
  const isRounded = billed !== null && billed !== sums.recorded - sums.covered;
  return [
    ...list(
      setting,
      words.byPerson,
      sums.people.map(({ of, seconds }) => [of, hours(seconds)]),
    ),
    ...list(
      setting,
      words.byDay,
      sums.days.map(({ of, seconds }) => [formats.date(of), hours(seconds)]),
    ),
    ...list(setting, words.total, [
      [words.total, hours(sums.recorded)],
      ...(sums.covered > 0 ? [[words.covered, hours(sums.covered)] as const] : []),
      ...(isRounded ? [[words.billed, `${hours(billed)}. ${words.rounding}`] as const] : []),
    ]),
  ];
}

/** A title with labels and values, one below the other. */
function list(
  { type, parent }: Setting,
  title: string,
  rows: readonly (readonly [label: string, value: string])[],
): readonly Block[] {
  const heading: Block = {
    height: styles.heading.leading + 2,
    marks: [textAt(type.line(title, styles.heading), page.left, 0, parent.child("H2"))],
    keepWithNext: true,
  };
  const elements = parent.child("L");
  const value = page.left + 200;
  const blocks = rows.map(([label, text]): Block => {
    const item = elements.child("LI");
    const lines = type.wrap(text, styles.body, page.right - value);
    const body = contentOf(item.child("LBody"), lines);
    return {
      height: heightOf(lines),
      marks: [
        textAt(type.shortened(label, styles.label, 190), page.left, 0, item.child("Lbl")),
        ...lines.map((line, index) => textAt(line, value, index * line.style.leading, body[index])),
      ],
    };
  });
  return [space(18), heading, ...blocks];
}
