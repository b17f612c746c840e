import { expect } from "chai";
import fc from "fast-check";
import * as searchFolds from "../../../adapters/sql/migrations/0034-search-folds.js";
import * as searchedNames from "../../../adapters/sql/migrations/0041-searched-names.js";
import { isFoundBy } from "../../../core/index.js";
import { aClient, aProject, aRecordedEntry, aTask, aUser, newWorld, type World } from "../../conformance/fixtures.js";
import { aDraft, anOpenInvoice } from "../../conformance/invoice-fixtures.js";
import { manualClock } from "../../conformance/support.js";
import { storageOptions } from "../../system-ports.js";
import { sql } from "./databases.js";
import { type Migrating, openMigrating } from "./migrating.js";

const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;

const accents = Array.from("aAäÄåéÉıİßẞæÆøØłŁþœñçśșǆﬁſΣςάΆῷёЁйЙїʼn \u0308\u0301\u0345が゛हि");
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...accents), minLength: 1, maxLength: 12 }),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }).map((one) => one.replaceAll("\0", "")),
);
const spellings: readonly ((part: string) => string)[] = [
  (part) => part,
  (part) => part.toUpperCase(),
  (part) => part.toLowerCase(),
  (part) => part.normalize("NFD"),
  (part) => part.normalize("NFC"),
];
/** Texts, and parts of them in other spellings. */
const drawn = fc.array(text, { minLength: 1, maxLength: 60 }).chain((texts) =>
  fc.record({
    texts: fc.constant(texts),
    parts: fc.array(
      fc
        .tuple(fc.constantFrom(...texts), fc.nat(), fc.integer({ min: 1, max: 6 }), fc.constantFrom(...spellings))
        .map(([whole, at, length, spelled]) => {
          const characters = Array.from(whole);
          const from = characters.length === 0 ? 0 : at % characters.length;
          return spelled(characters.slice(from, from + length).join(""));
        }),
      { minLength: 10, maxLength: 30 },
    ),
  }),
);

describe("searches in PostgreSQL", () => {
  let superuser: Migrating["superuser"];
  let storage: Migrating["storage"];
  let knex: Migrating["knex"];
  let close: Migrating["close"];
  before(async () => {
    ({ superuser, storage, knex, close } = await openMigrating());
  });
  after(() => close());

  const aWorld = () => newWorld({ ids: storageOptions.ids, clock: manualClock(), ...storage });

  async function found(world: World, part: string) {
    const named = { name: part };
    return world.read(async ({ clients, projects, tasks, users, timeEntries }) => ({
      clients: (await clients.list(named, page)).items.map(({ name }) => name),
      projects: (await projects.list(named, page)).items.map(({ name }) => name),
      tasks: (await tasks.list(named, page)).items.map(({ name }) => name),
      users: (await users.list(named, page)).items.map(({ name }) => name),
      notes: (await timeEntries.list({ userId: null, notes: part }, page)).items.map(({ notes }) => notes),
    }));
  }

  /** Stores one of each with the name or notes. */
  async function store(world: World, texts: readonly string[]): Promise<void> {
    await world.run(async ({ clients, projects, tasks, users, timeEntries }) => {
      for (const name of texts) {
        await clients.insert(aClient(world, { name }));
        await projects.insert(aProject(world, { name }));
        await tasks.insert(aTask(world, world.project, { name }));
        await users.insert(aUser(world, { name }));
        await timeEntries.insert(aRecordedEntry(world, { notes: name }));
      }
    });
  }

  it("find exactly the names and notes that the rule of the core finds", async () => {
    const property = fc.asyncProperty(drawn, async ({ texts, parts }) => {
      const world = await aWorld();
      const { client, project, task, owner } = world;
      await store(world, texts);
      for (const part of parts) {
        const matches = (...all: readonly string[]) => all.filter((one) => isFoundBy(one, part)).toSorted();
        const { clients, projects, tasks, users, notes } = await found(world, part);
        const title = JSON.stringify(part);
        expect(clients.toSorted(), title).to.deep.equal(matches(client.name, ...texts));
        expect(projects.toSorted(), title).to.deep.equal(matches(project.name, ...texts));
        expect(tasks.toSorted(), title).to.deep.equal(matches(task.name, ...texts));
        expect(users.toSorted(), title).to.deep.equal(matches(owner.name, ...texts));
        expect(notes.toSorted(), title).to.deep.equal(matches(...texts));
      }
    });
    await fc.assert(property, { numRuns: 15 });
  }).timeout(120_000);

  it("find names and notes that were stored before the migration, and leave their versions and the feed as they were", async () => {
    const [one, other] = [await aWorld(), await aWorld()];
    const texts = ["Köln", "KOLN", "Straße", "", "x".repeat(10), "ÜBER"];
    await store(one, texts);
    await store(other, ["Kölsch"]);
    const feed = async () => (await sql(superuser.url, "select seq, version, resource from changes order by seq")).rows;
    const before = await feed();
    await searchFolds.down(knex);
    await searchFolds.up(knex);
    expect(await feed()).to.deep.equal(before);
    // A search tests the next entries without their terms, which only larger workspaces need.
    const outdated = await sql(
      superuser.url,
      `select e.notes from time_entries e join time_entry_terms t on t.workspace_id = e.workspace_id and t.entry_id = e.id
       where t.terms is distinct from stint_terms(e)`,
    );
    expect(outdated.rows).to.deep.equal([]);
    for (const [part, ...expected] of [
      ["köl", "KOLN", "Köln"],
      ["rass", "Straße"],
      ["uber", "ÜBER"],
      ["über", "ÜBER"],
    ] as const)
      for (const [list, names] of Object.entries(await found(one, part)))
        expect(names.toSorted(), `${list} by ${part}`).to.deep.equal(expected);
    expect((await found(other, "kol")).notes).to.deep.equal(["Kölsch"]);
  });

  it("find clients and invoices of earlier versions by legal names and by names on invoices, and leave the feed as it was", async () => {
    const world = await aWorld();
    const client = aClient(world, { name: "Neu", legalName: "Neue Brücke KG" });
    const draft = aDraft(world, undefined, { clientId: client.id });
    const open = anOpenInvoice(world, aDraft(world, undefined, { clientId: client.id }), "1");
    const issued = { ...open, buyer: { ...open.buyer, name: "Alt", legalName: "Alte Straße KG" } };
    await world.run(async ({ clients, invoices }) => {
      await clients.insert(client);
      for (const invoice of [draft, issued]) await invoices.insert(invoice);
    });
    const feed = async () => (await sql(superuser.url, "select seq, version, resource from changes order by seq")).rows;
    const before = await feed();
    await searchedNames.down(knex);
    expect(await feed()).to.deep.equal(before);
    await searchedNames.up(knex);
    expect(await feed()).to.deep.equal(before);
    const foundBy = (text: string) =>
      world.read(async ({ clients, invoices }) => [
        ...(await clients.list({ name: text }, page)).items.map(({ name }) => name),
        ...(await invoices.list({ text }, page)).items.map(({ status }) => status),
      ]);
    expect(await foundBy("neue brucke")).to.deep.equal(["Neu", "draft", "open"]);
    expect(await foundBy("alte strasse")).to.deep.equal(["open"]);
    expect(await foundBy("alt\nalte")).to.deep.equal(["open"]);
    // The database keeps issued invoices as they are again, and the feed without the folds.
    const change = sql(superuser.url, "update invoices set folded_buyer = '' where status = 'open'");
    expect(await change.then(String, String)).to.include("issued invoice cannot be changed");
    await world.run(({ clients }) => clients.update({ ...client, version: 2, name: "Neuer" }));
    expect(JSON.stringify((await feed()).at(-1)))
      .to.include("Neuer")
      .and.not.include("folded");
  });

  it("show the folds in no change", async () => {
    const world = await aWorld();
    await store(world, ["Köln"]);
    const { rows } = await sql(superuser.url, "select resource from changes where resource is not null");
    expect(rows).not.to.have.length(0);
    for (const { resource } of rows) expect(resource).not.to.have.any.keys("folded_name", "folded_notes", "folded_buyer");
  });

  it("store notes without accents once", async () => {
    const world = await aWorld();
    await store(world, ["Plain ASCII", "Σοφος ДОМ 日本語", "Köln"]);
    const { rows } = await sql(
      superuser.url,
      "select notes, folded_notes from time_entries where workspace_id = $1 and folded_notes is not null",
      [world.workspace.id],
    );
    expect(rows).to.deep.equal([{ notes: "Köln", folded_notes: "koln" }]);
  });
});
