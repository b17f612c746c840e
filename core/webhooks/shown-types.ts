import { type Actor, authorize, may } from "../access/actor.js";
import type { Permission } from "../access/permissions.js";
import type { DeliveredType } from "../events/domain-event.js";
import { resources, type ScopedKind } from "../kernel/resources.js";
import type { Webhook, WebhookPatch } from "./webhook.js";

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
  return { ...webhook, events: webhook.events.filter((type) => showsType(actor, type)) };
}

/** Throws `forbidden` for an event type that the actor may not read. */
export function requireTypes(actor: Actor, types: readonly DeliveredType[]): void {
  types.forEach((type) => authorize(actor, permissionOf(type)));
}

/** The change without event types that change nothing, and with the types of the subscription that the actor may not read, which remain. */
export function completed(actor: Actor, before: Webhook, patch: WebhookPatch): WebhookPatch {
  const { events: shown } = shownTo(actor, before);
  const { events, ...others } = patch;
  if (!events || events.join() === shown.join()) return others;
  return { ...others, events: [...events, ...before.events.filter((type) => !shown.includes(type) && !events.includes(type))] };
}
