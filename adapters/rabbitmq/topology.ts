import type { Channel } from "amqplib";

/** What the bus uses on the broker. A name carries a version, since RabbitMQ never changes the arguments of a queue that stands. */
export interface Topology {
  /** A durable topic exchange; the routing key is the event's type. */
  readonly events: string;
  readonly hints: string;
  /** Hints that no listener could take, for the operator to look at. */
  readonly deadHints: string;
}

const PREFIX = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/;
const DELIVERY_LIMIT = 20;
const MOST_HINTS = 1_000;
const MOST_DEAD_HINTS = 10_000;
const MOST_DEAD_BYTES = 16 * 2 ** 20;

/** Throws an Error of one sentence for a prefix that is not 1 to 100 letters, digits, dots, hyphens and underscores. */
export function topologyOf(prefix: string): Topology {
  if (!PREFIX.test(prefix))
    throw new Error(
      "The prefix must be 1 to 100 letters, digits, dots, hyphens and underscores, and begin with a letter or a digit.",
    );
  return { events: `${prefix}.events`, hints: `${prefix}.hints.v1`, deadHints: `${prefix}.hints.dead.v1` };
}

/**
 * Declares what is missing. Rejects with code 406, and the channel is closed, where something of that name stands with other arguments.
 * A hint that finds the queue full is refused rather than moved to the dead ones, which are for hints that nobody can take.
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
