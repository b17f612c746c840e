import type { TokenStore } from "../../core/tokens/token-store.js";
import { isAny } from "./matching.js";
import { pageByCreation } from "./paging.js";
import { insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function tokenStore({ tokens, users }: View): TokenStore {
  return {
    async find(id) {
      return tokens.get(id) ?? null;
    },
    async list({ userId, userIds, kinds }, page) {
      const visible = tokens.all().filter((token) => token.revokedAt === null && (userId === null || token.userId === userId));
      const live = visible.filter((token) => isAny(userIds, token.userId) && isAny(kinds, token.kind));
      return pageByCreation(live, page);
    },
    async insert(token) {
      requireRow(users, token.userId, "user");
      if (tokens.all().some(({ hash }) => hash === token.hash)) throw new Error("A token with this hash already exists.");
      insertRow(tokens, token);
    },
    async update(token) {
      updateRow(tokens, token, "the token");
    },
  };
}
