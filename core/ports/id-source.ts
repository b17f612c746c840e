import type { Id } from "../kernel/ids.js";
import type { IdPrefix } from "../kernel/resources.js";

/** Makes ids that are unique, and in order of their making within one process. */
export interface IdSource {
  next<P extends IdPrefix>(prefix: P): Id<P>;
}
