import type { UserId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { SignInLink } from "./sign-in-link.js";

export interface SignInLinkStore {
  /** How many links of the user hold beyond the instant. */
  count(userId: UserId, now: Instant): Promise<number>;
  /** Forgets the user's links that have expired when this one is made. */
  insert(link: SignInLink): Promise<void>;
  /** Removes the link; false where there is none. Of several units of work that take a link, one gets it. */
  take(hash: string): Promise<boolean>;
  /** Removes every link of the user; waits for units of work that are taking one. */
  removeAll(userId: UserId): Promise<void>;
}
