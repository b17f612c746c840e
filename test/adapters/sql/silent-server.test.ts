import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { expect } from "chai";
import { Database } from "../../../adapters/sql/database.js";
import { WorkerLock } from "../../../adapters/sql/worker-lock.js";

describe("a server that accepts connections and never responds", () => {
  let server: Server;
  let database: Database;
  before(async () => {
    server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    database = new Database({ host: "127.0.0.1", port, connectionTimeoutMillis: 200 }, false);
  });
  after(async () => {
    await database.close();
    server.close();
  });

  const outage = { kind: "unavailable", code: "database_unavailable" };

  it("is reported as unavailable by the pool", async () => {
    const error: unknown = await database.withConnection(async () => undefined).catch((thrown: unknown) => thrown);
    expect(error).to.include(outage);
  });

  it("is reported as unavailable to a worker", async () => {
    const error: unknown = await new WorkerLock(database).acquire().catch((thrown: unknown) => thrown);
    expect(error).to.include(outage);
  });
});
