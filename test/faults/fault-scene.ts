import { join } from "node:path";
import { TypeIdSource } from "../../adapters/system/type-id-source.js";
import { createDatabase, createFolder, sql, type TestDatabase } from "../adapters/sql/databases.js";
import { Service } from "../end-to-end/service-process.js";
import { until } from "../end-to-end/until.js";
import { type Received, WebhookReceiver } from "../end-to-end/webhook-receiver.js";
import { root } from "../repository.js";
import { PATIENCE_MS } from "./extent.js";

const workerScript = join(root, "dist/test/faults/worker-process.js");
/** `stint`, with a clock that moves and points to die at. */
export const failPointScript = join(root, "dist/test/end-to-end/fail-point-process.js");

type Settings = Readonly<Record<string, string>>;
export type Json = Record<string, unknown>;

const ids = new TypeIdSource();
/** What one statement of a backlog inserts at most. */
const STEP = 5_000;

/** An API in a process of its own, on a database of its own; workers as a test asks for them; and a receiver. */
export class FaultScene {
  readonly #workers: Service[] = [];
  readonly #folder = createFolder();

  private constructor(
    private readonly database: TestDatabase,
    readonly receiver: WebhookReceiver,
  ) {}

  static async open(script?: string): Promise<FaultScene> {
    const scene = new FaultScene(await createDatabase(), await WebhookReceiver.start());
    try {
      await scene.startApi(script);
      return scene;
    } catch (error) {
      await scene.close();
      throw error;
    }
  }

  #api: { readonly service: Service; readonly token: string } | undefined;

  get api(): { readonly service: Service; readonly token: string } {
    if (!this.#api) throw new Error("The API has not been started.");
    return this.#api;
  }

  get settings(): Settings {
    return {
      DATABASE_URL: this.database.url,
      STINT_DATA_DIR: this.#folder.path,
      STINT_WEBHOOK_ALLOW: "127.0.0.0/8",
      STINT_PUBLIC_URL: "https://stint.example.com",
    };
  }

  /** The API, or another in place of one that ended; its first one prints the token. */
  async startApi(script?: string): Promise<Service> {
    const service = await Service.start(this.settings, script, "api");
    this.#api = { service, token: service.token ?? this.api.token };
    return service;
  }

  /** `stint worker` as operators run it. */
  worker(): Promise<Service> {
    return this.#startWorker({});
  }

  /** A worker whose clock moves when it is told. */
  workerByTheClock(): Promise<Service> {
    return this.#startWorker({}, failPointScript);
  }

  /** A worker that claims in another way than the product does. */
  workerThatClaims(how: { leaseSeconds?: number; heldMs?: number; heldToTheEnd?: boolean }): Promise<Service> {
    const settings = {
      TEST_LEASE_SECONDS: String(how.leaseSeconds ?? 45),
      TEST_CLAIM_HELD_MS: String(how.heldMs ?? 0),
      TEST_CLAIM_HELD_TO_THE_END: how.heldToTheEnd ? "yes" : "no",
    };
    return this.#startWorker(settings, workerScript);
  }

  async #startWorker(settings: Settings, script?: string): Promise<Service> {
    const worker = await Service.start({ ...this.settings, ...settings }, script, "worker");
    this.#workers.push(worker);
    return worker;
  }

  /** Throws for any answer but 2xx. */
  async ask(path: string, body?: Json, method = body ? "POST" : "GET"): Promise<Json> {
    const { service, token } = this.api;
    const response = await fetch(`${service.url}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    return text === "" ? {} : (JSON.parse(text) as Json);
  }

  /** A subscription to invitations, whose receiver is this path. */
  async subscribe(path: string, more: Json = {}): Promise<string> {
    const url = new URL(path, this.receiver.url).href;
    return String((await this.ask("/webhooks", { url, events: ["user.invited"], ...more }))["id"]);
  }

  /** So many due deliveries of each subscription, of events that the API did not have to record one by one. */
  async backlog(webhooks: readonly string[], count: number): Promise<void> {
    for (let left = count; left > 0; left -= STEP) await this.#backlog(webhooks, Math.min(left, STEP));
  }

  async #backlog(webhooks: readonly string[], count: number): Promise<void> {
    const events = Array.from({ length: count }, () => ids.next("evt"));
    const body = JSON.stringify({ type: "user.invited", timestamp: Math.floor(Date.now() / 1_000), data: {} });
    await this.rows(
      `insert into events (workspace_id, id, type, occurred_at, body)
       select (select id from workspaces), unnest($1::text[]), 'user.invited', now(), $2`,
      [events, body],
    );
    const made = webhooks.flatMap((webhook) => events.map((event) => ({ id: ids.next("whd"), webhook, event })));
    await this.rows(
      `insert into webhook_deliveries (id, workspace_id, webhook_id, event_id, event_type, status, attempts, next_attempt_at, fence, claims,
         version, created_at, updated_at)
       select m.id, (select id from workspaces), m.webhook, m.event, 'user.invited', 'pending', 0, now(), 0, 0, 1, now(), now()
       from jsonb_to_recordset($1::jsonb) as m(id text, webhook text, event text)`,
      [JSON.stringify(made)],
    );
  }

  /** Looks into the store past the service. */
  async rows(query: string, values: unknown[] = []): Promise<readonly Json[]> {
    return (await sql(this.database.url, query, values)).rows as Json[];
  }

  async count(what: string, values: unknown[] = []): Promise<number> {
    const [row] = await this.rows(`select count(*)::int as count from ${what}`, values);
    return Number(row?.["count"]);
  }

  /** Waits until no delivery is pending any more. */
  async settled(): Promise<void> {
    const none = async () => (await this.count("webhook_deliveries where status = 'pending'")) === 0;
    await until("every delivery to be over", none, PATIENCE_MS);
  }

  at(path: string): readonly Received[] {
    return this.receiver.received.filter((request) => request.path === path);
  }

  /** Ends the workers, and forgets what was received. */
  async clear(): Promise<void> {
    await Promise.all(this.#workers.splice(0).map((worker) => worker.kill()));
    this.receiver.received.length = 0;
    this.receiver.answer = () => 200;
  }

  async close(): Promise<void> {
    await this.clear();
    this.receiver.close();
    await this.#api?.service.kill();
    await this.database.drop();
    this.#folder.remove();
  }
}

/** A scene for the suite, whose tests begin without workers and with a receiver that has seen nothing. */
export function faultScene(script?: string): () => FaultScene {
  let scene: FaultScene | undefined;
  before(async function () {
    scene = await FaultScene.open(script);
  });
  afterEach(() => scene?.clear());
  after(() => scene?.close());
  return () => {
    if (!scene) throw new Error("The scene is not set yet.");
    return scene;
  };
}

export function deliveryOf({ headers }: Received): string {
  return String(headers["x-service-delivery"]);
}
