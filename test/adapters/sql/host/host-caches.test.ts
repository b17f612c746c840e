import { expect } from "chai";
import { LRUCache } from "lru-cache";
import { HostConnections } from "../../../../adapters/sql/host/host-connections.js";
import type { Replica } from "../../../../adapters/sql/replica.js";
import { Sealer } from "../../../../adapters/sql/sealing.js";
import { SqlUnitOfWork } from "../../../../adapters/sql/transactions/sql-unit-of-work.js";
import { Statements } from "../../../../adapters/sql/statement.js";
import { openStorage, type OpenedStorage } from "../../../../adapters/sql/storage.js";
import {
  type UserActor,
  createUseCases,
  parseInstant,
  type ProjectId,
  type RecordingContext,
  type UnitOfWork,
  type UseCases,
} from "../../../../core/index.js";
import { portsOn, secretKey, storageOptions } from "../../../system-ports.js";
import { failureOf, HostScene } from "./host-scene.js";

describe("what a process remembers of transactions", () => {
  let scene: HostScene;
  let storage: OpenedStorage;
  let unitOfWork: SqlUnitOfWork;
  let host: HostConnections;
  let me: UserActor;
  let owners = 0;
  const caches = {
    subscribers: new LRUCache<string, readonly string[]>({ max: 100 }),
    contexts: new LRUCache<string, RecordingContext>({ max: 100 }),
    tags: new LRUCache<string, string>({ max: 100 }),
  };

  const options = { ids: storageOptions.ids, sealer: new Sealer(secretKey), outbox: false, ...caches };

  before(async () => {
    scene = await HostScene.open();
    storage = await openStorage({ kind: "server", url: scene.url, schema: "stint" }, storageOptions);
    unitOfWork = new SqlUnitOfWork(storage.database, new Statements({ filterByWorkspace: true }), storageOptions.clock, options);
    host = new HostConnections(storage.database, storage.background);
  });
  beforeEach(async () => {
    me = await scene.owner(`owner-${++owners}`);
    for (const cache of Object.values(caches)) cache.clear();
  });
  after(async () => {
    await storage?.close();
    await scene?.close();
  });

  const on = (own: UnitOfWork): UseCases => createUseCases({ ...portsOn(storage), unitOfWork: own });
  const sizes = (): readonly number[] => Object.values(caches).map(({ size }) => size);

  /** Creates a project with an event, and records tagged time on it. */
  async function record(stint: UseCases): Promise<ProjectId> {
    const { id: projectId } = await stint.createProject(me, { name: "Website" });
    const [startTime, endTime] = [parseInstant("2026-03-02T09:00:00Z"), parseInstant("2026-03-02T10:00:00Z")];
    await stint.createTimeEntry(me, { projectId, startTime, endTime, tags: ["on-site"] });
    return projectId;
  }

  it("is forgotten when it is outdated, even if the work then fails", async () => {
    const stint = on(unitOfWork);
    const projectId = await record(stint);
    expect(caches.contexts.size).to.equal(1);
    await stint.updateProject(me, projectId, { status: "archived" });
    const [startTime, endTime] = [parseInstant("2026-03-03T09:00:00Z"), parseInstant("2026-03-03T10:00:00Z")];
    await failureOf(stint.createTimeEntry(me, { projectId, startTime, endTime }));
    expect(caches.contexts.size).to.equal(0);
  });

  it("comes from those that committed", async () => {
    for (const tags of [0, 1]) {
      await record(on(unitOfWork));
      expect(sizes()).to.deep.equal([2, 1 + tags, tags]);
    }
  });

  it("never comes from a replica, which may be behind", async () => {
    await record(on(unitOfWork));
    const database = storage.database;
    const replica = { withConnection: database.withConnection.bind(database), isUsable: () => true } as unknown as Replica;
    const statements = new Statements({ filterByWorkspace: true });
    const replicated = new SqlUnitOfWork(database, statements, storageOptions.clock, options, replica);
    for (const [mayBeOutdated, size] of [
      [true, 0],
      [false, 1],
    ] as const) {
      caches.tags.clear();
      const found = await replicated.read({ ...me, ...(mayBeOutdated && { mayBeOutdated }) }, ({ tags }) =>
        tags.first(["on-site"]),
      );
      expect([found.size, caches.tags.size]).to.deep.equal([1, size]);
    }
  });

  it("never comes from one that rolled back", async () => {
    const failing: UnitOfWork = {
      run: (scope, work) =>
        unitOfWork.run(scope, async (stores) => {
          await work(stores);
          // Sends the delayed writes, whose answers the caches learn from.
          await stores.projects.find("prj_missing" as never);
          throw new Error("No.");
        }),
      read: (scope, work) => unitOfWork.read(scope, work),
    };
    expect((await failureOf(on(failing).createProject(me, { name: "Website" }))).message).to.equal("No.");
    expect(sizes()).to.deep.equal([0, 0, 0]);
  });

  it("never comes from a host's transaction or from one of several units of work, which can still roll back", async () => {
    await scene.knex.transaction((trx) => record(on(unitOfWork.inTransactionOf(host, trx))));
    for (let time = 0; time < 2; time += 1) await unitOfWork.inOneTransaction((parts) => record(on(parts)));
    expect(sizes()).to.deep.equal([0, 0, 0]);
  });
});
