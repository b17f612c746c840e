import { expect } from "chai";
import {
  type Audit,
  type ClientId,
  createUseCases,
  instant,
  type Invoice,
  type InvoiceId,
  type LedgerEntry,
  parseDecimal,
  parseInstant,
  type ProjectId,
  type Stores,
  type TimeEntry,
} from "../../../core/index.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import { codeOf, createWorld, type World } from "../world.js";

let world: World;
let clientId: ClientId;
let projectId: ProjectId;

beforeEach(async () => {
  world = await createWorld("2026-03-10T08:00:00Z");
  const { useCases, owner } = world;
  clientId = (await useCases.createClient(owner, { name: "Client", email: "to@example.com" })).id;
  projectId = (await useCases.createProject(owner, { name: "Project", clientId, rate: 6_000n })).id;
});

async function entry(hour: number) {
  const at = (of: number) => parseInstant(`2026-03-02T${String(of).padStart(2, "0")}:00:00Z`);
  return world.useCases.createTimeEntry(world.owner, { projectId, startTime: at(hour), endTime: at(hour + 1) });
}

async function billed(groupBy: "entry" | "project" = "entry"): Promise<Invoice> {
  const { useCases, owner } = world;
  const { id } = (await useCases.createInvoice(owner, { clientId, fromTime: { groupBy } })).invoice;
  return (await useCases.updateInvoice(owner, id, { status: "open" })).invoice;
}

/** Every kind of record: drafts, paid, void, credited with and without its time, renumbered. */
async function busyWorkspace(): Promise<void> {
  const { useCases, owner } = world;
  const all: InvoiceId[] = [];
  for (const hour of [1, 3, 5, 7]) {
    await entry(hour);
    await entry(hour + 1);
    all.push((await billed()).id);
  }
  const [paid, voided, credited, part] = all as [InvoiceId, InvoiceId, InvoiceId, InvoiceId];
  await useCases.updateInvoice(owner, paid, { status: "paid" });
  await useCases.updateInvoice(owner, voided, { status: "void" });
  await useCases.createCreditNote(owner, credited, { reason: "Wrong" });
  await useCases.createCreditNote(owner, part, { reason: "Wrong", lines: [{ line: 0 }], releaseTime: true });
  await useCases.createCreditNote(owner, part, { reason: "Wrong", lines: [{ line: 1, quantity: parseDecimal("60") }] });
  await useCases.updateWorkspace(owner, { invoiceNextNumber: 42 });
  await useCases.createInvoice(owner, { clientId, fromTime: {} });
  await entry(9);
  const { id } = await billed();
  for (const kind of ["early_payment_discount", "write_off"] as const)
    await useCases.recordPayment(owner, id, { kind, amount: 100n });
}

const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;

const checks = async () => (await world.useCases.getAudit(world.owner)).findings.map(({ check }) => check);

/** Changes stored data in a way that no use case does. */
async function tamper(change: (stores: Stores) => Promise<void>): Promise<void> {
  await world.ports.unitOfWork.run({ workspaceId: world.owner.workspaceId }, change);
}

async function changeInvoice(id: InvoiceId, changes: object): Promise<void> {
  await tamper(async ({ invoices }) => {
    const found = (await invoices.find(id)) ?? expect.fail();
    await invoices.update(nextVersion({ ...found, ...changes }, found.updatedAt));
  });
}

describe("an audit", () => {
  it("finds nothing in records that only use cases have written, and counts them", async () => {
    await busyWorkspace();
    const audit = await world.useCases.getAudit(world.owner);
    expect(audit.findings).to.deep.equal([]);
    expect(audit).to.include({ invoices: 9, ledgerEntries: 9, issuedBeforeLedger: 0 });
    expect(audit.billedEntries).to.be.greaterThan(5);
    const { workspaceId } = world.owner;
    expect((await world.useCases.auditWorkspace(workspaceId)).findings).to.deep.equal([]);
    expect((await world.useCases.verifyLedger(workspaceId)).findings).to.deep.equal([]);
  });

  it("finds entries that two invoices bill, that none bills, and that changed after billing", async () => {
    const [first, second, third] = [await entry(1), await entry(2), await entry(3)];
    const one = await billed("project");
    const lines = one.lines.map((line) => ({ ...line, timeEntryIds: [first.id, second.id] }));
    await changeInvoice(one.id, { lines });
    expect(await checks()).to.have.members(["entry_without_line", "ledger_document"]);
    await tamper(({ timeEntries, workspace: _ }) => timeEntries.release(one.id, [second.id, third.id], one.createdAt));
    expect(await checks()).to.have.members(["entry_not_claimed", "ledger_document"]);
    await billed("project");
    expect(await checks()).to.have.members(["entry_billed_twice", "ledger_document"]);
    await tamper(async ({ timeEntries }) => {
      const found = (await timeEntries.find(first.id)) ?? expect.fail();
      const later = parseInstant("2026-03-11T08:00:00Z");
      await timeEntries.update(nextVersion<TimeEntry>({ ...found, startTime: instant(found.startTime - 1_000) }, later));
    });
    expect(await checks()).to.have.members(["entry_billed_twice", "entry_changed", "ledger_document"]);
  });

  it("finds figures that the lines do not give, a status that the balance does not give, and a credit that has no credit note", async () => {
    await entry(1);
    const { id } = await billed();
    await changeInvoice(id, { total: 6_001n });
    expect(await checks()).to.have.members(["figures_differ", "ledger_document"]);
    await changeInvoice(id, { total: 6_000n, status: "paid", paidAt: parseInstant("2026-03-10T08:00:00Z") });
    expect(await checks()).to.deep.equal(["balance_differs"]);
    await changeInvoice(id, { status: "open", paidAt: null });
    await world.useCases.createCreditNote(world.owner, id, { reason: "Wrong" });
    expect(await checks()).to.deep.equal([]);
    const { credits } = (await world.useCases.getInvoice(world.owner, id)).invoice;
    await changeInvoice(id, { credits: credits.map((credit) => ({ ...credit, number: "CN-9" })) });
    expect(await checks()).to.deep.equal(["credit_note_differs"]);
  });

  it("accepts figures that lack what later versions compute, and finds others", async () => {
    const tax = { category: "E", rate: parseDecimal("0"), exemptionReason: "Education", exemptionCode: "VATEX-EU-132" } as const;
    const lines = [{ description: "Course", quantity: parseDecimal("1"), unitPrice: 1_000n, tax }];
    const { id, taxBreakdown } = (await world.useCases.createInvoice(world.owner, { clientId, lines })).invoice;
    await changeInvoice(id, { taxBreakdown: taxBreakdown.map((group) => ({ ...group, exemptionCode: null, components: null })) });
    expect(await checks()).to.deep.equal([]);
    await changeInvoice(id, { taxBreakdown: taxBreakdown.map((group) => ({ ...group, exemptionCode: "VATEX-EU-79-C" })) });
    expect(await checks()).to.deep.equal(["figures_differ"]);
    await changeInvoice(id, { taxBreakdown: [...taxBreakdown, ...taxBreakdown] });
    expect(await checks()).to.deep.equal(["figures_differ"]);
  });

  it("finds every change of the ledger: of a document, of a hash, of the order, and missing entries", async () => {
    for (const hour of [1, 3, 5]) {
      await entry(hour);
      await billed();
    }
    const entries = await world.ports.unitOfWork.read(world.owner, ({ ledger }) => ledger.list({ after: null, limit: 9 }));
    const [first, second, third] = entries as [LedgerEntry, LedgerEntry, LedgerEntry];
    const { sha256 } = world.ports.digest;
    const changed = second.document.replace('"total":6000', '"total":7000');
    expect(changed).to.not.equal(second.document);
    const cases: readonly (readonly [what: string, entries: readonly LedgerEntry[], checks: readonly string[]])[] = [
      ["a changed document", [first, { ...second, document: changed }, third], ["ledger_hash", "ledger_document"]],
      [
        "a changed document with its hash",
        [first, { ...second, document: changed, hash: sha256(changed) }, third],
        ["ledger_document", "ledger_chain"],
      ],
      ["a missing first entry", [second, third], ["ledger_chain", "ledger_missing"]],
      ["a missing entry", [first, third], ["ledger_chain", "ledger_gap", "ledger_missing"]],
      ["a missing last entry", [first, second], ["ledger_missing", "ledger_missing"]],
    ];
    const reports = createAuditOf(world);
    for (const [what, list, expected] of cases) {
      const { findings } = await reports(list);
      expect(
        findings.map(({ check }) => check),
        what,
      ).to.have.members(expected);
    }
    expect((await reports(entries)).findings).to.deep.equal([]);
  });

  it("finds nothing because of invoices that are issued, credited and voided while it runs", async () => {
    const { useCases, owner } = world;
    for (const hour of [1, 3, 5, 7]) {
      await entry(hour);
      await billed();
    }
    const [first, second, third, fourth] = (await useCases.listInvoices(owner, {}, page)).items.map(({ invoice }) => invoice.id);
    const meanwhile: (() => Promise<unknown>)[] = [
      () => useCases.updateInvoice(owner, first ?? expect.fail(), { status: "void" }),
      () => useCases.createCreditNote(owner, second ?? expect.fail(), { reason: "Wrong" }),
      () => useCases.updateInvoice(owner, third ?? expect.fail(), { status: "paid" }),
      async () => {
        await useCases.updateInvoice(owner, fourth ?? expect.fail(), { status: "void" });
        await billed();
      },
    ];
    const afterTheLedger = async () => {
      await entry(9);
      await billed();
    };
    const { findings, invoices } = await auditWith(world, ({ ledger, timeEntries }) => ({
      ledger: {
        ...ledger,
        list: async (of) => {
          const entries = await ledger.list(of);
          await afterTheLedger();
          return entries;
        },
      },
      timeEntries: {
        ...timeEntries,
        claimsOf: async (id) => {
          await meanwhile.shift()?.();
          return timeEntries.claimsOf(id);
        },
      },
    }));
    expect(findings).to.deep.equal([]);
    expect(meanwhile).to.deep.equal([]);
    expect(invoices).to.be.greaterThan(4);
  });

  it("proves an issued invoice by its entry, whose hash anybody can compute", async () => {
    const { useCases, owner, ports } = world;
    await entry(1);
    const invoice = await billed();
    const proof = await useCases.getInvoiceProof(owner, invoice.id);
    expect(proof.hash).to.equal(ports.digest.sha256(proof.document));
    expect(JSON.parse(proof.document)).to.deep.include({
      position: 1,
      previous_hash: null,
      sequence: 1,
      series: "INV-2026-{SEQ}",
    });
    await useCases.updateInvoice(owner, invoice.id, { status: "paid" });
    expect(await useCases.getInvoiceProof(owner, invoice.id)).to.deep.equal(proof);
    await entry(2);
    const draft = await useCases.createInvoice(owner, { clientId, fromTime: {} });
    expect(await codeOf(useCases.getInvoiceProof(owner, draft.invoice.id))).to.equal("not_in_ledger");
  });
});

/** Audits the workspace as if its ledger had these entries. */
function createAuditOf(of: World) {
  return (entries: readonly LedgerEntry[]) =>
    auditWith(of, ({ ledger }) => ({
      ledger: {
        ...ledger,
        list: async ({ after }) => (after === null ? entries : []),
        last: async (series) => entries.findLast((entry) => entry.series === series) ?? null,
        find: async (id) => entries.find(({ invoiceId }) => invoiceId === id) ?? null,
      },
    }));
}

/** Audits the workspace with other stores. */
function auditWith({ ports, owner }: World, changed: (stores: Stores) => Partial<Stores>): Promise<Audit> {
  const read: typeof ports.unitOfWork.read = (scope, work) =>
    ports.unitOfWork.read(scope, (stores) => work({ ...stores, ...changed(stores) }));
  return createUseCases({ ...ports, unitOfWork: { ...ports.unitOfWork, run: ports.unitOfWork.run, read } }).getAudit(owner);
}
