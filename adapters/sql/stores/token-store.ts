import type { Page, PageRequest, Token, TokenFilter, TokenStore } from "../../../core/index.js";
import { at, document, Mapping, text, versioned } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, is, isAny } from "./conditions.js";

export const tokens = new Mapping<Token>("token", "tokens", {
  id: text,
  kind: text,
  userId: text,
  name: text,
  hash: text,
  scopes: document,
  expiresAt: at,
  lastUsedAt: at,
  revokedAt: at,
  ...versioned,
});

const conditions: Conditions<Required<TokenFilter> & { live: boolean }> = {
  live: is("(revoked_at is null)"),
  userId: is("user_id"),
  userIds: isAny("user_id"),
  kinds: isAny("kind"),
};

export class SqlTokenStore extends AggregateStore<Token> implements TokenStore {
  constructor(transaction: Transaction) {
    super(transaction, tokens);
  }

  list(filter: TokenFilter, page: PageRequest): Promise<Page<Token>> {
    return this.filtered(conditions, { ...filter, live: true }, page);
  }
}
