import { expect } from "chai";
import type { Pipeline } from "../../../adapters/sql/pipeline.js";
import { PgConnection } from "../../../adapters/sql/connection.js";
import { openStorage, type SqlStorage } from "../../../adapters/sql/index.js";
import { aRecordedEntry, newWorld, type World } from "../../conformance/fixtures.js";
import { storageOptions, systemPorts } from "../../system-ports.js";
import { createDatabase, sql, type TestDatabase } from "./databases.js";

const QUERY_TIMEOUT_MS = 2_000;

describe("work whose commit has an unknown outcome", () => {
  let database: TestDatabase | undefined;
  let storage: SqlStorage | undefined;
  after(async () => {
    await storage?.close();
    await database?.drop();
  });

  it("is not repeated, although it relied on data that it had not verified", async () => {
    database = await createDatabase();
    const { url } = database;
    // Migrations can take longer than the timeout.
    await (await openStorage({ kind: "server", url }, storageOptions)).close();
    storage = await openStorage({ kind: "server", url: `${url}?query_timeout=${QUERY_TIMEOUT_MS}` }, storageOptions);
    const world = await newWorld({ ...systemPorts, ...storage, clock: { ...systemPorts.clock, advance: () => undefined } });
    await record(world);
    await sql(
      url,
      `create function slow() returns trigger language plpgsql as 'begin perform pg_sleep(${(1.5 * QUERY_TIMEOUT_MS) / 1_000}); return null; end';
       create constraint trigger slow after insert on time_entries deferrable initially deferred for each row execute function slow()`,
    );
    let runs = 0;
    const failure: unknown = await record(world, () => (runs += 1)).catch((error: unknown) => error);
    expect(runs).to.equal(1);
    expect(failure).to.include({ kind: "unavailable", code: "database_unavailable" });
  });
});

/** Records an entry. The second time, the resources of the entry are cached. */
function record(world: World, onRun: () => void = () => undefined): Promise<void> {
  return world.run(async ({ timeEntries }) => {
    onRun();
    await timeEntries.recordingContext({ userId: world.owner.id, projectId: world.project.id, taskId: null });
    await timeEntries.insert(aRecordedEntry(world));
  });
}

describe("a connection that fails", () => {
  it("is an outage and not used again, whatever the error is", async () => {
    const failure = Object.assign(new Error("read ENETRESET"), { code: "ENETRESET" });
    const client = { query: (pipeline: unknown): void => (pipeline as Pipeline).handleError(failure) };
    const connection = new PgConnection(client);
    const error: unknown = await connection.send([{ text: "select 1" }]).catch((thrown: unknown) => thrown);
    expect(error).to.include({ kind: "unavailable", cause: failure });
    expect(connection.isUsable).to.equal(false);
  });
});
