import { caseVariants, type Instant, type LocalDate } from "../../../core/index.js";
import { calendarDay, timestamptz } from "../rows.js";
import type { Statement, Statements } from "../statement.js";

/** A condition on rows that takes one value, and how that is written; by itself as SQL, where the value goes as it is. */
export type Condition = string | { readonly sql: string; readonly write: (value: never) => unknown };

/** Conditions by the name of the filter's field. */
export type Conditions<F> = { readonly [K in keyof F & string]: Condition };

/** A condition for which a filter has a value. */
export interface Given {
  readonly name: string;
  readonly sql: string;
  readonly value: unknown;
}

/** The conditions for which the filter has a value, null and undefined being none. */
export function givenOf<F extends object>(
  conditions: Conditions<F>,
  filter: { readonly [K in keyof F]?: unknown },
): readonly Given[] {
  return Object.entries<Condition>(conditions).flatMap(([name, condition]) => {
    const value = (filter as Record<string, unknown>)[name] ?? null;
    if (value === null) return [];
    return typeof condition === "string"
      ? [{ name, sql: condition, value }]
      : [{ name, sql: condition.sql, value: condition.write(value as never) }];
  });
}

export function valuesOf(given: readonly Given[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}

/** Combinations of more conditions than this are too many to keep a prepared statement for each. */
const MOST_KEPT = 2;

/** The statement for these conditions, kept under the name that is made of theirs unless they are many. */
export function statementOf(
  statements: Statements,
  given: readonly Given[],
  nameOf: (variant: string) => string,
  build: Parameters<Statements["get"]>[1],
): Statement {
  if (given.length > MOST_KEPT) return statements.passing(build);
  return statements.get(nameOf(given.map(({ name }) => name).join("+")), build);
}

export const is = (column: string): Condition => `${column} = ?`;
export const isAny = (column: string): Condition => `${column} = any(?)`;

export const isFromInstant = (column: string): Condition => ({ sql: `${column} >= ?`, write: (at: Instant) => timestamptz(at) });
export const isBeforeInstant = (column: string): Condition => ({ sql: `${column} < ?`, write: (at: Instant) => timestamptz(at) });

/** `sql` compares with a day. */
export const onDay = (sql: string): Condition => ({ sql, write: (day: LocalDate) => calendarDay(day) });

/** The text stands in the column, without case. */
export const contains = (column: string): Condition => ({ sql: `${column} collate "C" ~ ?`, write: patternOf });

/** The column is one of the texts, without case. */
export const isAnyFolded = (column: string): Condition => ({
  sql: `${column} collate "C" ~ any(?)`,
  write: (texts: readonly string[]) => texts.map((text) => `^${patternOf(text)}$`),
});

/**
 * A regular expression (of PostgreSQL, section 9.7.3) for the text itself in any case. Each letter stands in it with its variants, so that
 * the answer does not hang on what the database's locale takes for the same letter.
 */
function patternOf(text: string): string {
  return Array.from(text, (character) => {
    const variants = caseVariants(character);
    if (variants.length > 1) return `[${variants.join("")}]`;
    return /[!-/:-@[-`{-~]/.test(character) ? `\\${character}` : character;
  }).join("");
}
