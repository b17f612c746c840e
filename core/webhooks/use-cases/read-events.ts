import { type Actor, authorize } from "../../access/actor.js";
import { type EventType, eventTypes } from "../../events/domain-event.js";
import type { EventFilter } from "../../events/event-store.js";
import type { PageRequest } from "../../kernel/page.js";
import { requireRange } from "../../kernel/range.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import { showsType } from "../shown-types.js";

/** Filters a list of events. Without `types`: all that a subscription can list. */
export interface ListEvents extends Pick<EventFilter, "from" | "to"> {
  readonly types?: readonly EventType[] | undefined;
}

export function makeListEvents({ unitOfWork }: Needs<"events">) {
  return async (actor: Actor, { types = eventTypes, from, to }: ListEvents, page: PageRequest) => {
    authorize(actor, "webhooks:read");
    requireRange({ from, to });
    const filter = { types: types.filter((type) => showsType(actor, type)), from, to };
    return unitOfWork.read(mayBeOutdated(actor), ({ events }) => events.page(filter, page));
  };
}
