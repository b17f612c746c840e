import { type Actor, authorize } from "../../access/actor.js";
import { deliveredTypes } from "../../events/domain-event.js";
import { notFound } from "../../kernel/errors.js";
import type { DeliveryId } from "../../kernel/ids.js";
import type { PageRequest } from "../../kernel/page.js";
import { requireRange } from "../../kernel/range.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import { showsType } from "../shown-types.js";
import type { DeliveryFilter } from "../webhook-store.js";

export function makeListDeliveries({ unitOfWork }: Needs<"deliveries">) {
  return async (actor: Actor, filter: DeliveryFilter, page: PageRequest) => {
    authorize(actor, "webhooks:read");
    requireRange(filter);
    const types = (filter.eventTypes ?? deliveredTypes).filter((type) => showsType(actor, type));
    const eventTypes = types.length < deliveredTypes.length ? types : null;
    return unitOfWork.read(mayBeOutdated(actor), (stores) => stores.deliveries.list({ ...filter, eventTypes }, page));
  };
}

export function makeGetDelivery({ unitOfWork }: Needs<"deliveries">) {
  return async (actor: Actor, id: DeliveryId) => {
    authorize(actor, "webhooks:read");
    return unitOfWork.read(actor, async (stores) => {
      const found = await stores.deliveries.find(id);
      if (!found || !showsType(actor, found.delivery.eventType)) throw notFound("delivery");
      return { ...found, attempts: await stores.deliveries.attempts(id) };
    });
  };
}
