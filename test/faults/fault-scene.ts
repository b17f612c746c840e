import { join } from "node:path";
import type { Container } from "inversify";
import pg from "pg";
import { TypeIdSource } from "../../adapters/system/type-id-source.js";
import { configOf } from "../../bootstrap/config.js";
import { closeAll, createContainer } from "../../bootstrap/container.js";
import { tokens } from "../../bootstrap/tokens.js";
import { type UserActor, parseCurrency, parseTimeZone, type UseCases, type WebhookId } from "../../core/index.js";
import { createDatabase, createFolder, type TestDatabase } from "../adapters/sql/databases.js";
import { Service } from "../end-to-end/service-process.js";
import { until } from "../end-to-end/until.js";
import { type Received, WebhookReceiver } from "../end-to-end/webhook-receiver.js";
import { root } from "../repository.js";
import { bindBus, type Bus, InProcessWorker, SteeredClock, type WorkerSetup } from "./fault-worker.js";

const workerScript = join(root, "dist/test/faults/worker-process.js");

type Settings = Readonly<Record<string, string>>;
type Row = Readonly<Record<string, unknown>>;

const ids = new TypeIdSource();

/** A workspace on its own database, its use cases in this process, a receiver, and workers on request. */
export class FaultScene {
  readonly clock = new SteeredClock();
  readonly #ending: (() => Promise<unknown>)[] = [];
  #useCases: UseCases | undefined;
  #owner: UserActor | undefined;
  #token: string | undefined;

  private constructor(
    readonly settings: Settings,
    readonly receiver: WebhookReceiver,
    private readonly database: TestDatabase,
    private readonly folder: ReturnType<typeof createFolder>,
    private readonly pool: pg.Pool,
    private readonly container: Container,
  ) {}

  /** Without a bus, hints stay in the process and events are not published. */
  static async open(bus?: Bus): Promise<FaultScene> {
    const [database, folder] = [await createDatabase(), createFolder()];
    const settings = {
      DATABASE_URL: database.url,
      STINT_DATA_DIR: folder.path,
      STINT_WEBHOOK_ALLOW: "127.0.0.0/8",
      STINT_WEBHOOK_RETRY_BASE: "3600",
      STINT_MAIL_LIMIT: "0",
      STINT_PUBLIC_URL: "https://stint.example.com",
      AMQP_URL: bus?.url ?? "",
    };
    const pool = new pg.Pool({ connectionString: database.url, max: 2 });
    pool.on("error", () => undefined);
    const container = createContainer(configOf(settings));
    if (bus) bindBus(container, bus);
    const scene = new FaultScene(settings, await WebhookReceiver.start(), database, folder, pool, container);
    try {
      await scene.#found();
      return scene;
    } catch (error) {
      await scene.close();
      throw error;
    }
  }

  async #found(): Promise<void> {
    this.container.rebind(tokens.clock).toConstantValue(this.clock);
    this.#useCases = await this.container.getAsync(tokens.useCases);
    const { token } = await this.#useCases.createWorkspace({
      name: "Workspace",
      ownerEmail: "owner@example.com",
      currency: parseCurrency("EUR"),
      timeZone: parseTimeZone("UTC"),
    });
    this.#token = token;
    this.#owner = (await this.#useCases.authenticate(token)) ?? undefined;
  }

  get useCases(): UseCases {
    return required(this.#useCases);
  }

  get owner(): UserActor {
    return required(this.#owner);
  }

  get token(): string {
    return required(this.#token);
  }

  /** The error of the use cases' bus, or null. */
  busHealth(): string | null {
    return this.container.get(tokens.messageBus).health();
  }

  /** A process of `stint api`. */
  async api(script: string): Promise<Service> {
    return this.#ends(await Service.start(this.settings, script, "api"), (service) => service.kill());
  }

  /** A process of `stint worker`. */
  async workerProcess(settings: Settings = {}): Promise<Service> {
    return this.#ends(await Service.start({ ...this.settings, ...settings }, workerScript, "worker"), (service) =>
      service.kill(),
    );
  }

  /** A worker in this process, by default with the scene's clock. */
  async worker(setup: WorkerSetup = {}): Promise<InProcessWorker> {
    const worker = await InProcessWorker.start(this.settings, { clock: this.clock, ...setup });
    return this.#ends(worker, (one) => one.breakOff());
  }

  #ends<T>(one: T, end: (one: T) => Promise<unknown>): T {
    this.#ending.push(() => end(one));
    return one;
  }

  /** A subscription to invitations, with this path of the receiver. */
  async subscribe(path: string): Promise<WebhookId> {
    const url = new URL(path, this.receiver.url).href;
    return (await this.useCases.createWebhook(this.owner, { url, events: ["user.invited"] })).id;
  }

  async subscribeMany(paths: readonly string[]): Promise<readonly WebhookId[]> {
    const subscribed = [];
    for (const path of paths) subscribed.push(await this.subscribe(path));
    return subscribed;
  }

  /** Inserts events and this many due deliveries per subscription directly into the store. */
  async backlog(webhooks: readonly string[], count: number): Promise<void> {
    const events = Array.from({ length: count }, () => ids.next("evt"));
    const at = new Date(Date.now() - 1_000);
    const body = JSON.stringify({ type: "user.invited", timestamp: Math.floor(at.getTime() / 1_000), data: {} });
    await this.rows(
      `insert into events (workspace_id, id, type, occurred_at, body)
       select (select id from workspaces), unnest($1::text[]), 'user.invited', $3, $2`,
      [events, body, at],
    );
    const made = webhooks.flatMap((webhook) => events.map((event) => ({ id: ids.next("whd"), webhook, event })));
    await this.rows(
      `insert into webhook_deliveries (id, workspace_id, webhook_id, event_id, event_type, status, attempts, next_attempt_at, fence, claims,
         version, created_at, updated_at)
       select m.id, (select id from workspaces), m.webhook, m.event, 'user.invited', 'pending', 0, $2, 0, 0, 1, $2, $2
       from jsonb_to_recordset($1::jsonb) as m(id text, webhook text, event text)`,
      [JSON.stringify(made), at],
    );
  }

  /** Queries the store directly. */
  async rows(query: string, values: unknown[] = []): Promise<readonly Row[]> {
    return (await this.pool.query<Row>(query, values)).rows;
  }

  async count(what: string, values: unknown[] = []): Promise<number> {
    const [row] = await this.rows(`select count(*)::int as count from ${what}`, values);
    return Number(row?.["count"]);
  }

  /** Waits until no delivery is pending. */
  async settled(): Promise<void> {
    await until("every delivery to be over", async () => (await this.count("webhook_deliveries where status = 'pending'")) === 0);
  }

  at(path: string): readonly Received[] {
    return this.receiver.received.filter((request) => request.path === path);
  }

  /** Removes workers, subscriptions, events and received requests. */
  async clear(): Promise<void> {
    this.receiver.answer = () => 200;
    await Promise.all(this.#ending.splice(0).map((end) => end()));
    this.receiver.received.length = 0;
    await this.rows("truncate webhook_deliveries, webhook_attempts, webhook_endpoints, webhooks, events cascade");
  }

  async close(): Promise<void> {
    await Promise.all(this.#ending.splice(0).map((end) => end()));
    this.receiver.close();
    await closeAll(this.container);
    await this.pool.end();
    await this.database.drop();
    this.folder.remove();
  }
}

/** A scene for the suite, whose tests start without workers, subscriptions and events. */
export function faultScene(): () => FaultScene {
  let scene: FaultScene | undefined;
  before(async () => {
    scene = await FaultScene.open();
  });
  afterEach(() => scene?.clear());
  after(() => scene?.close());
  return () => required(scene);
}

export function deliveryOf({ headers }: Received): string {
  return String(headers["x-service-delivery"]);
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The scene is not open yet.");
  return value;
}
