import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { routes } from "../../adapters/http/routes/index.js";
import { withCsv } from "../../adapters/http/route.js";
import { type Harness, startHarness } from "./harness.js";
import { createScene, idsByPrefix, pathOf, required, type Scene } from "./storages.js";

const ranged = withCsv(routes).flatMap((route) =>
  Object.keys(route.query ?? {})
    .filter((name) => route.method === "GET" && /(^|_)from$/.test(name))
    .map((from) => ({ route, from, to: from.replace(/from$/, "to") })),
);

describe("a range that ends before it starts", () => {
  let harness: Harness | undefined;
  let scene: Scene | undefined;
  before(async () => {
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
  });
  after(() => harness?.close());

  it("is a pair of parameters of lists, reports and exports", () => expect(ranged.length).to.be.greaterThan(12));

  for (const { route, from, to } of ranged) {
    it(`is refused by ${route.path} at ${to}`, async () => {
      const path = pathOf(route, idsByPrefix(required(scene)));
      const ask = (first: string, last: string) => required(scene).api("owner")(`${path}?${from}=${first}&${to}=${last}`);
      const { status, body } = await ask("2026-03-02", "2026-03-01");
      const errors = body["errors"] as readonly { pointer: string; code: string }[];
      expect([status, ...errors.map(({ pointer, code }) => `${pointer} ${code}`)]).to.deep.equal([422, `/${to} range_reversed`]);
      expect((await ask("2026-03-01", "2026-03-02")).status).to.equal(200);
    });
  }
});
