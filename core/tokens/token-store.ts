import type { TokenId, UserId } from "../kernel/ids.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Token, TokenKind } from "./token.js";

/** Filters a list of tokens. Revoked tokens are never included. */
export interface TokenFilter {
  /** The user whose tokens the actor may see; null for all users. */
  readonly userId: UserId | null;
  /** Absent: all users. */
  readonly userIds?: readonly UserId[] | undefined;
  /** Absent: both kinds. */
  readonly kinds?: readonly TokenKind[] | undefined;
}

/** The tokens of all users of the workspace. */
export interface TokenStore {
  /** Also a revoked one. Null if it does not exist. */
  find(id: TokenId): Promise<Token | null>;
  /** Tokens that match the filter, in pages. */
  list(filter: TokenFilter, page: PageRequest): Promise<Page<Token>>;
  /** Adds a new token. */
  insert(token: Token): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(token: Token): Promise<void>;
}
