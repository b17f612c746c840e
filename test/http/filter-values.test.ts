import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import type { QueryParameter } from "../../adapters/http/route.js";
import { routes } from "../../adapters/http/routes/index.js";
import { exampleId } from "../../adapters/http/schemas/annotations.js";
import { MAX_FILTER_VALUES } from "../../core/index.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Harness, startHarness } from "./harness.js";
import { createScene, idsByPrefix, pathOf, type Scene } from "./storages.js";
import { refusalIn } from "../reasons.js";

/** A valid value, if the parameter can have several in any order. */
function valueOf(parameter: QueryParameter): string | undefined {
  if ("anyId" in parameter) return exampleId(parameter.anyId);
  if ("anyText" in parameter) return "a@example.com";
  return "anyOf" in parameter && !("levels" in parameter) ? parameter.anyOf[0] : undefined;
}

describe("filters that match any of several values", () => {
  let harness: Harness;
  let scene: Scene;
  let owner: Api;
  before(async () => {
    harness = await startHarness(memoryPorts(systemPorts));
    scene = await createScene(harness);
    owner = scene.api("owner");
  });
  after(() => harness?.close());

  const filters = routes
    .filter(({ method }) => method === "GET")
    .flatMap((route) =>
      Object.entries(route.query ?? {}).flatMap(([name, parameter]) => {
        const value = valueOf(parameter);
        return value === undefined ? [] : [{ route, name, value }];
      }),
    );
  for (const { route, name, value } of filters)
    it(`accept as many values as documented, and refuse one more: ${route.operation} ${name}`, async () => {
      const search = (count: number) => new URLSearchParams(Array.from({ length: count }, () => [name, value]));
      const ask = (count: number) => owner(`${pathOf(route, idsByPrefix(scene))}?${search(count)}`);
      expect((await ask(MAX_FILTER_VALUES)).status).to.equal(200);
      const { status, body } = await ask(MAX_FILTER_VALUES + 1);
      const [{ pointer, code } = {}, ...others] = (body["errors"] ?? []) as { pointer?: string; code?: string }[];
      expect([status, pointer, code, others]).to.deep.equal([422, `/${name}`, "too_many", []]);
    });

  it("are limited for programs that call the use cases, too", async () => {
    const { actors } = scene.workspace;
    const userIds = Array.from({ length: MAX_FILTER_VALUES + 1 }, () => actors.owner.userId);
    const refused = harness.useCases.getTimeReport(actors.owner, { groupBy: [], filter: { userIds } });
    const error: unknown = await refused.catch((one: unknown) => one);
    expect(refusalIn(error)).to.equal("too_many");
  });
});
