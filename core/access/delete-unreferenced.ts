import { domainEvent, type EventType } from "../events/domain-event.js";
import { notFound } from "../kernel/errors.js";
import { resources, type ScopedKind } from "../kernel/resources.js";
import type { View } from "../kernel/view.js";
import type { Needs } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { type Actor, authorize, authorOf } from "./actor.js";

interface Deletable<Id, Model> {
  find(id: Id): Promise<Model | null>;
  delete(model: Model): Promise<void>;
}

/**
 * Deletes a resource that nothing refers to, and emits the event of it, if there is one. Otherwise throws `in_use` (conflict); such a resource can be archived instead.
 */
export function makeDeleteUnreferenced<Id, Model>(
  ports: Needs<keyof Stores, "clock" | "ids">,
  kind: ScopedKind,
  store: (stores: Stores) => Deletable<Id, Model>,
  eventOf?: (model: Model) => readonly [type: EventType, data: View],
) {
  return async (actor: Actor, id: Id): Promise<void> => {
    authorize(actor, `${resources[kind].scope}:write`);
    await ports.unitOfWork.run(actor, async (stores) => {
      const found = await store(stores).find(id);
      if (found === null) throw notFound(kind);
      await store(stores).delete(found);
      if (eventOf) await stores.events.record(domainEvent(ports, authorOf(actor), ...eventOf(found)));
    });
  };
}
