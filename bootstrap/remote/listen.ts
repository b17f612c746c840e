import { setTimeout } from "node:timers/promises";
import {
  createStintClient,
  type FailedAttempt,
  isProblem,
  items,
  type StintClient,
  type StintProblem,
  StintUnreachable,
} from "../../client/index.js";
import { type EventType, eventTypes, invalidField, isId, StintError } from "../../core/index.js";
import type { Config } from "../config.js";
import type { OperatorRequest, Progress } from "../control.js";
import { stopSignal } from "../lifecycle.js";
import { assumedAddress } from "../public-address.js";
import { type ForwardedEvent, Forwarding } from "./forwarding.js";
import { tokenOf } from "./token.js";

const POLL_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** An event can be recorded so long after its time, because it is stored when its change is committed. */
const LATE_MS = 60_000;

/** Where lines go: about events, and about everything else. */
export interface ListenOutput {
  readonly print: Progress;
  readonly say: Progress;
}

/** Forwards the events that happen from now on, in the order of their time, until Ctrl-C. */
export async function listen(config: Config, { options }: OperatorRequest, { print, say }: ListenOutput): Promise<void> {
  const types = typesOf(options["events"]);
  const token = tokenOf(config);
  const url = config.serviceUrl ?? assumedAddress(config);
  const forwarding = new Forwarding(config, options["forward-to"], token);
  const stopping = new AbortController();
  void stopSignal().then(() => stopping.abort());
  const { signal } = stopping;
  const outage = new Outage(url, say);
  const client = createStintClient({
    url,
    token,
    retries: Number.MAX_SAFE_INTEGER,
    longestWaitMs: LONGEST_WAIT_MS,
    onFailure: (failed) => outage.began(failed),
  });
  const feed = new EventFeed(client, types, signal);
  try {
    for (const refusal of await feed.begin()) say(`stint: ${refusal}`);
    print(`Forwarding events of ${url} to ${forwarding.url}, signed with this secret. Press Ctrl-C to stop.`);
    print(forwarding.secret);
    while (!signal.aborted) {
      for await (const event of feed.poll()) {
        print((await forwarding.send(event)).line);
        signal.throwIfAborted();
      }
      outage.ended();
      await setTimeout(POLL_MS, undefined, { signal });
    }
  } catch (error) {
    if (!signal.aborted) throw explained(error, url);
  } finally {
    forwarding.close();
  }
}

/** What an event type is about: its part before the dot. */
const kindOf = (type: EventType): string => type.slice(0, type.indexOf("."));

const kindsOfEvents: readonly string[] = [...new Set(eventTypes.map(kindOf))];

/** The events of a workspace, each once. */
class EventFeed {
  /** Events before were read, except those that are recorded late. */
  #from = 0;
  #start = 0;
  readonly #seen = new Map<string, number>();

  constructor(
    private readonly client: StintClient,
    private readonly types: readonly EventType[] | undefined,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * The clock of the service decides what happens from now on. Fails at once if the service cannot be called, or the token may not see a type that was asked
   * for. Without such types, returns a sentence about each resource whose events the token may not see, and fails if there is no other.
   */
  async begin(): Promise<readonly string[]> {
    this.#start = timeOf(await this.#first(this.types));
    this.#from = this.#start;
    if (this.types) return [];
    const refusals = await Promise.all(kindsOfEvents.map((kind) => this.#refusalOf(kind)));
    const refused = refusals.filter((problem) => problem !== null);
    const [first] = refused;
    if (first && refused.length === kindsOfEvents.length) throw first;
    return kindsOfEvents.flatMap((kind, at) => {
      const problem = refusals[at];
      return problem ? [`Events ${kind}.* are left out. ${problem.detail}`] : [];
    });
  }

  async #first(types: readonly EventType[] | undefined): Promise<Response> {
    const query = { limit: 1, ...(types && { type: [...types] }) };
    return (await this.client.GET("/events", { params: { query }, signal: this.signal, retries: 0 })).response;
  }

  /** The token may see either all types of a resource, or none. */
  async #refusalOf(kind: string): Promise<StintProblem | null> {
    const type = eventTypes.find((one) => kindOf(one) === kind);
    try {
      await this.#first(type && [type]);
      return null;
    } catch (error) {
      if (isProblem(error) && error.status === 403) return error;
      throw error;
    }
  }

  async *poll(): AsyncGenerator<ForwardedEvent, void, undefined> {
    const from = new Date(Math.max(this.#start, this.#from - LATE_MS)).toISOString();
    const query = { from, sort: "created_at" as const, ...(this.types && { type: [...this.types] }) };
    const headers = { "Cache-Control": "no-cache" };
    for await (const event of items(this.client, "/events", { params: { query }, headers, signal: this.signal })) {
      const { id, type, body, created_at } = event;
      if (!isId("evt", id) || this.#seen.has(id)) continue;
      const at = Date.parse(created_at);
      this.#seen.set(id, at);
      this.#from = Math.max(this.#from, at);
      yield { id, type, body };
    }
    for (const [id, at] of this.#seen) if (at < this.#from - LATE_MS) this.#seen.delete(id);
  }
}

/** The service sends its time in whole seconds. */
function timeOf(response: Response): number {
  const time = Date.parse(response.headers.get("Date") ?? "");
  return Number.isNaN(time) ? Date.now() : time;
}

/** Says once that the service cannot be reached, and that it can be again. */
class Outage {
  #isGoing = false;

  constructor(
    private readonly url: string,
    private readonly say: Progress,
  ) {}

  began({ error, retryInMs }: FailedAttempt): void {
    if (this.#isGoing || retryInMs === null) return;
    this.#isGoing = true;
    this.say(`stint: ${this.url}: ${error.message} Trying again.`);
  }

  ended(): void {
    if (this.#isGoing) this.say(`stint: ${this.url} responds again.`);
    this.#isGoing = false;
  }
}

function explained(error: unknown, url: string): unknown {
  if (error instanceof StintUnreachable) return new StintError("unavailable", "service_unreachable", `${url}: ${error.message}`);
  if (!isProblem(error)) return error;
  const kind = error.status === 401 || error.status === 403 ? "forbidden" : "conflict";
  return new StintError(kind, error.code, `${url}: ${error.detail}`);
}

function typesOf(text: string | undefined): readonly EventType[] | undefined {
  if (text === undefined || text === "*") return undefined;
  return text.split(",").map((word) => {
    const type = eventTypes.find((one) => one === word.trim());
    if (type !== undefined) return type;
    throw invalidField(["events"], "not_allowed", `There is no event type "${word}". For a list, run: npx stint listen --help`);
  });
}
