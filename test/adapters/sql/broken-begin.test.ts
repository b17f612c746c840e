import { expect } from "chai";
import { rowsOf } from "../../../adapters/sql/connection.js";
import { openStorage, type OpenedStorage } from "../../../adapters/sql/storage.js";
import { type UserActor, createUseCases, nextVersion, parseCurrency, parseTimeZone } from "../../../core/index.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { createDatabase, sql, type TestDatabase } from "./databases.js";

/** Uses a superuser login, whose connections would bypass row-level security without the application role. */
describe("a transaction whose begin failed on a live connection", () => {
  let database: TestDatabase | undefined;
  let storage: OpenedStorage | undefined;
  after(async () => {
    await storage?.close();
    await database?.drop();
  });

  it("writes nothing, even if the token was revoked, and its connection is not reused", async () => {
    database = await createDatabase();
    storage = await openStorage({ kind: "server", url: database.url, poolSize: 2 }, storageOptions);
    const { unitOfWork } = storage;
    const useCases = createUseCases(portsOn(storage));
    const workspace = { name: "Workspace", ownerEmail: "owner@example.com", currency: parseCurrency("EUR") };
    const { token } = await useCases.createWorkspace({ ...workspace, timeZone: parseTimeZone("UTC") });
    const owner = (await useCases.authenticate(token)) as UserActor;
    const client = await useCases.createClient(owner, { name: "Before" });
    await sql(database.url, "update tokens set revoked_at = now()");

    const backends = new Set<unknown>();
    const rename = (scope: Parameters<typeof unitOfWork.run>[0]) =>
      unitOfWork.run(scope, async ({ clients }) => {
        await clients.update(nextVersion({ ...client, name: "Written" }, client.updatedAt));
      });
    await storage.database.withConnection(async (connection) => {
      backends.add((await rowsOf(connection, { text: "select pg_backend_pid() as pid" }))[0]?.["pid"]);
      // Named statements are prepared once per connection. Without them every begin fails, and the statements sent with it run alone.
      await connection.send([{ text: "deallocate all" }]);
    });
    expect(await rename(owner).catch((error: { code?: string }) => error.code)).to.equal("26000");
    const { rows } = await sql(database.url, "select name from clients");
    expect(rows).to.deep.equal([{ name: "Before" }]);

    const next = await storage.database.withConnection(async (connection) => {
      return (await rowsOf(connection, { text: "select pg_backend_pid() as pid, current_user as role" }))[0];
    });
    expect(backends.has(next?.["pid"])).to.equal(false);
    expect(next?.["role"]).to.equal("stint_app");
    await rename({ workspaceId: owner.workspaceId });
    expect((await sql(database.url, "select name from clients")).rows).to.deep.equal([{ name: "Written" }]);
  });
});
