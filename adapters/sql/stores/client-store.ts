import type { Client, ClientFilter, ClientStore, NamedSortKey, Page, PageRequest } from "../../../core/index.js";
import type { Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, contains, isAny, isAnyFolded, isFromInstant } from "./conditions.js";
import { clients } from "./mappings.js";

const conditions: Conditions<Required<ClientFilter>> = {
  statuses: isAny("status"),
  name: contains("name"),
  emails: isAnyFolded("email"),
  currencies: isAny("currency"),
  updatedSince: isFromInstant("updated_at"),
};

export class SqlClientStore extends AggregateStore<Client> implements ClientStore {
  constructor(session: Session) {
    super(session, clients);
  }

  list(filter: ClientFilter, page: PageRequest<NamedSortKey>): Promise<Page<Client>> {
    return this.filtered(conditions, filter, page);
  }
}
