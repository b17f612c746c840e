import { expect } from "chai";
import { openStorage, type SqlStorage } from "../../../adapters/sql/index.js";
import type { StintError, WorkspaceId } from "../../../core/index.js";
import { storageOptions } from "../../system-ports.js";
import { createDatabase, serverUrl, sql, type TestDatabase } from "./databases.js";

describe("a database that rejects connections by its operator's setting", () => {
  let database: TestDatabase | undefined;
  let storage: SqlStorage | undefined;
  after(async () => {
    await storage?.close();
    await database?.drop();
  });

  it("is reported as unavailable, not as an internal error", async () => {
    database = await createDatabase();
    storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    const { unitOfWork } = storage;
    const name = new URL(database.url).pathname.slice(1);
    const read = () => unitOfWork.read({ workspaceId: "ws_1" as WorkspaceId }, ({ projects }) => projects.list({}, PAGE));
    await read();
    await sql(serverUrl, `alter database ${name} with allow_connections false`);
    await sql(serverUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    for (let attempt = 0; attempt < 3; attempt++) {
      const error = await read().catch((reason: unknown) => reason as StintError);
      expect(error).to.include({ kind: "unavailable", code: "database_unavailable" });
    }
    await sql(serverUrl, `alter database ${name} with allow_connections true`);
    await read();
  });
});

const PAGE = { limit: 1, after: null, sort: "createdAt", descending: false } as const;
