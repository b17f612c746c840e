import type { Activity } from "../kernel/activity.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { ClientId } from "../kernel/ids.js";
import type { ExternalFilter } from "../kernel/external-fields.js";
import type { Instant } from "../kernel/instant.js";
import type { NamedSortKey, Page, PageRequest } from "../kernel/page.js";
import type { Client } from "./client.js";

/** Filters a list of clients. An absent field does not filter; a list matches any of its items. */
export interface ClientFilter extends ExternalFilter {
  /** Active or archived. Absent: both. */
  readonly statuses?: readonly Activity[] | undefined;
  /** A substring of `searchedNames`, compared with `foldForSearch`. */
  readonly name?: string | undefined;
  /** The exact address, compared with `foldCase`. */
  readonly emails?: readonly string[] | undefined;
  /** The client's own currency; clients without one never match. */
  readonly currencies?: readonly CurrencyCode[] | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

/** The clients of the workspace. */
export interface ClientStore {
  /** Null if it does not exist. */
  find(id: ClientId): Promise<Client | null>;
  /** Returns those that exist, in any order. */
  findMany(ids: readonly ClientId[]): Promise<readonly Client[]>;
  /** Clients that match the filter, in pages. */
  list(filter: ClientFilter, page: PageRequest<NamedSortKey>): Promise<Page<Client>>;
  /** Adds a new client. */
  insert(client: Client): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(client: Client): Promise<void>;
  /** Throws `lost_race` if the stored version differs, and `in_use` (conflict) while another resource refers to it. */
  delete(client: Client): Promise<void>;
}
