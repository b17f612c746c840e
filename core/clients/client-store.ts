import type { Activity } from "../kernel/activity.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { ClientId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { NamedSortKey, Page, PageRequest } from "../kernel/page.js";
import type { Client } from "./client.js";

/** Which clients a list has. What is absent does not narrow; a list means any of its items. */
export interface ClientFilter {
  readonly statuses?: readonly Activity[] | undefined;
  /** Stands in the name, without case as `foldCase` says. */
  readonly name?: string | undefined;
  /** Whole, without case as `foldCase` says. */
  readonly emails?: readonly string[] | undefined;
  /** The client's own; one that has none is never among them. */
  readonly currencies?: readonly CurrencyCode[] | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

export interface ClientStore {
  find(id: ClientId): Promise<Client | null>;
  /** Those of the ids that there are, in any order. */
  findMany(ids: readonly ClientId[]): Promise<readonly Client[]>;
  list(filter: ClientFilter, page: PageRequest<NamedSortKey>): Promise<Page<Client>>;
  insert(client: Client): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(client: Client): Promise<void>;
  /** Throws `lost_race` unless the stored version is this one's, `in_use` (conflict) while another resource refers to it. */
  delete(client: Client): Promise<void>;
}
