import type { TokenId, WorkspaceId } from "../kernel/ids.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { endSession } from "./session.js";

/**
 * Work that begins a session in a browser that may have one already: that one ends with it, since its cookie is about to be overwritten. Where both are
 * of one workspace that is one transaction; elsewhere the former ends next, so that work which rejects ends nothing.
 */
export function makeReplaceSession({
  unitOfWork,
  directory,
  clock,
  tokenSecrets,
}: Pick<Ports, "unitOfWork" | "directory" | "clock" | "tokenSecrets">) {
  return async <T>(formerSecret: string | null, workspaceId: WorkspaceId, work: (stores: Stores) => Promise<T>): Promise<T> => {
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
