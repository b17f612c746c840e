import { type Actor, authorize } from "../../access/actor.js";
import { type DeliveredType, deliveredTypes } from "../../events/domain-event.js";
import { notFound } from "../../kernel/errors.js";
import type { DeliveryId } from "../../kernel/ids.js";
import type { Instant } from "../../kernel/instant.js";
import { byCreation, type PageOptions, pageRequest } from "../../kernel/page.js";
import { requireRange } from "../../kernel/range.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { DeliveryStatus, LoggedDelivery } from "../delivery.js";
import { showsType } from "../shown-types.js";
import type { DeliveryFilter } from "../webhook-store.js";

/** Filters a list of deliveries. An absent field does not filter; a list matches any of its items. */
export interface DeliveryQuery extends Pick<DeliveryFilter, "webhookIds" | "eventIds" | "updatedSince"> {
  /** Absent or null: all statuses. */
  readonly statuses?: readonly DeliveryStatus[] | null | undefined;
  /** Absent or null: all types. */
  readonly eventTypes?: readonly DeliveredType[] | null | undefined;
  /** A half-open range of creation times. */
  readonly from?: Instant | null | undefined;
  /** The end of the range, which is not part of it. */
  readonly to?: Instant | null | undefined;
}

export function makeListWebhookDeliveries({ unitOfWork }: Needs<"deliveries">) {
  return async (
    actor: Actor,
    { statuses = null, from = null, to = null, ...query }: DeliveryQuery = {},
    page: PageOptions = {},
  ) => {
    authorize(actor, "webhooks:read");
    requireRange({ from, to });
    const types = (query.eventTypes ?? deliveredTypes).filter((type) => showsType(actor, type));
    const eventTypes = types.length < deliveredTypes.length ? types : null;
    const filter = { ...query, statuses, eventTypes, from, to };
    return unitOfWork.read(mayBeOutdated(actor), (stores) => stores.deliveries.list(filter, pageRequest(byCreation, page)));
  };
}

export function makeGetWebhookDelivery({ unitOfWork }: Needs<"deliveries">) {
  return async (actor: Actor, id: DeliveryId): Promise<LoggedDelivery> => {
    authorize(actor, "webhooks:read");
    return unitOfWork.read(actor, async (stores) => {
      const found = await stores.deliveries.find(id);
      if (!found || !showsType(actor, found.delivery.eventType)) throw notFound("delivery");
      return { ...found, attempts: await stores.deliveries.attempts(id) };
    });
  };
}
