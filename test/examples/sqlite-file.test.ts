import { expect } from "chai";
import { rmSync } from "node:fs";
import { createUseCases, parseCurrency, parseInstant, parseTimeZone } from "stint";
import { manualClock } from "stint/conformance";
import { memoryPorts } from "stint/memory";
import type { Hint, Storage, Stores, TimeEntryFilter } from "stint/storage";
import { Connection, type Value } from "../../examples/sqlite-storage/connection.js";
import { openSqliteStorage } from "../../examples/sqlite-storage/index.js";
import { ids, newFolder, withStorage } from "./sqlite-subjects.js";

const clock = manualClock();
const open = (file: string): Storage => openSqliteStorage(file, { clock, ids });
const settings = { name: "Mine", currency: parseCurrency("EUR"), timeZone: parseTimeZone("Europe/Berlin") };

/** Runs the work on a file in a new folder. */
async function withFile(work: (file: string) => Promise<void>): Promise<void> {
  const { folder, file } = newFolder();
  await work(file).finally(() => rmSync(folder, { recursive: true }));
}

describe("a SQLite file", () => {
  it("keeps everything when it is closed and opened again", () =>
    withFile(async (file) => {
      const first = open(file);
      expect(first.applied).to.deep.equal(["0001-initial"]);
      const before = createUseCases({ ...memoryPorts({ clock }), ...first });
      const { token } = await before.createWorkspace({ ...settings, ownerEmail: "me@example.com" });
      const me = await before.authenticate(token);
      if (!me) throw new Error("The token is not valid.");
      const client = await before.createClient(me, { name: "Ada Ltd", rate: 9000n });
      const project = await before.createProject(me, { name: "Website", clientId: client.id });
      const [startTime, endTime] = [parseInstant("2026-02-02T09:00:00+01:00"), parseInstant("2026-02-02T11:30:00+01:00")];
      await before.createTimeEntry(me, { projectId: project.id, startTime, endTime });
      const { invoice: draft } = await before.createInvoice(me, { clientId: client.id, fromTime: {} });
      const { invoice } = await before.updateInvoice(me, draft.id, { status: "paid" });
      const changes = await before.listChanges(me, { after: null, limit: 100 });
      await first.close();

      const second = open(file);
      expect(second.applied).to.deep.equal([]);
      const after = createUseCases({ ...memoryPorts({ clock }), ...second });
      expect(await after.authenticate(token)).to.deep.equal(me);
      expect((await after.getInvoice(me, invoice.id)).invoice).to.deep.equal(invoice);
      expect(invoice.total).to.equal(22_500n);
      expect(await after.listChanges(me, { after: null, limit: 100 })).to.deep.equal(changes);
      expect(await second.problem()).to.equal(null);
      await second.close();
    }));

  it("puts no field of a filter or an order into SQL that is not a name", () =>
    withStorage(async (storage) => {
      const { workspaceId } = await started(storage);
      const list = (filter: object, sort: string) =>
        storage.unitOfWork.read({ workspaceId }, ({ clients }) => clients.list(filter, page(sort as "name")));
      for (const hostile of ["1 = 1) or (1", "name; drop table clients", 'name"']) {
        for (const attempt of [list({ [hostile]: 1 }, "name"), list({}, hostile)])
          expect(await attempt.catch((error: Error) => error.message)).to.equal(`"${hostile}" is not a column.`);
      }
      expect((await list({}, "name")).items.length).to.equal(1);
    }));

  it("belongs to one process at a time", () =>
    withFile(async (file) => {
      const first = open(file);
      expect(() => open(file)).to.throw(`Another process has ${file} open.`);
      await first.close();
      await open(file).close();
    }));

  it("ends the leases of a process that died", () =>
    withFile(async (file) => {
      const options = { clock, ids, outbox: true };
      const dead = openSqliteStorage(file, options);
      await started(dead);
      const request = { now: clock.now(), leasedUntil: parseInstant("2099-01-01T00:00:00Z"), limit: 10 };
      const claimed = await dead.eventOutbox.claim(request);
      expect(claimed.length).to.be.greaterThan(0);
      expect(await dead.eventOutbox.claim(request)).to.deep.equal([]);
      await dead.close();
      const next = openSqliteStorage(file, options);
      expect(await next.eventOutbox.claim(request)).to.deep.equal(claimed);
      await next.close();
    }));

  it("commits or forgets several units of work together", () =>
    withStorage(async (storage) => {
      const { workspaceId, clientId } = await started(storage);
      const rename =
        (name: string) =>
        async ({ clients }: Stores) => {
          const client = await clients.find(clientId);
          if (!client) throw new Error("no client");
          await clients.update({ ...client, name, version: client.version + 1 });
          return client.version + 1;
        };
      const nameOf = () =>
        storage.unitOfWork.read({ workspaceId }, async (stores) => (await stores.clients.find(clientId))?.name);
      const failed = storage.inOneTransaction(async (unitOfWork) => {
        await unitOfWork.run({ workspaceId }, rename("First"));
        throw new Error("the power went out");
      });
      expect(await failed.catch((error: Error) => error.message)).to.equal("the power went out");
      expect(await nameOf()).to.equal("Globex");
      const hints: Hint[] = [];
      storage.onDue((hint) => hints.push(hint));
      const version = await storage.inOneTransaction(async (unitOfWork) => {
        await unitOfWork.run({ workspaceId }, rename("Kept"));
        const undone = unitOfWork.run({ workspaceId }, async (stores) => {
          await rename("Undone")(stores);
          throw new Error("only this unit");
        });
        expect(await undone.catch((error: Error) => error.message)).to.equal("only this unit");
        expect(await nameOf()).to.equal("Globex");
        return unitOfWork.read({ workspaceId }, async (stores) => (await stores.clients.find(clientId))?.version);
      });
      expect([await nameOf(), version]).to.deep.equal(["Kept", 2]);
      expect(hints).to.deep.equal([]);
    }));
});

/** A new workspace with an owner, a client and a project. */
async function started(storage: Storage) {
  const useCases = createUseCases({ ...memoryPorts({ clock }), ...storage });
  const { token } = await useCases.createWorkspace({ ...settings, ownerEmail: "me@example.com" });
  const me = await useCases.authenticate(token);
  if (!me) throw new Error("The token is not valid.");
  const { id: clientId } = await useCases.createClient(me, { name: "Globex" });
  const { id: projectId } = await useCases.createProject(me, { name: "Website", clientId });
  return { workspaceId: me.workspaceId, userId: me.userId, clientId, projectId };
}

const ENTRIES = 100_000;

describe(`a SQLite file with ${ENTRIES} time entries`, () => {
  /** The plan of the statement that the work sends last, as SQLite explains it. */
  const planOf = async (file: string, work: () => Promise<unknown>): Promise<string> => {
    const { all } = Connection.prototype;
    let last: readonly [sql: string, values: readonly Value[]] = ["", []];
    Connection.prototype.all = function <Row>(this: Connection, sql: string, values: readonly Value[] = []): Row[] {
      last = [sql, values];
      return all.call(this, sql, values) as Row[];
    };
    try {
      await work();
    } finally {
      Connection.prototype.all = all;
    }
    const reader = new Connection(file, ["query_only = on"]);
    const steps = reader.all<{ detail: string }>(`explain query plan ${last[0]}`, last[1]);
    reader.close();
    return steps.map(({ detail }) => detail).join("; ");
  };

  it("finds pages of the main lists by an index that begins with the workspace, without sorting", () =>
    withStorage(async (storage, file) => {
      const { workspaceId, userId, projectId } = await started(storage);
      fill(file, { workspaceId, userId, projectId });
      const read = <T>(work: (stores: Stores) => Promise<T>) => storage.unitOfWork.read({ workspaceId }, work);
      const entries = (filter: Partial<TimeEntryFilter>, after = false) =>
        planOf(file, () =>
          read(({ timeEntries }) =>
            timeEntries.list(
              { userId: null, ...filter },
              { ...page("startTime"), descending: true, after: after ? { key: 1_700_000_000_000, id: "te_5" } : null },
            ),
          ),
        );
      const found = await read(({ timeEntries }) =>
        timeEntries.list({ userId: null, projectIds: [projectId] }, page("startTime")),
      );
      expect(found.items.length).to.equal(50);
      const plans = {
        page: await entries({}),
        next: await entries({}, true),
        range: await entries({ from: parseInstant("2023-11-14T23:00:00Z"), to: parseInstant("2023-11-15T00:00:00Z") }),
        project: await entries({ projectIds: [projectId] }, true),
        user: await entries({ userId }),
        invoices: await planOf(file, () => read(({ invoices }) => invoices.list({}, page("createdAt")))),
        dueInvoices: await planOf(file, () => read(({ invoices }) => invoices.list({}, page("dueDate")))),
        deliveries: await planOf(file, () =>
          read(({ deliveries }) =>
            deliveries.list({ statuses: null, eventTypes: null, from: null, to: null }, page("createdAt")),
          ),
        ),
      };
      for (const [name, plan] of Object.entries(plans)) {
        expect(plan, name).to.match(/^SEARCH \w+ USING INDEX \w+ \(workspace_id=\?/);
        expect(plan, name).not.to.match(/TEMP B-TREE|SCAN/);
      }
      expect(plans.project).to.match(/workspace_id=\? AND projectId=\? AND \(startTime,id\)<\(\?,\?\)/);
      expect(plans.next).to.match(/workspace_id=\? AND \(startTime,id\)<\(\?,\?\)/);
      expect(plans.range).to.match(/workspace_id=\? AND startTime>\? AND startTime<\?/);
    })).timeout(180_000);
});

function page<Key extends string>(sort: Key) {
  return { limit: 50, sort, descending: false, after: null } as const;
}

/** Inserts many entries, one per minute. */
function fill(file: string, of: { readonly workspaceId: string; readonly userId: string; readonly projectId: string }): void {
  const writer = new Connection(file, []);
  writer.run(
    `with recursive n (i) as (select 1 union all select i + 1 from n where i < ?)
     insert into timeEntries (workspace_id, id, doc, folded)
     select ?, 'te_' || i, json_object('id', 'te_' || i, 'version', 1, 'createdAt', i, 'updatedAt', i, 'userId', ?, 'projectId', ?,
       'status', 'recorded', 'startTime', 1700000000000 + i * 60000, 'endTime', 1700000060000 + i * 60000, 'notes', '', 'tags', json('[]')), '{}' from n`,
    [ENTRIES, of.workspaceId, of.userId, of.projectId],
  );
  writer.close();
}
