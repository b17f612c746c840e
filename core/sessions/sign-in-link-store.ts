import type { UserId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { SignInLink } from "./sign-in-link.js";

/** The sign-in links of all users of the workspace. */
export interface SignInLinkStore {
  /** The number of the user's links that are valid after `now`. */
  count(userId: UserId, now: Instant): Promise<number>;
  /** Also deletes the user's expired links. */
  insert(link: SignInLink): Promise<void>;
  /** Deletes the link; returns false if it does not exist. Of several concurrent units of work, only one gets true. */
  take(hash: string): Promise<boolean>;
  /** Deletes all links of the user; waits for units of work that are taking one. */
  removeAll(userId: UserId): Promise<void>;
}
