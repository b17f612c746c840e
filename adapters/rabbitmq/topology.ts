import type { Channel } from "amqplib";

/**
 * The names of the bus's exchange and queues. A name contains a version, because RabbitMQ never changes the arguments of an
 * existing queue.
 */
export interface Topology {
  /** A durable topic exchange; the routing key is the event's type. */
  readonly events: string;
  readonly hints: string;
  /** Hints that no listener could process, for the operator to inspect. */
  readonly deadHints: string;
}

const PREFIX = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/;
/** How often the broker delivers a hint again. */
export const DELIVERY_LIMIT = 20;
const MOST_HINTS = 1_000;
const MOST_DEAD_HINTS = 10_000;
const MOST_DEAD_BYTES = 16 * 2 ** 20;

/** Throws an Error unless the prefix is 1 to 100 letters, digits, dots, hyphens and underscores. */
export function topologyOf(prefix: string): Topology {
  if (!PREFIX.test(prefix))
    throw new Error(
      "The prefix must be 1 to 100 letters, digits, dots, hyphens and underscores, and begin with a letter or a digit.",
    );
  return { events: `${prefix}.events`, hints: `${prefix}.hints.v1`, deadHints: `${prefix}.hints.dead.v1` };
}

/**
 * Declares what is missing. Rejects with code 406 and closes the channel if one of the names exists with other arguments. If the
 * queue is full, hints are rejected instead of dead-lettered, because dead letters are for hints that cannot be processed.
 */
export async function declare(channel: Channel, { events, hints, deadHints }: Topology): Promise<void> {
  await channel.assertExchange(events, "topic", { durable: true });
  await channel.assertQueue(deadHints, {
    durable: true,
    arguments: { "x-queue-type": "quorum", "x-max-length": MOST_DEAD_HINTS, "x-max-length-bytes": MOST_DEAD_BYTES },
  });
  await channel.assertQueue(hints, {
    durable: true,
    arguments: {
      "x-queue-type": "quorum",
      "x-delivery-limit": DELIVERY_LIMIT,
      "x-dead-letter-exchange": "",
      "x-dead-letter-routing-key": deadHints,
      "x-max-length": MOST_HINTS,
      "x-overflow": "reject-publish",
    },
  });
}
