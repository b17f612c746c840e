import { itemOf } from "../rows/random.js";
import { type Side, interleaved } from "../interleave.js";
import { Load } from "../loads/load.js";
import type { HttpRequest } from "../loads/http-requests.js";
import { BareInsert } from "../references/bare-insert.js";
import type { CaseResult, Figures, Pair } from "../results.js";
import type { Context, Scenario } from "../scenario.js";
import { current } from "../scenes/build.js";
import { type FilledScene, openFilledScene } from "../scenes/filled-scene.js";
import { LARGE } from "./growth.js";

/** Numbers of billed entries, and how often each is measured as a share of the rounds. */
const sizes: Readonly<Record<string, { readonly entries: number; readonly share: number }>> = {
  "invoice of 100 entries": { entries: 100, share: 4 },
  "invoice of 1,000 entries": { entries: 1_000, share: 1 },
  "invoice of 10,000 entries": { entries: 10_000, share: 0.5 },
  "invoice of 100,000 entries": { entries: 100_000, share: 0.2 },
};
/** Invoices with more entries than this have one line, others one for each entry. */
const MOST_LINES = 1_000;
const BARE = "bare insert";
const COMPARED_WITH_BARE = 100;
const FIGURE = "create ms";
const OTHERS = 4;
/** Longer than any invoice takes. */
const ENDLESS_SECONDS = 3_600;

interface Invoicing extends Context {
  readonly scenes: readonly FilledScene[];
  readonly load: Load;
}

export const invoicesScenario: Scenario = {
  title: "billing",
  note:
    `In a workspace with ${LARGE.toLocaleString("en")} time entries: creating a draft from unbilled time, issuing it, voiding it, and the p99 of ` +
    `${OTHERS} connections that read time entries while it is created and voided. ${BARE} inserts ${COMPARED_WITH_BARE} rows one by one in one transaction.`,
  cases: Object.keys(sizes),
  async run(context, names) {
    const chosen = Object.entries(sizes).filter(([name]) => names.includes(name));
    const billing = chosen.map(([, { entries }]) => entries);
    const scenes: FilledScene[] = [];
    for (const build of context.builds) scenes.push(await openFilledScene(context, build, LARGE, billing));
    const load = new Load(context.cleanup);
    const results: CaseResult[] = [];
    for (const [name, { entries, share }] of chosen) {
      context.say(`  ${name}`);
      const rounds = Math.ceil(context.options.rounds * share);
      results.push(await compared({ ...context, scenes, load }, name, entries, rounds));
    }
    for (const { scene } of scenes) await scene.close();
    return results;
  },
};

async function compared({ scenes, load }: Invoicing, name: string, entries: number, rounds: number): Promise<CaseResult> {
  const sides = scenes.map((scene): Side => ({ name: scene.build.name, measure: () => billed(scene, load, entries) }));
  const pairs = scenes.slice(1).map(({ build }): Pair => [current.name, build.name]);
  if (entries !== COMPARED_WITH_BARE)
    return interleaved(name, sides, { rounds, figure: FIGURE, pairs, warmUp: entries <= MOST_LINES });
  const bare = await BareInsert.of(itemOf(scenes, 0).scene, entries);
  const insert: Side = { name: BARE, measure: async () => ({ [FIGURE]: await bare.measure() }) };
  const withBare = [...pairs, ...scenes.map(({ build }): Pair => [build.name, BARE])];
  const result = await interleaved(name, [...sides, insert], { rounds, figure: FIGURE, pairs: withBare });
  bare.close();
  return result;
}

/** Bills the entries alone, and once more while others read. Voiding makes them billable again. */
async function billed(scene: FilledScene, load: Load, entries: number): Promise<Figures> {
  const alone = await invoiced(scene, entries);
  const reading = load.send({ port: scene.client.port, connections: OTHERS, seconds: ENDLESS_SECONDS, requests: reads(scene) });
  await invoiced(scene, entries);
  load.end();
  const { p99 } = await reading;
  return { ...alone, "others p99 ms": p99 };
}

async function invoiced({ client, billing }: FilledScene, entries: number): Promise<Figures> {
  const from_time = { group_by: entries > MOST_LINES ? "project" : "entry" };
  const start = performance.now();
  const invoice = await client.make("/invoices", { client_id: billing.get(entries) ?? null, from_time });
  const created = performance.now();
  await client.ask("PATCH", `/invoices/${invoice}`, { status: "open" });
  const issued = performance.now();
  await client.ask("PATCH", `/invoices/${invoice}`, { status: "void" });
  return { [FIGURE]: created - start, "issue ms": issued - created, "void ms": performance.now() - issued };
}

function reads({ client, rows }: FilledScene): readonly HttpRequest[] {
  const { token } = client;
  return [
    { method: "GET", path: "/v1/time-entries?limit=50&sort=-start_time", token },
    { method: "GET", path: `/v1/projects/${itemOf(rows.projects, 0).id}`, token },
    { method: "GET", path: `/v1/clients/${itemOf(rows.clients, 0)}`, token },
  ];
}
