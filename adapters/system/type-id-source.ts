import { typeidUnboxed } from "typeid-js";
import type { Id } from "../../core/kernel/ids.js";
import type { IdPrefix } from "../../core/kernel/resources.js";
import type { IdSource } from "../../core/ports/id-source.js";

/**
 * Ids according to the TypeID specification 0.3: the prefix, `_`, and a UUIDv7 (RFC 9562) with a counter that keeps the order
 * within a millisecond.
 */
export class TypeIdSource implements IdSource {
  next<P extends IdPrefix>(prefix: P): Id<P> {
    const id: string = typeidUnboxed(prefix);
    return id as Id<P>;
  }
}
