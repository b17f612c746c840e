import {
  type LocalDate,
  type NamedSortKey,
  type Page,
  type PageRequest,
  type RecurringInvoice,
  type RecurringInvoiceFilter,
  type RecurringInvoiceId,
  type RecurringInvoiceStore,
  recurringInvoiceTable,
} from "../../../core/index.js";
import { columnsOf, Mapping, text } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, is, isAny, isFromInstant } from "./conditions.js";
import { sql } from "./named-sql.js";

export const recurringInvoices = new Mapping<RecurringInvoice>(
  "recurring_invoice",
  "recurring_invoices",
  columnsOf(recurringInvoiceTable),
);

/** `isDateDue` but for the day: the predicate of the index `recurring_invoices_due`. */
export const DUE = "status = 'active' and failure is null and next_on is not null";

const conditions: Conditions<Required<RecurringInvoiceFilter>> = {
  statuses: isAny("status"),
  clientIds: isAny("client_id"),
  failed: is("(failure is not null)"),
  ended: is("(next_on is null)"),
  updatedSince: isFromInstant("updated_at"),
};

export class SqlRecurringInvoiceStore extends AggregateStore<RecurringInvoice> implements RecurringInvoiceStore {
  constructor(transaction: Transaction) {
    super(transaction, recurringInvoices);
  }

  list(filter: RecurringInvoiceFilter, page: PageRequest<NamedSortKey>): Promise<Page<RecurringInvoice>> {
    return this.filtered(conditions, filter, page);
  }

  async due(day: LocalDate, limit: number): Promise<readonly RecurringInvoiceId[]> {
    const statement = sql(
      this.transaction,
      "recurring_invoices.due",
      (own) =>
        `select id from recurring_invoices where ${own("workspace_id")} and ${DUE} and next_on <= cast(:day as date) order by next_on, id limit :limit`,
    );
    return (await this.transaction.run(statement, { day, limit })).map(({ id }) => text.decode<RecurringInvoiceId>(id));
  }
}
