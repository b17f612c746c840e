import {
  buyerJson,
  correctionJson,
  creditsJson,
  depositsJson,
  discountJson,
  dueDateChangesJson,
  earlyPaymentJson,
  documentAllowancesJson,
  type Invoice,
  type InvoiceFilter,
  type InvoiceId,
  type InvoiceSortKey,
  type InvoiceStatus,
  type InvoiceStore,
  type InvoiceSummary,
  type InvoiceType,
  invoiceRemindersJson,
  linesJson,
  type LocalDate,
  NO_REMINDERS,
  type Page,
  type PageRequest,
  payableRoundingJson,
  type Prices,
  paymentsJson,
  retainerBalanceJson,
  sellerJson,
  statementsJson,
  taxBreakdownJson,
  taxCurrencyJson,
  type TimeBasis,
  timeBasisJson,
  withholdingJson,
} from "../../../core/index.js";
import {
  at,
  Columns,
  day,
  document,
  externalColumns,
  flag,
  int8,
  integer,
  json,
  Mapping,
  orElse,
  text,
  versioned,
} from "../rows.js";
import { foldedBuyer } from "../searched-text.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import {
  type Conditions,
  externalConditions,
  is,
  isAny,
  isFromInstant,
  numberOrNameContains,
  only,
  onDay,
} from "./conditions.js";
import { sql } from "./named-sql.js";

const summary = {
  id: text,
  type: orElse<InvoiceType>(text, "invoice"),
  corrects: json(correctionJson),
  clientId: text,
  number: text,
  status: text,
  currency: text,
  issueDate: day,
  dueDate: day,
  period: document,
  prices: orElse<Prices>(text, "net"),
  discount: json(discountJson),
  earlyPaymentDiscount: json(earlyPaymentJson),
  allowances: orElse(json(documentAllowancesJson), []),
  charges: orElse(json(documentAllowancesJson), []),
  prepaidAmount: int8,
  withholding: json(withholdingJson),
  deposits: orElse(json(depositsJson), []),
  payableRounding: json(payableRoundingJson),
  taxCurrency: json(taxCurrencyJson),
  notes: text,
  purchaseOrder: text,
  contractReference: text,
  projectReference: text,
  buyerReference: text,
  paymentReference: text,
  paymentCode: text,
  statements: orElse(json(statementsJson), []),
  subtotal: int8,
  discountTotal: int8,
  allowanceTotal: orElse(int8, 0n),
  chargeTotal: orElse(int8, 0n),
  taxBreakdown: json(taxBreakdownJson),
  taxTotal: int8,
  total: int8,
  depositTotal: orElse(int8, 0n),
  withheldTotal: orElse(int8, 0n),
  prepaidTotal: orElse(int8, 0n),
  roundingAmount: orElse(int8, 0n),
  taxTotalInTaxCurrency: int8,
  payments: json(paymentsJson),
  credits: orElse(json(creditsJson), []),
  dueDateChanges: orElse(json(dueDateChangesJson), []),
  deductedBy: text,
  deductedByNumber: text,
  recurringInvoiceId: text,
  reminders: orElse(json(invoiceRemindersJson), NO_REMINDERS),
  retainer: json(retainerBalanceJson),
  taxChosen: flag,
  seller: json(sellerJson),
  buyer: json(buyerJson),
  sentAt: at,
  viewedAt: at,
  issuedAt: at,
  paidAt: at,
  voidedAt: at,
  ...externalColumns,
  ...versioned,
};

const invoiceSummaries = new Mapping<InvoiceSummary>("invoice", "invoices", summary);
export const invoices = new Mapping<Invoice>("invoice", "invoices", { ...summary, lines: json(linesJson) }, foldedBuyer);

/** `payableAmount` in SQL. */
const PAYABLE = "total - prepaid_total + rounding_amount";

/** The predicate of the index `invoices_unreported`: an invoice that was not noted as overdue with its due date, and becomes overdue after it. */
export const UNREPORTED_OVERDUE = `status = 'open' and overdue_noted is distinct from due_date and ${PAYABLE} > 0`;

const conditions: Conditions<Required<InvoiceFilter>> = {
  types: isAny("type"),
  statuses: isAny("status"),
  overdueOn: onDay(`status = 'open' and due_date < ? and ${PAYABLE} > 0`),
  notOverdueOn: onDay(`(status <> 'open' or due_date is null or due_date >= ? or ${PAYABLE} <= 0)`),
  clientIds: isAny("client_id"),
  recurringInvoiceIds: isAny("recurring_invoice_id"),
  numbers: isAny("number"),
  text: numberOrNameContains,
  currencies: isAny("currency"),
  issuedFrom: onDay("issue_date >= ?"),
  issuedTo: onDay("issue_date <= ?"),
  dueFrom: onDay("due_date >= ?"),
  dueTo: onDay("due_date <= ?"),
  updatedSince: isFromInstant("updated_at"),
  ...externalConditions,
};

/** A filter of a list, with fields for single values that an index finds in the default order. */
type ListFilter = InvoiceFilter & { readonly status?: InvoiceStatus | undefined; readonly currency?: string | undefined };
const listConditions: Conditions<Required<ListFilter>> = { ...conditions, status: is("status"), currency: is("currency") };

function narrowed({ statuses, currencies, ...filter }: InvoiceFilter): ListFilter {
  const [status, currency] = [only(statuses), only(currencies)];
  return { ...filter, ...(status ? { status } : { statuses }), ...(currency ? { currency } : { currencies }) };
}

/** Stored as text, which keeps the order of its keys. */
const timeBases = new Columns<{ readonly basis: TimeBasis }>({
  basis: {
    encode: (basis) => JSON.stringify(timeBasisJson.toJson(basis)),
    decode: (stored) => timeBasisJson.fromJson(JSON.parse(String(stored))),
  },
});

export class SqlInvoiceStore extends AggregateStore<InvoiceSummary, Invoice> implements InvoiceStore {
  constructor(transaction: Transaction) {
    super(transaction, invoices, invoiceSummaries);
  }

  list(filter: InvoiceFilter, page: PageRequest<InvoiceSortKey>): Promise<Page<InvoiceSummary>> {
    return this.filtered(listConditions, narrowed(filter), page);
  }

  async nextInSeries(series: string): Promise<number> {
    const statement = sql(
      this.transaction,
      "invoice_series.next",
      () =>
        "insert into invoice_series as s (workspace_id, series, last) values (:workspace, :series, 1) " +
        "on conflict (workspace_id, series) do update set last = s.last + 1 returning last",
    );
    const [row] = await this.transaction.run(statement, { series });
    return integer.decode<number>(row?.["last"]);
  }

  async lastInSeries(series: string): Promise<number> {
    const statement = this.transaction.statements.get("invoice_series.last", ({ knex, own, param }) =>
      own(knex("invoice_series").select("last").where("series", param("series"))),
    );
    const [row] = await this.transaction.run(statement, { series });
    return row ? integer.decode<number>(row["last"]) : 0;
  }

  async raiseSeries(series: string, last: number): Promise<number> {
    const statement = sql(
      this.transaction,
      "invoice_series.raise",
      () =>
        "insert into invoice_series as s (workspace_id, series, last) values (:workspace, :series, cast(:last as integer)) " +
        "on conflict (workspace_id, series) do update set last = greatest(s.last, excluded.last) returning last",
    );
    const [row] = await this.transaction.run(statement, { series, last });
    return integer.decode<number>(row?.["last"]);
  }

  async unreportedOverdue(today: LocalDate, limit: number): Promise<readonly InvoiceId[]> {
    const statement = sql(
      this.transaction,
      "invoices.unreported_overdue",
      (own) =>
        `select id from invoices where ${own("workspace_id")} and ${UNREPORTED_OVERDUE} and due_date < cast(:day as date) limit :limit`,
    );
    return (await this.transaction.run(statement, { day: today, limit })).map(({ id }) => text.decode<InvoiceId>(id));
  }

  async noteOverdue({ id, version }: Invoice): Promise<boolean> {
    const statement = sql(
      this.transaction,
      "invoices.note_overdue",
      (own) =>
        `update invoices set overdue_noted = due_date
         where ${own("workspace_id")} and id = :id and version = :version and overdue_noted is distinct from due_date returning id`,
    );
    return (await this.transaction.run(statement, { id, version })).length > 0;
  }

  async numberTaken(number: string): Promise<boolean> {
    const statement = this.transaction.statements.get("invoices.number_taken", ({ knex, own, param }) =>
      own(knex("invoices").select("id").where("number", param("number"))),
    );
    return (await this.transaction.run(statement, { number })).length > 0;
  }

  async findTimeBasis(id: InvoiceId): Promise<TimeBasis | null> {
    const statement = this.transaction.statements.get("invoice_time_bases.find", ({ knex, own, param }) =>
      own(knex("invoice_time_bases").select("basis").where("invoice_id", param("id"))),
    );
    const [row] = await this.transaction.run(statement, { id });
    return row ? timeBases.fromRow(row).basis : null;
  }

  async keepTimeBasis(id: InvoiceId, basis: TimeBasis): Promise<void> {
    const statement = this.transaction.statements.get("invoice_time_bases.insert", ({ knex, param }) =>
      knex("invoice_time_bases").insert({ workspace_id: param("workspace"), invoice_id: param("id"), basis: param("basis") }),
    );
    await this.transaction.run(statement, { id, ...timeBases.toRow({ basis }) });
  }
}
