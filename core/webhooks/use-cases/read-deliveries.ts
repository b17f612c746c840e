import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { DeliveryId } from "../../kernel/ids.js";
import type { PageRequest } from "../../kernel/page.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { DeliveryFilter } from "../webhook-store.js";

export function makeListDeliveries({ unitOfWork }: Needs<"deliveries">) {
  return async (actor: Actor, filter: DeliveryFilter, page: PageRequest) => {
    authorize(actor, "webhooks:read");
    return unitOfWork.read(mayBeOutdated(actor), (stores) => stores.deliveries.list(filter, page));
  };
}

export function makeGetDelivery({ unitOfWork }: Needs<"deliveries">) {
  return async (actor: Actor, id: DeliveryId) => {
    authorize(actor, "webhooks:read");
    return unitOfWork.read(actor, async (stores) => {
      const found = await stores.deliveries.find(id);
      if (!found) throw notFound("delivery");
      return { ...found, attempts: await stores.deliveries.attempts(id) };
    });
  };
}
