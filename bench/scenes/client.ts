import type { Running } from "./scene.js";

type Json = Readonly<Record<string, unknown>>;

/** Calls the API of a process as the owner. */
export class Client {
  private constructor(
    readonly port: number,
    readonly token: string,
  ) {}

  /** Creates the client of a first start, which prints the token. Later ones receive it. */
  static of({ said }: Running, token = /STINT_TOKEN=(\S+)/.exec(said)?.[1]): Client {
    const port = /listening on http:[^" ]+:(\d+)/.exec(said)?.[1];
    if (port === undefined || token === undefined) throw new Error(`The process said neither port nor token: ${said}`);
    return new Client(Number(port), token);
  }

  async ask<T extends object = Json>(method: string, path: string, body?: Json): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${this.port}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, "Content-Type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    const answer: unknown = isJson ? await response.json() : { bytes: (await response.arrayBuffer()).byteLength };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer as T;
  }

  async idOf(path: string): Promise<string> {
    const { id } = await this.ask<{ readonly id: string }>("GET", path);
    return id;
  }

  async make(path: string, body: Json): Promise<string> {
    const { id } = await this.ask<{ readonly id: string }>("POST", path, body);
    return id;
  }
}
