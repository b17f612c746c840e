import { expect } from "chai";
import * as tags from "../../../adapters/sql/migrations/0031-tags.js";
import { createUseCases, parseCurrency, parseInstant, parseTimeZone } from "../../../core/index.js";
import { required } from "../../http/storages.js";
import { portsOn } from "../../system-ports.js";
import { sql } from "./databases.js";
import { type Migrating, openMigrating } from "./migrating.js";

const startTime = parseInstant("2026-03-02T08:00:00Z");
const page = { limit: 50, sort: "createdAt", descending: false, after: null } as const;

describe("the migration that adds the spellings of tags", () => {
  let superuser: Migrating["superuser"];
  let storage: Migrating["storage"];
  let knex: Migrating["knex"];
  let close: Migrating["close"];
  before(async () => {
    ({ superuser, storage, knex, close } = await openMigrating());
  });
  after(() => close());

  const workspace = async (name: string) => {
    const useCases = createUseCases(portsOn(storage));
    const created = await useCases.createWorkspace({
      ...{ name, ownerEmail: "owner@example.com", currency: parseCurrency("EUR"), timeZone: parseTimeZone("UTC") },
    });
    const owner = required((await useCases.authenticate(created.token)) ?? undefined);
    const project = await useCases.createProject(owner, { name });
    const record = (tag: string) =>
      useCases.createTimeEntry(owner, { projectId: project.id, startTime, durationSeconds: 60, tags: [tag] });
    const found = async (tag: string) =>
      (await useCases.listTimeEntries(owner, { tags: [tag] }, page)).items.map((entry) => entry.tags[0]).toSorted();
    return { record, found };
  };

  it("keeps every spelling of entries in every workspace, and the oldest for new entries", async () => {
    const [one, other] = [await workspace("One"), await workspace("Other")];
    const ids = [];
    for (const tag of ["a", "b", "c"]) ids.push((await one.record(tag)).id);
    await other.record("URGENT");
    await tags.down(knex);
    // Versions before this one stored any spelling.
    for (const [index, tag] of ["Urgent", "urgent ", "ÉTÉ"].entries()) {
      const old = `update time_entries set tags = '["${tag}"]', created_at = '2026-01-0${index + 1}' where id = '${ids[index]}'`;
      await sql(superuser.url, old);
    }
    // Applications that search by terms write them; the migration that added this computed them.
    await sql(superuser.url, "update time_entry_terms t set terms = stint_terms(e) from time_entries e where e.id = t.entry_id");
    await tags.up(knex);
    expect(await one.found("URGENT")).to.deep.equal(["Urgent", "urgent "]);
    expect(await one.found("e\u0301t\u00e9")).to.deep.equal(["ÉTÉ"]);
    expect(await other.found("urgent")).to.deep.equal(["URGENT"]);
    expect((await one.record("uRGENT")).tags).to.deep.equal(["Urgent"]);
    expect((await other.record("uRGENT")).tags).to.deep.equal(["URGENT"]);
    expect((await one.record("été")).tags).to.deep.equal(["ÉTÉ"]);
  });
});
