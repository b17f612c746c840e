import { expect } from "chai";
import { openStorage, type SqlStorage, type StorageSettings } from "../../../adapters/sql/index.js";
import {
  type UserActor,
  type Client,
  createUseCases,
  nextVersion,
  parseCurrency,
  parseTimeZone,
  StintError,
  type Stores,
  type UnitOfWork,
  type UseCases,
} from "../../../core/index.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { createDatabase, createFolder, type TestDatabase } from "./databases.js";

describe("units of work in one transaction, on the embedded PostgreSQL", () => {
  const folder = createFolder();
  isOne(() => ({ kind: "embedded", folder: folder.path }));
  after(() => folder.remove());
});

describe("units of work in one transaction, on a PostgreSQL server", () => {
  let database: TestDatabase | undefined;
  before(async () => {
    database = await createDatabase();
  });
  const storage = isOne(() => ({ kind: "server", url: database?.url ?? "" }));
  after(() => database?.drop());

  it("are invisible to others until all have committed", async () => {
    const { directory, inOneTransaction } = storage();
    await inOneTransaction(async (unitOfWork) => {
      await workspaceOf(createUseCases({ ...portsOn(storage()), unitOfWork }), "unseen@example.com");
      expect(await directory.findMemberships("unseen@example.com")).to.deep.equal([]);
    });
    expect(await directory.findMemberships("unseen@example.com")).to.have.length(1);
  });
});

function isOne(settings: () => StorageSettings): () => SqlStorage {
  let opened: SqlStorage | undefined;
  const storage = (): SqlStorage => opened as SqlStorage;
  before(async function () {
    this.timeout(60_000);
    opened = await openStorage(settings(), storageOptions);
  });
  after(() => opened?.close());
  const useCasesOn = (unitOfWork: UnitOfWork) => createUseCases({ ...portsOn(storage()), unitOfWork });
  const known = async (email: string) => (await storage().directory.findMemberships(email)).length;

  it("see the writes of earlier ones, each only in its own workspace", async () => {
    await storage().inOneTransaction(async (unitOfWork) => {
      const useCases = useCasesOn(unitOfWork);
      const [one, other] = [await workspaceOf(useCases, "one@example.com"), await workspaceOf(useCases, "other@example.com")];
      const client = await useCases.createClient(one, { name: "Ada Ltd" });
      expect(await useCases.getClient(one, client.id)).to.include({ name: "Ada Ltd" });
      expect(await refused(useCases.getClient(other, client.id))).to.equal("not_found");
    });
    expect([await known("one@example.com"), await known("other@example.com")]).to.deep.equal([1, 1]);
  });

  it("leave nothing if the transaction rolls back", async () => {
    const whole = storage().inOneTransaction(async (unitOfWork) => {
      await workspaceOf(useCasesOn(unitOfWork), "nobody@example.com");
      throw new StintError("conflict", "no_more", "It is enough.");
    });
    expect(await refused(whole)).to.equal("no_more");
    expect(await known("nobody@example.com")).to.equal(0);
  });

  it("leave nothing of one that rejects, and keep the others", async () => {
    const names = await storage().inOneTransaction(async (unitOfWork) => {
      const useCases = useCasesOn(unitOfWork);
      const actor = await workspaceOf(useCases, "some@example.com");
      const { id } = await useCases.createClient(actor, { name: "Before" });
      const broken = unitOfWork.run(actor, async ({ clients }) => {
        const client = await clients.find(id);
        if (client) await clients.insert(client);
      });
      expect(await refused(broken)).to.equal("23505");
      await useCases.createClient(actor, { name: "After" });
      const { items } = await useCases.listClients(actor, {}, { limit: 9, after: null, sort: "createdAt", descending: false });
      return items.map(({ name }) => name);
    });
    expect(names).to.deep.equal(["Before", "After"]);
    expect(await known("some@example.com")).to.equal(1);
  });

  it("run one after the other, also if they begin at once, and not within each other", async () => {
    await storage().inOneTransaction(async (unitOfWork) => {
      const useCases = useCasesOn(unitOfWork);
      const actor = await workspaceOf(useCases, "at-once@example.com");
      const { id } = await useCases.createClient(actor, { name: "Before" });
      const broken = unitOfWork.run(actor, async ({ clients }) => {
        const client = await clients.find(id);
        if (client) await clients.insert(client);
      });
      const [, failed] = await Promise.allSettled([useCases.createClient(actor, { name: "One" }), broken]);
      expect(failed.status).to.equal("rejected");
      const both = [broken.catch(() => null), useCases.createClient(actor, { name: "Other" })];
      await Promise.all(both);
      const nested = unitOfWork.run(actor, () => useCases.createClient(actor, { name: "Nested" }));
      expect(await nested.catch((error: unknown) => (error as Error).name)).to.equal("TypeError");
      const { items } = await useCases.listClients(actor, {}, { limit: 9, after: null, sort: "createdAt", descending: false });
      expect(items.map(({ name }) => name)).to.deep.equal(["Before", "One", "Other"]);
    });
  });

  it("fail if a write could not be sent, even if the work catches its error", async () => {
    const actor = await workspaceOf(useCasesOn(storage().unitOfWork), "unsendable@example.com");
    const unsendable = {
      toPostgres: () => {
        throw new RangeError("It has no text.");
      },
    };
    const { ids, clock } = storageOptions;
    const event = { id: ids.next("evt"), type: "project.created", occurredAt: clock.now(), author: null } as const;
    const work = storage().unitOfWork.run(actor, async ({ clients, events, projects }) => {
      const { items } = await projects.list({}, { limit: 1, after: null, sort: "createdAt", descending: false });
      expect(items).to.deep.equal([]);
      await events.record({ ...event, body: unsendable as never });
      await clients.list({}, { limit: 1, after: null, sort: "createdAt", descending: false }).catch(() => null);
    });
    expect(await work.catch((error: unknown) => (error as Error).name)).to.equal("UnsendableValue");
  });

  it("report due work once, after the commit, and not after a rollback", async () => {
    const reported: string[] = [];
    const stop = storage().onDue((hint) => void reported.push(hint));
    const record = (ownerEmail: string, fails: boolean) =>
      storage().inOneTransaction(async (unitOfWork) => {
        const useCases = useCasesOn(unitOfWork);
        const actor = await workspaceOf(useCases, ownerEmail);
        await useCases.createWebhook(actor, { url: "https://example.com/hook", events: ["project.created"] });
        await useCases.createProject(actor, { name: "A" });
        await useCases.createProject(actor, { name: "B" });
        expect(reported).to.deep.equal([]);
        if (fails) throw new StintError("conflict", "no_more", "It is enough.");
      });
    expect(await refused(record("rolled-back@example.com", true))).to.equal("no_more");
    expect(reported).to.deep.equal([]);
    await record("committed@example.com", false);
    stop();
    expect(reported.filter((hint) => hint === "deliveries")).to.have.length(1);
  });

  it("leave nothing of work that continued after a failed statement", async () => {
    const useCases = useCasesOn(storage().unitOfWork);
    const actor = await workspaceOf(useCases, "stubborn@example.com");
    const { id } = await useCases.createClient(actor, { name: "Before" });
    const stubborn = async ({ clients }: Stores): Promise<void> => {
      const client = (await clients.find(id)) as Client;
      await clients.update(nextVersion({ ...client, name: "After" }, client.updatedAt));
      await clients.insert(client);
      expect(await refused(clients.find(id))).to.equal("23505");
    };
    const failure: unknown = await storage()
      .unitOfWork.run(actor, stubborn)
      .catch((error: unknown) => error);
    expect((failure as Error).message).to.equal("PostgreSQL rolled the transaction back instead of committing it.");
    const part = storage().inOneTransaction(({ run }) => run(actor, stubborn));
    expect(await refused(part)).to.equal("25P02");
    expect(await useCases.getClient(actor, id)).to.include({ name: "Before", version: 1 });
  });

  return storage;
}

async function workspaceOf(useCases: UseCases, ownerEmail: string): Promise<UserActor> {
  const [currency, timeZone] = [parseCurrency("EUR"), parseTimeZone("Europe/Berlin")];
  const { workspace, owner } = await useCases.createWorkspace({ name: ownerEmail, ownerEmail, currency, timeZone });
  return { workspaceId: workspace.id, userId: owner.id, role: "owner", scopes: null, tokenId: null };
}

async function refused(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "done",
    (error: { code?: unknown }) => error.code,
  );
}
