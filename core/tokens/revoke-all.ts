import { nextVersion } from "../kernel/entity.js";
import type { UserId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { TokenKind } from "./token.js";

/** Revokes all active tokens of a user of these kinds, and invalidates the sign-in links. */
export async function revokeAll(
  { tokens, signInLinks }: Pick<Stores, "tokens" | "signInLinks">,
  userId: UserId,
  now: Instant,
  kinds?: readonly TokenKind[],
): Promise<void> {
  // First, so that the list below includes a session that a link has just started.
  await signInLinks.removeAll(userId);
  const first = { limit: 200, after: null, sort: "createdAt", descending: true } as const;
  for (;;) {
    const { items, next } = await tokens.list({ userId, kinds }, first);
    for (const token of items) await tokens.update(nextVersion({ ...token, revokedAt: now }, now));
    if (next === null) return;
  }
}
