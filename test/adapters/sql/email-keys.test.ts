import { expect } from "chai";
import { rowsOf } from "../../../adapters/sql/connection.js";
import { emailKey, emailKeySql } from "../../../adapters/sql/email-key.js";
import { openStorage, type OpenedStorage } from "../../../adapters/sql/storage.js";
import { caseVariants } from "../../../core/index.js";
import { aClient, newWorld, type World } from "../../conformance/fixtures.js";
import { manualClock } from "../../conformance/support.js";
import { storageOptions } from "../../system-ports.js";
import { createDatabase, sql, type TestDatabase } from "./databases.js";

const LAST_CASED = 0x1ffff;
const characters = Array.from({ length: LAST_CASED }, (_, index) => index + 1)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** Enough to make a good plan worth it. */
const CLIENTS = 300;

describe("the keys of email addresses", () => {
  let database: TestDatabase;
  let storage: OpenedStorage;
  let world: World;
  before(async () => {
    database = await createDatabase();
    storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    world = await newWorld({ ids: storageOptions.ids, clock: manualClock(), ...storage });
    await world.run(async ({ clients }) => {
      for (let number = 0; number < CLIENTS; number += 1)
        await clients.insert(aClient(world, { email: `Kiosk-${number}@Müller.example` }));
    });
    await sql(database.url, "analyze clients");
  });
  after(async () => {
    await storage?.close();
    await database?.drop();
  });

  it("are the same in the database, for every character and its variants", async () => {
    const text = `select array(select ${emailKeySql} from unnest($1::text[]) with ordinality as c (email, place) order by place) as keys`;
    const { rows } = await sql(database.url, text, [characters]);
    const keys = rows[0]?.["keys"] as readonly string[];
    const wrong = characters.filter((character, at) => caseVariants(character).some((one) => emailKey(one) !== keys[at]));
    expect(wrong).to.deep.equal([]);
  });

  it("find addresses by an index, although row-level security applies", async () => {
    const plan = await storage.database.withConnection(async (connection) => {
      await rowsOf(connection, { text: "begin" });
      await rowsOf(connection, { text: "select set_config('stint.workspace', $1, true)", values: [world.workspace.id] });
      const rows = await rowsOf(connection, { text: "explain select from clients where email_key = any('{a}')" });
      await rowsOf(connection, { text: "rollback" });
      return rows;
    });
    expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).to.match(/clients_by_email_key[^]*Index Cond: .*email_key = /);
  });

  it("are not part of the change feed", async () => {
    const { rows } = await sql(database.url, "select resource from changes where type in ('client', 'user')");
    expect(rows).not.to.have.length(0);
    for (const { resource } of rows) expect(resource).to.include.keys("email").and.not.to.include.keys("email_key");
  });
});
