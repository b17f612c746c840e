import { expect } from "chai";
import type { Query, QueryResult } from "../../../adapters/sql/pipeline.js";
import { type Connection } from "../../../adapters/sql/connection.js";
import type { Database } from "../../../adapters/sql/database.js";
import { outage } from "../../../adapters/sql/failures.js";
import { SharedTransactions } from "../../../adapters/sql/transactions/shared-transactions.js";
import { type OpenedStorage, openStorage, type StorageSettings } from "../../../adapters/sql/storage.js";
import {
  type UserActor,
  createUseCases,
  parseCurrency,
  parseInstant,
  parseTimeZone,
  StintError,
  type UseCases,
} from "../../../core/index.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { createDatabase, createFolder, type TestDatabase, withClient } from "./databases.js";

describe("units of work that share round trips, on the embedded database", () => {
  const folder = createFolder();
  shareRoundTrips(() => ({ kind: "embedded", folder: folder.path }));
  after(() => folder.remove());
});

describe("units of work that share round trips, on a PostgreSQL server", () => {
  let database: TestDatabase | undefined;
  before(async () => {
    database = await createDatabase();
  });
  const useCasesOf = shareRoundTrips(() => ({ kind: "server", url: database?.url ?? "" }));
  after(() => database?.drop());

  it("do not wait for a lock of another workspace", async () => {
    const useCases = useCasesOf();
    const recorders = await Promise.all(
      ["locked@example.com", "free@example.com"].map(async (email) => {
        const actor = await workspaceOf(useCases, email);
        const { id: projectId } = await useCases.createProject(actor, { name: "Website" });
        const record = (hour: string) => {
          const [startTime, endTime] = [parseInstant(`2026-03-02T${hour}:00:00Z`), parseInstant(`2026-03-02T${hour}:30:00Z`)];
          return useCases.createTimeEntry(actor, { projectId, startTime, endTime });
        };
        // From now on, recording is one batch.
        await record("08");
        return { actor, record };
      }),
    );
    const [locked, free] = recorders;
    if (!locked || !free) throw new Error("There are no workspaces.");
    await withClient(database?.url ?? "", async (client) => {
      await client.query("begin");
      await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [locked.actor.workspaceId]);
      const order: string[] = [];
      const both = [locked.record("09").then(() => order.push("locked")), free.record("09").then(() => order.push("free"))];
      await both[1];
      expect(order).to.deep.equal(["free"]);
      await client.query("commit");
      await Promise.all(both);
    });
  });
});

describe("writes that are sent together", () => {
  it("are not sent again after an outage, whose outcome is unknown", async () => {
    let sent = 0;
    const connection: Connection = {
      send: async () => {
        sent++;
        throw outage(new Error("The connection broke."));
      },
      discard: () => undefined,
    };
    const shared = new SharedTransactions({ withConnection: (work) => work(connection) }, "write");
    expect(await refusals([1, 2, 3].map(() => shared.send([{ text: "insert" }])))).to.deep.equal(
      Array(3).fill("database_unavailable"),
    );
    expect(sent).to.equal(1);
  });
});

async function workspaceOf(useCases: UseCases, ownerEmail: string): Promise<UserActor> {
  const [currency, timeZone] = [parseCurrency("EUR"), parseTimeZone("Europe/Berlin")];
  const { token } = await useCases.createWorkspace({ name: "Mine", ownerEmail, currency, timeZone });
  const actor = await useCases.authenticate(token);
  if (!actor) throw new Error("The token is not valid.");
  return actor;
}

/** The code of each rejection, and null for what resolves. */
async function refusals(all: readonly Promise<unknown>[]): Promise<readonly (string | null)[]> {
  const settled = await Promise.allSettled(all);
  return settled.map((one) =>
    one.status === "fulfilled" ? null : one.reason instanceof StintError ? one.reason.code : String(one.reason),
  );
}

function shareRoundTrips(settings: () => StorageSettings): () => UseCases {
  let storage: OpenedStorage;
  let useCases: UseCases;
  before(async function () {
    this.timeout(60_000);
    storage = await openStorage(settings(), storageOptions);
    useCases = createUseCases(portsOn(storage));
  });
  after(() => storage?.close());

  /** Counts the round trips. */
  const counted = (): { readonly source: Pick<Database, "withConnection">; roundTrips: number } => {
    const counter = {
      roundTrips: 0,
      source: {
        withConnection: <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
          counter.roundTrips++;
          return storage.database.withConnection(work);
        },
      },
    };
    return counter;
  };
  const plain = (text: string, ...values: unknown[]): Query => ({ name: `test ${text}`, text, values });
  const rowsOf = (results: readonly QueryResult[]) => results.map(({ rows }) => rows);

  it("have their own results, at most eight in a round trip", async () => {
    const counter = counted();
    const shared = new SharedTransactions(counter.source, "read");
    const one = (n: number) => shared.send([plain("select 'first' as part"), plain("select cast($1 as int) as n", n)]);
    const all = await Promise.all(Array.from({ length: 9 }, (_, n) => one(n)));
    expect(all.map(rowsOf)).to.deep.equal(Array.from({ length: 9 }, (_, n) => [[{ part: "first" }], [{ n }]]));
    expect(counter.roundTrips).to.equal(2);
  });

  it("are one transaction, and share it only if their keys are the same", async () => {
    const counter = counted();
    const shared = new SharedTransactions(counter.source, "write");
    const transaction = async (key: string) =>
      rowsOf(await shared.send([plain("select pg_current_xact_id()::text as id")], key))[0]?.[0]?.["id"];
    const [a, b, other] = await Promise.all([transaction("a"), transaction("a"), transaction("b")]);
    expect(a).to.equal(b);
    expect(other).to.not.equal(a);
    expect(counter.roundTrips).to.equal(2);
  });

  /** Runs statements as the login, which may create tables. */
  const asLogin = (...texts: readonly string[]) =>
    storage.database.withConnection((connection) =>
      connection.send(["reset role", ...texts, "set role stint_app"].map((text) => ({ text }))),
    );

  it("are each sent alone if one of them fails, and leave what they wrote once", async () => {
    await asLogin("create table numbers (n int primary key)", "grant all on numbers to stint_app");
    const counter = counted();
    const shared = new SharedTransactions(counter.source, "write");
    const insert = (n: number | string) => shared.send([plain("insert into numbers values (cast(cast($1 as text) as int))", n)]);
    const settled = await Promise.allSettled([insert(1), insert("x"), insert(2)]);
    expect(settled.map(({ status }) => status)).to.deep.equal(["fulfilled", "rejected", "fulfilled"]);
    expect(counter.roundTrips).to.equal(4);
    const results = await asLogin("select n from numbers order by n", "drop table numbers");
    expect(results[1]?.rows).to.deep.equal([{ n: 1 }, { n: 2 }]);
  });

  it("are sent without one that cannot be sent", async () => {
    const shared = new SharedTransactions(counted().source, "write");
    const text = "select cast($1 as text) as text";
    const broken = {
      toPostgres: () => {
        throw new RangeError("It has no text.");
      },
    };
    const settled = await Promise.allSettled(["a", broken, "b"].map((value) => shared.send([plain(text, value)])));
    expect(settled.map(({ status }) => status)).to.deep.equal(["fulfilled", "rejected", "fulfilled"]);
  });

  it("repeat a binding or a check only after what can change its outcome", async () => {
    const sent: string[] = [];
    const connection: Connection = {
      send: async (queries) => {
        sent.push(...queries.map(({ name = "", values = [] }) => [name, ...values].join(" ")));
        return queries.map(({ name = "" }) => ({ rows: [{ name }], texts: [], command: "SELECT 1", count: 1, size: 0 }));
      },
      discard: () => undefined,
    };
    const shared = new SharedTransactions({ withConnection: (work) => work(connection) }, "write");
    const one = (name: string, kind: Query["kind"], ...values: unknown[]): Query => ({ name, text: name, kind, values });
    const [bind, check] = [
      (now: number, token: string) => one("bind", "scope", "ws", now, token),
      (version: number) => one("check", "check", ["prj"], version),
    ];
    const [add, find, change] = [one("add", "independent"), one("find", "lookup"), one("change", undefined)];
    const parts = [
      [bind(1, "a"), check(1), add],
      [bind(2, "a"), find, check(1), add],
      [bind(3, "a"), check(2), change],
      [bind(4, "a"), check(2)],
      [bind(5, "b"), check(2)],
      [bind(6, "b"), check(2)],
    ];
    const results = await Promise.all(parts.map((queries) => shared.send(queries)));
    expect(sent).to.deep.equal([
      ...["bind ws 1 a", "check prj 1", "add"],
      ...["find", "add"],
      ...["check prj 2", "change"],
      ...["bind ws 4 a", "check prj 2"],
      ...["bind ws 5 b", "check prj 2"],
    ]);
    const named = results.map((all) => all.map(({ rows }) => rows[0]?.["name"]));
    expect(named).to.deep.equal(parts.map((queries) => queries.map(({ name }) => name)));
  });

  /** Runs work, and `meanwhile` before its second round trip. Returns the number of round trips. */
  const roundTripsOf = async (
    work: () => Promise<unknown>,
    meanwhile: () => Promise<unknown> = async () => null,
  ): Promise<number> => {
    const { database } = storage;
    const lend = database.withConnection.bind(database);
    let roundTrips = 0;
    database.withConnection = async (use) => {
      if (++roundTrips === 2) await meanwhile();
      return lend(use);
    };
    try {
      await work();
    } finally {
      database.withConnection = lend;
    }
    return roundTrips;
  };

  const entryOf = async (actor: UserActor, hour = "09") => {
    const { id: projectId } = await useCases.createProject(actor, { name: "Website" });
    const [startTime, endTime] = [parseInstant(`2026-04-01T${hour}:00:00Z`), parseInstant(`2026-04-01T${hour}:30:00Z`)];
    return useCases.createTimeEntry(actor, { projectId, startTime, endTime });
  };

  it("share one round trip to find what they change, and one to change it", async () => {
    const actor = await workspaceOf(useCases, "changes@example.com");
    const entries = await Promise.all(["09", "10", "11"].map((hour) => entryOf(actor, hour)));
    const update = (notes: string) => Promise.all(entries.map(({ id }) => useCases.updateTimeEntry(actor, id, { notes })));
    await update("First");
    expect(await roundTripsOf(() => update("Second"))).to.equal(2);
    const { items } = await useCases.listTimeEntries(actor, {}, { sort: "startTime", descending: false, after: null, limit: 50 });
    expect(items.map(({ notes }) => notes)).to.deep.equal(["Second", "Second", "Second"]);
  });

  it("keep a change that was made after they found what they change", async () => {
    const actor = await workspaceOf(useCases, "between@example.com");
    const { id, version } = await entryOf(actor);
    await roundTripsOf(
      () => useCases.updateTimeEntry(actor, id, { notes: "Kick-off" }),
      () => useCases.updateTimeEntry(actor, id, { tags: ["on-site"] }),
    );
    const after = await useCases.getTimeEntry(actor, id);
    expect([after.tags, after.notes, after.version]).to.deep.equal([["on-site"], "Kick-off", version + 2]);
  });

  it("change nothing if the token was revoked after they found what they change", async () => {
    const owner = await workspaceOf(useCases, "revoked@example.com");
    const { token, secret } = await useCases.createToken(owner, { name: "Other", scopes: owner.scopes });
    const other = await useCases.authenticate(secret);
    if (!other) throw new Error("The token is not valid.");
    const { id } = await entryOf(owner);
    const change = roundTripsOf(
      () => useCases.updateTimeEntry(other, id, { notes: "Kick-off" }),
      () => useCases.revokeToken(owner, token.id),
    );
    expect(await refusals([change])).to.deep.equal(["invalid_token"]);
    expect((await useCases.getTimeEntry(owner, id)).notes).to.equal("");
  });

  it("see and write only their own workspace, each with its own token", async () => {
    const [one, other, gone] = [
      await workspaceOf(useCases, "one@example.com"),
      await workspaceOf(useCases, "other@example.com"),
      await workspaceOf(useCases, "gone@example.com"),
    ];
    const [own, foreign] = [
      await useCases.createProject(one, { name: "One" }),
      await useCases.createProject(other, { name: "Other" }),
    ];
    if (gone.tokenId !== null) await useCases.revokeToken(gone, gone.tokenId);
    for (let time = 0; time < 3; time++) {
      const both = await Promise.all([useCases.getProject(one, own.id), useCases.getProject(other, foreign.id)]);
      expect(both.map(({ name }) => name)).to.deep.equal(["One", "Other"]);
      const read = [
        useCases.getProject(one, own.id),
        useCases.getProject(other, own.id),
        useCases.getProject(gone, own.id),
        useCases.getProject(other, foreign.id),
        useCases.getProject(one, foreign.id),
      ];
      expect(await refusals(read)).to.deep.equal([null, "not_found", "invalid_token", null, "not_found"]);
      const minute = (n: number) => parseInstant(`2026-03-0${time + 1}T09:${String(n).padStart(2, "0")}:00Z`);
      const record = (actor: UserActor, projectId: typeof own.id, n: number) =>
        useCases.createTimeEntry(actor, { projectId, startTime: minute(n), endTime: minute(n + 1) });
      const written = [record(one, own.id, 1), record(other, foreign.id, 1), record(one, own.id, 2), record(one, foreign.id, 3)];
      expect((await refusals(written)).map((code) => code === null)).to.deep.equal([true, true, true, false]);
    }
    const listed = async (actor: UserActor) =>
      (await useCases.listTimeEntries(actor, {}, { sort: "startTime", descending: false, after: null, limit: 50 })).items;
    expect([await listed(one), await listed(other)].map(({ length }) => length)).to.deep.equal([6, 3]);
  });

  return () => useCases;
}
