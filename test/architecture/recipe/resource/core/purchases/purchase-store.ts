import type { ProjectId } from "../kernel/ids.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Purchase, PurchaseId } from "./purchase.js";

/** Filters a list of purchases. An absent field does not filter; a list matches any of its items. */
export interface PurchaseFilter {
  readonly projectIds?: readonly ProjectId[] | undefined;
}

export interface PurchaseStore {
  find(id: PurchaseId): Promise<Purchase | null>;
  /** Returns those that exist, in any order. */
  findMany(ids: readonly PurchaseId[]): Promise<readonly Purchase[]>;
  list(filter: PurchaseFilter, page: PageRequest): Promise<Page<Purchase>>;
  insert(purchase: Purchase): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(purchase: Purchase): Promise<void>;
  /** Throws `lost_race` if the stored version differs. */
  delete(purchase: Purchase): Promise<void>;
}
