import type { TokenId, WorkspaceId } from "../kernel/ids.js";
import type { Needs } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { endSession } from "./session.js";

/**
 * Starts a session in a browser that may already have one, and ends the former, because its cookie is overwritten. If both belong
 * to the same workspace, this is one transaction. Otherwise the former ends afterwards, so that work that rejects ends no session.
 */
export function makeReplaceSession({
  unitOfWork,
  directory,
  clock,
  tokenSecrets,
}: Needs<"signInLinks" | "tokens" | "users", "directory" | "clock" | "tokenSecrets">) {
  return async <T>(
    formerSecret: string | null,
    workspaceId: WorkspaceId,
    work: (stores: Pick<Stores, "signInLinks" | "tokens" | "users">) => Promise<T>,
  ): Promise<T> => {
    const former = formerSecret === null ? null : await directory.findActor(tokenSecrets.hash(formerSecret), clock.now());
    const end = async ({ tokens }: Pick<Stores, "tokens">, id: TokenId | null): Promise<void> => {
      const token = id && (await tokens.find(id));
      if (token && token.kind === "session" && token.revokedAt === null) await endSession({ tokens }, token, clock.now());
    };
    const result = await unitOfWork.run({ workspaceId }, async (stores) => {
      const begun = await work(stores);
      if (former?.workspaceId === workspaceId) await end(stores, former.tokenId);
      return begun;
    });
    if (former && former.workspaceId !== workspaceId)
      await unitOfWork.run({ workspaceId: former.workspaceId }, (stores) => end(stores, former.tokenId));
    return result;
  };
}
