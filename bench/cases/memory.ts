import { Load } from "../loads/load.js";
import type { CaseResult, SideResult } from "../results.js";
import type { Context, Scenario } from "../scenario.js";
import type { Build } from "../scenes/build.js";
import { contenderOf } from "../scenes/http-scene.js";
import type { Memory } from "../scenes/memory-probe.js";
import { messageOf } from "../scenes/process.js";
import { moduleOf } from "../scenes/scene.js";
import { MANY, mixed } from "./http.js";

const CASE = "mixed load";
const MEGABYTE = 2 ** 20;
/** The minute that the last one is compared with: memory may grow until then. */
const SETTLED = 2;

export const memoryScenario: Scenario = {
  title: "memory",
  note: `Lists, gets, creates and updates over ${MANY} connections. RSS at the end of each minute, and the heap after a garbage collection.`,
  cases: [CASE],
  async run(context) {
    const sides: Record<string, readonly SideResult[]> = {};
    for (const build of context.builds) sides[build.name] = await minutesOf(context, build);
    return caseOf(Object.values(sides).flat(), context);
  },
};

async function minutesOf({ options, cleanup, say }: Context, build: Build): Promise<readonly SideResult[]> {
  const { scene, running, port, seeded } = await contenderOf(build, cleanup, { part: "serve" }, [
    "--expose-gc",
    "--import",
    moduleOf("scenes/memory-probe.js"),
  ]);
  const load = new Load(cleanup);
  const minutes: SideResult[] = [];
  for (let minute = 1; minute <= options.minutes; minute += 1) {
    say(`  ${build.name}, minute ${minute}`);
    const { count, seconds } = await load.send({ port, connections: MANY, seconds: 60, requests: mixed(seeded) });
    running.child.send("memory");
    const { rss, heapUsed } = await messageOf<Memory>(running.child);
    minutes.push({
      name: nameOf(build.name, minute),
      figures: { "req/s": count / seconds, "RSS MB": rss / MEGABYTE, "heap MB": heapUsed / MEGABYTE },
    });
  }
  await scene.close();
  return minutes;
}

function nameOf(build: string, minute: number): string {
  return `${build}, minute ${minute}`;
}

/** The heap of the last minute over that of the second. */
function caseOf(sides: readonly SideResult[], { builds, options }: Context): readonly CaseResult[] {
  const heap = (name: string): number => sides.find((side) => side.name === name)?.figures["heap MB"] ?? Number.NaN;
  const ratios = builds.flatMap(({ name }) => {
    const [over, under] = [nameOf(name, options.minutes), nameOf(name, SETTLED)];
    const ratio = heap(over) / heap(under);
    return options.minutes > SETTLED ? [{ over, under, median: ratio, least: ratio, most: ratio }] : [];
  });
  return [{ name: CASE, sides, ratios }];
}
