import type { ConsumeMessage, Options } from "amqplib";
import { type Hint, type PublishedEvent, unixSeconds } from "../../core/index.js";
import type { Topology } from "./topology.js";

/** An outgoing message with its destination. */
export interface OutgoingMessage {
  readonly exchange: string;
  readonly routingKey: string;
  readonly content: Buffer;
  readonly options: Options.Publish;
}

/** Not mandatory: an event without a matching queue counts as published. */
export function eventMessage(event: PublishedEvent, { events }: Topology): OutgoingMessage {
  const timestamp = unixSeconds(event.occurredAt);
  return {
    exchange: events,
    routingKey: event.type,
    content: Buffer.from(event.body, "utf8"),
    options: {
      persistent: true,
      contentType: "application/json",
      contentEncoding: "utf-8",
      messageId: event.id,
      type: event.type,
      timestamp,
      appId: "stint",
      headers: { workspace_id: event.workspaceId, timestamp },
    },
  };
}

/** Mandatory: a returned hint means that the queue no longer exists. */
export function hintMessage(hint: Hint, { hints }: Topology): OutgoingMessage {
  return {
    exchange: "",
    routingKey: hints,
    content: Buffer.from(hint, "utf8"),
    options: { mandatory: true, contentType: "text/plain", contentEncoding: "utf-8", type: "hint", appId: "stint" },
  };
}

const hints: Readonly<Record<Hint, true>> = { deliveries: true, mail: true };

/** Null for a message that contains no known hint. */
export function hintOf(message: ConsumeMessage): Hint | null {
  const text = message.content.toString("utf8");
  return isHint(text) ? text : null;
}

function isHint(text: string): text is Hint {
  return Object.hasOwn(hints, text);
}
