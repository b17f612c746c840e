import { Service } from "./service-process.js";

type Json = Record<string, unknown>;
type Settings = Readonly<Record<string, string>>;

export interface Answered {
  readonly status: number;
  readonly body: Json;
}

/** Processes of the service on one store. They are killed and replaced. */
export class BillingProcesses {
  readonly #services: Service[] = [];
  readonly #token: string;

  private constructor(
    private readonly settings: Settings,
    first: Service,
  ) {
    this.#services.push(first);
    this.#token = first.token ?? "";
  }

  static async start(settings: Settings, count: number): Promise<BillingProcesses> {
    const processes = new BillingProcesses(settings, await Service.start(settings));
    await processes.complete(count);
    return processes;
  }

  get count(): number {
    return this.#services.length;
  }

  /** Starts processes until there are this many. */
  async complete(count: number): Promise<void> {
    const missing = Array.from({ length: count - this.count }, () => Service.start(this.settings));
    this.#services.push(...(await Promise.all(missing)));
  }

  /** Sends SIGKILL to one process or to all. */
  async kill(which: number | "all"): Promise<void> {
    const victims = which === "all" ? this.#services.splice(0) : this.#services.splice(which % this.count, 1);
    await Promise.all(victims.map((service) => service.kill()));
  }

  /** Sends a request to one of the processes. Null if that process was killed before the response was complete. */
  async ask(at: number, path: string, method: string, body?: Json, key?: string): Promise<Answered | null> {
    const service = this.#services[at % this.count];
    if (!service) return null;
    const headers = {
      Authorization: `Bearer ${this.#token}`,
      ...(body ? { "Content-Type": "application/json" } : {}),
      ...(key ? { "Idempotency-Key": key } : {}),
    };
    try {
      const response = await fetch(`${service.url}/v1${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
      const text = await response.text();
      return { status: response.status, body: text === "" ? {} : (JSON.parse(text) as Json) };
    } catch (error) {
      if (!service.child.killed) throw error;
      return null;
    }
  }

  /** Throws unless the response is 2xx. */
  async api<T = Json>(path: string, body?: Json, method = body ? "POST" : "GET"): Promise<T> {
    const answer = await this.ask(0, path, method, body);
    if (!answer || answer.status >= 300) throw new Error(JSON.stringify(answer));
    return answer.body as T;
  }
}
