import { expect } from "chai";
import { isOutdatable } from "../../adapters/http/openapi/conditions.js";
import { withCsv } from "../../adapters/http/route.js";
import { routes } from "../../adapters/http/routes/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import type { UnitOfWork } from "../../core/index.js";
import { systemPorts } from "../system-ports.js";
import { type Harness, startHarness } from "./harness.js";
import { createScene, idsByPrefix, pathOf, type Scene } from "./storages.js";

describe("reads that may be outdated", () => {
  /** For each read since the test began, whether it may be outdated. */
  let reads: boolean[] = [];
  let harness: Harness;
  let scene: Scene;

  before(async () => {
    const ports = memoryPorts(systemPorts);
    const unitOfWork: UnitOfWork = {
      run: (scope, work) => ports.unitOfWork.run(scope, work),
      read: (scope, work) => {
        reads.push(scope.mayBeOutdated === true);
        return ports.unitOfWork.read(scope, work);
      },
    };
    harness = await startHarness({ ...ports, unitOfWork });
    scene = await createScene(harness);
  });
  beforeEach(() => (reads = []));
  after(() => harness?.close());

  const all = withCsv(routes);
  const outdatable = all.filter(isOutdatable);

  it("are those of lists, reports and tables for accountants, except the audit", () => {
    const others = ["/tags", "/clients/:id/statement", "/exports/invoices.csv", "/exports/payments.csv", "/exports/ledger"];
    const expected = all.filter(
      ({ sorts, path }) =>
        sorts !== undefined || others.includes(path) || (path.startsWith("/reports/") && path !== "/reports/audit"),
    );
    expect(outdatable).to.have.members(expected).and.have.length.greaterThan(0);
  });

  for (const route of outdatable) {
    it(`include all of GET ${route.path}, unless the client demands current data`, async () => {
      const path = `${pathOf(route, idsByPrefix(scene))}?${route.expand?.map((name) => `expand=${name}`).join("&") ?? ""}`;
      const api = scene.api("owner");
      expect((await api(path)).status).to.equal(200);
      expect(reads).to.include(true).and.not.include(false);
      reads = [];
      expect((await api(path, { headers: { "Cache-Control": "no-cache" } })).status).to.equal(200);
      expect(reads).to.include(false).and.not.include(true);
    });
  }

  it("do not occur in other requests, even to expand references", async () => {
    const api = scene.api("owner");
    const { entry, project } = scene.ids;
    expect((await api(`/v1/time-entries/${entry}?expand=project&expand=task&expand=user`)).status).to.equal(200);
    const invoice = { client_id: scene.ids.client, lines: [{ description: "Fixed", quantity: "1", unit_price: 100 }] };
    const body = { project_id: project, start_time: "2026-03-04T08:00:00Z", end_time: "2026-03-04T09:00:00Z" };
    expect((await api("/v1/time-entries", { body })).status).to.equal(201);
    expect((await api("/v1/changes")).status).to.equal(200);
    expect((await api("/v1/changes?start=end")).status).to.equal(200);
    expect((await api("/v1/invoices/preview", { body: invoice })).status).to.equal(200);
    expect(reads).to.include(false).and.not.include(true);
  });

  const demands: readonly (readonly [header: string, current: boolean])[] = [
    ["no-cache", true],
    ["No-Store, No-Cache", true],
    ["max-age=0", true],
    ["max-age=60", false],
    ["no-store", false],
    ["no-cachet", false],
  ];
  for (const [header, current] of demands) {
    it(`are ${current ? "rejected" : "accepted"} by Cache-Control: ${header}`, async () => {
      await scene.api("owner")("/v1/clients", { headers: { "Cache-Control": header } });
      expect(reads).to.deep.equal([!current]);
    });
  }
});
