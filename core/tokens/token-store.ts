import type { TokenId, UserId } from "../kernel/ids.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Token } from "./token.js";

export interface TokenStore {
  find(id: TokenId): Promise<Token | null>;
  /** Tokens that are not revoked, of one user or (null) of everyone. */
  list(filter: { readonly userId: UserId | null }, page: PageRequest): Promise<Page<Token>>;
  insert(token: Token): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(token: Token): Promise<void>;
}
