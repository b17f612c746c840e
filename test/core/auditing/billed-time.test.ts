import { expect } from "chai";
import {
  createUseCases,
  type EntryRate,
  type InvoiceId,
  parseCurrency,
  parseDecimal,
  parseInstant,
  parseTimeZone,
  plusSeconds,
  type Ports,
  type ProjectId,
  type TimeBasis,
  type TimeEntry,
  type TimeEntryId,
} from "../../../core/index.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import { createWorld, type World } from "../world.js";

const HOUR = 3_600;
const DAY = 24 * HOUR;
const later = (entry: TimeEntry, start: number, end: number) => ({
  startTime: plusSeconds(entry.startTime, start),
  endTime: plusSeconds(entry.endTime ?? expect.fail(), end),
});

describe("an audit of billed time", () => {
  let world: World;
  let entries: readonly TimeEntry[];
  let invoiceId: InvoiceId;

  beforeEach(async () => {
    world = await createWorld("2026-03-10T08:00:00Z");
    const { useCases, owner } = world;
    const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
    const { id: projectId } = await useCases.createProject(owner, { name: "Project", clientId, rate: 6_000n });
    entries = await recorded(projectId);
    invoiceId = (await useCases.createInvoice(owner, { clientId, fromTime: { groupBy: "entry" } })).invoice.id;
    await useCases.updateInvoice(owner, invoiceId, { status: "open" });
  });

  async function recorded(projectId: ProjectId): Promise<readonly TimeEntry[]> {
    const times = [1, 3, 5].map((hour) => parseInstant(`2026-03-02T0${hour}:00:00Z`));
    return Promise.all(
      times.map((startTime) =>
        world.useCases.createTimeEntry(world.owner, { projectId, startTime, endTime: plusSeconds(startTime, HOUR) }),
      ),
    );
  }

  /** Changes a stored entry as a statement does that leaves the time of its last change. */
  const change = (id: TimeEntryId, changes: (entry: TimeEntry) => object) =>
    world.ports.unitOfWork.run(world.owner, async ({ timeEntries }) => {
      const found = (await timeEntries.find(id)) ?? expect.fail();
      await timeEntries.update(nextVersion<TimeEntry>({ ...found, ...changes(found) }, found.updatedAt));
    });
  const found = async (ports: Ports = world.ports) => {
    const { findings } = await createUseCases(ports).getAudit(world.owner);
    return findings.map(({ check, invoiceId: of, timeEntryIds }) => [check, of, timeEntryIds]);
  };
  /** The ports with another recorded basis. */
  const withBasis = (basis: (recorded: TimeBasis | null) => TimeBasis | null): Ports => ({
    ...world.ports,
    unitOfWork: {
      run: world.ports.unitOfWork.run,
      read: (scope, work) =>
        world.ports.unitOfWork.read(scope, (stores) => {
          const { invoices } = stores;
          const findTimeBasis = async (id: InvoiceId) => basis(await invoices.findTimeBasis(id));
          return work({ ...stores, invoices: { ...invoices, findTimeBasis } });
        }),
    },
  });

  const rate = (changes: Partial<EntryRate>) => (entry: TimeEntry) => ({ rate: entry.rate && { ...entry.rate, ...changes } });
  const cases: readonly (readonly [what: string, change: (entry: TimeEntry) => object])[] = [
    ["its end", (entry) => later(entry, 0, 1)],
    ["its start", (entry) => later(entry, -1, 0)],
    ["its day", (entry) => later(entry, DAY, DAY)],
    ["its rate", rate({ amount: 1n })],
    ["the currency of its rate", rate({ currency: parseCurrency("USD") })],
    ["its rate, which is removed", () => ({ rate: null })],
  ];
  for (const [what, changes] of cases) {
    it(`finds an entry that differs from what was billed in ${what}, until it is as it was`, async () => {
      const { id, startTime, endTime, rate: before } = entries[1] ?? expect.fail();
      await change(id, changes);
      expect(await found()).to.deep.equal([["entry_changed", invoiceId, [id]]]);
      expect(await found(withBasis(() => null))).to.deep.equal([]);
      await change(id, () => ({ startTime, endTime, rate: before }));
      expect(await found()).to.deep.equal([]);
    });
  }

  it("compares the day in the time zone of the invoice, also if the workspace has another one by then", async () => {
    await world.useCases.updateWorkspace(world.owner, { timeZone: parseTimeZone("Pacific/Honolulu") });
    expect(await found()).to.deep.equal([]);
  });

  it("does not compare values or entries that were not recorded", async () => {
    for (const { id } of entries)
      await change(id, (entry) => ({ ...later(entry, DAY, DAY + 1), ...rate({ amount: 1n })(entry) }));
    expect(await found()).to.have.length(1);
    const absent = { day: null, seconds: undefined, rate: null };
    const earlier = (basis: TimeBasis): TimeBasis => ({
      ...basis,
      entries: basis.entries.slice(1).map((entry) => Object.assign({ ...entry }, absent)),
    });
    expect(await found(withBasis((basis) => basis && earlier(basis)))).to.deep.equal([]);
  });

  it("does not compare entries that a credit note or voiding released", async () => {
    const { useCases, owner } = world;
    const [first] = entries;
    await useCases.createCreditNote(owner, invoiceId, { reason: "Wrong", lines: [{ line: 0 }], releaseTime: true });
    await change(first?.id ?? expect.fail(), (entry) => later(entry, 0, 1));
    await useCases.createCreditNote(owner, invoiceId, { reason: "Wrong", lines: [{ line: 1, quantity: parseDecimal("0.5") }] });
    expect(await found()).to.deep.equal([]);
    const { clientId } = (await useCases.getInvoice(owner, invoiceId)).invoice;
    const { invoice } = await useCases.createInvoice(owner, { clientId, fromTime: {} });
    expect(await found()).to.deep.equal([]);
    await useCases.updateInvoice(owner, invoice.id, { status: "void" });
    await change(first?.id ?? expect.fail(), (entry) => later(entry, 0, 1));
    expect(await found()).to.deep.equal([]);
  });
});
