import type { Issue } from "../kernel/errors.js";
import { dayOf, type LocalDate, monthOf, yearOf } from "../kernel/calendar.js";

/** The length of a format, in characters. */
export const numberFormatLimits = { min: 1, max: 50 } as const;
/** Longer than any number that a format produces. */
export const invoiceNumberLimits = { max: 80 } as const;

/** The sequence number that the next invoice of a series gets. */
export const nextNumberLimits = { min: 1, max: 999_999_999 } as const;

const placeholder = /\{(YYYY|YY|MM|DD|SEQ(?::([1-9]|10))?)\}/g;

/** A format contains `{YYYY}`, `{YY}`, `{MM}` and `{DD}` of the issue date and exactly one `{SEQ}` or `{SEQ:n}`, padded to n digits. */
export function checkNumberFormat(format: string): Issue[] {
  const problem = (message: string): Issue[] => [{ path: [], code: "number_format_malformed", message }];
  const rest = format.replace(placeholder, "");
  const { min, max } = numberFormatLimits;
  if (format.length < min || format.length > max) return problem(`Must have ${min} to ${max} characters.`);
  if (/[{}]/.test(rest)) return problem("The only placeholders are {YYYY}, {YY}, {MM}, {DD}, {SEQ} and {SEQ:1} to {SEQ:10}.");
  if ((format.match(/\{SEQ/g) ?? []).length !== 1)
    return problem("Must contain {SEQ} or {SEQ:n} exactly once, such as INV-{YYYY}-{SEQ:4}.");
  if (!/^[\p{L}\p{N} ._/#-]*$/u.test(rest))
    return problem("May contain letters, digits, spaces and . _ / # - around the placeholders.");
  return [];
}

/** The series of a number: the format with its date placeholders filled in. */
export function numberSeries(format: string, date: LocalDate): string {
  return fillDate(format, date).replace(/\{SEQ(?::\d+)?\}/, "{SEQ}");
}

/** The invoice number, such as INV-2026-0042. */
export function formatInvoiceNumber(format: string, date: LocalDate, sequence: number): string {
  return fillDate(format, date).replace(/\{SEQ(?::(\d+))?\}/, (_, width: string | undefined) =>
    String(sequence).padStart(Number(width ?? 1), "0"),
  );
}

function fillDate(format: string, date: LocalDate): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const year = String(yearOf(date)).padStart(4, "0");
  return format
    .replaceAll("{YYYY}", year)
    .replaceAll("{YY}", year.slice(2))
    .replaceAll("{MM}", two(monthOf(date)))
    .replaceAll("{DD}", two(dayOf(date)));
}
