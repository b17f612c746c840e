import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { requireDescribed } from "../described/every-response.js";
import { until } from "../end-to-end/until.js";

const CREATED = 201;
const PATIENCE_MS = 60_000;

interface Answer {
  readonly ms: number;
  /** 0 for none. */
  readonly status: number;
  readonly text: string;
}

/** What happened in a stretch of the load. */
export interface Phase {
  readonly perSecond: number;
  readonly deliveriesPerSecond: number;
  readonly longest: number;
  /** The median and the 99th percentile, in milliseconds. */
  readonly words: string;
}

export interface Target {
  readonly url: string;
  readonly token: string | null;
  readonly path: string;
  readonly body: () => object;
}

/** Writers that go on whatever is answered, each with one request at a time, until they are stopped. */
export class Load {
  readonly #answers: Answer[] = [];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #writers: readonly Promise<void>[];
  #stopped = false;

  constructor(
    private readonly target: Target,
    private readonly received: readonly unknown[],
    writers: number,
  ) {
    this.#writers = Array.from({ length: writers }, () => this.#goOn());
  }

  get answered(): readonly Answer[] {
    return this.#answers.filter(({ status }) => status === CREATED);
  }

  get refused(): readonly Answer[] {
    return this.#answers.filter(({ status }) => status !== CREATED);
  }

  /** Waits until so many more were answered, and so long. */
  async phase(count: number, leastMs = 0): Promise<Phase> {
    const [from, since, received] = [this.#answers.length, performance.now(), this.received.length];
    const done = (): boolean => this.#answers.length >= from + count && performance.now() - since >= leastMs;
    await until(`${count} more answers`, done, PATIENCE_MS + leastMs);
    const answers = this.#answers.slice(from);
    const seconds = (performance.now() - since) / 1_000;
    const sorted = answers.map(({ ms }) => ms).sort((one, other) => one - other);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    const perSecond = answers.length / seconds;
    const deliveriesPerSecond = (this.received.length - received) / seconds;
    const times = `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms`;
    const words = `${times}, ${perSecond.toFixed(0)} writes/s, ${deliveriesPerSecond.toFixed(0)} deliveries/s`;
    return { perSecond, deliveriesPerSecond, longest: at(1), words };
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#writers);
    this.#agent.destroy();
  }

  async #goOn(): Promise<void> {
    while (!this.#stopped) {
      const since = performance.now();
      const { status, text } = await this.#ask();
      this.#answers.push({ ms: performance.now() - since, status, text });
    }
  }

  /** Only what is no success is held against the document: to check each of thousands would slow down what is measured. */
  async #ask(): Promise<{ readonly status: number; readonly text: string }> {
    try {
      const response = await this.#answer();
      const { statusCode: status = 0 } = response;
      const body = await text(response);
      if (status === CREATED) return { status, text: body };
      const headers = new Headers(
        Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]),
      );
      requireDescribed({ method: "POST", path: this.target.path, status, headers, body });
      return { status, text: body };
    } catch (error) {
      return { status: 0, text: String(error) };
    }
  }

  #answer(): Promise<IncomingMessage> {
    const { url, path, token, body } = this.target;
    const headers = { Authorization: `Bearer ${token ?? ""}`, "Content-Type": "application/json" };
    return new Promise((resolve, reject) => {
      request(url + path, { method: "POST", headers, agent: this.#agent }, resolve)
        .on("error", reject)
        .end(JSON.stringify(body()));
    });
  }
}
