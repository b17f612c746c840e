import type { UserId } from "../kernel/ids.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { User } from "./user.js";

export interface UserStore {
  find(id: UserId): Promise<User | null>;
  /** Compared without case. */
  findByEmail(email: string): Promise<User | null>;
  list(page: PageRequest): Promise<Page<User>>;
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
