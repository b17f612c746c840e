import { type UserActor, requireScope } from "../../access/actor.js";
import { issuesOfChange, nextVersion, patched, sameValue } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { Needs } from "../../ports/ports.js";
import { checkUser, type MePatch, type User } from "../user.js";

/** Updates the fields that all users may change on their own user, in any role. The token's scopes must include writing users. */
export function makeUpdateMe({ unitOfWork, clock }: Needs<"users", "clock">) {
  return async (actor: UserActor, patch: MePatch): Promise<User> => {
    requireScope(actor, "users:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.users.find(actor.userId);
      if (!before) throw notFound("user");
      const after = patched<User>(before, patch);
      issuesOfChange(before, after, checkUser).throwIfAny();
      if (sameValue(before, after)) return before;
      const next = nextVersion(after, clock.now());
      await stores.users.update(next);
      return next;
    });
  };
}
