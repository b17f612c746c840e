import { once } from "node:events";
import { join } from "node:path";
import { root } from "../repository.js";
import type { FailPoint } from "./fail-points.js";
import type { Order } from "./fail-point-process.js";
import { Service } from "./service-process.js";
import { until } from "./until.js";

const script = join(root, "dist/test/end-to-end/fail-point-process.js");
const SECRET_KEY = "a key that both processes share, of 32 characters or more";

type Settings = Readonly<Record<string, string>>;
export type Json = Record<string, unknown>;

/** A service that is killed and started again on the same store. Its clock only goes forward. */
export class CrashingService {
  #service: Service;
  readonly #token: string;
  readonly #settings: Settings;
  #aheadSeconds = 0;

  private constructor(service: Service, settings: Settings) {
    this.#service = service;
    this.#settings = settings;
    this.#token = service.token ?? "";
  }

  static async start(settings: Settings): Promise<CrashingService> {
    const all = { STINT_SECRET_KEY: SECRET_KEY, STINT_WEBHOOK_ALLOW: "127.0.0.0/8", ...settings };
    return new CrashingService(await Service.start(all, script), all);
  }

  /** The service's current time. */
  now(): number {
    return Date.now() + this.#aheadSeconds * 1_000;
  }

  /** Sets the point at which the process dies. */
  async dieAt(killAt: FailPoint): Promise<void> {
    await this.#tell({ killAt });
  }

  /** Waits until the process has died at its point. */
  async died(): Promise<void> {
    const { child } = this.#service;
    await until("the service to die at its fail point", () => child.exitCode !== null || child.signalCode !== null);
    if (child.signalCode !== "SIGKILL") throw new Error(`The service ended with ${String(child.exitCode)}.`);
  }

  /** Restarts it and waits until it is ready. */
  async restart(): Promise<void> {
    await this.kill();
    this.#service = await Service.start(this.#environment(this.#aheadSeconds), script);
  }

  /** Restores a running process without a set point after a failed test. */
  async recover(): Promise<void> {
    const { exitCode, signalCode } = this.#service.child;
    if (exitCode !== null || signalCode !== null) await this.restart();
    else await this.#tell({ killAt: null });
  }

  /** Advances the service's clock. */
  async later(seconds: number): Promise<void> {
    this.#aheadSeconds += seconds;
    await this.#tell({ clockAheadSeconds: this.#aheadSeconds });
  }

  kill(): Promise<void> {
    return this.#service.kill();
  }

  /** Sends one request and returns its response. */
  ask(path: string, body?: Json, method = body ? "POST" : "GET", headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.#service.url}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.#token}`, ...(body ? { "Content-Type": "application/json" } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  /** Throws unless the response is 2xx. */
  async api<T = Json>(path: string, body?: Json, method = body ? "POST" : "GET"): Promise<T> {
    const response = await this.ask(path, body, method);
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer;
  }

  #environment(aheadSeconds: number): Settings {
    return { ...this.#settings, TEST_CLOCK_AHEAD_SECONDS: String(aheadSeconds) };
  }

  async #tell(order: Order): Promise<void> {
    this.#service.child.send(order);
    await once(this.#service.child, "message");
  }
}
