import { type Side, interleaved } from "../interleave.js";
import { Load } from "../loads/load.js";
import type { CaseResult, Pair } from "../results.js";
import type { Context, Scenario } from "../scenario.js";
import { current } from "../scenes/build.js";
import { type FilledScene, openFilledScene } from "../scenes/filled-scene.js";
import { growthPaths } from "./growth-paths.js";

export const SMALL = 10_000;
export const LARGE = 1_000_000;
const HUGE = 10_000_000;
/** Of a round on one side; a slower request is sent once. */
const SECONDS = 0.3;

export const growthScenario: Scenario = {
  title: "growth",
  note: `One connection. A workspace with ${SMALL.toLocaleString("en")} time entries, and one with ${LARGE.toLocaleString("en")}; each has 49 smaller neighbours.`,
  cases: Object.keys(growthPaths),
  async run(context, names) {
    const { builds, options } = context;
    const sizes = [SMALL, LARGE, ...(options.large ? [HUGE] : [])];
    const scenes: FilledScene[] = [];
    for (const build of builds) for (const size of sizes) scenes.push(await openFilledScene(context, build, size));
    const load = new Load(context.cleanup);
    const results: CaseResult[] = [];
    for (const name of names) {
      context.say(`  ${name}`);
      results.push(await compared(context, scenes, load, name));
    }
    for (const { scene } of scenes) await scene.close();
    return results;
  },
};

async function compared({ options }: Context, scenes: readonly FilledScene[], load: Load, name: string): Promise<CaseResult> {
  const sides = await comparedSides(scenes, load, name);
  const pairs = scenes.flatMap((scene): Pair[] => [
    ...(scene.entries === SMALL ? [] : [[nameOf(scene), nameOf({ ...scene, entries: SMALL })] as const]),
    ...(scene.build === current
      ? scenes
          .filter((other) => other.build !== current && other.entries === scene.entries)
          .map((other): Pair => [nameOf(scene), nameOf(other)])
      : []),
  ]);
  return interleaved(name, sides, { rounds: options.rounds, figure: "p50 ms", pairs });
}

/** Lists return as many items on each side, since the time for an item says nothing about growth. */
async function comparedSides(scenes: readonly FilledScene[], load: Load, name: string): Promise<readonly Side[]> {
  const pathOf = growthPaths[name];
  if (pathOf === undefined) throw new Error(`There is no case ${name}.`);
  const lists = await Promise.all(
    scenes.map(async (scene) => {
      const path = await pathOf(scene);
      const { data } = await scene.client.ask<{ data?: readonly unknown[] }>("GET", path);
      return { scene, path, items: data?.length };
    }),
  );
  const items = Math.min(...lists.map((list) => list.items ?? Infinity));
  const isLimited = items > 0 && lists.some((list) => list.items !== undefined && list.items > items);
  return lists.map(({ scene, path, items: all }) => ({
    name: nameOf(scene),
    async measure() {
      const { port, token } = scene.client;
      const limited = isLimited ? `${path}${path.includes("?") ? "&" : "?"}limit=${items}` : path;
      const requests = [{ method: "GET", path: `/v1${limited}`, token }];
      const { p50, p99 } = await load.send({ port, connections: 1, seconds: SECONDS, requests });
      return { ...(all === undefined ? {} : { items: isLimited ? items : all }), "p50 ms": p50, "p99 ms": p99 };
    },
  }));
}

function nameOf({ build, entries }: Pick<FilledScene, "build" | "entries">): string {
  return `${build.name} 10^${Math.log10(entries)}`;
}
