import { formatInstant } from "../kernel/instant.js";
import type { View } from "../kernel/view.js";
import type { DomainEvent } from "./domain-event.js";

/** The event's representation in the API. */
export function eventView({ id, type, occurredAt, body }: DomainEvent): View {
  return { id, type, created_at: formatInstant(occurredAt), body };
}
