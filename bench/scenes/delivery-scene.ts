import type { ChildProcess } from "node:child_process";
import { body } from "../references/webhook-loops.js";
import type { Build } from "./build.js";
import type { Cleanup } from "./cleanup.js";
import { Client } from "./client.js";
import { pidOf, stopped } from "./process.js";
import type { Receiver } from "./receiver.js";
import { ServerScene } from "./scene.js";
import type { Spender } from "./spending.js";

export const SUBSCRIPTIONS = 20;
const HEALTHY = "%/hooks/%";

/** A workspace whose subscriptions all point to the receiver, and a process that delivers. */
export class DeliveryScene {
  private constructor(
    readonly build: Build,
    private readonly scene: ServerScene,
    private readonly receiver: Receiver,
    private readonly token: string,
    private worker: ChildProcess,
  ) {}

  static async open(build: Build, receiver: Receiver, cleanup: Cleanup): Promise<DeliveryScene> {
    const scene = await ServerScene.open(build, cleanup);
    const api = await scene.serve("api");
    const client = Client.of(api);
    for (let n = 0; n < SUBSCRIPTIONS; n += 1)
      await client.make("/webhooks", { url: `${receiver.url}/hooks/${n}`, events: ["time_entry.updated"] });
    await stopped(api.child, "SIGTERM");
    const { child } = await scene.serve("worker");
    return new DeliveryScene(build, scene, receiver, client.token, child);
  }

  get spender(): Spender {
    return { pid: pidOf(this.worker), connections: { scene: this.scene, application: "stint" } };
  }

  close(): Promise<void> {
    return this.scene.close();
  }

  /** Seconds from the first to the last arrival of this many deliveries that become due at the same time. */
  async deliver(count: number): Promise<number> {
    const active = await this.#value<number>(
      "select count(*)::int as value from webhooks where url like $1 and status = 'active'",
      HEALTHY,
    );
    const taking = this.receiver.take(count);
    await this.#fill(HEALTHY, count / active);
    const { spanMs } = await taking;
    await this.#until(
      "select not exists (select from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.status = 'pending' and w.url like $1) as value",
      HEALTHY,
    );
    return spanMs / 1_000;
  }

  /** Makes the last subscription one that never gets a response, with a backlog. It is paused. */
  async hangOne(backlog: number): Promise<void> {
    await this.scene.sql.query("update webhooks set url = $1, status = 'paused' where url like $2", [
      `${this.receiver.url}/hanging`,
      `%/hooks/${SUBSCRIPTIONS - 1}`,
    ]);
    await this.#fill("%/hanging", backlog);
    await this.hang(false);
  }

  async hang(active: boolean): Promise<void> {
    await this.scene.sql.query("update webhooks set status = $1 where url like '%/hanging'", [active ? "active" : "paused"]);
  }

  /** Leaves one subscription and no backlog, and serves requests and deliveries in one process. */
  async serve(): Promise<Client> {
    await stopped(this.worker, "SIGTERM");
    await this.scene.sql.query("update webhooks set deleted_at = now() where url not like '%/hooks/0'");
    await this.scene.sql.query("delete from webhook_deliveries where status = 'pending'");
    await this.scene.sql.query("vacuum analyze");
    const running = await this.scene.serve("serve");
    this.worker = running.child;
    return Client.of(running, this.token);
  }

  now(): Promise<Date> {
    return this.#value<Date>("select clock_timestamp() as value");
  }

  /** The milliseconds from each event since then to its first attempt, when this many are delivered. */
  async delays(since: Date, count: number): Promise<readonly number[]> {
    await this.#until(
      "select count(*) = $1 as value from webhook_deliveries where status = 'succeeded' and created_at >= $2",
      count,
      since,
    );
    const { rows } = await this.scene.sql.query<{ ms: number }>(
      `select extract(epoch from a.at - e.occurred_at)::float8 * 1000 as ms from webhook_attempts a
       join webhook_deliveries d on d.id = a.delivery_id join events e on e.id = d.event_id where d.created_at >= $1`,
      [since],
    );
    return rows.map(({ ms }) => ms);
  }

  /** Makes this many deliveries of each subscription due at the same instant. */
  async #fill(urls: string, each: number): Promise<void> {
    const { sql } = this.scene;
    const { rows } = await sql.query<{ id: string }>(
      "update webhooks set status = 'paused' where url like $1 and deleted_at is null returning id",
      [urls],
    );
    const ids = rows.map(({ id }) => id);
    await sql.query(
      `with made as (
         insert into events (id, workspace_id, type, occurred_at, body)
         select 'evt_' || gen_random_uuid(), (select id from workspaces limit 1), 'time_entry.updated', now(), $2 from generate_series(1, $3::int)
         returning id, workspace_id)
       insert into webhook_deliveries (id, workspace_id, webhook_id, event_id, event_type, status, attempts, next_attempt_at, fence, claims,
         version, created_at, updated_at)
       select 'whd_' || gen_random_uuid(), made.workspace_id, w.id, made.id, 'time_entry.updated', 'pending', 0, now(), 0, 0, 1, now(), now()
       from made cross join unnest($1::text[]) w(id)`,
      [ids, body, each],
    );
    await sql.query("analyze webhook_deliveries");
    await sql.query("update webhooks set status = 'active' where id = any($1)", [ids]);
  }

  async #until(question: string, ...values: unknown[]): Promise<void> {
    while (!(await this.#value<boolean>(question, ...values))) await new Promise((resolve) => setTimeout(resolve, 100));
  }

  async #value<T>(question: string, ...values: unknown[]): Promise<T> {
    const { rows } = await this.scene.sql.query<{ value: T }>(question, values);
    const [row] = rows;
    if (!row) throw new Error(`No row: ${question}`);
    return row.value;
  }
}
