import type { Id, IdPrefix } from "../kernel/ids.js";

/** Makes ids that are unique, and in order of their making within one process. */
export interface IdSource {
  next<P extends IdPrefix>(prefix: P): Id<P>;
}
