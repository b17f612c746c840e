import type { Client, ClientStore, Page, PageRequest } from "../../../core/index.js";
import type { Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import { clients } from "./mappings.js";

export class SqlClientStore extends AggregateStore<Client> implements ClientStore {
  constructor(session: Session) {
    super(session, clients);
  }

  list(page: PageRequest): Promise<Page<Client>> {
    return this.page(clients, page, "all", (query) => query, {});
  }
}
