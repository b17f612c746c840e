import { type UserActor, authorize, type Scope, scopesWithin } from "../../access/actor.js";
import { forbidden } from "../../kernel/errors.js";
import type { UserId } from "../../kernel/ids.js";
import { formatInstant, type Instant } from "../../kernel/instant.js";
import type { Needs } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { checkToken, type CreatedToken, newToken } from "../token.js";

/** An API token to create. */
export interface CreateToken {
  /** 1 to 100 characters. */
  readonly name: string;
  /** Null: no restriction. Absent: the scopes of the calling token. */
  readonly scopes?: readonly Scope[] | null | undefined;
  /** Null: never. Absent: when the calling API token expires. */
  readonly expiresAt?: Instant | null | undefined;
}

/**
 * Creates a token for the actor. Its scopes must be within those of the calling token, and it cannot expire later than the calling
 * API token, whose expiry is the default.
 */
export function makeCreateToken({
  unitOfWork,
  clock,
  ids,
  tokenSecrets,
}: Needs<"tokens" | "users", "clock" | "ids" | "tokenSecrets">) {
  return async (actor: UserActor, command: CreateToken): Promise<CreatedToken> => {
    authorize(actor, "tokens:write");
    const scopes = command.scopes === undefined ? actor.scopes : command.scopes;
    const secret = tokenSecrets.issue();
    const id = ids.next("tok");
    return unitOfWork.run(actor, async (stores) => {
      const now = clock.now();
      const latest = await endOf(stores, actor);
      const expiresAt = command.expiresAt === undefined ? latest : command.expiresAt;
      const content = { id, kind: "api", userId: actor.userId, name: command.name, scopes, expiresAt } as const;
      const token = newToken({ ...content, hash: tokenSecrets.hash(secret) }, now);
      const issues = checkToken(token, now);
      if (latest !== null && (expiresAt === null || expiresAt > latest)) {
        const message = `Must not be later than the expiry of the calling token, ${formatInstant(latest)}.`;
        issues.add(["expiresAt"], "out_of_range", message);
      }
      issues.throwIfAny();
      if (!scopesWithin(scopes, actor.scopes)) throw forbidden("The scopes must be within those of the calling token.");
      await requireActive(stores, actor.userId);
      await stores.tokens.insert(token);
      return { token, secret };
    });
  };
}

/** When the calling API token expires; null if it does not expire or is a session. */
async function endOf({ tokens }: Pick<Stores, "tokens">, { tokenId }: UserActor): Promise<Instant | null> {
  const asking = tokenId && (await tokens.find(tokenId));
  return asking && asking.kind === "api" ? asking.expiresAt : null;
}

/** Locks the user, so that a concurrent deactivation either revokes the token or prevents it. */
async function requireActive({ users }: Pick<Stores, "users">, userId: UserId): Promise<void> {
  await users.lock(userId);
  if ((await users.find(userId))?.status !== "active") throw forbidden("The user is not active.");
}
