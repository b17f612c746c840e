import { type Author, type UserActor, authorize, authorOf } from "../../access/actor.js";
import { requireFreeExternalId } from "../../external-ids/free-id.js";
import { issuesOfChange, nextVersion, sameValue } from "../../kernel/entity.js";
import { conflict, forbidden, notFound } from "../../kernel/errors.js";
import type { UserId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { type ApplyTo, rerate } from "../../billing/rerate.js";
import { revokeAll } from "../../tokens/revoke-all.js";
import { checkStatusChange, checkUser, type User, type UserPatch, userTable } from "../user.js";

/** Stops the timer of a user, if one runs. */
export type EndTimer = (stores: Pick<Stores, "events" | "timeEntries">, userId: UserId, author: Author) => Promise<void>;

/**
 * Updates a user. Deactivation stops the user's timer and permanently revokes the user's tokens, so that none works again after reactivation.
 */
export function makeUpdateUser(
  { unitOfWork, clock }: Needs<"events" | "externalIds" | "signInLinks" | "timeEntries" | "tokens" | "users", "clock">,
  endTimer: EndTimer,
) {
  return async (actor: UserActor, id: UserId, patch: UserPatch, applyTo: ApplyTo = "future"): Promise<User> => {
    authorize(actor, "users:write");
    return unitOfWork.run(actor, async (stores) => {
      if (patch.status === "deactivated") await stores.users.lock(id);
      const before = await stores.users.find(id);
      if (!before) throw notFound("user");
      const after = userTable.change<User>(before, patch);
      requireMayChange(actor, before, after);
      issuesOfChange(before, after, checkUser).throwIfAny();
      await requireFreeExternalId(stores, "user", after, before);
      checkStatusChange(before.status, after.status);
      if (before.role === "owner" && (after.role !== "owner" || after.status !== "active"))
        await requireAnotherOwner(stores, before);
      const next = sameValue(before, after) ? before : nextVersion(after, clock.now());
      if (next !== before) await stores.users.update(next);
      if (before.status !== "deactivated" && next.status === "deactivated") {
        await revokeAll(stores, id, clock.now());
        await endTimer(stores, id, authorOf(actor));
      }
      if (applyTo === "unbilled") await rerate(stores, { kind: "user", id }, clock.now());
      return next;
    });
  };
}

/** Admins can neither change an owner nor grant that role. */
export function requireMayChange(actor: UserActor, before: User, after = before): void {
  if (actor.role === "owner") return;
  if (before.role === "owner") throw forbidden("Only an owner can change an owner.");
  if (after.role === "owner") throw forbidden("Only an owner can grant the role owner.");
}

async function requireAnotherOwner(stores: Pick<Stores, "users">, leaving: User): Promise<void> {
  if (leaving.status !== "active") return;
  const owners = await stores.users.lockActiveOwners();
  if (owners.some((owner) => owner.id !== leaving.id)) return;
  throw conflict(
    "last_owner",
    "The last active owner of a workspace cannot be demoted or deactivated. Make another user an owner first.",
    {
      user_id: leaving.id,
    },
  );
}
