import type { TokenId, UserId } from "../kernel/ids.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Token, TokenKind } from "./token.js";

/** Which tokens a list has; never one that is revoked. */
export interface TokenFilter {
  /** Whose tokens whoever asks may see; null for everybody's. */
  readonly userId: UserId | null;
  /** Of any of these; absent for all. */
  readonly userIds?: readonly UserId[] | undefined;
  readonly kinds?: readonly TokenKind[] | undefined;
}

export interface TokenStore {
  find(id: TokenId): Promise<Token | null>;
  list(filter: TokenFilter, page: PageRequest): Promise<Page<Token>>;
  insert(token: Token): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(token: Token): Promise<void>;
}
