import type { CurrencyCode } from "../kernel/currency.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { Instant } from "../kernel/instant.js";

/** A time entry as an export states it. Texts are as long as the file has them, without blanks at their ends. */
export interface ExportedEntry {
  readonly kind: "entry";
  /** The line of the file that it begins in, from 1. Of a JSON file, the number of the entry. */
  readonly line: number;
  /** The source's own identifier. Null: the file has none. */
  readonly externalId: string | null;
  /** The name of the person. Null: the file has none. */
  readonly person: string | null;
  /** Their address, as it is written. Null: the file has none. */
  readonly email: string | null;
  /** The name of the client, or the customer of Kimai. Null: none. */
  readonly client: string | null;
  /** The name of the project. Null: none. */
  readonly project: string | null;
  /** A task, or an activity of Kimai. */
  readonly task: string | null;
  /** What was done. "" if the file does not say; it can have several lines. */
  readonly description: string;
  /** Each once, in the order of the file. */
  readonly tags: readonly string[];
  /** Null: the file does not say. */
  readonly billable: boolean | null;
  /** A decimal such as `95.50`: an amount per hour. Null: none, or zero. */
  readonly rate: string | null;
  /** Of the rate. Null: the file does not say. */
  readonly currency: CurrencyCode | null;
  /** The day on which the work began, where clocks showed the time of the file. */
  readonly date: LocalDate;
  /** Null: the file states the day only. */
  readonly start: Instant | null;
  /** Whole seconds, 0 or more. */
  readonly seconds: number;
}

/** Why a row is no time entry. */
export const rowProblems = [
  "billable_unclear",
  "cells_missing",
  "cells_unexpected",
  "date_missing",
  "date_unclear",
  "duration_contradicts",
  "duration_missing",
  "duration_negative",
  "duration_unclear",
  "end_before_start",
  "entry_too_long",
  "still_running",
  "time_unclear",
] as const;
/** One of {@link rowProblems}. */
export type RowProblem = (typeof rowProblems)[number];

/** A row that cannot be read. The rows after it can. */
export interface RefusedRow {
  readonly kind: "refused";
  /** As of an entry. */
  readonly line: number;
  /** The number of the cell, from 1. Null: it is about the row. */
  readonly column: number | null;
  /** One of {@link RowProblem}, for programs. */
  readonly code: RowProblem;
  /** A sentence in English. */
  readonly message: string;
}

/** A row of an export. */
export type ExportRowResult = ExportedEntry | RefusedRow;
