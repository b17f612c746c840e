import type { Role } from "../access/roles.js";
import type { UserId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { NamedSortKey, Page, PageRequest } from "../kernel/page.js";
import type { User, UserStatus } from "./user.js";

/** Which users a list has. What is absent does not narrow; a list means any of its items. */
export interface UserFilter {
  readonly statuses?: readonly UserStatus[] | undefined;
  readonly roles?: readonly Role[] | undefined;
  /** Stands in the name, without case as `foldCase` says. */
  readonly name?: string | undefined;
  /** Whole, without case as `foldCase` says. */
  readonly emails?: readonly string[] | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

export interface UserStore {
  find(id: UserId): Promise<User | null>;
  /** Compared without case. */
  findByEmail(email: string): Promise<User | null>;
  /** Those of the ids that there are, in any order. */
  findMany(ids: readonly UserId[]): Promise<readonly User[]>;
  list(filter: UserFilter, page: PageRequest<NamedSortKey>): Promise<Page<User>>;
  /** Throws `user_exists` if the workspace has a user of this e-mail address, compared without case. */
  insert(user: User): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(user: User): Promise<void>;
  /**
   * Takes the user's messages along. Throws `lost_race` unless the stored version is this one's, `in_use` (conflict) while another resource
   * refers to it.
   */
  delete(user: User): Promise<void>;
  /** The active owners, locked against change until the end of the transaction. */
  lockActiveOwners(): Promise<readonly User[]>;
  /** Makes other transactions that lock this user wait until the end of this one. */
  lock(id: UserId): Promise<void>;
}
