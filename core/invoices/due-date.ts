import type { LocalDate } from "../kernel/calendar.js";
import { invalidField } from "../kernel/errors.js";
import { codecOf, FieldTable } from "../kernel/field-table.js";
import { dayType, instantType } from "../kernel/field-types.js";
import { field, type ModelOf, type Described } from "../kernel/fields.js";
import type { Instant } from "../kernel/instant.js";
import { listJson } from "../kernel/json-codec.js";

export const dueDateChangeTable = new FieldTable({
  /** The date that applied until then. */
  from: field.required(dayType, ["The due date before", "2026-04-30"]),
  /** The date that applies from then on. */
  to: field.required(dayType, ["The due date after", "2026-05-31"]),
  /** When the change was made. */
  changedAt: field.required(instantType, "Time of the change"),
});

/** A change of the due date of an issued invoice. Changes are only ever added. */
export interface DueDateChange extends ModelOf<typeof dueDateChangeTable.fields>, Described {}

/** Dates are `YYYY-MM-DD`, instants RFC 3339. */
export const dueDateChangesJson = listJson(codecOf(dueDateChangeTable));

/** Throws `due_before_issue` (invalid) at `dueDate`. */
export function requireDueAfterIssue(dueDate: LocalDate, issueDate: LocalDate): void {
  if (dueDate >= issueDate) return;
  throw invalidField(["dueDate"], "due_before_issue", `The due date must not be before the issue date, ${issueDate}.`);
}

interface Dated<DueDate extends LocalDate | null> {
  readonly dueDate: DueDate;
  readonly dueDateChanges: readonly DueDateChange[];
}

/** The issued invoice, due on another day. Its document keeps the day that it was issued with. Throws `due_before_issue` (invalid). */
export function changeDueDate<T extends Dated<LocalDate> & { readonly issueDate: LocalDate }>(
  invoice: T,
  to: LocalDate,
  now: Instant,
): T {
  requireDueAfterIssue(to, invoice.issueDate);
  const change: DueDateChange = { from: invoice.dueDate, to, changedAt: now };
  return { ...invoice, dueDate: to, dueDateChanges: [...invoice.dueDateChanges, change] };
}

/** The invoice with the due date that its document states. */
export function asIssued<T extends Dated<LocalDate | null>>(invoice: T): T {
  const [first] = invoice.dueDateChanges;
  return first ? { ...invoice, dueDate: first.from } : invoice;
}
