import type { ClientId } from "../kernel/ids.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Client } from "./client.js";

export interface ClientStore {
  find(id: ClientId): Promise<Client | null>;
  list(page: PageRequest): Promise<Page<Client>>;
  insert(client: Client): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(client: Client): Promise<void>;
  /** Throws `lost_race` unless the stored version is this one's, `in_use` (conflict) while another resource refers to it. */
  delete(client: Client): Promise<void>;
}
