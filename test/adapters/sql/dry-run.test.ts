import { expect } from "chai";
import { openStorage, type SqlStorage } from "../../../adapters/sql/index.js";
import { makeDryRun } from "../../../core/index.js";
import { aRecordedEntry, newWorld } from "../../conformance/fixtures.js";
import { storageOptions, systemPorts } from "../../system-ports.js";
import { createDatabase, type TestDatabase } from "./databases.js";

describe("a dry run on a PostgreSQL server", () => {
  let database: TestDatabase | undefined;
  let storage: SqlStorage | undefined;
  after(async () => {
    await storage?.close();
    await database?.drop();
  });

  it("rejects with the errors of writes that the stores delay, and leaves nothing of the others", async () => {
    database = await createDatabase();
    storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    const world = await newWorld({ ...systemPorts, ...storage, clock: { ...systemPorts.clock, advance: () => undefined } });
    const entry = aRecordedEntry(world);
    const dryRun = makeDryRun(storage);
    const actor = {
      workspaceId: world.workspace.id,
      userId: world.owner.id,
      role: "owner",
      scopes: null,
      tokenId: null,
    } as const;
    const insert = (times: number): Promise<unknown> =>
      dryRun(actor, (unitOfWork) =>
        unitOfWork.run(actor, async ({ timeEntries }) => {
          for (let n = 0; n < times; n++) await timeEntries.insert(entry);
          return "done";
        }),
      );
    expect(await insert(1)).to.equal("done");
    const failure: unknown = await insert(2).catch((error: unknown) => error);
    expect(failure).to.have.property("code", "23505");
    await world.run(async ({ timeEntries }) => {
      expect(await timeEntries.find(entry.id)).to.equal(null);
    });
  });
});
