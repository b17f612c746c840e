import { randomUUID } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { createClient, type RedisClientType } from "@redis/client";
import { type Hint, type MessageBus, type PublishedEvent, StintError } from "stint";
import { Coalescer, HintListeners } from "./hint-listeners.js";

export interface RedisMessageBusOptions {
  /** `redis://user:password@host:6379/0`, or `rediss://…`. */
  readonly url: string;
  /** The prefix of the keys; defaults to `stint`. */
  readonly prefix?: string;
  /** About how many of the latest events the stream keeps; defaults to 100,000. */
  readonly kept?: number;
  /** How many replicas must have received an event before it counts as published; defaults to 0. */
  readonly replicas?: number;
  /** Called when the server cannot be used, and when a listener rejects, with the error. */
  readonly onProblem?: (sentence: string, error?: unknown) => void;
  /** Called when the server can be used again. */
  readonly onRecovered?: () => void;
}

const GROUP = "workers";
/** Hints may be lost, so a short stream suffices. */
const KEPT_HINTS = 1_000;
/** Hints that are given to listeners at a time. */
const MOST_HINTS = 32;
const CONFIRM_MS = 10_000;
/** How long a read waits for hints. Shorter than the time after which a silent connection is closed. */
const BLOCK_MS = 2_000;
const PING_MS = 3_000;
const SILENT_MS = 10_000;
/** After it, a hint whose listener failed or whose process died is given to a listener again. */
const CLAIM_MS = 60_000;
const SHORTEST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 2_000;

const CONNECTING = "Redis is not connected yet.";
const UNREACHABLE = "Redis cannot be reached.";

type Client = RedisClientType;

/**
 * Publishes events to a Redis stream, and sends hints over another one, which a consumer group reads. Reconnects by itself, and creates what it needs. While it
 * is disconnected, hints go to the listeners of this process.
 */
export class RedisMessageBus implements MessageBus {
  readonly carriesEvents = true;

  readonly #listeners: HintListeners;
  readonly #publisher: Client;
  /** Reads hints, which blocks its connection. */
  readonly #reader: Client;
  readonly #consumer = randomUUID();
  readonly #sent = new Coalescer((hint) => this.#send(hint));
  #reading: Promise<void> | null = null;
  #isClosed = false;
  #problem: string | null = CONNECTING;

  private constructor(private readonly options: RedisMessageBusOptions) {
    this.#listeners = new HintListeners((error) => options.onProblem?.("A hint listener failed.", error));
    this.#publisher = this.#connect();
    this.#reader = this.#connect();
  }

  /** Returns immediately, even if the server is unavailable. Throws a TypeError for an invalid URL. */
  static open(options: RedisMessageBusOptions): RedisMessageBus {
    return new RedisMessageBus(options);
  }

  async publish(events: readonly PublishedEvent[]): Promise<readonly PublishedEvent["id"][]> {
    if (events.length === 0) return [];
    const { kept = 100_000, replicas = 0 } = this.options;
    const TRIM = { strategy: "MAXLEN", strategyModifier: "~", threshold: kept } as const;
    const adding = events.map(async (event) => {
      await this.#publisher.xAdd(this.#key("events"), "*", fieldsOf(event), { TRIM });
      return event.id;
    });
    // On the same connection and after the events, so that it counts the replicas that have all of them.
    const waiting = replicas === 0 ? Promise.resolve(0) : this.#publisher.wait(replicas, CONFIRM_MS / 2);
    const answered = await inTime(Promise.allSettled([waiting, ...adding]));
    const [received, ...added] = answered ?? [];
    const ids = added.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    if (ids.length > 0 && received?.status === "fulfilled" && Number(received.value) >= replicas) return ids;
    throw new StintError("unavailable", "broker_unavailable", this.health() ?? "Redis has not confirmed the events.");
  }

  hint(hint: Hint): void {
    if (!this.#isClosed) void this.#sent.add(hint);
  }

  onHint(listener: (hint: Hint) => Promise<void>): () => void {
    const remove = this.#listeners.add(listener);
    this.#reading ??= this.#read().finally(() => (this.#reading = null));
    return remove;
  }

  health(): string | null {
    return this.#problem;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#reader.destroy();
    await this.#reading;
    const goodbye = this.#publisher.xGroupDelConsumer(this.#key("hints"), GROUP, this.#consumer);
    // It fails if the server is gone, which then forgets the consumer with its data, or keeps an idle one.
    await inTime(goodbye.catch(() => undefined));
    this.#publisher.destroy();
  }

  #connect(): Client {
    const client: Client = createClient({
      url: this.options.url,
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      socket: {
        socketTimeout: SILENT_MS,
        reconnectStrategy: (retries) => Math.min(SHORTEST_RETRY_MS * 2 ** Math.min(retries, 10), LONGEST_RETRY_MS),
      },
    });
    client.on("error", (error: unknown) => this.#lose(error));
    client.on("ready", () => this.#recover());
    // It retries until it succeeds, or until the bus is closed, and then rejects.
    client.connect().catch(() => undefined);
    return client;
  }

  #lose(error: unknown): void {
    const isKnown = this.#problem === UNREACHABLE;
    this.#problem = UNREACHABLE;
    if (!isKnown && !this.#isClosed) this.options.onProblem?.(UNREACHABLE, error);
  }

  #recover(): void {
    if (!this.#publisher.isReady || !this.#reader.isReady) return;
    const wasLost = this.#problem === UNREACHABLE;
    this.#problem = null;
    if (wasLost) this.options.onRecovered?.();
  }

  /** Sends a hint, or gives it to the listeners of this process if that fails. Never rejects. */
  async #send(hint: Hint): Promise<void> {
    const TRIM = { strategy: "MAXLEN", strategyModifier: "~", threshold: KEPT_HINTS } as const;
    const added = await inTime(this.#publisher.xAdd(this.#key("hints"), "*", { hint }, { TRIM }).catch(() => null));
    if (typeof added !== "string" && !this.#isClosed) void this.#listeners.notify(hint);
  }

  /** Reads hints while there are listeners. Never rejects. */
  async #read(): Promise<void> {
    const working = new Set<Promise<void>>();
    const isWanted = () => this.#listeners.any && !this.#isClosed;
    while (isWanted()) {
      try {
        // From the first entry, since hints can arrive before the group exists.
        await this.#reader.xGroupCreate(this.#key("hints"), GROUP, "0", { MKSTREAM: true }).catch(unlessItExists);
        for (let claimAt = 0; isWanted();) {
          const isDue = performance.now() >= claimAt;
          if (isDue) claimAt = performance.now() + CLAIM_MS;
          const most = MOST_HINTS - working.size;
          const entries = isDue ? await this.#abandoned(most) : await this.#arrived(most);
          for (const entry of entries) {
            const work: Promise<void> = this.#give(entry).finally(() => working.delete(work));
            working.add(work);
          }
          if (working.size >= MOST_HINTS) await Promise.race(working);
        }
      } catch {
        // The connection is lost, which the client reports, or the server has lost the group with its data.
        await after(SHORTEST_RETRY_MS);
      }
    }
  }

  async #arrived(most: number): Promise<readonly Entry[]> {
    const stream = { key: this.#key("hints"), id: ">" };
    const streams = await this.#reader.xReadGroup(GROUP, this.#consumer, stream, { COUNT: most, BLOCK: BLOCK_MS });
    return (streams as readonly { readonly messages: readonly Entry[] }[] | null)?.flatMap(({ messages }) => messages) ?? [];
  }

  /** Hints that were not acknowledged for a long time. */
  async #abandoned(most: number): Promise<readonly Entry[]> {
    const claimed = await this.#reader.xAutoClaim(this.#key("hints"), GROUP, this.#consumer, CLAIM_MS, "0-0", { COUNT: most });
    return claimed.messages.filter((entry) => entry !== null);
  }

  /** Gives a hint to the listeners, and acknowledges it when one resolves. Puts it back if the last listener has left meanwhile. */
  async #give({ id, message }: Entry): Promise<void> {
    const hint = message["hint"];
    if (isHint(hint) && !(await this.#listeners.notify(hint))) {
      if (this.#listeners.any) return;
      await this.#sent.add(hint);
    }
    // Without an acknowledgement, the hint is given again, which does no harm.
    await this.#publisher.xAck(this.#key("hints"), GROUP, id).catch(() => undefined);
  }

  #key(name: "events" | "hints"): string {
    return `${this.options.prefix ?? "stint"}:${name}`;
  }
}

interface Entry {
  readonly id: string;
  readonly message: Readonly<Record<string, string>>;
}

function fieldsOf({ id, type, workspaceId, occurredAt, body }: PublishedEvent): Record<string, string> {
  return { id, type, workspace_id: workspaceId, timestamp: String(Math.floor(occurredAt / 1_000)), body };
}

const hints: Readonly<Record<Hint, true>> = { deliveries: true, mail: true };

function isHint(text: string | undefined): text is Hint {
  return text !== undefined && Object.hasOwn(hints, text);
}

function unlessItExists(error: unknown): void {
  if (!(error instanceof Error && error.message.startsWith("BUSYGROUP"))) throw error;
}

/** Undefined if the work takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const timeout = new AbortController();
  try {
    return await Promise.race([work, after(CONFIRM_MS, undefined, { signal: timeout.signal })]);
  } finally {
    timeout.abort();
  }
}
