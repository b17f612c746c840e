import { expect } from "chai";
import { openStorage, type OpenedStorage, type StorageSettings } from "../../../adapters/sql/storage.js";
import {
  type UserActor,
  type Client,
  createUseCases,
  type DraftInvoice,
  parseCurrency,
  parseInstant,
  parseLocalDate,
  parseTimeZone,
  plusSeconds,
  type Project,
  StintError,
  type UseCases,
} from "../../../core/index.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { createDatabase, createFolder, type TestDatabase } from "./databases.js";

const ENTRIES = 8;
const issueDate = parseLocalDate("2026-03-31");
const start = parseInstant("2026-03-02T08:00:00Z");

describe("simultaneous requests on a PostgreSQL server, across the pools of two processes", () => {
  let database: TestDatabase | undefined;
  before(async () => {
    database = await createDatabase();
  });
  races(() => ({ kind: "server", url: database?.url ?? "" }), { processes: 2, rounds: 20 });
  after(() => database?.drop());
});

describe("background work while requests use every connection", () => {
  let database: TestDatabase | undefined;
  let storage: OpenedStorage | undefined;
  after(async () => {
    await storage?.close();
    await database?.drop();
  });

  it("still claims and records", async function () {
    database = await createDatabase();
    storage = await openStorage({ kind: "server", url: database.url, poolSize: 2 }, storageOptions);
    const { deliveryQueue, mailQueue, eventOutbox, housekeeping } = storage;
    const [now, limit] = [start, 1];
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const { database: pool } = storage;
    const requests = [1, 2, 3].map(() => pool.withConnection(() => held));
    const leasedUntil = plusSeconds(now, 45);
    await Promise.all([
      deliveryQueue.claim({ now, leasedUntil, limit, slots: 1 }),
      mailQueue.claim({ now, leasedUntil, limit }),
      eventOutbox.claim({ now, leasedUntil, limit }),
      housekeeping.purgeChanges(now, limit),
    ]);
    letGo();
    await Promise.all(requests);
  });
});

describe("simultaneous requests on the embedded PostgreSQL", () => {
  const folder = createFolder();
  races(() => ({ kind: "embedded", folder: folder.path }), { processes: 1, rounds: 3 });
  after(() => folder.remove());
});

function races(
  settings: () => StorageSettings,
  { processes, rounds }: { readonly processes: number; readonly rounds: number },
): void {
  const storages: OpenedStorage[] = [];
  let everywhere: UseCases[] = [];
  const at = (index: number): UseCases => everywhere[index % processes] as UseCases;

  before(async function () {
    this.timeout(60_000);
    for (let n = 0; n < processes; n++) storages.push(await openStorage(settings(), storageOptions));
    everywhere = storages.map((storage) => createUseCases(portsOn(storage)));
  });
  after(() => Promise.all(storages.map((storage) => storage.close())));

  const world = async (): Promise<{ owner: UserActor; client: Client; project: Project }> => {
    const { token } = await at(0).createWorkspace({
      name: "Race",
      ownerEmail: "race@example.com",
      currency: parseCurrency("EUR"),
      timeZone: parseTimeZone("Europe/Berlin"),
    });
    const owner = (await at(0).authenticate(token)) as UserActor;
    const client = await at(0).createClient(owner, { name: "Client", rate: 6000n });
    return { owner, client, project: await at(0).createProject(owner, { name: "Project", clientId: client.id }) };
  };

  for (const racers of [2, 10]) {
    it(`bill the same entries once from ${racers} invoices, ${rounds} times in a row, with gapless numbers`, async function () {
      this.timeout(120_000);
      const { owner, client, project } = await world();
      const numbers: (string | null)[] = [];
      for (let round = 0; round < rounds; round++) {
        const ids = await Promise.all(
          Array.from({ length: ENTRIES }, async (_, n) => {
            const startTime = plusSeconds(start, (round * ENTRIES + n) * 3600);
            return (
              await at(n).createTimeEntry(owner, { projectId: project.id, startTime, endTime: plusSeconds(startTime, 1800) })
            ).id;
          }),
        );
        const settled = await Promise.allSettled(
          Array.from({ length: racers }, (_, n) =>
            at(n).createInvoice(owner, { clientId: client.id, fromTime: { groupBy: "entry" }, issueDate }),
          ),
        );
        const made = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value.invoice] : []));
        expect(refusals(settled), "every other one finds nothing left").to.deep.equal(
          Array(racers - made.length).fill("nothing_to_bill"),
        );
        expect(billed(made).toSorted()).to.deep.equal(ids.toSorted());
        const issued = await Promise.all(
          made.map(({ id }, n) => at(n).updateInvoice(owner, id, { status: round % 2 === 0 ? "open" : "paid" })),
        );
        numbers.push(...issued.map(({ invoice }) => invoice.number));
      }
      expect(numbers.toSorted()).to.deep.equal(numbers.map((_, n) => `INV-2026-${String(n + 1).padStart(4, "0")}`));
    });
  }

  it("issue 20 invoices with 20 gapless numbers", async function () {
    this.timeout(60_000);
    const { owner, client } = await world();
    const line = { description: "Fixed", quantity: 1_000_000n as never, unitPrice: 100n };
    const drafts = await Promise.all(
      Array.from({ length: 20 }, () => at(0).createInvoice(owner, { clientId: client.id, lines: [line] })),
    );
    const issued = await Promise.all(drafts.map(({ invoice }, n) => at(n).updateInvoice(owner, invoice.id, { status: "open" })));
    const sequence = issued.map(({ invoice }) => Number(invoice.number?.slice(-4))).toSorted((a, b) => a - b);
    expect(sequence).to.deep.equal(Array.from({ length: 20 }, (_, n) => n + 1));
  });

  it("start one of 20 timers, and the others return its id", async function () {
    this.timeout(60_000);
    const { owner, project } = await world();
    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => at(n).createTimeEntry(owner, { projectId: project.id })),
    );
    const running = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value.id] : []));
    expect(running).to.have.length(1);
    expect(refusals(settled)).to.deep.equal(Array(19).fill("timer_running"));
    for (const one of settled) {
      if (one.status === "rejected") expect((one.reason as StintError).details).to.deep.equal({ time_entry_id: running[0] });
    }
  });

  it("store one of 20 overlapping entries if overlaps are rejected", async function () {
    this.timeout(60_000);
    const { owner, project } = await world();
    await at(0).updateWorkspace(owner, { overlapPolicy: "reject" });
    const entry = { projectId: project.id, startTime: start, endTime: plusSeconds(start, 3600) };
    const settled = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => at(n).createTimeEntry(owner, entry)));
    expect(refusals(settled)).to.deep.equal(Array(19).fill("time_entry_overlaps"));
  });

  it("keep one of two owners who step down", async function () {
    this.timeout(60_000);
    for (let round = 0; round < 10; round++) {
      const { owner } = await world();
      await at(0).inviteUser(owner, { email: `second${round}@example.com`, role: "owner" });
      const { secret } = await at(0).grantToken({
        email: `second${round}@example.com`,
        workspaceId: owner.workspaceId,
        name: "t",
      });
      const second = (await at(0).authenticate(secret)) as UserActor;
      const settled = await Promise.allSettled(
        [owner, second].map((actor, n) => at(n).updateUser(actor, actor.userId, { role: "admin" })),
      );
      expect(refusals(settled)).to.deep.equal(["last_owner"]);
    }
  });

  it("apply all of 20 changes to one project", async function () {
    this.timeout(60_000);
    const { owner, project } = await world();
    await Promise.all(Array.from({ length: 20 }, (_, n) => at(n).updateProject(owner, project.id, { notes: `note ${n}` })));
    expect((await at(0).getProject(owner, project.id)).version).to.equal(21);
  });
}

function billed(invoices: readonly DraftInvoice[]): string[] {
  return invoices.flatMap(({ lines }) => lines.flatMap(({ timeEntryIds }) => timeEntryIds));
}

function refusals(settled: readonly PromiseSettledResult<unknown>[]): string[] {
  return settled.flatMap((one) => {
    if (one.status === "fulfilled") return [];
    if (one.reason instanceof StintError) return [one.reason.code];
    throw one.reason;
  });
}
