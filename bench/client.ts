import type { Running, Scene } from "./scene.js";

type Json = Readonly<Record<string, unknown>>;

/** Calls the API of a process as the owner. */
export class Client {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** Creates the client of a first start, which prints the token. Later ones receive it. */
  static of({ said }: Running, token = /STINT_TOKEN=(\S+)/.exec(said)?.[1]): Client {
    const url = /listening on (http:[^" ]+)/.exec(said)?.[1];
    if (url === undefined || token === undefined) throw new Error(`The process said neither address nor token: ${said}`);
    return new Client(url, token);
  }

  get secret(): string {
    return this.token;
  }

  async ask(method: string, path: string, body?: Json): Promise<Json> {
    const response = await fetch(`${this.url}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, "Content-Type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as Json;
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  async make(path: string, body: Json): Promise<string> {
    return (await this.ask("POST", path, body))["id"] as string;
  }
}

export async function clientOf(scene: Scene, words: readonly string[], token?: string): Promise<Client> {
  return Client.of(await scene.start("../bootstrap/main.js", words), token);
}
