import type { Role } from "../access/roles.js";
import type { UserId } from "../kernel/ids.js";
import type { ExternalFilter } from "../kernel/external-fields.js";
import type { Instant } from "../kernel/instant.js";
import type { NamedSortKey, Page, PageRequest } from "../kernel/page.js";
import type { User, UserStatus } from "./user.js";

/** Filters a list of users. An absent field does not filter; a list matches any of its items. */
export interface UserFilter extends ExternalFilter {
  /** Such as `active`. */
  readonly statuses?: readonly UserStatus[] | undefined;
  /** What the users may do. */
  readonly roles?: readonly Role[] | undefined;
  /** A substring of the name, compared with `foldForSearch`. */
  readonly name?: string | undefined;
  /** The exact address, compared with `foldCase`. */
  readonly emails?: readonly string[] | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

/** The users of the workspace. */
export interface UserStore {
  /** Null if it does not exist. */
  find(id: UserId): Promise<User | null>;
  /** Compared without case. */
  findByEmail(email: string): Promise<User | null>;
  /** Returns those that exist, in any order. */
  findMany(ids: readonly UserId[]): Promise<readonly User[]>;
  /** Users that match the filter, in pages. */
  list(filter: UserFilter, page: PageRequest<NamedSortKey>): Promise<Page<User>>;
  /** Throws `user_exists` if the workspace has a user with this email address, compared without case. */
  insert(user: User): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(user: User): Promise<void>;
  /**
   * Also deletes the user's messages. Throws `lost_race` if the stored version differs, and `in_use` (conflict) while another
   * resource refers to it.
   */
  delete(user: User): Promise<void>;
  /** The active owners, locked against changes until the end of the transaction. */
  lockActiveOwners(): Promise<readonly User[]>;
  /** Locks the user; other transactions that lock it wait until the end of this one. */
  lock(id: UserId): Promise<void>;
}
