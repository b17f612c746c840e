import type { LocalDate } from "../kernel/calendar.js";
import type { ClientId, InvoiceId, ReminderId } from "../kernel/ids.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Reminder, ReminderStatus } from "./reminder.js";

/** Filters a list of reminders. An absent field does not filter; a list matches any of its items. */
export interface ReminderFilter {
  /** Those of these invoices. */
  readonly invoiceIds?: readonly InvoiceId[] | undefined;
  /** Those of the invoices of these clients. */
  readonly clientIds?: readonly ClientId[] | undefined;
  /** Any of these statuses. */
  readonly statuses?: readonly ReminderStatus[] | undefined;
  /** On this day or later. */
  readonly datedFrom?: LocalDate | undefined;
  /** On this day or earlier. */
  readonly datedTo?: LocalDate | undefined;
}

/** The reminders of the workspace. */
export interface ReminderStore {
  /** Null if it does not exist. */
  find(id: ReminderId): Promise<Reminder | null>;
  /** Returns those that exist, in any order. */
  findMany(ids: readonly ReminderId[]): Promise<readonly Reminder[]>;
  /** Reminders that match the filter, in pages. */
  list(filter: ReminderFilter, page: PageRequest): Promise<Page<Reminder>>;
  /**
   * The open invoices that are `isReminderDue` on the day, the earliest due dates first, then by id. At most `limit`. It can
   * also return open invoices on which nothing is due.
   */
  due(day: LocalDate, limit: number): Promise<readonly InvoiceId[]>;
  /** Adds a new reminder. Rejects if the workspace does not have its invoice, its client or its message. */
  insert(reminder: Reminder): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(reminder: Reminder): Promise<void>;
}
