import { quantile } from "../figures.js";
import { type Side, interleaved } from "../interleave.js";
import { bareGot, bareHttp, type Loop, run } from "../references/webhook-loops.js";
import type { CaseResult, Figures, Pair } from "../results.js";
import type { Context, Scenario } from "../scenario.js";
import { current } from "../scenes/build.js";
import type { Client } from "../scenes/client.js";
import { DeliveryScene, SUBSCRIPTIONS } from "../scenes/delivery-scene.js";
import { Receiver } from "../scenes/receiver.js";
import { spending } from "../scenes/spending.js";

/** In each round. All subscriptions get the same number, also without the last one. */
const DELIVERIES = SUBSCRIPTIONS * (SUBSCRIPTIONS - 1) * 16;
const BACKLOG = 100_000;
const EVENTS_A_SECOND = 200;
const ENTRIES = 50;
const FIGURE = "deliveries/s";

interface Deliveries extends Context {
  readonly scenes: readonly DeliveryScene[];
  readonly receiver: Receiver;
}

const cases: Readonly<Record<string, (context: Deliveries, name: string) => Promise<CaseResult>>> = {
  engine: throughput,
  "while one endpoint hangs": isolation,
  "from event to first attempt": latency,
};

export const webhooksScenario: Scenario = {
  title: "webhooks",
  note:
    `A worker delivers to ${SUBSCRIPTIONS} endpoints, compared with plain loops that post the same bytes; then while the last one hangs with ` +
    `${BACKLOG} deliveries waiting; then one process makes ${EVENTS_A_SECOND} changes a second and delivers each.`,
  cases: Object.keys(cases),
  async run(context, names) {
    const receiver = await Receiver.start(context.cleanup);
    const scenes = await Promise.all(context.builds.map((build) => DeliveryScene.open(build, receiver, context.cleanup)));
    const results: CaseResult[] = [];
    for (const [name, measure] of Object.entries(cases)) {
      if (!names.includes(name)) continue;
      context.say(`  ${name}`);
      results.push(await measure({ ...context, scenes, receiver }, name));
    }
    for (const scene of scenes) await scene.close();
    return results;
  },
};

/** Deliveries per second of one worker, compared with each plain loop. */
async function throughput({ options, scenes, receiver }: Deliveries, name: string): Promise<CaseResult> {
  const url = `${receiver.url}/bare`;
  const loops = [bareHttp(url), bareGot(url)];
  const sides = [...scenes.map(engine), ...loops.map((loop) => plain(loop, receiver))];
  const pairs: readonly Pair[] = [
    ...scenes.flatMap(({ build }) => loops.map((loop): Pair => [build.name, loop.name])),
    ...scenes.slice(1).map(({ build }): Pair => [current.name, build.name]),
  ];
  const result = await interleaved(name, sides, { rounds: options.rounds, figure: FIGURE, pairs });
  for (const loop of loops) loop.close();
  return result;
}

function engine(scene: DeliveryScene): Side {
  const measure = async (): Promise<Figures> => {
    const { result: seconds, nodeCpu, databaseCpu } = await spending(scene.spender, () => scene.deliver(DELIVERIES));
    const per = (spent: number | null): number | null => spent && spent / DELIVERIES;
    return { [FIGURE]: (DELIVERIES - 1) / seconds, "node µs": per(nodeCpu), "pg µs": per(databaseCpu) };
  };
  return { name: scene.build.name, measure };
}

function plain(loop: Loop, receiver: Receiver): Side {
  const measure = async (): Promise<Figures> => {
    const taking = receiver.take(DELIVERIES);
    const before = process.cpuUsage();
    await run(loop, DELIVERIES);
    const { user, system } = process.cpuUsage(before);
    return { [FIGURE]: ((DELIVERIES - 1) * 1_000) / (await taking).spanMs, "node µs": (user + system) / DELIVERIES };
  };
  return { name: loop.name, measure };
}

/** What the healthy subscriptions lose while the last one hangs. */
async function isolation({ options, scenes }: Deliveries, name: string): Promise<CaseResult> {
  for (const scene of scenes) await scene.hangOne(BACKLOG);
  const sides = scenes.flatMap((scene) =>
    [false, true].map((hanging): Side => {
      const measure = async (): Promise<Figures> => {
        await scene.hang(hanging);
        const seconds = await scene.deliver(DELIVERIES);
        await scene.hang(false);
        return { [FIGURE]: (DELIVERIES - 1) / seconds };
      };
      return { name: `${scene.build.name}, ${hanging ? "one hangs" : "none hangs"}`, measure };
    }),
  );
  const pairs = scenes.map(({ build }): Pair => [`${build.name}, one hangs`, `${build.name}, none hangs`]);
  return interleaved(name, sides, { rounds: options.rounds, figure: FIGURE, pairs });
}

/** The delay from an event to its first attempt, while one process handles the changes and delivers each once. */
async function latency({ options, scenes }: Deliveries, name: string): Promise<CaseResult> {
  const sides: Side[] = [];
  for (const scene of scenes) {
    const client = await scene.serve();
    const entries = await entriesOf(client);
    sides.push({ name: scene.build.name, measure: () => changed(scene, client, entries, options.seconds) });
  }
  const pairs = scenes.slice(1).map(({ build }): Pair => [current.name, build.name]);
  return interleaved(name, sides, { rounds: options.rounds, figure: "p99 ms", pairs });
}

async function entriesOf(client: Client): Promise<readonly string[]> {
  const project = await client.make("/projects", { name: "Bench" });
  const work = { project_id: project, start_time: "2026-03-02T08:00:00Z", end_time: "2026-03-02T09:00:00Z" };
  const entries: string[] = [];
  for (let n = 0; n < ENTRIES; n += 1) entries.push(await client.make("/time-entries", work));
  return entries;
}

/** Makes the changes at the rate and waits until all are delivered. */
async function changed(scene: DeliveryScene, client: Client, entries: readonly string[], seconds: number): Promise<Figures> {
  const since = await scene.now();
  const start = performance.now();
  const changes: Promise<unknown>[] = [];
  for (let n = 0; n < EVENTS_A_SECOND * seconds; n += 1) {
    const early = start + (n * 1_000) / EVENTS_A_SECOND - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const notes = `Change ${n} of ${since.toISOString()}`;
    changes.push(client.ask("PATCH", `/time-entries/${entries[n % entries.length]}`, { notes }));
  }
  await Promise.all(changes);
  const rate = (changes.length * 1_000) / (performance.now() - start);
  const delays = await scene.delays(since, changes.length);
  return {
    "events/s": rate,
    "p50 ms": quantile(delays, 0.5),
    "p99 ms": quantile(delays, 0.99),
    "longest ms": Math.max(...delays),
  };
}
