import { openStorage, type SqlStorage } from "../../../adapters/sql/index.js";
import { manualClock } from "../../conformance/support.js";
import { listFilterCases } from "../../conformance/unit-of-work/list-filters.js";
import { orderCases } from "../../conformance/unit-of-work/orders.js";
import { textFilterCases } from "../../conformance/unit-of-work/text-filters.js";
import { storageOptions } from "../../system-ports.js";
import { createDatabase, type TestDatabase } from "./databases.js";

/** Databases whose collation and character types differ from the domain's. */
const locales: Readonly<Record<string, string>> = {
  "of the order of a dictionary": "template template0 locale_provider icu icu_locale 'de-DE' locale 'C.UTF-8'",
  "that folds only English letters": "template template0 locale 'C' encoding 'UTF8'",
};

for (const [name, options] of Object.entries(locales)) {
  describe(`a database ${name}`, () => {
    const clock = manualClock();
    let database: TestDatabase | undefined;
    let storage: SqlStorage;
    before(async () => {
      database = await createDatabase(options);
      storage = await openStorage({ kind: "server", url: database.url }, { ...storageOptions, clock });
    });
    after(async () => {
      await storage?.close();
      await database?.drop();
    });

    for (const { title, run } of [...orderCases, ...textFilterCases, ...listFilterCases])
      it(title, () => run({ ...storage, clock, ids: storageOptions.ids }));
  });
}
