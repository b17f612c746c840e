import { setTimeout as sleep } from "node:timers/promises";
import { type Side, interleaved } from "../interleave.js";
import type { CaseResult, Pair } from "../results.js";
import type { Context, Scenario } from "../scenario.js";
import { type Build, current } from "../scenes/build.js";
import { NpmStart } from "../scenes/npm-start.js";
import { EmbeddedScene, type Scene, ServerScene } from "../scenes/scene.js";

const MEGABYTE = 2 ** 20;
/** After the first response, for the memory of an idle service. */
const IDLE_MS = 5_000;

const scenes: Readonly<Record<string, (context: Context, build: Build) => Promise<Scene>>> = {
  "second npm start, embedded": ({ cleanup }, build) => Promise.resolve(new EmbeddedScene(build, cleanup)),
  "second npm start, server": ({ cleanup }, build) => ServerScene.open(build, cleanup),
};

export const startupScenario: Scenario = {
  title: "startup",
  note: `From "npm start" to the first response, when the build and the database exist; and the service's memory ${IDLE_MS / 1_000} seconds later.`,
  cases: Object.keys(scenes),
  async run(context, names) {
    const results: CaseResult[] = [];
    for (const name of names) {
      context.say(`  ${name}`);
      results.push(await started(context, name));
    }
    return results;
  },
};

/** The warm-up round is the first start. */
async function started(context: Context, name: string): Promise<CaseResult> {
  const sides: Side[] = [];
  for (const build of context.builds) {
    const scene = await scenes[name]?.(context, build);
    if (scene) sides.push({ name: build.name, measure: () => once(context, build, scene) });
  }
  const pairs = context.builds.slice(1).map((build): Pair => [current.name, build.name]);
  return interleaved(name, sides, { rounds: context.options.rounds, figure: "first response ms", pairs });
}

async function once({ cleanup }: Context, build: Build, { settings }: Scene) {
  const service = await NpmStart.start(build, settings, cleanup);
  const milliseconds = await service.firstResponse();
  await sleep(IDLE_MS);
  const memory = service.residentMemory();
  await service.stop();
  return { "first response ms": milliseconds, "idle RSS MB": memory && memory / MEGABYTE };
}
