import { requireScope, type UserActor } from "../../access/actor.js";
import type { Needs } from "../../ports/ports.js";
import { type Preferences, type PreferencesPatch, preferencesTable } from "../preferences.js";

/** Returns the actor's own preferences, with any role and scope. */
export function makeGetPreferences({ unitOfWork }: Needs<"preferences">) {
  return async (actor: UserActor): Promise<Preferences> =>
    unitOfWork.read(actor, (stores) => stores.preferences.find(actor.userId));
}

/** Changes the actor's own preferences, in any role. The token's scopes must include writing users. */
export function makeUpdatePreferences({ unitOfWork }: Needs<"preferences">) {
  return async (actor: UserActor, patch: PreferencesPatch): Promise<Preferences> => {
    requireScope(actor, "users:write");
    preferencesTable.issuesOf(preferencesTable.change(preferencesTable.create({}), patch)).throwIfAny();
    return unitOfWork.run(actor, (stores) => stores.preferences.change(actor.userId, patch));
  };
}
