import type { PreferenceStore } from "../../core/users/preference-store.js";
import { preferencesTable } from "../../core/users/preferences.js";
import { requireRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function preferenceStore({ preferences, users }: View): PreferenceStore {
  return {
    async find(userId) {
      return preferences.get(userId)?.preferences ?? preferencesTable.create({});
    },
    async change(userId, patch) {
      requireRow(users, userId, "user");
      const before = preferences.get(userId)?.preferences ?? preferencesTable.create({});
      const changed = preferencesTable.change(before, patch);
      preferences.put({ id: userId, preferences: changed });
      return changed;
    },
  };
}
