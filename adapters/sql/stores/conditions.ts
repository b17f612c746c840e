import { caseVariants, type ExternalFilter, foldCase, foldForSearch, type Instant, type LocalDate } from "../../../core/index.js";
import { emailKey } from "../email-key.js";
import { at, day, keysOf } from "../rows.js";
import { FOLDED_NAME, foldedBuyer, foldedNotes } from "../searched-text.js";
import type { Build, Statement, Statements } from "../statement.js";

/** A condition with one value: SQL with `?` for it, once or more often, optionally with a conversion of the value. */
type Condition<Value> = string | { readonly sql: string; readonly write: (value: Value) => unknown };

/** Conditions by filter field. */
export type Conditions<F> = { readonly [K in keyof F & string]: Condition<NonNullable<F[K]>> };

/** A filter whose fields can be absent. */
export type Filter<F> = { readonly [K in keyof F]?: F[K] | null | undefined };

/** A condition with the value of its filter. */
export interface ActiveCondition {
  readonly name: string;
  readonly sql: string;
  readonly value: unknown;
}

/** Returns the conditions whose filter is neither null nor undefined. */
export function activeConditions<F extends object>(conditions: Conditions<F>, filter: Filter<F>): readonly ActiveCondition[] {
  return keysOf(conditions).flatMap((name) => {
    const value = filter[name] ?? null;
    if (value === null) return [];
    const condition = conditions[name];
    return typeof condition === "string"
      ? [{ name, sql: condition, value }]
      : [{ name, sql: condition.sql, value: condition.write(value) }];
  });
}

/** The condition's SQL, with the name of its filter for the value. */
export function sqlOf({ name, sql }: Pick<ActiveCondition, "name" | "sql">): string {
  return sql.replaceAll("?", `:${name}`);
}

export function valuesOf(active: readonly ActiveCondition[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(active.map(({ name, value }) => [name, value]));
}

/** Maximum number of conditions in a prepared statement, to limit the number of combinations. */
const MAX_PREPARED_CONDITIONS = 2;

/** Returns the statement for these conditions. It is prepared if they are few and `isPrepared`. */
export function statementOf(
  statements: Statements,
  active: readonly ActiveCondition[],
  nameOf: (variant: string) => string,
  build: Build,
  { isPrepared = true }: { readonly isPrepared?: boolean } = {},
): Statement {
  if (!isPrepared || active.length > MAX_PREPARED_CONDITIONS) return statements.unprepared(build);
  return statements.get(nameOf(active.map((condition) => condition.name).join("+")), build);
}

/** The item if there is only one. An index finds its rows in the order of the list, but not those of several items. */
export function only<T>(items: readonly T[] | null | undefined): T | undefined {
  return items?.length === 1 ? items[0] : undefined;
}

export const is = (column: string): string => `${column} = ?`;
export const isAny = (column: string): string => `${column} = any(?)`;

export const isFromInstant = (column: string): Condition<Instant> => ({ sql: `${column} >= ?`, write: at.encode });
export const isBeforeInstant = (column: string): Condition<Instant> => ({ sql: `${column} < ?`, write: at.encode });

/** A condition on a date. */
export const onDay = (sql: string): Condition<LocalDate> => ({ sql, write: day.encode });

/** Conditions on what other systems know resources by. An index finds the ids. */
export const externalConditions: Conditions<Required<ExternalFilter>> = {
  externalIds: isAny("external_id"),
  metadata: { sql: "metadata @> cast(? as jsonb)", write: JSON.stringify },
};

/** The notes contain the text, see `isFoundBy`. */
export const notesContain: Condition<string> = {
  sql: `coalesce(${foldedNotes.column}, notes) collate "C" ~ ?`,
  write: (text) => patternOf(foldForSearch(text)),
};

/**
 * The name contains the text, see `isFoundBy`. No index searches names. PostgreSQL expects few rows in which a position is positive, and would read and sort the
 * rows of all workspaces. It expects `coalesce` to be true for every second row, and so reads the rows of a list in order until there are enough.
 */
export const nameContains: Condition<string> = {
  sql: `coalesce(strpos(${FOLDED_NAME}, ?) > 0, false)`,
  write: foldForSearch,
};

/** The invoice's number, or a name of its client now or when it was issued, contains the text, see `isInvoiceFoundBy`. */
export const numberOrNameContains: Condition<string> = {
  sql: `(coalesce(number collate "C" ~ (cast(? as text[]))[1], false) or coalesce(strpos(${foldedBuyer.column}, (cast(? as text[]))[2]) > 0, false)
    or exists (
      select from clients c where c.workspace_id = invoices.workspace_id and c.id = invoices.client_id
        and strpos(c.${FOLDED_NAME}, (cast(? as text[]))[2]) > 0))`,
  write: (text) => [patternOf(foldCase(text)), foldForSearch(text)],
};

/** Conditions on email addresses, case-insensitively. An index finds the addresses with the same key. */
export const emailConditions: Conditions<Required<EmailFilter>> = {
  emailKeys: { sql: "email_key = any(?)", write: (emails) => emails.map(emailKey) },
  emails: { sql: 'email collate "C" ~ any(?)', write: (emails) => emails.map((email) => `^${patternOf(email)}$`) },
};

interface EmailFilter {
  readonly emails?: readonly string[] | undefined;
  /** The same addresses. */
  readonly emailKeys?: readonly string[] | undefined;
}

/** {@link Conditions} of a filter that can list email addresses. */
export type ConditionsWithEmails<F> = Conditions<Required<F & EmailFilter>>;

export function withEmailKeys<F extends EmailFilter>(filter: F): F & EmailFilter {
  return { ...filter, emailKeys: filter.emails };
}

/**
 * A regular expression (PostgreSQL, section 9.7.3) that matches the text case-insensitively. It lists the variants of each letter, so that
 * the result does not depend on the database's locale.
 */
function patternOf(text: string): string {
  return Array.from(text, (character) => {
    const variants = caseVariants(character);
    if (variants.length > 1) return `[${variants.join("")}]`;
    return /[!-/:-@[-`{-~]/.test(character) ? `\\${character}` : character;
  }).join("");
}
