import {
  type InvoiceId,
  type LocalDate,
  type Page,
  type PageRequest,
  type Reminder,
  type ReminderFilter,
  type ReminderStore,
  reminderTable,
} from "../../../core/index.js";
import { columnsOf, Mapping, text } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, isAny, onDay } from "./conditions.js";
import { sql } from "./named-sql.js";

export const reminders = new Mapping<Reminder>("reminder", "reminders", columnsOf(reminderTable));

const conditions: Conditions<Required<ReminderFilter>> = {
  invoiceIds: isAny("invoice_id"),
  clientIds: isAny("client_id"),
  statuses: isAny("status"),
  datedFrom: onDay('"date" >= ?'),
  datedTo: onDay('"date" <= ?'),
};

/**
 * `isReminderDue` in SQL, but for open invoices on which nothing is due: of the invoice `i`, its client `c` and its workspace `w`.
 */
export function remindersDue(day: string): string {
  const state = (name: string): string => `i.reminders ->> '${name}'`;
  const date = (name: string): string => `cast(${state(name)} as date)`;
  return `
    i.status = 'open' and i.total - i.prepaid_total + i.rounding_amount > 0
    and (coalesce(${state("status")}, 'active') = 'active' or ${date("until")} <= ${day})
    and coalesce(${date("last_on")} < ${day}, true)
    and exists (
      select from jsonb_array_elements(coalesce(c.reminder_steps, w.reminder_steps)) s
        cross join lateral (select cast(s ->> 'days' as integer) as days, i.due_date + cast(s ->> 'days' as integer) as "on") d
      where d."on" <= ${day} and coalesce(d."on" > ${date("after")}, true) and coalesce(d.days > cast(${state("last_days")} as integer), true)
        and coalesce(d."on" >= c.reminders_since, true) and coalesce(c.reminder_steps is not null or d."on" >= w.reminders_since, true))`;
}

/** The tables of {@link remindersDue}. */
export const REMINDED =
  "invoices i join clients c on c.workspace_id = i.workspace_id and c.id = i.client_id join workspaces w on w.id = i.workspace_id";

export class SqlReminderStore extends AggregateStore<Reminder> implements ReminderStore {
  constructor(transaction: Transaction) {
    super(transaction, reminders);
  }

  list(filter: ReminderFilter, page: PageRequest): Promise<Page<Reminder>> {
    return this.filtered(conditions, filter, page);
  }

  async due(day: LocalDate, limit: number): Promise<readonly InvoiceId[]> {
    const statement = sql(
      this.transaction,
      "reminders.due",
      (own) =>
        `select i.id from ${REMINDED} where ${own("i.workspace_id")} and ${remindersDue("cast(:day as date)")}
         order by i.due_date, i.id limit :limit`,
    );
    return (await this.transaction.run(statement, { day, limit })).map(({ id }) => text.decode<InvoiceId>(id));
  }
}
