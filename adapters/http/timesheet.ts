import {
  BYTE_ORDER_MARK,
  csvFormatOf,
  csvLines,
  csvNumber,
  type CurrencyCode,
  divideRounded,
  formatAmount,
  type Instant,
  localTimeIn,
  secondsWithin,
  type TimeEntry,
  type TimesheetColumn,
  timesheetWordsFor,
  type TimeZone,
} from "../../core/index.js";

const SECONDS_PER_HOUR = 3600;

/** The resources that an entry refers to. Null: there is none, or the reader may not see it. */
export interface EntryNames {
  readonly client: string | null;
  readonly project: string | null;
  readonly task: string | null;
  readonly person: string | null;
  /** The number of the invoice. */
  readonly invoice: string | null;
}

export interface TimesheetOptions {
  readonly locale: string;
  /** The zone of dates and times. */
  readonly timeZone: TimeZone;
  /** Only the part of an entry in this range counts. */
  readonly from: Instant | undefined;
  readonly to: Instant | undefined;
  readonly columns: readonly TimesheetColumn[];
}

type StoppedEntry = TimeEntry & { readonly endTime: Instant };

/**
 * Writes time entries as CSV (RFC 4180) for people: with names, local times, decimal hours and amounts in the currency's units, in the format of the
 * language. The rows' amounts add up to the exact total of their currency, rounded once; so a row is rounded up or down.
 */
export class Timesheet {
  readonly #words;
  readonly #format;
  /** Per currency: seconds × minor units per hour, and the amount of the rows so far. */
  readonly #earned = new Map<CurrencyCode, { exact: bigint; written: bigint }>();

  constructor(private readonly options: TimesheetOptions) {
    this.#words = timesheetWordsFor(options.locale);
    this.#format = csvFormatOf(options.locale);
  }

  header(): string {
    return BYTE_ORDER_MARK + this.#lines([this.options.columns.map((column) => this.#words[column])]);
  }

  /** The rows of the next entries, in the order of the file. */
  rows(entries: readonly (readonly [entry: StoppedEntry, names: EntryNames])[]): string {
    if (entries.length === 0) return "";
    return this.#lines(
      entries.map(([entry, names]) => {
        const cells = this.#cellsOf(entry, names);
        return this.options.columns.map((column) => cells[column]);
      }),
    );
  }

  #lines(rows: readonly (readonly (string | null)[])[]): string {
    return csvLines(rows, this.#format.delimiter);
  }

  #cellsOf(entry: StoppedEntry, names: EntryNames): Readonly<Record<TimesheetColumn, string | null>> {
    const { from = entry.startTime, to = entry.endTime, timeZone } = this.options;
    const { startTime: start, endTime: end, billable, rate } = entry;
    const seconds = secondsWithin({ start, end }, { from, to });
    const first = localTimeIn(timeZone, from > start ? from : start);
    const last = localTimeIn(timeZone, to < end ? to : end);
    const yesOrNo = billable ? this.#words.yes : this.#words.no;
    return {
      ...names,
      date: first.date,
      start: clock(first.seconds),
      end: clock(last.seconds),
      duration: clock(seconds),
      hours: csvNumber((seconds / SECONDS_PER_HOUR).toFixed(4), this.#format),
      notes: entry.notes,
      tags: entry.tags.join(", "),
      billable: yesOrNo,
      rate: rate && csvNumber(formatAmount(rate.amount, rate.currency), this.#format),
      amount: billable && rate ? this.#amountOf(seconds, rate) : null,
      currency: rate && rate.currency,
    };
  }

  #amountOf(seconds: number, { amount: rate, currency }: { readonly amount: bigint; readonly currency: CurrencyCode }): string {
    const before = this.#earned.get(currency) ?? { exact: 0n, written: 0n };
    const exact = before.exact + BigInt(seconds) * rate;
    const written = divideRounded(exact, BigInt(SECONDS_PER_HOUR));
    this.#earned.set(currency, { exact, written });
    return csvNumber(formatAmount(written - before.written, currency), this.#format);
  }
}

/** As `9:05`, or `9:05:30` if there are seconds. */
function clock(seconds: number): string {
  const part = (value: number) => String(value % 60).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${part(minutes)}${seconds % 60 === 0 ? "" : `:${part(seconds)}`}`;
}
