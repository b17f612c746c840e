import {
  type Instant,
  newToken,
  nextVersion,
  type Ports,
  StintError,
  type Token,
  type TokenId,
  type UserActor,
  type UserId,
  type WorkspaceId,
} from "../../core/index.js";

/** The name of the token, which says how many steps are done. */
const MARK = /^Sample data: (\d+) of (\d+) steps$/;
const nameOf = (done: number, steps: number): string => `Sample data: ${done} of ${steps} steps`;

/** A demo that is not complete. */
export interface Unfinished {
  /** Acts by the token, so that revoking it ends the work. */
  readonly actor: UserActor & { readonly tokenId: TokenId };
  /** The end of the year that the demo contains. */
  readonly now: Instant;
}

/**
 * Creates the token of the owner that marks the workspace as an incomplete demo and counts the steps that are done. It is in the list of API tokens, where it
 * can be revoked. Nobody knows its secret. Complete demos have none.
 */
export async function markUnfinished(
  { unitOfWork, ids, tokenSecrets, clock }: Ports,
  workspaceId: WorkspaceId,
  userId: UserId,
  steps: number,
): Promise<Unfinished> {
  const [id, now] = [ids.next("tok"), clock.now()];
  const hash = tokenSecrets.hash(tokenSecrets.issue());
  const token = newToken({ id, userId, kind: "api", name: nameOf(0, steps), hash, scopes: null, expiresAt: null }, now);
  await unitOfWork.run({ workspaceId }, ({ tokens }) => tokens.insert(token));
  return unfinished(workspaceId, token);
}

/** The incomplete demo of the user. Null if there is none. */
export async function findUnfinished(
  { unitOfWork }: Pick<Ports, "unitOfWork">,
  workspaceId: WorkspaceId,
  userId: UserId,
): Promise<Unfinished | null> {
  const page = { limit: 200, after: null, sort: "createdAt", descending: true } as const;
  const { items } = await unitOfWork.read({ workspaceId }, ({ tokens }) =>
    tokens.list({ userId, userIds: [userId], kinds: ["api"] }, page),
  );
  const token = items.find(({ name }) => MARK.test(name));
  return token ? unfinished(workspaceId, token) : null;
}

function unfinished(workspaceId: WorkspaceId, { id, userId, createdAt }: Token): Unfinished {
  return { actor: { workspaceId, userId, role: "owner", scopes: null, tokenId: id }, now: createdAt };
}

/**
 * Counts the next step as done, and returns its number, from 0. Null if all are done: then the token is revoked. Others that would do the same step wait for
 * the end of the transaction. Throws `unauthenticated` if the token was revoked before.
 */
export async function takeStep(
  { unitOfWork, clock }: Pick<Ports, "unitOfWork" | "clock">,
  { actor }: Unfinished,
): Promise<number | null> {
  return unitOfWork.run({ workspaceId: actor.workspaceId }, async ({ tokens }) => {
    const token = await tokens.find(actor.tokenId);
    const [, done, steps] = MARK.exec(token?.name ?? "")?.map(Number) ?? [];
    if (!token || token.revokedAt !== null || done === undefined || steps === undefined)
      throw new StintError("unauthenticated", "unauthenticated", "The token of the demo is revoked.");
    const now = clock.now();
    const isComplete = done >= steps;
    const after = isComplete ? { ...token, revokedAt: now } : { ...token, name: nameOf(done + 1, steps) };
    await tokens.update(nextVersion(after, now));
    return isComplete ? null : done;
  });
}
