import {
  buyerJson,
  discountJson,
  documentAllowancesJson,
  linesJson,
  type Page,
  type PageRequest,
  type Quote,
  type QuoteFilter,
  type QuoteSortKey,
  type QuoteStore,
  type QuoteSummary,
  sellerJson,
  taxBreakdownJson,
} from "../../../core/index.js";
import { at, day, flag, int8, json, Mapping, text, versioned } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, isAny, isFromInstant, onDay } from "./conditions.js";

const summary = {
  id: text,
  number: text,
  status: text,
  clientId: text,
  currency: text,
  issueDate: day,
  validUntil: day,
  prices: text,
  discount: json(discountJson),
  allowances: json(documentAllowancesJson),
  charges: json(documentAllowancesJson),
  notes: text,
  projectReference: text,
  buyerReference: text,
  subtotal: int8,
  discountTotal: int8,
  allowanceTotal: int8,
  chargeTotal: int8,
  taxBreakdown: json(taxBreakdownJson),
  taxTotal: int8,
  total: int8,
  taxChosen: flag,
  seller: json(sellerJson),
  buyer: json(buyerJson),
  acceptedAt: at,
  acceptedBy: text,
  declinedAt: at,
  declineReason: text,
  invoiceId: text,
  projectId: text,
  sentAt: at,
  viewedAt: at,
  issuedAt: at,
  ...versioned,
};

const quoteSummaries = new Mapping<QuoteSummary>("quote", "quotes", summary);
export const quotes = new Mapping<Quote>("quote", "quotes", { ...summary, lines: json(linesJson) });

const conditions: Conditions<Required<QuoteFilter>> = {
  statuses: isAny("status"),
  expiredOn: onDay("status = 'open' and valid_until < ?"),
  notExpiredOn: onDay("(status <> 'open' or valid_until is null or valid_until >= ?)"),
  clientIds: isAny("client_id"),
  numbers: isAny("number"),
  invoiceIds: isAny("invoice_id"),
  updatedSince: isFromInstant("updated_at"),
};

export class SqlQuoteStore extends AggregateStore<QuoteSummary, Quote> implements QuoteStore {
  constructor(transaction: Transaction) {
    super(transaction, quotes, quoteSummaries);
  }

  list(filter: QuoteFilter, page: PageRequest<QuoteSortKey>): Promise<Page<QuoteSummary>> {
    return this.filtered(conditions, filter, page);
  }
}
