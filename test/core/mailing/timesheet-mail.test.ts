import { expect } from "chai";
import { parseInstant, type TimesheetAnnex, timesheetAnnexes } from "../../../core/index.js";
import { useMailWorld } from "./mail-world.js";

describe("the mail with an invoice of time", () => {
  const world = useMailWorld();

  const sent = async (timesheetAnnex: TimesheetAnnex): Promise<readonly string[]> => {
    const { useCases, owner } = world;
    const client = await useCases.createClient(owner, { name: "Ada", email: "ada@example.com", timesheetAnnex });
    const project = await useCases.createProject(owner, { name: "Website", clientId: client.id, rate: 9_000n });
    const times = { startTime: parseInstant("2026-03-01T08:00:00Z"), endTime: parseInstant("2026-03-01T09:00:00Z") };
    await useCases.createTimeEntry(owner, { projectId: project.id, ...times });
    const { invoice } = await useCases.createInvoice(owner, { clientId: client.id, fromTime: {} });
    await useCases.sendInvoice(owner, invoice.id, {});
    await useCases.updateClient(owner, client.id, { timesheetAnnex: "none" });
    await world.settle();
    return world.mails.at(-1)?.mail.attachments.map(({ filename, contentType }) => `${filename} ${contentType}`) ?? [];
  };

  it("has the timesheet attached as the client had chosen when the invoice was issued", async () => {
    const attached = new Map<TimesheetAnnex, readonly string[]>();
    for (const annex of timesheetAnnexes) attached.set(annex, await sent(annex));
    expect(Object.fromEntries(attached)).to.deep.equal({
      none: ["INV-2026-0001.pdf application/pdf"],
      pages: ["INV-2026-0002.pdf application/pdf"],
      pdf: ["INV-2026-0003.pdf application/pdf", "INV-2026-0003-timesheet.pdf application/pdf"],
      csv: ["INV-2026-0004.pdf application/pdf", "INV-2026-0004-timesheet.csv text/csv"],
    });
    expect(world.errors).to.deep.equal([]);
  });
});
