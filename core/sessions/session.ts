import { nextVersion } from "../kernel/entity.js";
import type { UserId } from "../kernel/ids.js";
import { type Instant, plusSeconds } from "../kernel/instant.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { newToken, type Token } from "../tokens/token.js";
import { SECONDS_PER_DAY } from "../kernel/durations.js";

/** How long a session lasts. */
export const SESSION_DAYS = 30;

/** The credential of a browser that is signed in. */
export interface Session {
  /** The plain text for the browser's cookie, returned only once. */
  readonly secret: string;
  /** From this instant on, the secret is refused. */
  readonly expiresAt: Instant;
}

/** Starts a session of {@link SESSION_DAYS}: a token of its user without scopes. */
export async function beginSession(
  { ids, tokenSecrets }: Pick<Ports, "ids" | "tokenSecrets">,
  { tokens }: Pick<Stores, "tokens">,
  userId: UserId,
  now: Instant,
): Promise<Session> {
  const secret = tokenSecrets.issue();
  const expiresAt = plusSeconds(now, SESSION_DAYS * SECONDS_PER_DAY);
  const content = { id: ids.next("tok"), kind: "session", userId, name: "Dashboard", scopes: null, expiresAt } as const;
  await tokens.insert(newToken({ ...content, hash: tokenSecrets.hash(secret) }, now));
  return { secret, expiresAt };
}

/** Revokes the session's token at `now`. */
export async function endSession({ tokens }: Pick<Stores, "tokens">, session: Token, now: Instant): Promise<void> {
  await tokens.update(nextVersion({ ...session, revokedAt: now }, now));
}
