import { randomUUID } from "node:crypto";
import { expect } from "chai";
import type { Knex } from "knex";
import pg from "pg";
import { type UserActor, parseDecimal } from "../../../../core/index.js";
import { failureOf, hostKnex, HostScene } from "./host-scene.js";

/** Settings of a host that differ from those of Stint's connections. */
const ofHost: readonly (readonly [name: string, value: string])[] = [
  ["search_path", "public, pg_catalog"],
  ["TimeZone", "America/St_Johns"],
  ["DateStyle", "SQL, DMY"],
  ["bytea_output", "escape"],
  ["standard_conforming_strings", "off"],
  ["stint.workspace", "of the host"],
  ["stint.now", "never"],
  ["stint.purpose", "directory"],
];

const HIDDEN = ["role", "session_authorization", "stint.workspace", "stint.now", "stint.purpose", "stint.host"];

type Settings = Readonly<Record<string, string>>;

/** Every setting of the session and the transaction. */
async function settingsOf(knex: Knex): Promise<Settings> {
  const hidden = HIDDEN.map((name) => `select '${name}' as name, coalesce(current_setting('${name}', true), '') as setting`);
  const query = `select name, setting from pg_settings union all ${hidden.join(" union all ")}`;
  const { rows } = await knex.raw<{ readonly rows: readonly { name: string; setting: string }[] }>(query);
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

/** Roles belong to the whole server, which other runs of this file may use. */
const clerk = `stint_test_clerk_${randomUUID().replaceAll("-", "")}`;

describe("a unit of work in the transaction of a host's Knex", () => {
  let scene: HostScene;
  let me: UserActor;
  before(async () => {
    scene = await HostScene.open();
    me = await scene.owner();
    await scene.knex.raw(`create role ${clerk} nologin`);
    await scene.knex.raw(`grant usage on schema public to ${clerk}`);
  });
  after(async () => {
    try {
      await scene?.knex.raw(`drop owned by ${clerk}`);
      await scene?.knex.raw(`drop role ${clerk}`);
    } finally {
      await scene?.close();
    }
  });

  const units: readonly (readonly [title: string, run: (trx: Knex.Transaction) => Promise<unknown>])[] = [
    ["commits", (trx) => scene.within(trx).createClient(me, { name: "Ada" })],
    [
      "only writes, in one round trip",
      (trx) =>
        scene.storage.unitOfWorkIn(trx).run(me, async ({ clients }) => {
          const { items } = await scene.useCases.listClients(me, {}, { limit: 1, after: null, sort: "name", descending: false });
          if (items[0]) await clients.update({ ...items[0], version: items[0].version + 1 });
        }),
    ],
    [
      "fails in its work",
      (trx) =>
        failureOf(
          scene.storage.unitOfWorkIn(trx).run(me, async ({ clients }) => {
            await clients.list({}, { limit: 1, after: null, sort: "name", descending: false });
            throw new Error("No.");
          }),
        ),
    ],
    [
      "fails in a statement",
      (trx) =>
        failureOf(
          scene.storage.unitOfWorkIn(trx).run(me, async ({ clients }) => {
            const [client] = (await clients.list({}, { limit: 1, after: null, sort: "name", descending: false })).items;
            if (client) await clients.insert(client);
          }),
        ),
    ],
    ["reads", (trx) => scene.within(trx).listProjects(me, {}, { limit: 1, after: null, sort: "name", descending: false })],
    [
      "fails in a read",
      (trx) => {
        const revoked: UserActor = { ...me, tokenId: "tok_missing" as NonNullable<UserActor["tokenId"]> };
        return failureOf(scene.within(trx).getClient(revoked, "cli_missing" as never));
      },
    ],
  ];

  for (const [title, run] of units) {
    it(`that ${title} leaves every setting of the transaction and the session as it was`, async () => {
      const knex = hostKnex(scene.url, { pool: { min: 1, max: 1 } });
      try {
        // Adds the settings of the language in which Stint's triggers are written.
        await knex.raw("load 'plpgsql'");
        const session = await settingsOf(knex);
        const kept = await knex.transaction(async (trx) => {
          for (const [name, value] of ofHost) await trx.raw("select set_config(?, ?, true)", [name, value]);
          await trx.raw("set timezone = 'Asia/Kathmandu'");
          await trx.raw(`set local role ${clerk}`);
          const before = await settingsOf(trx);
          await run(trx);
          expect(await settingsOf(trx)).to.deep.equal(before);
          expect(before).to.include({
            role: clerk,
            "stint.workspace": "of the host",
            transaction_read_only: "off",
          });
          return before["TimeZone"];
        });
        expect(await settingsOf(knex)).to.deep.equal({ ...session, TimeZone: kept });
      } finally {
        await knex.destroy();
      }
    });
  }

  it("leaves the host's transaction without its savepoint and without prepared statements", async () => {
    await scene.knex.transaction(async (trx) => {
      for (const [, run] of units) {
        await run(trx);
        await trx.transaction(async (nested) => {
          const failure = await failureOf(nested.raw("release savepoint stint_unit"));
          expect(failure.code).to.equal("3B001");
          await nested.rollback();
        });
      }
      const { rows } = await trx.raw<{ readonly rows: readonly unknown[] }>("select name from pg_prepared_statements");
      expect(rows).to.deep.equal([]);
    });
  });

  it("uses Stint's tables, even if a temporary table of the host has the name of one", async () => {
    await scene.knex.transaction(async (trx) => {
      await trx.raw("create temporary table projects (name text) on commit drop");
      await scene.within(trx).createProject(me, { name: "Website" });
      expect(await trx("projects").select()).to.deep.equal([]);
    });
  });

  it("reads its rows, whatever parsers, time zone and identifiers the host has", async () => {
    const { getTypeParser, setTypeParser } = pg.types;
    const replaced = [16, 17, 20, 23, 1082, 1184, 1700, 3802].map((oid) => [oid, getTypeParser(oid)] as const);
    for (const [oid] of replaced) setTypeParser(oid, () => "of the host");
    const knex = hostKnex(scene.url, {
      connection: { connectionString: scene.url, options: "-c TimeZone=Asia/Kathmandu -c DateStyle=German" },
      wrapIdentifier: (name, wrap) => wrap(`host_${name}`),
      postProcessResponse: () => "of the host" as unknown,
    });
    try {
      const lines = [{ description: "Advice", quantity: parseDecimal("1.5"), unitPrice: 9_000n }];
      const { invoice } = await knex.transaction(async (trx) => {
        const stint = scene.within(trx);
        const client = await stint.createClient(me, { name: "Grace", rate: 9_000n });
        const { invoice: draft } = await stint.createInvoice(me, { clientId: client.id, lines });
        await stint.updateInvoice(me, draft.id, { status: "open" });
        return await stint.getInvoice(me, draft.id);
      });
      const known = await scene.useCases.getInvoice(me, invoice.id);
      expect(invoice).to.deep.equal(known.invoice);
      expect(invoice.total).to.equal(13_500n);
    } finally {
      for (const [oid, parser] of replaced) setTypeParser(oid, parser);
      await knex.destroy();
    }
  });
});
