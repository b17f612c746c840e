import { expect } from "chai";
import { openStorage, type SqlStorage } from "../../../adapters/sql/index.js";
import {
  createUseCases,
  parseCurrency,
  parseInstant,
  parseTimeZone,
  type UserActor,
  type UseCases,
} from "../../../core/index.js";
import { until } from "../../end-to-end/until.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { createDatabase, type TestDatabase, withClient } from "./databases.js";

/** Writers of a workspace hold this lock. */
const OTHER_WRITER = "select pg_advisory_xact_lock_shared(hashtextextended($1, 0))";
const WAITING =
  "select count(*) as count from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())";

describe("changes of all entries with a property", () => {
  let database: TestDatabase;
  let storage: SqlStorage;
  let useCases: UseCases;
  let actor: UserActor;
  before(async () => {
    database = await createDatabase();
    storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    useCases = createUseCases(portsOn(storage));
    const [currency, timeZone] = [parseCurrency("EUR"), parseTimeZone("Europe/Berlin")];
    const created = await useCases.createWorkspace({ name: "Acme", ownerEmail: "owner@example.com", currency, timeZone });
    actor = { workspaceId: created.workspace.id, userId: created.owner.id, role: "owner", scopes: null, tokenId: null };
  });
  after(async () => {
    await storage?.close();
    await database?.drop();
  });

  const times = { startTime: parseInstant("2026-03-02T09:00:00Z"), endTime: parseInstant("2026-03-02T10:00:00Z") };

  /** Runs work while another writer of the workspace has not committed. Resolves to its result, which it has only after the commit of the other. */
  const duringAnotherWrite = <T>(work: () => Promise<T>): Promise<T> =>
    withClient(database.url, async (client) => {
      await client.query("begin");
      await client.query(OTHER_WRITER, [actor.workspaceId]);
      const order: string[] = [];
      const result = work().finally(() => order.push("work"));
      await until("a unit of work that waits for the other", async () => {
        const { rows } = await client.query<{ readonly count: string }>(WAITING);
        return Number(rows[0]?.count) > 0 || order.length > 0;
      });
      order.push("other");
      await client.query("commit");
      const value = await result;
      expect(order).to.deep.equal(["other", "work"]);
      return value;
    });

  it("wait for those who record with the rate from before", async () => {
    const { id: projectId } = await useCases.createProject(actor, { name: "Website", rate: 5_000n });
    const { id } = await useCases.createTimeEntry(actor, { projectId, ...times });
    await duringAnotherWrite(() => useCases.updateProject(actor, projectId, { rate: 9_000n }, "unbilled"));
    expect((await useCases.getTimeEntry(actor, id)).rate?.amount).to.equal(9_000n);
  });

  it("wait for those who record with the tag from before", async () => {
    const { id: projectId } = await useCases.createProject(actor, { name: "Tags" });
    const { id } = await useCases.createTimeEntry(actor, { projectId, ...times, tags: ["draft"] });
    await duringAnotherWrite(() => useCases.renameTags(actor, { from: ["draft"], to: "sketch" }));
    expect((await useCases.getTimeEntry(actor, id)).tags).to.deep.equal(["sketch"]);
  });
});
