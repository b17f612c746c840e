/**
 * Measures the end-to-end throughput of the engine as a ratio to plain loops that post the same bytes to the same receiver in the same run, the slowdown of
 * 19 healthy subscriptions while the 20th hangs, and the delay from an event to its first attempt at 200 events a second, after a warm-up. Arguments:
 * rounds, deliveries per round, pending deliveries of the hanging subscription.
 */
import { once } from "node:events";
import { clientOf } from "./client.js";
import { bareGot, bareHttp, body, median, quantile, run } from "./loops.js";
import { Receiver } from "./receiver.js";
import { type Running, Scene } from "./scene.js";

const ROUNDS = Number(process.argv[2] ?? 5);
const DELIVERIES = Number(process.argv[3] ?? 6_000);
const BACKLOG = Number(process.argv[4] ?? 100_000);
const EVENTS_A_SECOND = 200;
const SECONDS = 20;
const WARM_UP_SECONDS = 5;
const SUBSCRIPTIONS = 20;

/** A worker, and its work since the last call. */
class Worker {
  #spent = 0;

  private constructor(private readonly running: Running) {}

  static async start(): Promise<Worker> {
    return new Worker(await scene.start("worker-process.js", []));
  }

  /** Statements sent to PostgreSQL by name, and microseconds of CPU time. */
  async told(): Promise<{ readonly statements: Readonly<Record<string, number>>; readonly cpu: number }> {
    const { child } = this.running;
    child.send("tell");
    const [{ statements, cpu }] = (await once(child, "message")) as [
      { statements: Record<string, number>; cpu: { user: number; system: number } },
    ];
    const used = cpu.user + cpu.system - this.#spent;
    this.#spent += used;
    return { statements, cpu: used };
  }

  async stop(): Promise<void> {
    this.running.child.kill("SIGTERM");
    await once(this.running.child, "exit");
  }
}

const scene = await Scene.open();
const receiver = await Receiver.start();
try {
  const token = await subscribed();
  const worker = await Worker.start();
  await throughput(worker);
  await isolation();
  await worker.stop();
  await latency(token);
} finally {
  receiver.stop();
  await scene.close();
}

/** Creates a workspace with subscriptions, and returns its owner's token. */
async function subscribed(): Promise<string> {
  const client = await clientOf(scene, ["api"]);
  for (let n = 0; n < SUBSCRIPTIONS; n += 1)
    await client.make("/webhooks", { url: `${receiver.url}/hooks/${n}`, events: ["time_entry.updated"] });
  return client.secret;
}

/** Deliveries per second of one worker, compared with each plain loop in turn. */
async function throughput(worker: Worker): Promise<void> {
  const loops = [bareHttp(`${receiver.url}/bare`), bareGot(`${receiver.url}/bare`)];
  const rates: number[][] = [[], [], []];
  let told: Awaited<ReturnType<Worker["told"]>> = { statements: {}, cpu: 0 };
  for (let round = -1; round < ROUNDS; round += 1) {
    const spans: number[] = [];
    for (const loop of loops) {
      const taking = receiver.take(DELIVERIES);
      await run(loop, DELIVERIES);
      spans.push((await taking).spanMs);
    }
    await worker.told();
    spans.push(await delivered("%/hooks/%", DELIVERIES));
    told = await worker.told();
    if (round >= 0) spans.forEach((ms, index) => rates[index]?.push(((DELIVERIES - 1) * 1_000) / ms));
  }
  for (const loop of loops) loop.close();
  ["node:http", "got", "engine"].forEach((name, index) =>
    console.log(
      `${name.padEnd(10)} ${median(rates[index] ?? [])
        .toFixed(0)
        .padStart(7)}/s`,
    ),
  );
  const over = (base: number): string =>
    median((rates[2] ?? []).map((rate, index) => rate / (rates[base]?.[index] ?? Number.NaN))).toFixed(2);
  console.log(`engine / node:http ${over(0)} (aim: 0.40); engine / got ${over(1)} (aim: 0.60); medians of ${ROUNDS} rounds`);
  const sum = Object.values(told.statements).reduce((total, count) => total + count, 0);
  console.log(`${(sum / DELIVERIES).toFixed(2)} statements per delivery, begin and commit included (aim: at most 3)`);
  for (const [name, count] of Object.entries(told.statements))
    console.log(`  ${name.slice(0, 60)}: ${(count / DELIVERIES).toFixed(3)}`);
  console.log(`${(told.cpu / DELIVERIES).toFixed(0)} µs of the worker's processor time for each`);
}

/** The slowdown of healthy subscriptions while the last one hangs, with and without it in turn. */
async function isolation(): Promise<void> {
  const last = `${receiver.url}/hooks/${SUBSCRIPTIONS - 1}`;
  await scene.sql.query("update webhooks set url = $2 where url = $1", [last, `${receiver.url}/hanging`]);
  await fill("%/hanging", BACKLOG);
  const count = Math.floor(DELIVERIES / (SUBSCRIPTIONS - 1)) * (SUBSCRIPTIONS - 1);
  const losses: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await scene.sql.query("update webhooks set status = 'paused' where url like '%/hanging'");
    const alone = await delivered("%/hooks/%", count);
    await scene.sql.query("update webhooks set status = 'active' where url like '%/hanging'");
    losses.push(1 - alone / (await delivered("%/hooks/%", count)));
  }
  console.log(
    `while one of ${SUBSCRIPTIONS} hangs with ${BACKLOG} waiting, the others lose ${(median(losses) * 100).toFixed(1)} % (aim: at most 10 %); ` +
      `each round ${losses.map((loss) => (loss * 100).toFixed(0)).join(", ")}`,
  );
  await scene.sql.query("update webhooks set status = 'paused' where url like '%/hanging'");
}

/** Milliseconds from the first to the last arrival of this many deliveries that become due at the same time. */
async function delivered(urls: string, count: number): Promise<number> {
  const { rows } = await scene.sql.query<{ count: number }>("select count(*)::int as count from webhooks where url like $1", [
    urls,
  ]);
  const taking = receiver.take(count);
  await fill(urls, count / (rows[0]?.count ?? 1));
  const { spanMs } = await taking;
  await until(
    "select not exists (select from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.status = 'pending' and w.url like $1) as done",
    urls,
  );
  return spanMs;
}

/** Makes this many deliveries of each subscription due at the same instant. */
async function fill(urls: string, each: number): Promise<void> {
  await scene.sql.query("update webhooks set status = 'paused' where url like $1", [urls]);
  await scene.sql.query(
    `with made as (
       insert into events (id, workspace_id, type, occurred_at, body)
       select 'evt_' || gen_random_uuid(), (select id from workspaces limit 1), 'time_entry.updated', now(), $2 from generate_series(1, $3::int)
       returning id, workspace_id)
     insert into webhook_deliveries (id, workspace_id, webhook_id, event_id, event_type, status, attempts, next_attempt_at, fence, claims,
       version, created_at, updated_at)
     select 'whd_' || gen_random_uuid(), made.workspace_id, w.id, made.id, 'time_entry.updated', 'pending', 0, now(), 0, 0, 1, now(), now()
     from made cross join webhooks w where w.url like $1`,
    [urls, body, each],
  );
  await scene.sql.query("analyze webhook_deliveries");
  await scene.sql.query("update webhooks set status = 'active' where url like $1", [urls]);
}

/** The delay from an event to its first attempt, while one process handles 200 changes a second and delivers each once. */
async function latency(token: string): Promise<void> {
  // Removes data of earlier measurements: paused subscriptions also hold each event.
  await scene.sql.query("update webhooks set deleted_at = now() where url not like '%/hooks/0'");
  await scene.sql.query("delete from webhook_deliveries where status = 'pending'");
  await scene.sql.query("vacuum analyze");
  await scene.sql.query("checkpoint");
  const client = await clientOf(scene, ["serve"], token);
  const project = await client.make("/projects", { name: "Bench" });
  const work = { project_id: project, start_time: "2026-03-02T08:00:00Z", end_time: "2026-03-02T09:00:00Z" };
  const entries: string[] = [];
  for (let n = 0; n < 50; n += 1) entries.push(await client.make("/time-entries", work));
  const change = (n: number) => client.ask("PATCH", `/time-entries/${entries[n % entries.length]}`, { notes: `Change ${n}` });
  await changed(WARM_UP_SECONDS, change);
  const { since, rate } = await changed(SECONDS, change);
  const { rows } = await scene.sql.query<{ ms: number }>(
    `select extract(epoch from a.at - e.occurred_at)::float8 * 1000 as ms from webhook_attempts a
     join webhook_deliveries d on d.id = a.delivery_id join events e on e.id = d.event_id where d.created_at >= $1`,
    [since],
  );
  const delays = rows.map(({ ms }) => ms);
  const [p50, p99] = [quantile(delays, 0.5), quantile(delays, 0.99)];
  console.log(
    `from event to first attempt at ${rate.toFixed(0)} events/s: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (aim: p99 at most 250 ms), ` +
      `longest ${Math.max(...delays).toFixed(0)} ms`,
  );
}

/** Makes this many changes at the rate and waits until all are delivered. Returns the start and the actual rate. */
async function changed(
  seconds: number,
  change: (n: number) => Promise<unknown>,
): Promise<{ readonly since: Date | undefined; readonly rate: number }> {
  const { rows } = await scene.sql.query<{ now: Date }>("select clock_timestamp() as now");
  const since = rows[0]?.now;
  const changes: Promise<unknown>[] = [];
  const start = performance.now();
  for (let n = 0; n < EVENTS_A_SECOND * seconds; n += 1) {
    const early = start + (n * 1_000) / EVENTS_A_SECOND - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    changes.push(change(n));
  }
  await Promise.all(changes);
  const rate = (changes.length * 1_000) / (performance.now() - start);
  await until(
    "select count(*) = $1 as done from webhook_deliveries where status = 'succeeded' and created_at >= $2",
    changes.length,
    since,
  );
  return { since, rate };
}

async function until(question: string, ...values: readonly unknown[]): Promise<void> {
  for (;;) {
    const { rows } = await scene.sql.query<{ done: boolean }>(question, [...values]);
    if (rows[0]?.done) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
