import { expect } from "chai";
import {
  type Client,
  type CreateClient,
  type DraftInvoice,
  type InvoiceDocument,
  type InvoiceId,
  parseInstant,
  type Project,
  type Reactions,
  timesheetColumns,
  timesheetSums,
} from "../../../core/index.js";
import { reactionsIn } from "../reactions.js";
import { codeOf, createWorld, type World } from "../world.js";

describe("the timesheet of an invoice", () => {
  let world: World;
  let project: Project;
  let client: Client;
  let rendered: InvoiceDocument[];
  let documents: Reactions;

  const record = (start: string, end: string, more: object = {}) =>
    world.useCases.createTimeEntry(world.owner, {
      ...{ projectId: project.id, startTime: parseInstant(`2026-03-${start}:00Z`), endTime: parseInstant(`2026-03-${end}:00Z`) },
      ...more,
    });
  const begin = async (given: Partial<CreateClient> = {}) => {
    client = await world.useCases.createClient(world.owner, { name: "Ada", ...given });
    project = await world.useCases.createProject(world.owner, { name: "Website", clientId: client.id, rate: 10_000n });
    await record("03T22:50", "04T00:10", { notes: "=Launch", tags: ["night"] });
    await record("02T08:00", "02T09:30", { notes: "Design" });
  };
  const draft = async (more: object = {}): Promise<DraftInvoice> =>
    (await world.useCases.createInvoice(world.owner, { clientId: client.id, fromTime: {}, ...more })).invoice;
  const issue = async (id: InvoiceId) => world.useCases.updateInvoice(world.owner, id, { status: "open" });
  const sheet = async (id: InvoiceId) => (await documents.getInvoiceTimesheet(world.owner, id)).timesheet;
  const csv = async (id: InvoiceId) =>
    new TextDecoder("utf-8", { ignoreBOM: true }).decode(
      (await documents.exportInvoiceTimesheet(world.owner, id, "csv")).content,
    );

  beforeEach(async () => {
    world = await createWorld("2026-03-10T08:00:00Z");
    rendered = [];
    documents = reactionsIn(world, (error) => expect.fail(String(error)), {
      documentRenderer: {
        render: async (document) => {
          rendered.push(document);
          return new Uint8Array([rendered.length]);
        },
      },
    });
  });

  it("has a row for each entry, oldest first, with local days, and amounts that add up to the line", async () => {
    await begin();
    const { id, lines } = await draft();
    const found = await sheet(id);
    expect(
      found.rows.map(({ date, seconds, notes, person, project: of, amount }) => [date, seconds, notes, person, of, amount]),
    ).to.deep.equal([
      ["2026-03-02", 5_400, "Design", "owner", "Website", 15_000n],
      ["2026-03-03", 4_800, "=Launch", "owner", "Website", 13_333n],
    ]);
    expect(lines[0]?.net).to.equal(28_333n);
    expect(timesheetSums(found)).to.deep.equal({
      days: [
        { of: "2026-03-02", seconds: 5_400 },
        { of: "2026-03-03", seconds: 4_800 },
      ],
      people: [{ of: "owner", seconds: 10_200 }],
      ...{ recorded: 10_200, covered: 0 },
    });
    expect(found.billedSeconds).to.equal(lines[0]?.quantity);
  });

  it("is written as CSV in the language and with the columns of the client, and no text that a spreadsheet runs", async () => {
    await begin({ locale: "de-DE", timesheetColumns: ["notes", "date", "start", "end", "hours", "tags", "rate", "amount"] });
    const { id } = await draft();
    expect((await csv(id)).split("\r\n")).to.deep.equal([
      '\ufeff"Notiz";"Datum";"Beginn";"Ende";"Stunden";"Schlagwörter";"Stundensatz";"Betrag"',
      '"Design";"2026-03-02";"9:00";"10:30";"1,5000";"";"100,00";"150,00"',
      `"'=Launch";"2026-03-03";"23:50";"1:10";"1,3333";"night";"100,00";"133,33"`,
      "",
    ]);
  });

  for (const annex of ["pages", "pdf", "csv"] as const)
    it(`is kept when the invoice is issued, whatever changes after that (${annex})`, async () => {
      await begin({ timesheetAnnex: annex });
      const { id } = await draft();
      await issue(id);
      const kept = await sheet(id);
      expect(kept).to.include({ annex });
      await world.useCases.updateProject(world.owner, project.id, { name: "Renamed" });
      await world.useCases.updateClient(world.owner, client.id, {
        timesheetAnnex: "none",
        timesheetColumns: ["amount"],
        locale: "de",
      });
      expect(await sheet(id)).to.deep.equal(kept);
      const text = await csv(id);
      await world.useCases.updateInvoice(world.owner, id, { status: "void" });
      expect(await sheet(id)).to.deep.equal(kept);
      expect(await csv(id)).to.equal(text);
      await documents.exportInvoice(world.owner, id);
      expect(rendered.map(({ timesheet }) => timesheet)).to.deep.equal([annex === "pages" ? kept : undefined]);
    });

  it("is kept when it is first read, if the client has no annex, and not afterwards", async () => {
    await begin();
    const [{ id: read }] = [await draft()];
    await issue(read);
    const kept = await sheet(read);
    await world.useCases.updateProject(world.owner, project.id, { name: "Renamed" });
    expect(await sheet(read)).to.deep.equal(kept);
    await world.useCases.updateInvoice(world.owner, read, { status: "void" });
    const { id: unread } = await draft();
    await issue(unread);
    await world.useCases.updateInvoice(world.owner, unread, { status: "void" });
    expect(await codeOf(documents.getInvoiceTimesheet(world.owner, unread))).to.equal("timesheet_not_kept");
  });

  it("is written as a PDF of its own, whose bytes are stored", async () => {
    await begin({ timesheetAnnex: "pdf" });
    const { id } = await draft();
    await issue(id);
    const first = await documents.exportInvoiceTimesheet(world.owner, id, "pdf");
    expect(first).to.deep.include({ fileName: "INV-2026-0001-timesheet.pdf", mediaType: "application/pdf" });
    expect(rendered).to.have.length(1);
    expect(rendered[0]).to.deep.include({ part: "timesheet", timesheet: await sheet(id) });
    expect(await documents.exportInvoiceTimesheet(world.owner, id, "pdf")).to.deep.equal(first);
    expect(rendered).to.have.length(1);
  });

  it("shows what the lines bill after rounding and editing", async () => {
    await begin();
    const { id, lines } = await draft({ fromTime: { rounding: { grain: "entry", mode: "up", stepMinutes: 60 } } });
    const found = await sheet(id);
    expect([timesheetSums(found).recorded, found.billedSeconds]).to.deep.equal([10_200, 14_400_000_000n]);
    const hours = lines.map((line) => ({ ...line, unit: "HUR", baseQuantity: 1_000_000n as typeof line.quantity }));
    await world.useCases.updateInvoice(world.owner, id, { lines: hours });
    expect((await sheet(id)).billedSeconds).to.equal(null);
  });

  it("is refused to members", async () => {
    await begin();
    const { id } = await draft();
    const member = await world.actor("member");
    expect(await codeOf(documents.getInvoiceTimesheet(member, id))).to.equal("forbidden");
    expect(await codeOf(documents.exportInvoiceTimesheet(member, id, "csv"))).to.equal("forbidden");
  });

  it("has each column once, and no column that says the same of every row", async () => {
    expect(await codeOf(begin({ timesheetColumns: ["date", "date"] }))).to.equal("not_unique");
    for (const column of timesheetColumns)
      expect(
        await codeOf(world.useCases.createClient(world.owner, { name: column, timesheetColumns: [column as "date"] })),
      ).to.equal(["client", "billable", "invoice", "currency"].includes(column) ? "not_allowed" : "resolved");
  });
});
