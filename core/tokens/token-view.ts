import { instantView, type View, versionView } from "../kernel/view.js";
import type { Token } from "./token.js";

/** A token as the API shows it; its secret is in the answer to its creation only. */
export function tokenView(token: Omit<Token, "hash">, secret?: string): View {
  return {
    id: token.id,
    kind: token.kind,
    user_id: token.userId,
    name: token.name,
    scopes: token.scopes,
    expires_at: instantView(token.expiresAt),
    last_used_at: instantView(token.lastUsedAt),
    ...(secret === undefined ? {} : { token: secret }),
    ...versionView(token),
  };
}
