import { sql } from "../adapters/sql/databases.js";
import { Service } from "../end-to-end/service-process.js";
import { until } from "../end-to-end/until.js";
import { WebhookReceiver } from "../end-to-end/webhook-receiver.js";
import { Load } from "./broker-load.js";
import { extent } from "./extent.js";
import type { OperatorQueue } from "./broker-operator.js";

export const counts = {
  phase: extent({ bounded: 250, full: 3_000 }),
  outageMs: extent({ bounded: 2_000, full: 60_000 }),
  alarmed: extent({ bounded: 1_500, full: 20_000 }),
  beside: extent({ bounded: 150, full: 2_000 }),
  deletions: extent({ bounded: 150, full: 2_000 }),
};

/** Consuming, publishing and answering again: within this. */
export const RECOVERY_MS = extent({ bounded: 20_000, full: 5_000 });

const PATIENCE_MS = 60_000;

type Json = Readonly<Record<string, unknown>>;

/** `stint api` and `stint worker` on a database, with a subscription to `time_entry.created` and the receiver of that. */
export class BrokerScene {
  #minutes = 0;
  readonly #loads: Load[] = [];

  private constructor(
    readonly databaseUrl: string,
    readonly settings: Readonly<Record<string, string>>,
    readonly api: Service,
    readonly worker: Service,
    readonly receiver: WebhookReceiver,
  ) {}

  static async open(databaseUrl: string, amqpUrl: string): Promise<BrokerScene> {
    const settings = {
      DATABASE_URL: databaseUrl,
      AMQP_URL: amqpUrl,
      STINT_WEBHOOK_ALLOW: "127.0.0.0/8",
      STINT_PUBLIC_URL: "https://stint.example.com",
    };
    const receiver = await WebhookReceiver.start();
    const [api, worker] = await Promise.all([
      Service.start(settings, undefined, "api"),
      Service.start(settings, undefined, "worker"),
    ]);
    const scene = new BrokerScene(databaseUrl, settings, api, worker, receiver);
    await scene.made("/webhooks", { url: receiver.url, events: ["time_entry.created"] });
    return scene;
  }

  request(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<Response> {
    const headers = { Authorization: `Bearer ${this.api.token ?? ""}`, "Content-Type": "application/json" };
    return fetch(this.api.url + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  }

  async made(path: string, body: unknown): Promise<Json> {
    const response = await this.request(`/v1${path}`, body);
    if (response.status !== 201) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Json;
  }

  /** Writers that record one time entry after the other. */
  async load(writers = 4): Promise<Load> {
    const { id } = await this.made("/projects", { name: "Website" });
    const load = new Load(
      { url: this.api.url, token: this.api.token, path: "/v1/time-entries", body: () => this.minute(String(id)) },
      this.receiver.received,
      writers,
    );
    this.#loads.push(load);
    return load;
  }

  /** Stops what a failed test has left running. */
  async rest(): Promise<void> {
    await Promise.all(this.#loads.splice(0).map((load) => load.stop()));
  }

  /** A minute that no other time entry has. */
  minute(projectId: string): Json {
    const start = Date.UTC(2026, 0, 1) + 60_000 * ++this.#minutes;
    const at = (ms: number): string => new Date(ms).toISOString();
    return { project_id: projectId, start_time: at(start), end_time: at(start + 60_000) };
  }

  /** What the probe says of the broker, in each process; fails where one is not ready. */
  async brokerParts(): Promise<readonly string[]> {
    return Promise.all(
      [this.api, this.worker].map(async ({ url }) => {
        const response = await fetch(`${url}/readyz`);
        const said = await response.text();
        if (response.status !== 200) throw new Error(`/readyz answered ${response.status}: ${said}`);
        return (JSON.parse(said) as { parts: { broker: string } }).parts.broker;
      }),
    );
  }

  /** Answers after how many milliseconds every process says that the broker is well. */
  async brokerWell(patienceMs?: number): Promise<number> {
    const since = performance.now();
    const well = async (): Promise<boolean> => (await this.brokerParts()).every((part) => part === "ok");
    await until("a broker that is well", well, patienceMs);
    return performance.now() - since;
  }

  async waitingEvents(): Promise<number> {
    const text = await (await fetch(`${this.worker.url}/metrics`)).text();
    return Number(/^stint_outbox_events (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
  }

  /** The last event's position, for {@link eventsSince}; nothing may be under way. */
  async mark(): Promise<number> {
    const [row] = await this.look("select coalesce(max(position), 0)::int as position from events");
    return row?.["position"] as number;
  }

  async eventsSince(mark: number): Promise<readonly string[]> {
    return (await this.look("select id from events where position > $1", [mark])).map(({ id }) => id as string);
  }

  /** Waits until every event since the mark is at the operator's queue; answers how many came more than once. */
  async published(mark: number, operator: OperatorQueue): Promise<{ readonly events: number; readonly twice: number }> {
    await until("an empty outbox", async () => (await this.waitingEvents()) === 0, PATIENCE_MS);
    const events = await this.eventsSince(mark);
    const copies = await operator.take(events);
    return { events: events.length, twice: events.filter((id) => (copies.get(id) ?? 0) > 1).length };
  }

  /** Waits until every delivery since the mark has succeeded, and came; answers how many came more than once. */
  async delivered(mark: number): Promise<{ readonly deliveries: number; readonly twice: number }> {
    await until("every delivery", async () => (await this.look(OPEN, [mark])).length === 0, PATIENCE_MS);
    const ids = (await this.look(DELIVERIES, [mark])).map(({ id }) => String(id));
    const came = counted(this.receiver.received.map(({ headers }) => String(headers["x-service-delivery"])));
    const lost = ids.filter((id) => !came.has(id));
    if (lost.length > 0) throw new Error(`${lost.length} deliveries are told as succeeded and did not come.`);
    return { deliveries: ids.length, twice: ids.filter((id) => (came.get(id) ?? 0) > 1).length };
  }

  async look(text: string, values: unknown[] = []): Promise<Json[]> {
    return (await sql(this.databaseUrl, text, values)).rows as Json[];
  }

  async close(): Promise<void> {
    await this.rest();
    await Promise.all([this.api.kill(), this.worker.kill()]);
    this.receiver.close();
  }
}

const DELIVERIES = "select d.id from webhook_deliveries d join events e on e.id = d.event_id where e.position > $1";
const OPEN = `
  select e.id from events e left join webhook_deliveries d on d.event_id = e.id
  where e.position > $1 and e.type = 'time_entry.created' and (d.id is null or d.status <> 'succeeded') limit 1`;

export function counted(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
