import type { UserId } from "../kernel/ids.js";
import type { Preferences, PreferencesPatch } from "./preferences.js";

/** The preferences of the workspace's users. They are no resource: they have no version and are not in the change feed. */
export interface PreferenceStore {
  /** The user's preferences; the initial ones until they change. */
  find(userId: UserId): Promise<Preferences>;
  /** Changes the preferences in the patch, also if others of the same user change at the same time. Returns all of them. */
  change(userId: UserId, patch: PreferencesPatch): Promise<Preferences>;
}
