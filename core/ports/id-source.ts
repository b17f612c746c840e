import type { Id } from "../kernel/ids.js";
import type { IdPrefix } from "../kernel/resources.js";

/** Creates unique ids, in ascending order within one process. */
export interface IdSource {
  /** Returns a new id with this prefix. */
  next<P extends IdPrefix>(prefix: P): Id<P>;
}
