import { isolationConformance } from "../../conformance/index.js";
import { conforms } from "./conforms.js";
import { createDatabase, type TestDatabase } from "./databases.js";

const isolated: readonly (readonly [title: string, options: { readonly filterByWorkspace: boolean }])[] = [
  ["PostgreSQL server, as a superuser", { filterByWorkspace: true }],
  ["row-level security alone, without any filter in the queries", { filterByWorkspace: false }],
];

for (const [title, options] of isolated) {
  describe(title, () => {
    let database: TestDatabase | undefined;
    before(async () => {
      database = await createDatabase();
    });
    conforms(isolationConformance(), () => ({ kind: "server", url: database?.url ?? "" }), options);
    after(() => database?.drop());
  });
}
