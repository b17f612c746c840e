import { expect } from "chai";
import {
  explanationView,
  type Invoice,
  type InvoiceId,
  type OpenInvoice,
  parseDecimal,
  parseInstant,
  type ProjectId,
  type TaskId,
} from "../../../core/index.js";
import { codeOf, createWorld, type World } from "../world.js";

async function record(
  { useCases, owner }: World,
  day: string,
  minutes: number,
  of: { projectId: ProjectId; taskId?: TaskId; rate?: bigint },
) {
  const [startTime, endTime] = [
    `${day}T08:00:00Z`,
    `${day}T0${8 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:00Z`,
  ];
  return useCases.createTimeEntry(owner, { ...of, startTime: parseInstant(startTime), endTime: parseInstant(endTime) });
}

async function billed() {
  const world = await createWorld();
  const { useCases, owner } = world;
  const client = await useCases.createClient(owner, { name: "Client" });
  const project = await useCases.createProject(owner, { name: "Site", clientId: client.id, rate: 10_000n });
  const task = await useCases.createTask(owner, project.id, { name: "Design", rate: 12_000n });
  const projectId = project.id;
  const entries = [
    await record(world, "2026-02-02", 50, { projectId }),
    await record(world, "2026-02-03", 20, { projectId }),
    await record(world, "2026-02-04", 61, { projectId, taskId: task.id }),
    await record(world, "2026-02-05", 10, { projectId, rate: 15_000n }),
  ];
  const rounding = { grain: "entry", mode: "up", stepMinutes: 15 } as const;
  const { invoice } = await useCases.createInvoice(owner, { clientId: client.id, fromTime: { rounding } });
  const explain = async (id: InvoiceId = invoice.id) => useCases.explainInvoice(owner, id);
  return { world, useCases, owner, entries, invoice, explain };
}

const rule = ({ time }: Awaited<ReturnType<Awaited<ReturnType<typeof billed>>["explain"]>>["lines"][number]) =>
  time && {
    rates: time.steps.flatMap((step) => step.entries.map(({ rate, rateSource }) => `${rate} ${rateSource}`)),
    seconds: time.steps.map((step) => [step.recorded, step.billed]),
    edited: time.edited,
  };

describe("explaining an invoice", () => {
  it("shows the entries of each line, their rates with what set them, and how their time was rounded", async () => {
    const { explain, entries } = await billed();
    const { basis, lines } = await explain();
    expect(basis).to.deep.include({ timeZone: "Europe/Berlin", rounding: { grain: "entry", mode: "up", stepMinutes: 15 } });
    expect(lines.map(rule)).to.deep.equal([
      {
        rates: ["10000 project", "10000 project"],
        seconds: [
          [3_000, 3_600],
          [1_200, 1_800],
        ],
        edited: 0n,
      },
      { rates: ["12000 task"], seconds: [[3_660, 4_500]], edited: 0n },
      { rates: ["15000 entry"], seconds: [[600, 900]], edited: 0n },
    ]);
    const shown = lines.flatMap(({ time }) => time?.steps.flatMap((step) => step.entries.map(({ id, day }) => [id, day])) ?? []);
    expect(shown).to.deep.equal(entries.map(({ id }, index) => [id, `2026-02-0${index + 2}`]));
  });

  it("shows what an edit of the draft added to the billed time, and nothing of entries that it removed", async () => {
    const { useCases, owner, invoice, explain } = await billed();
    const [first, , third] = invoice.lines;
    const [kept] = first?.timeEntryIds ?? [];
    if (!first || !third || !kept) throw new Error("There are three lines.");
    const lines = [
      { ...first, timeEntryIds: [kept], quantity: parseDecimal("3300.5") },
      { ...third, unit: "HUR", quantity: parseDecimal("1"), baseQuantity: parseDecimal("1") },
    ];
    await useCases.updateInvoice(owner, invoice.id, { lines });
    expect((await explain()).lines.map(rule)).to.deep.equal([
      { rates: ["10000 project"], seconds: [[3_000, 3_600]], edited: parseDecimal("-299.5") },
      { rates: ["15000 entry"], seconds: [[600, 900]], edited: null },
    ]);
  });

  it("stays the same when released entries change", async () => {
    const { useCases, owner, invoice, entries, explain } = await billed();
    const before = await explain();
    await useCases.updateInvoice(owner, invoice.id, { status: "void" });
    for (const { id } of entries) await useCases.deleteTimeEntry(owner, id);
    const after = await explain();
    expect({ ...after, invoice: null }).to.deep.equal({ ...before, invoice: null });
  });

  it("explains how credit notes share the tax", async () => {
    const { useCases, owner, world } = await billed();
    const client = await useCases.createClient(owner, { name: "Other" });
    const tax = {
      category: "S",
      rate: parseDecimal("19"),
      exemptionReason: null,
      exemptionCode: null,
      components: null,
    } as const;
    const line = { description: "Piece", quantity: parseDecimal("3"), unitPrice: 13n, tax };
    const { id } = (await useCases.createInvoice(owner, { clientId: client.id, lines: [line] })).invoice;
    await useCases.updateInvoice(owner, id, { status: "open" });
    const credit = () =>
      useCases.createCreditNote(owner, id, { reason: "One", lines: [{ line: 0, quantity: parseDecimal("1") }] });
    const taxes = [];
    for (const { invoice } of [await credit(), await credit(), await credit()]) {
      const { groups } = await useCases.explainInvoice(owner, invoice.id);
      taxes.push(groups.map(({ exact, credited, figures }) => [exact !== null, credited?.after.taxAmount, figures.taxAmount]));
    }
    // The tax of 0.13 is 0.0247, of 0.26 0.0494 and of 0.39 0.0741.
    expect(taxes).to.deep.equal([[[true, undefined, 2n]], [[false, 5n, 3n]], [[true, undefined, 2n]]]);
    expect(await world.events()).to.have.lengthOf.greaterThan(3);
  });

  it("explains the lines of an invoice that was created before its time was recorded with it", async () => {
    const { useCases, owner, invoice, world } = await billed();
    const copy = { ...invoice, id: world.ports.ids.next("inv") };
    await world.ports.unitOfWork.run(owner, ({ invoices }) => invoices.insert(copy));
    const { basis, lines } = await useCases.explainInvoice(owner, copy.id);
    expect([basis, ...lines.map(({ time }) => time)]).to.deep.equal([null, null, null, null]);
  });

  it("refuses an invoice whose figures the rules do not give", async () => {
    const { useCases, owner, invoice, world } = await billed();
    await useCases.updateInvoice(owner, invoice.id, { status: "open" });
    const changed = async (change: (issued: Invoice) => Partial<OpenInvoice>) => {
      await world.ports.unitOfWork.run(owner, async ({ invoices }) => {
        const issued = (await invoices.find(invoice.id)) as OpenInvoice;
        await invoices.update({ ...issued, ...change(issued), version: issued.version + 1 });
      });
      return codeOf(useCases.explainInvoice(owner, invoice.id));
    };
    expect(await changed((issued) => ({ total: issued.total + 1n }))).to.equal("not_explainable");
    expect(await changed((issued) => ({ total: issued.total - 1n }))).to.equal("resolved");
    expect(await changed(({ lines }) => ({ lines: lines.map((line) => ({ ...line, unitPrice: -1n })) }))).to.equal(
      "not_explainable",
    );
  });

  it("leaves out the powers of ten that fractions have in common", async () => {
    const { useCases, owner, invoice } = await billed();
    const view = JSON.parse(JSON.stringify(explanationView(await useCases.explainInvoice(owner, invoice.id))));
    expect(view.lines.map((line: { exact: unknown }) => line.exact)).to.deep.equal([
      { numerator: "54000000", denominator: "3600" },
      { numerator: "54000000", denominator: "3600" },
      { numerator: "13500000", denominator: "3600" },
    ]);
  });
});
