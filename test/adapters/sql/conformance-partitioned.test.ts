import { tableConformance } from "../../conformance/unit-of-work/index.js";
import { conforms } from "./conforms.js";
import { createDatabase, createOwner, type TestDatabase } from "./databases.js";
import { partitionedDatabase } from "./partitioned.js";

describe("PostgreSQL server, with every table partitioned by workspace", () => {
  let database: TestDatabase | undefined;
  before(async () => {
    database = await createOwner(await createDatabase());
    await partitionedDatabase(database.url);
  });
  conforms(tableConformance(), () => ({ kind: "server", url: database?.url ?? "" }));
  after(() => database?.drop());
});
