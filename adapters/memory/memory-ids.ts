import { typeidUnboxed } from "typeid-js";
import type { Id } from "../../core/kernel/ids.js";
import type { IdPrefix } from "../../core/kernel/resources.js";
import type { IdSource } from "../../core/ports/id-source.js";

export const memoryIds: IdSource = {
  next<P extends IdPrefix>(prefix: P): Id<P> {
    const id: string = typeidUnboxed(prefix);
    return id as Id<P>;
  },
};
