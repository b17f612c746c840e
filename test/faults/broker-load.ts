import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { requireDescribed } from "../described/every-response.js";
import { until } from "../end-to-end/until.js";

const CREATED = 201;

interface Answer {
  /** 0 for none. */
  readonly status: number;
  readonly text: string;
}

export interface Target {
  readonly url: string;
  readonly token: string | null;
  readonly path: string;
  readonly body: () => object;
}

/** Writers that continue after any response, each with one request at a time, until they are stopped. */
export class Load {
  readonly #answers: Answer[] = [];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #writers: readonly Promise<void>[];
  #stopped = false;

  constructor(
    private readonly target: Target,
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

  /** Waits for this many more successful responses. */
  async more(count: number): Promise<void> {
    const from = this.answered.length;
    await until(`${count} more answers`, () => this.answered.length >= from + count);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#writers);
    this.#agent.destroy();
  }

  async #goOn(): Promise<void> {
    while (!this.#stopped) this.#answers.push(await this.#ask());
  }

  /** Compares error responses with the OpenAPI document. */
  async #ask(): Promise<Answer> {
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
