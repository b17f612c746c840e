import { expect } from "chai";
import fc from "fast-check";
import { openStorage, type SqlStorage } from "../../../adapters/sql/index.js";
import { nextVersion } from "../../../core/index.js";
import { aRecordedEntry, newWorld, type World } from "../../conformance/fixtures.js";
import { manualClock } from "../../conformance/support.js";
import { storageOptions } from "../../system-ports.js";
import { createDatabase, sql, type TestDatabase } from "./databases.js";

/** Stored terms that differ from those of the function in the database, which filled the table for older entries. */
const DIFFERENT = `
  select e.notes, e.tags, t.terms, stint_terms(e) as expected from time_entries e
  full join time_entry_terms t on t.workspace_id = e.workspace_id and t.entry_id = e.id
  where t.terms is distinct from stint_terms(e) or t.start_time is distinct from e.start_time`;

const notes = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: "binary-ascii", maxLength: 300 }).map((text) => text.replaceAll("\0", "")),
  fc.constantFrom("", "a", "ÄÖ", "Straße İstanbul ΣΑΣ ﬁ", "x".repeat(10_000), "🙂".repeat(201)),
);
const tags = fc.uniqueArray(fc.string({ unit: "grapheme", maxLength: 20 }), { maxLength: 4 });
const changes = fc.record({ notes, tags, billable: fc.boolean() });

describe("the search terms of time entries", () => {
  let database: TestDatabase | undefined;
  let storage: SqlStorage;
  let world: World;
  before(async () => {
    database = await createDatabase();
    storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    world = await newWorld({ ids: storageOptions.ids, clock: manualClock(), ...storage });
  });
  after(async () => {
    await storage?.close();
    await database?.drop();
  });

  it("are those that the database makes of the entry, also after a change and a deletion", async () => {
    const property = fc.asyncProperty(changes, changes, fc.boolean(), async (first, second, isDeleted) => {
      const entry = aRecordedEntry(world, first);
      const next = nextVersion({ ...entry, ...second }, world.clock.now());
      await world.run(async ({ timeEntries }) => {
        await timeEntries.insert(entry);
        await timeEntries.update(next);
        if (isDeleted) await timeEntries.delete(next);
      });
    });
    await fc.assert(property, { numRuns: 100 });
    const { rows } = await sql(database?.url ?? "", DIFFERENT);
    expect(rows).to.deep.equal([]);
    const { rows: kept } = await sql(database?.url ?? "", "select from time_entry_terms limit 1");
    expect(kept).to.have.length(1);
  });
});
