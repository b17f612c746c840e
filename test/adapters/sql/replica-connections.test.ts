import { expect } from "chai";
import { pino } from "pino";
import { InProcessMessageBus } from "../../../adapters/memory/index.js";
import { storageOf, systemClock, TypeIdSource } from "../../../bootstrap/adapters.js";
import { configOf } from "../../../bootstrap/config.js";
import { mayBeOutdated } from "../../../core/index.js";
import { until } from "../../end-to-end/until.js";
import { createScene } from "../../http/storages.js";
import { Proxy } from "../rabbitmq/proxy.js";
import { sql } from "./databases.js";
import { Pair, type ReplicatedService, startReplicated } from "./replicated.js";

describe("connections to a read replica", () => {
  let pair: Pair;
  const closing: (() => Promise<void>)[] = [];

  before(async () => {
    pair = await Pair.start();
  });

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  after(() => pair?.remove());

  async function start(...[url, options]: [string, Parameters<typeof startReplicated>[2]?]): Promise<ReplicatedService> {
    const service = await startReplicated(pair, url, options);
    closing.push(() => service.close());
    return service;
  }

  async function usable({ replica }: ReplicatedService): Promise<void> {
    await pair.caughtUp();
    await until("a usable replica", async () => {
      await replica.check();
      return replica.isUsable();
    });
  }

  it("enforce row-level security", async () => {
    const service = await start(pair.replica.url, { filterByWorkspace: false });
    const [own, other] = [await createScene(service.harness), await createScene(service.harness)];
    await usable(service);
    const before = { ...service.borrowed };
    for (const path of ["/v1/clients", "/v1/time-entries", "/v1/users", "/v1/tokens"]) {
      const listed = async (scene: typeof own): Promise<readonly string[]> => {
        const { body } = await scene.api("owner")(path);
        return (body["data"] as { id: string }[]).map(({ id }) => id);
      };
      // One after the other: simultaneous reads can share a connection.
      const [seen, hidden] = [await listed(own), await listed(other)];
      expect(seen, path).not.to.deep.equal([]);
      expect(seen, path).not.to.include.members(hidden);
    }
    expect(service.borrowed).to.deep.equal({ primary: before.primary, replica: before.replica + 8 });
  });

  it("are not opened before the first list", async () => {
    const service = await start("postgres://postgres@127.0.0.1:1/postgres");
    const { tokens } = await service.harness.createWorkspace();
    expect((await service.harness.api(tokens.owner)("/v1/me")).status).to.equal(200);
    expect(service.reports).to.deep.equal([]);
    expect((await service.harness.api(tokens.owner)("/v1/clients")).status).to.equal(200);
    await service.replica.check();
    expect(service.reports).to.deep.equal(["Reads use the primary. It cannot be reached or read."]);
  });

  it("are configured by a setting, and their state is logged", async () => {
    const logged: string[] = [];
    const logger = pino({ base: null, timestamp: false }, { write: (line: string) => void logged.push(line) });
    await sql(pair.primary.url, "create database configured");
    const config = configOf({
      DATABASE_URL: databaseOn(pair.primary, "configured"),
      DATABASE_SCHEMA: "own",
      DATABASE_REPLICA_URL: databaseOn(pair.replica, "configured"),
      STINT_SECRET_KEY: "k".repeat(32),
    });
    const ids = new TypeIdSource();
    const storage = await storageOf(
      { config, logger, clock: systemClock, ids, bus: new InProcessMessageBus() },
      { migrates: true },
    );
    closing.push(() => storage.close());
    await pair.caughtUp();
    const actor = { workspaceId: ids.next("ws") };
    await until("the log", async () => {
      await storage.unitOfWork.read(mayBeOutdated(actor), ({ clients }) => clients.findMany([]));
      return logged.length > 0;
    });
    expect(logged.map((line) => JSON.parse(line) as unknown)).to.deep.equal([
      { level: 30, msg: "lists and reports use the read replica" },
    ]);
  });

  it("are not used on a server that is not a replica of the primary", async () => {
    await sql(pair.primary.url, "create database other");
    await pair.caughtUp();
    for (const url of [pair.primary.url, databaseOn(pair.replica, "other")]) {
      const service = await start(url);
      await service.replica.check();
      expect(service.reports).to.deep.equal([
        "Reads use the primary. It is not a streaming replica of DATABASE_URL, or has another schema.",
      ]);
      expect(service.replica.isUsable()).to.equal(false);
    }
  });

  it("that hang delay a read but do not fail it", async function () {
    this.timeout(20_000);
    const proxy = await Proxy.to(pair.replica.url);
    closing.push(() => proxy.close());
    const service = await start(proxy.url);
    closing.push(async () => proxy.answer(true));
    const { tokens } = await service.harness.createWorkspace();
    await usable(service);
    const api = service.harness.api(tokens.owner);
    expect((await api("/v1/clients")).status).to.equal(200);
    proxy.answer(false);
    expect((await api("/v1/clients")).status).to.equal(200);
    await until("the report", () => service.reports.includes("Reads use the primary. It cannot be reached or read."));
    proxy.answer(true);
    await usable(service);
    const before = { ...service.borrowed };
    expect((await api("/v1/clients")).status).to.equal(200);
    expect(service.borrowed).to.deep.equal({ primary: before.primary, replica: before.replica + 1 });
  });
});

function databaseOn({ url }: { readonly url: string }, name: string): string {
  return new URL(`/${name}`, url).href;
}
