import { instantView, type View, versionView } from "../kernel/view.js";
import type { Token } from "./token.js";

/** The token's representation in the API. */
export function tokenView(token: Omit<Token, "hash">): View {
  return {
    id: token.id,
    kind: token.kind,
    user_id: token.userId,
    name: token.name,
    scopes: token.scopes,
    expires_at: instantView(token.expiresAt),
    last_used_at: instantView(token.lastUsedAt),
    ...versionView(token),
  };
}
