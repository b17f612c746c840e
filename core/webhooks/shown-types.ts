import { type Actor, authorize, may } from "../access/actor.js";
import type { Permission } from "../access/permissions.js";
import type { DeliveredType } from "../events/domain-event.js";
import { resources, type ScopedKind } from "../kernel/resources.js";
import { EVERY_EVENT, subscribedTypes, type Webhook, type WebhookPatch } from "./webhook.js";

/** The permission to read what events of a type contain. */
function permissionOf(type: DeliveredType): Permission {
  const [kind] = type.replace("credit_note", "invoice").split(".") as [ScopedKind];
  return `${resources[kind].scope}:read`;
}

/** Whether the actor may read what events of the type contain. */
export function showsType(actor: Actor, type: DeliveredType): boolean {
  return may(actor, permissionOf(type));
}

/** The subscription with only the event types that the actor may read. */
export function shownTo(actor: Actor, webhook: Webhook): Webhook {
  const types = subscribedTypes(webhook);
  const shown = types.filter((type) => showsType(actor, type));
  return shown.length === types.length ? webhook : { ...webhook, events: shown };
}

/** Throws `forbidden` for an event type that the actor may not read. */
export function requireTypes(actor: Actor, events: Webhook["events"]): void {
  subscribedTypes({ events }).forEach((type) => authorize(actor, permissionOf(type)));
}

/** The change without event types that change nothing, and with the types of the subscription that the actor may not read, which remain. */
export function completed(actor: Actor, before: Webhook, patch: WebhookPatch): WebhookPatch {
  const { events: shown } = shownTo(actor, before);
  const { events, ...others } = patch;
  if (!events || events.join() === shown.join()) return others;
  if (shown.includes(EVERY_EVENT)) return patch;
  return {
    ...others,
    events: [...events, ...subscribedTypes(before).filter((type) => !shown.includes(type) && !events.includes(type))],
  };
}
