import { nextVersion } from "../kernel/entity.js";
import type { UserId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { TokenKind } from "./token.js";

/** Revokes every live token of a user, of these kinds, and uses up the sign-in links. */
export async function revokeAll(
  { tokens, signInLinks }: Pick<Stores, "tokens" | "signInLinks">,
  userId: UserId,
  now: Instant,
  kinds?: readonly TokenKind[],
): Promise<void> {
  // First, so that a session is seen below that begins with one of them meanwhile.
  await signInLinks.removeAll(userId);
  const first = { limit: 200, after: null, sort: "createdAt", descending: true } as const;
  for (;;) {
    const { items, next } = await tokens.list({ userId, kinds }, first);
    for (const token of items) await tokens.update(nextVersion({ ...token, revokedAt: now }, now));
    if (next === null) return;
  }
}
