import {
  type Purchase,
  type PurchaseFilter,
  type PurchaseStore,
  purchaseTable,
  type Page,
  type PageRequest,
} from "../../../core/index.js";
import { columnsOf, Mapping } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, isAny } from "./conditions.js";

export const purchases = new Mapping<Purchase>("purchase", "purchases", columnsOf(purchaseTable));

const conditions: Conditions<Required<PurchaseFilter>> = { projectIds: isAny("project_id") };

export class SqlPurchaseStore extends AggregateStore<Purchase> implements PurchaseStore {
  constructor(transaction: Transaction) {
    super(transaction, purchases);
  }

  list(filter: PurchaseFilter, page: PageRequest): Promise<Page<Purchase>> {
    return this.filtered(conditions, filter, page);
  }
}
