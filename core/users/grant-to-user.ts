import { nextVersion } from "../kernel/entity.js";
import { conflict, invalidField, notFound } from "../kernel/errors.js";
import type { WorkspaceId } from "../kernel/ids.js";
import type { Needs } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { User } from "./user.js";

/** The user that the operator names. */
export interface Named {
  /** Compared without case. */
  readonly email: string;
  /** Required only if the email address exists in several workspaces. */
  readonly workspaceId?: WorkspaceId | undefined;
}

/**
 * Work of the operator for the user with an email address. Activates an invited user, because the operator vouches for the person
 * who receives the credential. Throws `user_unknown` and `workspace_ambiguous` (invalid), `user_deactivated` (conflict).
 */
export function makeGrantToUser({
  unitOfWork,
  directory,
  clock,
}: Needs<"signInLinks" | "tokens" | "users", "directory" | "clock">) {
  return async <T>(
    named: Named,
    work: (stores: Pick<Stores, "signInLinks" | "tokens" | "users">, user: User) => Promise<T>,
  ): Promise<{ readonly user: User; readonly activated: boolean; readonly result: T }> => {
    const all = await directory.findMemberships(named.email.trim());
    const memberships = named.workspaceId ? all.filter((one) => one.workspaceId === named.workspaceId) : all;
    const [membership] = memberships;
    if (!membership) throw invalidField(["email"], "user_unknown", `No user has the email address ${named.email}.`);
    if (memberships.length > 1) {
      const names = memberships.map((one) => `${one.workspaceId} (${one.workspaceName})`).join(", ");
      throw invalidField(
        ["workspace"],
        "workspace_ambiguous",
        `${named.email} exists in several workspaces: ${names}. Specify one of them.`,
      );
    }
    return unitOfWork.run({ workspaceId: membership.workspaceId }, async (stores) => {
      const found = await stores.users.find(membership.userId);
      if (!found) throw notFound("user");
      if (found.status === "deactivated")
        throw conflict("user_deactivated", `The user ${found.email} is deactivated. Reactivate the user first.`, {
          user_id: found.id,
        });
      const activated = found.status === "invited";
      const user = activated ? nextVersion({ ...found, status: "active" as const }, clock.now()) : found;
      if (activated) await stores.users.update(user);
      return { user, activated, result: await work(stores, user) };
    });
  };
}
