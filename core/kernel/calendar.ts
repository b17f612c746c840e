import { invalidField } from "./errors.js";

/** A date of the proleptic Gregorian calendar, `YYYY-MM-DD`, 0000-01-01 to 9999-12-31, without a time zone. */
export type LocalDate = string & { readonly __localDate: true };

/** Year 0–9999, month 1–12, day 1–31. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_LENGTHS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAYS_PER_ERA = 146_097;
const DAYS_FROM_MARCH_0000_TO_EPOCH = 719_468;

/** Days since 1970-01-01, negative before. The date must exist. */
export function daysFromCivil({ year, month, day }: CivilDate): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - DAYS_FROM_MARCH_0000_TO_EPOCH;
}

/** The date `days` whole days after 1970-01-01. */
export function civilFromDays(days: number): CivilDate {
  const shifted = days + DAYS_FROM_MARCH_0000_TO_EPOCH;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** Whether the year has a February 29 in the Gregorian calendar. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Whether the date exists, within the years 0 to 9999. */
export function isCivilDate({ year, month, day }: CivilDate): boolean {
  const length = (MONTH_LENGTHS[month - 1] ?? 0) + (month === 2 && isLeapYear(year) ? 1 : 0);
  return year >= 0 && year <= 9999 && day >= 1 && day <= length;
}

/** Whether the text is an existing date, `YYYY-MM-DD`. */
export function isLocalDate(text: string): text is LocalDate {
  const match = typeof text === "string" ? SHAPE.exec(text) : null;
  return match !== null && isCivilDate({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) });
}

/** Parses an existing date, `YYYY-MM-DD`. Throws `date_malformed` (invalid), with an empty path. */
export function parseLocalDate(text: string): LocalDate {
  if (!isLocalDate(text))
    throw invalidField([], "date_malformed", "Must be an existing date in the format YYYY-MM-DD, such as 2026-03-31.");
  return text;
}

/** The date `days` later; `days` is a whole number of any sign. @throws StintError `date_out_of_range` outside the years 0000–9999. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return localDateFromDays(daysOf(date) + days);
}

/** The number of midnights from `start` to `end`; negative if `end` is earlier. */
export function daysBetween(start: LocalDate, end: LocalDate): number {
  return daysOf(end) - daysOf(start);
}

/** 0–9999. */
export function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4));
}

/** 1–12. */
export function monthOf(date: LocalDate): number {
  return Number(date.slice(5, 7));
}

/** 1–31. */
export function dayOf(date: LocalDate): number {
  return Number(date.slice(8, 10));
}

/** Days since 1970-01-01, negative before. */
export function daysOf(date: LocalDate): number {
  return daysFromCivil({ year: yearOf(date), month: monthOf(date), day: dayOf(date) });
}

/**
 * The first day of the month `ahead` months later, as days since 1970-01-01; `ahead` is a whole number of any sign, the year is
 * unlimited.
 */
export function daysOfMonth(date: LocalDate, ahead = 0): number {
  const months = yearOf(date) * 12 + monthOf(date) - 1 + ahead;
  return daysFromCivil({ year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1, day: 1 });
}

/** The inverse of {@link daysOf}. @throws StintError `date_out_of_range` outside the years 0000–9999. */
export function localDateFromDays(days: number): LocalDate {
  if (!Number.isInteger(days)) throw new RangeError("The number of days must be a whole number.");
  const date = civilFromDays(days);
  if (date.year < 0 || date.year > 9999) {
    throw invalidField([], "date_out_of_range", "A date must be within the years 0000 to 9999.");
  }
  return formatCivil(date) as LocalDate;
}

/** `YYYY-MM-DD`. */
export function formatCivil({ year, month, day }: CivilDate): string {
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

function digits(value: number, width: number): string {
  return String(value).padStart(width, "0");
}

/** The days of a week, from Monday (ISO 8601). */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
/** One of {@link weekdays}. */
export type Weekday = (typeof weekdays)[number];
