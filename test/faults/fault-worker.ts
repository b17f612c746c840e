import type { Container } from "inversify";
import { RabbitMqMessageBus } from "../../adapters/rabbitmq/index.js";
import { GotWebhookSender } from "../../adapters/webhook-sender/index.js";
import { configOf } from "../../bootstrap/config.js";
import { closeAll, createContainer } from "../../bootstrap/container.js";
import { tokens } from "../../bootstrap/tokens.js";
import { startWorkers, type Workers } from "../../adapters/system/workers.js";
import { type Clock, type DeliveryQueue, instant, plusSeconds } from "../../core/index.js";
import { loopback } from "../system-ports.js";

/** Longer than a test, so that leases expire and requests time out only in tests that set other values. */
export const LEASE_SECONDS = 1_800;
const GRACE_MS = 20_000;

export interface WorkerSetup {
  readonly clock?: Clock;
  /** Runs after the commit of each non-empty claim, before the engine receives it. */
  readonly afterClaim?: () => Promise<unknown>;
  /** The time-out of requests. */
  readonly answerWithinMs?: number;
  readonly pollMs?: number;
  readonly bus?: Bus;
}

/** A shared broker, and private names on it. */
export interface Bus {
  readonly url: string;
  readonly prefix: string;
  readonly onProblem?: (sentence: string) => void;
}

export function bindBus(container: Container, bus: Bus): void {
  container
    .rebind(tokens.messageBus)
    .toResolvedValue(() => RabbitMqMessageBus.open(bus))
    .onDeactivation((opened) => opened.close());
}

/** The system clock, which a test can advance or stop. */
export class SteeredClock implements Clock {
  aheadMs = 0;
  #stoppedAt: number | undefined;

  now(): ReturnType<Clock["now"]> {
    return instant((this.#stoppedAt ?? Date.now()) + this.aheadMs);
  }

  stop(): void {
    this.#stoppedAt = Date.now();
  }
}

/** Overrides of the clock, lease durations, request time-out and bus. */
export function setUp(container: Container, setup: WorkerSetup): void {
  const { clock, bus, afterClaim, answerWithinMs = LEASE_SECONDS * 1_000 } = setup;
  if (clock) container.rebind(tokens.clock).toConstantValue(clock);
  if (bus) bindBus(container, bus);
  container
    .rebind(tokens.webhookSender)
    .toResolvedValue(() => new GotWebhookSender({ allow: loopback, totalTimeoutMs: answerWithinMs }))
    .onDeactivation((sender) => sender.close?.());
  container.onActivation(tokens.storage, (_, storage) => ({
    ...storage,
    deliveryQueue: withLongLeases(storage.deliveryQueue, afterClaim),
  }));
}

function withLongLeases(queue: DeliveryQueue, afterClaim: WorkerSetup["afterClaim"]): DeliveryQueue {
  return {
    claim: async (request) => {
      const claims = await queue.claim({ ...request, leasedUntil: plusSeconds(request.now, LEASE_SECONDS) });
      if (claims.length > 0) await afterClaim?.();
      return claims;
    },
    record: (finished) => queue.record(finished),
    release: (claims) => queue.release(claims),
    backlog: (now) => queue.backlog(now),
  };
}

/** Runs the code of `stint worker` in this process, with its own connections. */
export class InProcessWorker {
  #ended: Promise<void> | undefined;

  private constructor(
    private readonly container: Container,
    private readonly workers: Workers,
  ) {}

  static async start(settings: Readonly<Record<string, string>>, setup: WorkerSetup): Promise<InProcessWorker> {
    const config = configOf({ LOG_LEVEL: "warn", ...settings });
    const container = createContainer(config);
    setUp(container, setup);
    const reactions = await container.getAsync(tokens.reactions);
    const start = () => startWorkers(reactions, container.get(tokens.messageBus));
    return new InProcessWorker(container, setup.pollMs === undefined ? start() : pollingEvery(setup.pollMs, start));
  }

  /** Stops like on SIGTERM. */
  stop(): Promise<void> {
    return (this.#ended ??= this.workers.stop(GRACE_MS).then(() => closeAll(this.container)));
  }

  /** Stops without waiting for responses. */
  async breakOff(): Promise<void> {
    const stopped = this.stop();
    const sender = this.container.isBound(tokens.webhookSender) ? this.container.get(tokens.webhookSender) : undefined;
    sender?.close?.();
    await stopped;
  }
}

/** Runs the work with this interval instead of its own. */
function pollingEvery<T>(pollMs: number, work: () => T): T {
  const { setInterval: original } = globalThis;
  globalThis.setInterval = ((callback: () => void) => original(callback, pollMs)) as typeof setInterval;
  try {
    return work();
  } finally {
    globalThis.setInterval = original;
  }
}
