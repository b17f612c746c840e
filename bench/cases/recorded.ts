import { type Side, interleaved } from "../interleave.js";
import type { HttpRequest } from "../loads/http-requests.js";
import { Load } from "../loads/load.js";
import { type CaseResult, type Pair, ratioOf } from "../results.js";
import { itemOf } from "../rows/random.js";
import { searched, tags } from "../rows/words.js";
import type { Context, Scenario } from "../scenario.js";
import { current } from "../scenes/build.js";
import { Receiver } from "../scenes/receiver.js";
import { RecordedScene } from "../scenes/recorded-scene.js";
import { MANY } from "./http.js";

const ENTRIES = 20_000;
const MANY_ENTRIES = 200_000;
const REFERENCE = "get one";

/** Reads, compared with {@link REFERENCE}. */
const reads: Readonly<Record<string, (scene: RecordedScene) => string>> = {
  "list of 50": () => "limit=50",
  "list of 50 by -start_time": () => "limit=50&sort=-start_time",
  "list of 50 of a project": ({ projects }) => `limit=50&sort=-start_time&project_id=${itemOf(projects, 1)}`,
  "list of 50 of a frequent tag": () => `limit=50&sort=-start_time&tag=${tags.common}`,
  "entries of a rare tag": () => `sort=-start_time&tag=${tags.rare}`,
  "list of 50, notes with a frequent word": () => `limit=50&sort=-start_time&notes=${searched.common}`,
  "entries, notes with a rare word": () => `sort=-start_time&notes=${searched.rare}`,
};
const BUSY = `list of 50, ${MANY} connections`;
const INVOICE = "invoice of 10,000 entries";
const SUBSCRIBED = "10,000 creates with one webhook";
const CREATES = 2_000;
const LAST = 5;

export const recordedScenarios: readonly Scenario[] = [scenario("recorded embedded", true), scenario("recorded", false)];

function scenario(title: string, embedded: boolean): Scenario {
  const cases = [...Object.keys(reads), ...(embedded ? [] : [BUSY, INVOICE]), SUBSCRIBED];
  return {
    title,
    note:
      `Time entries recorded over HTTP since the first start, ${embedded ? "in the embedded database" : "on a server"}: as they are then, and after ` +
      `"vacuum analyze" and a restart. Over one connection, compared with ${REFERENCE} in the same state.`,
    cases,
    async run(context, names) {
      const sizes = [ENTRIES, ...(context.options.large ? [MANY_ENTRIES] : [])];
      const results: CaseResult[] = [];
      const ofEntries = names.filter((name) => name !== SUBSCRIBED);
      if (ofEntries.length > 0) for (const size of sizes) results.push(...(await grown(context, embedded, size, ofEntries)));
      if (names.includes(SUBSCRIBED)) results.push(await subscribed(context, embedded));
      return results;
    },
  };
}

async function grown(
  context: Context,
  embedded: boolean,
  size: number,
  names: readonly string[],
): Promise<readonly CaseResult[]> {
  const { builds, cleanup, say } = context;
  const scenes: RecordedScene[] = [];
  for (const build of builds) {
    const scene = await RecordedScene.open(build, context, embedded);
    say(`  ${build.name}: recorded ${size.toLocaleString("en")} entries in ${Math.round(await scene.record(size))} s`);
    scenes.push(scene);
  }
  const load = new Load(cleanup);
  const results: CaseResult[] = [];
  for (const state of ["as recorded", "analyzed"]) {
    if (state === "analyzed") for (const scene of scenes) await scene.analyze();
    for (const name of names) {
      say(`  ${name}, ${state}`);
      const title = `${size.toLocaleString("en")} entries, ${state}: ${name}`;
      if (name === INVOICE) results.push(await invoiced(context, title, scenes));
      else if (name === BUSY) results.push(await besideBare(context, title, scenes, load));
      else results.push(await compared(context, title, name, scenes, load));
    }
  }
  for (const scene of scenes) await scene.close();
  return results;
}

async function compared(
  { options }: Context,
  title: string,
  name: string,
  scenes: readonly RecordedScene[],
  load: Load,
): Promise<CaseResult> {
  const sides: Side[] = [];
  const pairs: Pair[] = [];
  for (const scene of scenes) {
    const query = reads[name]?.(scene);
    if (query === undefined) throw new Error(`There is no case ${name}.`);
    const { client, token } = scene;
    const { data } = await client.ask<{ data: readonly { readonly id: string }[] }>("GET", `/time-entries?${query}`);
    const one = itemOf(data, 0).id;
    const side = (side: string, path: string): Side => ({
      name: side,
      async measure() {
        const requests: readonly HttpRequest[] = [{ method: "GET", path: `/v1/time-entries${path}`, token }];
        const { p50, p99 } = await load.send({ port: client.port, connections: 1, seconds: options.seconds, requests });
        return { "p50 ms": p50, "p99 ms": p99 };
      },
    });
    const reference = `${scene.build.name}, ${REFERENCE}`;
    sides.push(side(scene.build.name, `?${query}`), side(reference, `/${one}`));
    pairs.push([scene.build.name, reference]);
    if (scene.build !== current) pairs.push([current.name, scene.build.name]);
  }
  return interleaved(title, sides, { rounds: options.rounds, figure: "p50 ms", pairs });
}

/** The list over many connections, and the bare reference on the rows of the current build. */
async function besideBare(
  { options, cleanup }: Context,
  title: string,
  scenes: readonly RecordedScene[],
  load: Load,
): Promise<CaseResult> {
  const BARE = "bare";
  const FIGURE = "req/s";
  const bare = await itemOf(scenes, 0).bare(cleanup);
  const ports = [
    ...scenes.map(({ build, client, token }) => ({ name: build.name, port: client.port, token })),
    { name: BARE, port: bare.port, token: itemOf(scenes, 0).token },
  ];
  const sides = ports.map(({ name, port, token }): Side => ({
    name,
    async measure() {
      const requests = [{ method: "GET", path: "/v1/time-entries?limit=50&sort=-start_time", token }];
      const { count, seconds, p50, p99 } = await load.send({ port, connections: MANY, seconds: options.seconds, requests });
      return { [FIGURE]: count / seconds, "p50 ms": p50, "p99 ms": p99 };
    },
  }));
  const pairs = scenes.map(({ build }): Pair => [build.name, BARE]);
  const result = await interleaved(title, sides, { rounds: options.rounds, figure: FIGURE, pairs });
  await bare.stop();
  return result;
}

/** Bills half of the entries, and voids the invoice so that the next round can bill them again. */
function invoiced({ options }: Context, title: string, scenes: readonly RecordedScene[]): Promise<CaseResult> {
  const FIGURE = "create ms";
  const sides = scenes.map(({ build, client, customer }): Side => ({
    name: build.name,
    async measure() {
      const start = performance.now();
      const invoice = await client.make("/invoices", { client_id: customer, from_time: { group_by: "project" } });
      const created = performance.now();
      await client.ask("DELETE", `/invoices/${invoice}`);
      return { [FIGURE]: created - start };
    },
  }));
  const pairs = scenes.filter(({ build }) => build !== current).map(({ build }): Pair => [current.name, build.name]);
  return interleaved(title, sides, { rounds: Math.ceil(options.rounds / 2), figure: FIGURE, pairs });
}

/** The seconds of the first and the last creates while a receiver accepts their deliveries. */
async function subscribed(context: Context, embedded: boolean): Promise<CaseResult> {
  const receiver = await Receiver.start(context.cleanup);
  const sides: { readonly name: string; readonly figures: { readonly s: number } }[] = [];
  const ratios = [];
  for (const build of context.builds) {
    context.say(`  ${build.name}: ${SUBSCRIBED}`);
    const scene = await RecordedScene.open(build, context, embedded);
    await scene.client.make("/webhooks", { url: `${receiver.url}/hooks`, events: ["time_entry.created"] });
    const seconds: number[] = [];
    while (seconds.length < LAST) seconds.push(await scene.record(CREATES));
    const [first, last] = [`${build.name}, first 2,000`, `${build.name}, last 2,000`];
    const measured = { [first]: [{ s: itemOf(seconds, 0) }], [last]: [{ s: itemOf(seconds, LAST - 1) }] };
    for (const [name, [figures]] of Object.entries(measured)) if (figures) sides.push({ name, figures });
    ratios.push(ratioOf([last, first], "s", measured));
    await scene.close();
  }
  return { name: SUBSCRIBED, sides, ratios: ratios.filter((ratio) => ratio !== null) };
}
