import type { Page, PageRequest, Token, TokenStore, UserId } from "../../../core/index.js";
import type { Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import { tokens } from "./mappings.js";

export class SqlTokenStore extends AggregateStore<Token> implements TokenStore {
  constructor(session: Session) {
    super(session, tokens);
  }

  list(filter: { readonly userId: UserId | null }, page: PageRequest): Promise<Page<Token>> {
    const { userId } = filter;
    return this.page(
      tokens,
      page,
      userId === null ? "all" : "user",
      (query, { param }) => {
        const live = query.whereNull("revoked_at");
        return userId === null ? live : live.where("user_id", param("user"));
      },
      { user: userId },
    );
  }
}
