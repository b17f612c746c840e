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
import { type Block, heightOf, space, textAt } from "./block.js";
import { type GridColumn, gridColumns, gridHead, gridRow } from "./grid.js";
import { mapWithPauses } from "./pauses.js";
import { paginate, type Placed } from "./pagination.js";
import { nameOf, numberOrState, type Setting } from "./setting.js";
import { contentOf } from "./structure.js";
import { page, styles } from "./style.js";

/** A table of more columns is set in small print, with less space between them. */
const FEW = 6;
const GAPS = { few: 10, many: 6 } as const;

/** Aligned at the right, and as wide as their widest text. */
const numeric: readonly AnnexColumn[] = ["start", "end", "duration", "hours", "rate", "amount"];
/** Shares of the width that numbers and dates leave. */
const shares: Readonly<Partial<Record<AnnexColumn, number>>> = { person: 2, project: 2, task: 2, notes: 4, tags: 2 };

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
  const textsOf = (row: TimesheetRow): readonly string[] => {
    const cells = timesheetCells(row, timesheet, texts);
    return timesheet.columns.map((name) => cells[name] ?? "");
  };
  const rows = await mapWithPauses(timesheet.rows, textsOf, signal);
  const columns = columnsOf(setting, timesheet, rows);
  const head = gridHead(setting, columns);
  const blocks = await mapWithPauses(rows, (row) => gridRow(setting, columns, row), signal);
  return [{ ...head, keepWithNext: true }, ...blocks.flat().map((block) => ({ ...block, head }))];
}

function columnsOf(
  setting: Setting,
  { columns, locale }: Timesheet,
  rows: readonly (readonly string[])[],
): readonly GridColumn[] {
  const titles = timesheetWordsFor(locale);
  const terms = columns.map((name) => ({ title: titles[name], isNumeric: numeric.includes(name), share: shares[name] }));
  const isWide = columns.length > FEW;
  return gridColumns(
    setting,
    terms,
    rows,
    isWide ? { style: styles.small, gap: GAPS.many } : { style: styles.body, gap: GAPS.few },
  );
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
    ...list(setting, words.summary, [
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
