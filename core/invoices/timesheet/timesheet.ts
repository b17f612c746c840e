import { annexColumnsType, timesheetAnnexType, usualAnnexColumns } from "../../billing/annex.js";
import { roundingType } from "../../billing/rounding-json.js";
import type { LocalDate } from "../../kernel/calendar.js";
import { codecOf, FieldTable, objectType } from "../../kernel/field-table.js";
import {
  amountType,
  dayType,
  decimalType,
  idType,
  instantType,
  listType,
  textType,
  timeZoneType,
  wholeType,
} from "../../kernel/field-types.js";
import { type Described, field, type ModelOf } from "../../kernel/fields.js";
import { localeType } from "../../billing/locale.js";
import { MAX_TIME_ENTRIES } from "../invoice-limits.js";

const seconds = wholeType({ min: 0, max: Number.MAX_SAFE_INTEGER }, "seconds");
const anyText = textType({ max: 10_000 });
const amount = amountType(() => undefined);

export const timesheetRowTable = new FieldTable({
  /** The time entry. */
  id: field.required(idType("te")),
  /** The day on which it starts, in the time zone of the timesheet. */
  date: field.required(dayType, ["Day on which it starts, in `time_zone`", "2026-03-02"]),
  /** When it starts. */
  startTime: field.required(instantType),
  /** When it ends. */
  endTime: field.required(instantType),
  /** Its recorded whole seconds. */
  seconds: field.required(seconds, ["Its recorded time in seconds", 5_400]),
  /** 0 without a retainer. */
  coveredSeconds: field.required(seconds, ["Those of its seconds that the fee of a retainer covers", 0]),
  /** As it was when the invoice was issued. */
  person: field.required(anyText, ["Name of the user", "Ada"]),
  /** As it was when the invoice was issued. */
  project: field.required(anyText, ["Name of the project", "Website"]),
  /** As it was when the invoice was issued. Null: no particular task. */
  task: field.nullable(anyText, ["Name of the task. Null without one", null]),
  /** "" if nothing was noted. */
  notes: field.required(anyText, ["What was done", "Home page"]),
  /** In the spelling of the entry. */
  tags: field.required(listType(anyText, { max: 1_000 }), ["Its tags", []]),
  /** Minor units per hour of the line that bills it. Null: a line that is not priced per hour. */
  rate: field.nullable(amount, ["Rate per hour of the line that bills it. Null if that line has no price per hour", 9_000]),
  /** Minor units, before the time is rounded. The amounts of all rows add up to the exact amount, rounded once. Null without a rate. */
  amount: field.nullable(amount, [
    "Its amount before the time is rounded. All amounts add up to the exact one, rounded once",
    13_500,
  ]),
});

/** A time entry as the timesheet of an invoice states it. */
export interface TimesheetRow extends ModelOf<typeof timesheetRowTable.fields>, Described {}

export const timesheetTable = new FieldTable({
  /** See `timesheetAnnexes`. */
  annex: field.required(timesheetAnnexType, ["How it goes with the invoice", "pages"]),
  /** The columns of its PDF and CSV. */
  columns: field.required(annexColumnsType, ["Columns of the PDF and the CSV", [...usualAnnexColumns]]),
  /** BCP 47. */
  locale: field.required(localeType, ["Language of the PDF and the CSV", "en"]),
  /** Determines days and times. */
  timeZone: field.required(timeZoneType, ["Time zone of days and times", "Europe/Berlin"]),
  /** How the time was rounded. Null: not recorded. */
  rounding: field.nullable(roundingType, "How the time was rounded. Null if it was not recorded"),
  /** The seconds that lines of time bill. Null if one of them counts something else. */
  billedSeconds: field.nullable(decimalType, ["Seconds that the lines bill. Null if a line does not count seconds", "5400"]),
  /** In the order of their starts. */
  rows: field.required(listType(objectType(timesheetRowTable), { max: MAX_TIME_ENTRIES }), "The time entries, oldest first"),
});

/** The time entries that an invoice bills, as its document states them. */
export interface Timesheet extends ModelOf<typeof timesheetTable.fields>, Described {}

export const timesheetJson = codecOf(timesheetTable);

/** Whole seconds of a day or a person. */
export interface TimesheetSum<Key extends string = string> {
  readonly of: Key;
  readonly seconds: number;
}

/** The sums of a timesheet: by day and by person in their order, and of all. */
export interface TimesheetSums {
  readonly days: readonly TimesheetSum<LocalDate>[];
  readonly people: readonly TimesheetSum[];
  readonly recorded: number;
  /** Those that the fee of a retainer covers. */
  readonly covered: number;
}

export function timesheetSums({ rows }: Pick<Timesheet, "rows">): TimesheetSums {
  const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
  return {
    days: sumsBy(rows, ({ date }) => date),
    people: [...sumsBy(rows, ({ person }) => person)].sort((a, b) => (a.of < b.of ? -1 : 1)),
    recorded: total(rows.map((row) => row.seconds)),
    covered: total(rows.map((row) => row.coveredSeconds)),
  };
}

function sumsBy<Key extends string>(
  rows: readonly TimesheetRow[],
  keyOf: (row: TimesheetRow) => Key,
): readonly TimesheetSum<Key>[] {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.seconds);
  return [...sums].map(([of, seconds]) => ({ of, seconds }));
}
