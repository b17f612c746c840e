import { expect } from "chai";
import { isOutdatable } from "../../../adapters/http/openapi/conditions.js";
import { withCsv } from "../../../adapters/http/route.js";
import { routes } from "../../../adapters/http/routes/index.js";
import { MAX_LAG_MS, REPORT_INTERVAL_MS } from "../../../adapters/sql/replica.js";
import { until } from "../../end-to-end/until.js";
import type { Api } from "../../http/harness.js";
import { createScene, idsByPrefix, pathOf, type Scene } from "../../http/storages.js";
import { sql } from "./databases.js";
import { Pair, type ReplicatedService, startReplicated } from "./replicated.js";

const CURRENT = { headers: { "Cache-Control": "no-cache" } };

describe("a read replica", () => {
  let pair: Pair;
  let service: ReplicatedService;
  let scene: Scene;
  let owner: Api;

  before(async () => {
    pair = await Pair.start();
    service = await startReplicated(pair, pair.replica.url);
    scene = await createScene(service.harness);
    owner = scene.api("owner");
  });

  after(async () => {
    await service?.close();
    await pair?.remove();
  });

  beforeEach(() => usable());

  /** Waits until the replica has all data and the service knows it. */
  async function usable(): Promise<void> {
    await pair.caughtUp();
    const isUsable = async () => {
      await service.replica.check();
      return service.replica.isUsable();
    };
    await until("a usable replica", isUsable, 20_000);
  }

  /** Runs work while the replica does not replay. */
  async function paused(work: () => Promise<void>): Promise<void> {
    await pair.pause();
    try {
      await work();
    } finally {
      await pair.resume();
    }
  }

  /** How many connections the work borrows from each database. */
  async function loans(work: () => Promise<void>): Promise<{ readonly primary: number; readonly replica: number }> {
    const before = { ...service.borrowed };
    await work();
    const { primary, replica } = service.borrowed;
    return { primary: primary - before.primary, replica: replica - before.replica };
  }

  const namesIn = ({ body }: Awaited<ReturnType<Api>>) => (body["data"] as { name: string }[]).map(({ name }) => name);
  const listed = async (request = {}) => namesIn(await owner("/v1/clients", request));
  const add = async (name: string): Promise<string> => {
    const { body } = await owner("/v1/clients", { body: { name } });
    return body["id"] as string;
  };

  it("serves every list and report, and nothing else", async () => {
    // The scene's invoice is a draft, which has no proof, its workspace has no logo, and its expense no receipt.
    const missing: Readonly<Record<string, number>> = { getInvoiceProof: 409, getLogo: 404, getFont: 404, getReceipt: 404 };
    const ids = idsByPrefix(scene);
    const reported = service.reports.length;
    for (const route of withCsv(routes).filter(({ method, open }) => method === "GET" && !open)) {
      const expand = route.expand?.map((name) => `expand=${name}`).join("&") ?? "";
      const path = `${pathOf(route, ids)}?${expand}`;
      const { primary, replica } = await loans(async () => {
        const { status } = await owner(path);
        expect(status, path).to.equal(missing[route.operation] ?? 200);
      });
      if (isOutdatable(route)) expect({ primary, used: replica > 0 }, path).to.deep.equal({ primary: 0, used: true });
      else expect(replica, path).to.equal(0);
    }
    expect(service.reports).to.have.length(reported);
  });

  it("returns outdated lists and reports, except to clients that demand current data", async () => {
    const hours = async (request = {}) => {
      const { body } = await owner("/v1/reports/time", request);
      return (body["totals"] as { seconds: number }).seconds;
    };
    const before = await hours();
    await paused(async () => {
      const id = await add("Not replayed");
      const entry = { project_id: scene.ids.project, start_time: "2026-03-03T08:00:00Z", end_time: "2026-03-03T09:00:00Z" };
      expect((await owner("/v1/time-entries", { body: entry })).status).to.equal(201);
      expect(await listed()).not.to.include("Not replayed");
      expect(String((await owner("/v1/clients.csv")).body["file"])).not.to.contain("Not replayed");
      expect(await hours()).to.equal(before);
      for (const directives of ["no-cache", "max-age=0", "No-Store, No-Cache"]) {
        expect(await listed({ headers: { "Cache-Control": directives } }), directives).to.include("Not replayed");
      }
      expect(await hours(CURRENT)).to.equal(before + 3_600);
      expect((await owner(`/v1/clients/${id}`)).body).to.include({ name: "Not replayed" });
    });
    await usable();
    expect(await listed()).to.include("Not replayed");
  });

  it("causes no error for what it does not have yet", async () => {
    const reported = service.reports.length;
    await paused(async () => {
      const { body: project } = await owner("/v1/projects", { body: { name: "New", client_id: scene.ids.client } });
      expect((await owner(`/v1/projects/${String(project["id"])}/tasks`)).status).to.equal(200);
      const { body: token } = await owner("/v1/tokens", { body: { name: "New" } });
      const fresh = service.harness.api(token["token"] as string);
      expect((await fresh("/v1/clients")).status).to.equal(200);
    });
    expect(service.reports).to.have.length(reported);
  });

  /** A client with a token that the owner can revoke. */
  async function stolenToken() {
    const { body: token } = await owner("/v1/tokens", { body: { name: "Stolen" } });
    const revoke = async (): Promise<void> => {
      expect((await owner(`/v1/tokens/${String(token["id"])}`, { method: "DELETE" })).status).to.equal(204);
    };
    return { thief: service.harness.api(token["token"] as string), revoke };
  }

  it("accepts a revoked token only until its data is too old", async () => {
    const { thief, revoke } = await stolenToken();
    await usable();
    expect((await thief("/v1/clients")).status).to.equal(200);
    await paused(async () => {
      await revoke();
      await service.replica.check();
      service.clock.advance(MAX_LAG_MS);
      expect((await thief("/v1/clients")).status).to.equal(200);
      service.clock.advance(1);
      expect((await thief("/v1/clients")).status).to.equal(401);
    });
  });

  it("refuses a revoked token at once where current data is demanded", async () => {
    const { thief, revoke } = await stolenToken();
    await usable();
    expect((await thief("/v1/clients")).status).to.equal(200);
    await paused(async () => {
      await revoke();
      expect((await thief("/v1/clients", CURRENT)).status).to.equal(401);
    });
  });

  it("does not verify a token for requests without a query", async () => {
    const { thief, revoke } = await stolenToken();
    await usable();
    expect((await thief("/v1/nowhere")).status).to.equal(404);
    await paused(async () => {
      await revoke();
      service.clock.advance(1_001);
      expect((await thief("/v1/clients")).status).to.equal(200);
      expect((await thief("/v1/nowhere")).status).to.equal(401);
    });
  });

  it("is not used while it is too far behind, and again when it has caught up", async () => {
    let reported = 0;
    await paused(async () => {
      await add("During the lag");
      await service.replica.check();
      service.clock.advance(MAX_LAG_MS + 1);
      expect(await listed()).to.include("During the lag");
      await service.replica.check();
      await service.replica.check();
      expect(service.reports.at(-1)).to.equal("Reads use the primary. It is more than 10 seconds behind.");
      expect(service.replica.isUsable()).to.equal(false);
      // The replica checks itself too, as soon as it goes on.
      reported = service.reports.length;
    });
    await usable();
    expect(service.reports.slice(reported)).to.deep.equal(["usable"]);
    expect(await loans(async () => void (await listed()))).to.deep.equal({ primary: 0, replica: 1 });
  });

  it("remains usable while nothing is written, for however long", async () => {
    for (let minute = 0; minute < 5; minute++) {
      service.clock.advance(60_000);
      expect(service.replica.isUsable()).to.equal(false);
      await service.replica.check();
      expect(service.replica.isUsable()).to.equal(true);
    }
  });

  it("is not trusted after the clock was set back, until the next check", async () => {
    service.clock.advance(-1);
    expect(service.replica.isUsable()).to.equal(false);
    await service.replica.check();
    expect(service.replica.isUsable()).to.equal(true);
  });

  it("with an older schema causes no error", async () => {
    await sql(pair.primary.url, "alter table clients rename column name to title");
    service.clock.advance(REPORT_INTERVAL_MS);
    await usable();
    await paused(async () => {
      await sql(pair.primary.url, "alter table clients rename column title to name");
      expect(await listed()).to.include("Client");
      expect(service.reports.at(-1)).to.equal("A read failed there and was repeated on the primary.");
      const reported = service.reports.length;
      await listed();
      expect(service.reports).to.have.length(reported);
    });
  });

  it("that stops causes no error, and is used again after its start", async () => {
    await pair.replica.kill();
    const reported = service.reports.length;
    expect(await listed()).to.include("Client");
    await service.replica.check();
    await service.replica.check();
    expect(service.reports.slice(reported)).to.include("Reads use the primary. It cannot be reached or read.");
    expect(service.replica.isUsable()).to.equal(false);
    expect(await listed()).to.include("Client");
    await pair.replica.run();
    await usable();
    expect(service.reports.at(-1)).to.equal("usable");
    expect(await loans(async () => void (await listed()))).to.deep.equal({ primary: 0, replica: 1 });
  });
});
