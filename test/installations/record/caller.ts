import { createHash } from "node:crypto";
import type { Json } from "../installation.js";

interface Sending {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
interface Request extends Sending {
  readonly body?: string;
}

/** Calls the API of a service with one token. Every call fails unless the service accepts it. */
export class Caller {
  constructor(
    readonly url: string,
    readonly token: string | null,
  ) {}

  /** Paths begin with `/v1`. */
  async get(path: string): Promise<Json> {
    return (await this.#accepted(path, {})).json() as Promise<Json>;
  }

  /** The body of a GET, or null if the service refuses it. */
  async find(path: string): Promise<Json | null> {
    const response = await this.#fetched(path, {});
    return response.ok ? ((await response.json()) as Json) : null;
  }

  async send(path: string, body: Json, { method = "POST", headers = {} }: Sending = {}): Promise<Json> {
    const init = { method, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) };
    return (await this.#accepted(path, init)).json() as Promise<Json>;
  }

  async create(path: string, body: Json): Promise<string> {
    return (await this.send(path, body))["id"] as string;
  }

  change(path: string, body: Json): Promise<Json> {
    return this.send(path, body, { method: "PATCH" });
  }

  async upload(path: string, type: string, body: string): Promise<void> {
    await this.#accepted(path, { method: "PUT", headers: { "Content-Type": type }, body });
  }

  async remove(path: string): Promise<void> {
    await this.#accepted(path, { method: "DELETE" });
  }

  /** The SHA-256 of a file, in hexadecimal. */
  async hash(path: string): Promise<string> {
    const bytes = new Uint8Array(await (await this.#accepted(path, {})).arrayBuffer());
    return createHash("sha256").update(bytes).digest("hex");
  }

  async #accepted(path: string, init: Request): Promise<Response> {
    const response = await this.#fetched(path, init);
    if (response.ok) return response;
    throw new Error(`${init.method ?? "GET"} ${path}: ${response.status} ${await response.text()}`);
  }

  #fetched(path: string, { headers, ...init }: Request): Promise<Response> {
    const authorization = this.token === null ? {} : { Authorization: `Bearer ${this.token}` };
    return fetch(this.url + path, { ...init, headers: { ...authorization, ...headers } });
  }
}
