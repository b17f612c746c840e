import { type Actor, authorize } from "../../access/actor.js";
import { type EventType, eventTypes } from "../../events/domain-event.js";
import type { Instant } from "../../kernel/instant.js";
import { byCreation, type PageOptions, pageRequest } from "../../kernel/page.js";
import { requireRange } from "../../kernel/range.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import { requireTypes, showsType } from "../shown-types.js";

/** Filters a list of events. Without `types`: all that the actor may read. */
export interface ListEvents {
  /** Of any of these types. */
  readonly types?: readonly EventType[] | undefined;
  /** A half-open range of the time of the event. */
  readonly from?: Instant | null | undefined;
  /** The end of the range, which is not part of it. */
  readonly to?: Instant | null | undefined;
}

export function makeListEvents({ unitOfWork }: Needs<"events">) {
  return async (actor: Actor, { types, from = null, to = null }: ListEvents = {}, page: PageOptions = {}) => {
    authorize(actor, "webhooks:read");
    requireRange({ from, to });
    if (types) requireTypes(actor, types);
    const filter = { types: types ?? eventTypes.filter((type) => showsType(actor, type)), from, to };
    return unitOfWork.read(mayBeOutdated(actor), ({ events }) => events.page(filter, pageRequest(byCreation, page)));
  };
}
