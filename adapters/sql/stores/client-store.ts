import {
  type Client,
  type ClientFilter,
  type ClientStore,
  clientTable,
  type NamedSortKey,
  type Page,
  type PageRequest,
} from "../../../core/index.js";
import { columnsOf, Mapping } from "../rows.js";
import { foldedClient } from "../searched-text.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import {
  type ConditionsWithEmails,
  nameContains,
  emailConditions,
  externalConditions,
  isAny,
  isFromInstant,
  withEmailKeys,
} from "./conditions.js";

export const clients = new Mapping<Client>("client", "clients", columnsOf(clientTable), foldedClient);

const conditions: ConditionsWithEmails<ClientFilter> = {
  statuses: isAny("status"),
  name: nameContains,
  ...emailConditions,
  currencies: isAny("currency"),
  updatedSince: isFromInstant("updated_at"),
  ...externalConditions,
};

export class SqlClientStore extends AggregateStore<Client> implements ClientStore {
  constructor(transaction: Transaction) {
    super(transaction, clients);
  }

  list(filter: ClientFilter, page: PageRequest<NamedSortKey>): Promise<Page<Client>> {
    return this.filtered(conditions, withEmailKeys(filter), page);
  }
}
