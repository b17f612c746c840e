import type {
  Invoice,
  InvoiceFilter,
  InvoiceId,
  InvoiceSortKey,
  InvoiceStore,
  InvoiceSummary,
  Page,
  PageRequest,
} from "../../../core/index.js";
import type { Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, isAny, isFromInstant, onDay } from "./conditions.js";
import { invoiceSummaries, invoices } from "./mappings.js";

const conditions: Conditions<Required<InvoiceFilter>> = {
  statuses: isAny("status"),
  overdueOn: onDay("status = 'open' and due_date < ?"),
  notOverdueOn: onDay("(status <> 'open' or due_date is null or due_date >= ?)"),
  clientIds: isAny("client_id"),
  numbers: isAny("number"),
  currencies: isAny("currency"),
  issuedFrom: onDay("issue_date >= ?"),
  issuedTo: onDay("issue_date <= ?"),
  dueFrom: onDay("due_date >= ?"),
  dueTo: onDay("due_date <= ?"),
  updatedSince: isFromInstant("updated_at"),
};

export class SqlInvoiceStore extends AggregateStore<Invoice, InvoiceSummary> implements InvoiceStore {
  constructor(session: Session) {
    super(session, invoices, invoiceSummaries);
  }

  list(filter: InvoiceFilter, page: PageRequest<InvoiceSortKey>): Promise<Page<InvoiceSummary>> {
    return this.filtered(conditions, filter, page);
  }

  async nextInSeries(series: string): Promise<number> {
    const statement = this.session.statements.get("invoice_series.next", ({ knex, param }) =>
      knex.raw(
        "insert into invoice_series as s (workspace_id, series, last) values (:workspace, :series, 1) " +
          "on conflict (workspace_id, series) do update set last = s.last + 1 returning last",
        { workspace: param("workspace"), series: param("series") },
      ),
    );
    const [row] = await this.session.run(statement, { series });
    return row?.["last"] as number;
  }

  async numberTaken(number: string): Promise<boolean> {
    const statement = this.session.statements.get("invoices.number_taken", ({ knex, own, param }) =>
      own(knex("invoices").select("id").where("number", param("number"))),
    );
    return (await this.session.run(statement, { number })).length > 0;
  }

  async findDocument(id: InvoiceId): Promise<Uint8Array | null> {
    const statement = this.session.statements.get("invoice_documents.find", ({ knex, own, param }) =>
      own(knex("invoice_documents").select("pdf").where("invoice_id", param("id"))),
    );
    const [row] = await this.session.run(statement, { id });
    return row ? new Uint8Array(row["pdf"] as Buffer) : null;
  }

  async keepDocument(id: InvoiceId, pdf: Uint8Array): Promise<Uint8Array> {
    const statement = this.session.statements.get("invoice_documents.insert", ({ knex, param }) =>
      knex("invoice_documents")
        .insert({ workspace_id: param("workspace"), invoice_id: param("id"), pdf: param("pdf") })
        .onConflict("invoice_id")
        .ignore(),
    );
    await this.session.run(statement, { id, pdf: Buffer.from(pdf) });
    const kept = await this.findDocument(id);
    if (kept === null) throw new Error(`The workspace has no invoice ${id}.`);
    return kept;
  }
}
