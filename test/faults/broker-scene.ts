import { sql } from "../adapters/sql/databases.js";
import { Service } from "../end-to-end/service-process.js";
import { until } from "../end-to-end/until.js";
import { WebhookReceiver } from "../end-to-end/webhook-receiver.js";
import { Load } from "./broker-load.js";
import type { OperatorQueue } from "./broker-operator.js";

type Row = Readonly<Record<string, unknown>>;

/** `stint` processes on a database and a broker, with a subscription to `time_entry.created` and its receiver. */
export class BrokerScene {
  #minutes = 0;
  #project = "";
  readonly #loads: Load[] = [];

  private constructor(
    readonly databaseUrl: string,
    /** The first process serves requests, the last sends. */
    readonly services: readonly Service[],
    readonly receiver: WebhookReceiver,
  ) {}

  static async open(
    settings: Readonly<Record<string, string>> & { readonly DATABASE_URL: string },
    parts: readonly string[],
    script?: string,
  ): Promise<BrokerScene> {
    const all = { STINT_WEBHOOK_ALLOW: "127.0.0.0/8", STINT_PUBLIC_URL: "https://stint.example.com", ...settings };
    const receiver = await WebhookReceiver.start();
    const services = await Promise.all(parts.map((part) => Service.start(all, script, part)));
    const scene = new BrokerScene(settings.DATABASE_URL, services, receiver);
    await scene.made("/webhooks", { url: receiver.url, events: ["time_entry.created"] });
    scene.#project = String((await scene.made("/projects", { name: "Website" }))["id"]);
    return scene;
  }

  get api(): Service {
    return this.services[0] as Service;
  }

  get worker(): Service {
    return this.services.at(-1) as Service;
  }

  request(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<Response> {
    const headers = { Authorization: `Bearer ${this.api.token ?? ""}`, "Content-Type": "application/json" };
    return fetch(this.api.url + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  }

  async made(path: string, body: unknown): Promise<Row> {
    const response = await this.request(`/v1${path}`, body);
    if (response.status !== 201) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Row;
  }

  /** Writers that record one time entry after another. */
  load(writers = 4): Load {
    const body = () => this.minute(this.#project);
    const target = { url: this.api.url, token: this.api.token, path: "/v1/time-entries", body };
    const load = new Load(target, writers);
    this.#loads.push(load);
    return load;
  }

  /** Stops everything that a failed test has left running. */
  async rest(): Promise<void> {
    await Promise.all(this.#loads.splice(0).map((load) => load.stop()));
  }

  /** A unique minute for a time entry. */
  minute(projectId: string): Row {
    const start = Date.UTC(2026, 0, 1) + 60_000 * ++this.#minutes;
    const at = (ms: number): string => new Date(ms).toISOString();
    return { project_id: projectId, start_time: at(start), end_time: at(start + 60_000) };
  }

  /** The probe's status of the broker in each process. Throws if one is not ready. */
  async brokerParts(): Promise<readonly string[]> {
    return Promise.all(
      this.services.map(async ({ url }) => {
        const response = await fetch(`${url}/readyz`);
        const said = await response.text();
        if (response.status !== 200) throw new Error(`/readyz answered ${response.status}: ${said}`);
        return (JSON.parse(said) as { parts: { broker: string } }).parts.broker;
      }),
    );
  }

  async brokerWell(): Promise<void> {
    await until("a broker that is well", async () => (await this.brokerParts()).every((part) => part === "ok"));
  }

  /** The number of events in the outbox, from the metrics. */
  async waitingEvents(): Promise<number> {
    const text = await (await fetch(`${this.worker.url}/metrics`)).text();
    return Number(/^stint_outbox_events (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
  }

  /** The last event's position. No write may be in progress. */
  async mark(): Promise<number> {
    const [row] = await this.look("select coalesce(max(position), 0)::int as position from events");
    return row?.["position"] as number;
  }

  /** Waits until every event since the mark has left the outbox and reached the operator's queue. */
  async published(mark: number, operator: OperatorQueue): Promise<{ readonly events: number; readonly twice: number }> {
    await until("an empty outbox", async () => (await this.waitingEvents()) === 0);
    const ids = (await this.look("select id from events where position > $1", [mark])).map(({ id }) => id as string);
    return { events: ids.length, twice: await operator.take(ids) };
  }

  /** Waits until every delivery since the mark has succeeded. Throws if one did not arrive. */
  async delivered(mark: number): Promise<{ readonly deliveries: number; readonly twice: number }> {
    await until("every delivery", async () => (await this.look(OPEN, [mark])).length === 0);
    const ids = (await this.look(DELIVERIES, [mark])).map(({ id }) => String(id));
    const came = new Map<string, number>();
    for (const { headers } of this.receiver.received) {
      const id = String(headers["x-service-delivery"]);
      came.set(id, (came.get(id) ?? 0) + 1);
    }
    const lost = ids.filter((id) => !came.has(id));
    if (lost.length > 0) throw new Error(`${lost.length} deliveries are told as succeeded and did not come.`);
    return { deliveries: ids.length, twice: ids.filter((id) => (came.get(id) ?? 0) > 1).length };
  }

  async look(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await sql(this.databaseUrl, text, values)).rows as Row[];
  }

  async close(): Promise<void> {
    await this.rest();
    await Promise.all(this.services.map((service) => service.kill()));
    this.receiver.close();
  }
}

const DELIVERIES = "select d.id from webhook_deliveries d join events e on e.id = d.event_id where e.position > $1";
const OPEN = `
  select e.id from events e left join webhook_deliveries d on d.event_id = e.id
  where e.position > $1 and e.type = 'time_entry.created' and (d.id is null or d.status <> 'succeeded') limit 1`;
