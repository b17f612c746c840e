import { unitOfWorkConformance } from "../../conformance/index.js";
import { conforms } from "./conforms.js";
import { createDatabase, createOwner, type TestDatabase } from "./databases.js";

describe("PostgreSQL server, as a login without privileges", () => {
  let database: TestDatabase | undefined;
  before(async () => {
    database = await createOwner(await createDatabase());
  });
  conforms(unitOfWorkConformance(), () => ({ kind: "server", url: database?.url ?? "" }));
  after(() => database?.drop());
});
