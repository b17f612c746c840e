import type { Conditions } from "./rows.js";
import { columnOf, foldOf } from "./schema.js";

const amountOf = (field: string) => `cast(doc -> '$.${field}' ->> '$.$bigint' as integer)`;

/** `isOverdue` in SQL. */
const OVERDUE = `(status = 'open' and dueDate is not null and dueDate < ?
  and ${amountOf("total")} - ${amountOf("prepaidTotal")} + ${amountOf("roundingAmount")} > 0)`;

/** `isExpired` in SQL. */
const EXPIRED = "(status = 'open' and validUntil is not null and validUntil < ?)";

/** A condition of `invoices`: overdue on a day, and not noted with the due date. */
export const UNREPORTED_OVERDUE = `${OVERDUE} and dueDate is not
  (select n.dueDate from overdueNotes n where (n.workspace_id, n.id) = (invoices.workspace_id, invoices.id))`;

/** `isDateDue` in SQL. */
export const DATE_DUE = "(status = 'active' and failure is null and nextOn is not null and nextOn <= ?)";

/** Fields of filters that are neither a column nor the plural of one. They have the same meaning in all lists. */
const conditions: Readonly<Record<string, string>> = {
  // Spelled differently than `userId`, since both can apply.
  userIds: "(userId)",
  name: "instr(folded_name, ?) > 0",
  notes: "instr(folded_notes, ?) > 0",
  emails: "folded_email",
  metadata:
    "not exists (select 1 from json_each(?) m where m.value is not (select value from json_each(doc, '$.metadata') d where d.key = m.key))",
  tags: "exists (select 1 from json_each(doc, '$.tags') tag where tag.value in (select value from json_each(?)))",
  failed: "(failure is not null)",
  ended: "(nextOn is null)",
  reimbursed: "(reimbursedOn is not null)",
  billed: "(invoiceId is not null)",
  running: "(endTime is null)",
  overdueOn: OVERDUE,
  notOverdueOn: `not ${OVERDUE}`,
  expiredOn: EXPIRED,
  notExpiredOn: `not ${EXPIRED}`,
  from: "startTime >= ?",
  to: "startTime < ?",
  endsAfter: "(endTime is null or endTime > ?)",
  datedFrom: "date >= ?",
  datedTo: "date <= ?",
  bookedFrom: "bookingDate >= ?",
  bookedTo: "bookingDate <= ?",
  issuedFrom: "issueDate >= ?",
  issuedTo: "issueDate <= ?",
  dueFrom: "dueDate >= ?",
  dueTo: "dueDate <= ?",
  updatedSince: "updatedAt >= ?",
  activeAt: "(revokedAt is null and (expiresAt is null or expiresAt > ?))",
};

/** The conditions of a filter of any list. SQLite folds ASCII only, so texts are compared with columns that are stored folded. */
export function conditionsOf(filter: object): Conditions {
  const applied = Object.entries<Conditions[string]>({ ...filter }).map(([field, value]) => {
    const sql =
      conditions[field] ??
      columnOf(field)
        .replace(/ies$/, "y")
        .replace(/(?<=us)es$|s$/, "");
    return [sql, sql.includes("folded_") ? folded(value, foldOf(sql)) : value];
  });
  return Object.fromEntries(applied);
}

const folded = (value: Conditions[string], fold: (text: string) => string): Conditions[string] =>
  Array.isArray(value) ? value.map((text) => fold(String(text))) : typeof value === "string" ? fold(value) : value;
