import { type Side, interleaved } from "../interleave.js";
import { END, type HttpRequest, START } from "../loads/http-requests.js";
import { Load } from "../loads/load.js";
import type { CaseResult, Pair } from "../results.js";
import type { Scenario, Context } from "../scenario.js";
import { current } from "../scenes/build.js";
import { type Contender, type HttpScene, type Seeded, openHttpScene } from "../scenes/http-scene.js";
import { spending } from "../scenes/spending.js";

interface HttpCase {
  readonly name: string;
  readonly connections: number;
  requests(seeded: Seeded): readonly HttpRequest[];
}

const COLLECTION = "/v1/time-entries";

const list = ({ token }: Seeded): readonly HttpRequest[] => [
  { method: "GET", path: `${COLLECTION}?limit=50&sort=-start_time`, token },
];
const get = ({ token, entries }: Seeded): readonly HttpRequest[] =>
  entries.map((id) => ({ method: "GET", path: `${COLLECTION}/${id}`, token }));
const create = ({ token, project }: Seeded): readonly HttpRequest[] => {
  const body = JSON.stringify({ project_id: project, notes: "Landing page", start_time: START, end_time: END });
  return [{ method: "POST", path: COLLECTION, token, body, status: 201 }];
};
const update = ({ token, entries }: Seeded): readonly HttpRequest[] => {
  const body = JSON.stringify({ notes: `Landing page, draft of ${START}` });
  return entries.map((id) => ({ method: "PATCH", path: `${COLLECTION}/${id}`, token, body }));
};

/** Of all kinds, in turn. */
export const mixed = (seeded: Seeded): readonly HttpRequest[] => {
  const [gets, updates] = [get(seeded), update(seeded)];
  return gets.flatMap((one, index) => [...list(seeded), one, ...create(seeded), ...updates.slice(index, index + 1)]);
};

export const MANY = 32;

const cases: readonly HttpCase[] = [
  { name: "list of 50", connections: MANY, requests: list },
  { name: "get one", connections: MANY, requests: get },
  { name: "create", connections: MANY, requests: create },
  { name: "update", connections: MANY, requests: update },
  { name: "list of 50, one connection", connections: 1, requests: list },
  { name: "get one, one connection", connections: 1, requests: get },
];

const subscribed: readonly HttpCase[] = [{ name: "create with one subscriber", connections: MANY, requests: create }];

const bareNote =
  "bare is node:http with pg and named statements on the same rows, without row-level security, triggers, events, validation or logs";

export const httpScenarios: readonly Scenario[] = [
  scenario("http", `${MANY} connections unless one is stated. ${bareNote}.`, cases, { part: "serve" }),
  scenario(
    "http subscribed",
    "The process serves only the API: the deliveries are recorded and stay pending, so that only recording them is measured.",
    subscribed,
    { part: "api", subscriber: true },
  ),
  scenario("http embedded", `On the embedded database. ${bareNote}, on PGlite.`, cases, { part: "serve", embedded: true }),
];

function scenario(title: string, note: string, all: readonly HttpCase[], kind: Parameters<typeof openHttpScene>[1]): Scenario {
  const run = async (context: Context, names: readonly string[]): Promise<readonly CaseResult[]> => {
    const processes = kind.embedded ? 1 : context.options.processes;
    const scene = await openHttpScene(context, { ...kind, processes });
    const load = new Load(context.cleanup);
    const results: CaseResult[] = [];
    for (const one of all.filter(({ name }) => names.includes(name))) {
      context.say(`  ${one.name}`);
      results.push(await compared(context, scene, load, one));
    }
    await scene.close();
    return results;
  };
  return { title, note, cases: all.map(({ name }) => name), run };
}

function compared({ options, builds }: Context, { contenders }: HttpScene, load: Load, test: HttpCase): Promise<CaseResult> {
  const sides = contenders.map((contender): Side => ({ name: contender.name, measure: () => measured(contender) }));
  const measured = async (contender: Contender) => {
    const { result, nodeCpu, databaseCpu } = await spending(contender, () =>
      load.send({
        port: contender.port,
        connections: test.connections,
        seconds: options.seconds,
        requests: test.requests(contender.seeded),
      }),
    );
    const per = (spent: number | null): number | null => spent && spent / result.count;
    return {
      "req/s": result.count / result.seconds,
      "p50 ms": result.p50,
      "p99 ms": result.p99,
      "node µs": per(nodeCpu),
      ...(databaseCpu === null ? {} : { "pg µs": per(databaseCpu) }),
    };
  };
  const pairs: readonly Pair[] = [
    ...builds.map(({ name }): Pair => [name, "bare"]),
    ...builds.slice(1).map(({ name }): Pair => [current.name, name]),
  ];
  return interleaved(test.name, sides, { rounds: options.rounds, figure: "req/s", pairs });
}
