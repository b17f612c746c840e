import { type Actor, requireScope } from "../../access/actor.js";
import { issuesOfChange, nextVersion, patched, sameValue } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { Ports } from "../../ports/ports.js";
import { checkUser, type User } from "../user.js";

export type MePatch = { readonly [K in "name" | "timeZone"]?: User[K] | undefined };

/** What everybody may change of themselves, whatever their role; the token's scopes must let users be written. */
export function makeUpdateMe({ unitOfWork, clock }: Pick<Ports, "unitOfWork" | "clock">) {
  return async (actor: Actor, patch: MePatch): Promise<User> => {
    requireScope(actor, "users:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.users.find(actor.userId);
      if (!before) throw notFound("user");
      const after = patched(before, patch);
      issuesOfChange(before, after, checkUser).throwIfAny();
      if (sameValue(before, after)) return before;
      const next = nextVersion(after, clock.now());
      await stores.users.update(next);
      return next;
    });
  };
}
