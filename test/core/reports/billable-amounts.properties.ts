import { expect } from "chai";
import fc from "fast-check";
import { instant, type Project, type ReportGrouping } from "../../../core/index.js";
import { codeOf, createWorld } from "../world.js";

const START = Date.UTC(2026, 2, 20);
const HOUR = 3_600_000;

const entries = fc.array(
  fc.record({
    project: fc.nat(2),
    start: fc.integer({ min: 0, max: 240 * HOUR }),
    length: fc.oneof(fc.integer({ min: 1, max: 600_000 }), fc.integer({ min: 1, max: 30 * HOUR })),
    rate: fc.constantFrom(10_000n, 9_999n, 1n),
    billable: fc.constantFrom(true, true, true, false),
  }),
  { minLength: 1, maxLength: 12 },
);
const rounding = fc.record({
  grain: fc.constantFrom("entry", "day", "line"),
  mode: fc.constantFrom("none", "up", "down", "nearest"),
  stepMinutes: fc.constantFrom(1, 6, 15, 60),
});
const grouping: fc.Arbitrary<ReportGrouping> = fc.constantFrom("project", "client", "user", "day", "month");

describe("the billable amounts of a time report", () => {
  it("equal the subtotal of a preview for the same entries, and of each group with complete entries", async () => {
    await fc.assert(
      fc.asyncProperty(entries, rounding, grouping, async (some, policy, groupBy) => {
        const { useCases, owner } = await createWorld("2026-04-20T20:00:00Z");
        await useCases.updateWorkspace(owner, { rounding: policy });
        const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
        const projects: Project[] = [];
        for (const name of ["a", "b", "c"]) projects.push(await useCases.createProject(owner, { name, clientId }));
        for (const { project, start, length, ...rest } of some) {
          const times = { startTime: instant(START + start), endTime: instant(START + start + length) };
          await useCases.createTimeEntry(owner, { projectId: (projects[project] as Project).id, ...times, ...rest });
        }
        const subtotalOf = async (projectIds?: readonly Project["id"][]): Promise<bigint> => {
          const command = { clientId, fromTime: { groupBy: "project" as const, projectIds } };
          if ((await codeOf(useCases.previewInvoice(owner, command))) === "nothing_to_bill") return 0n;
          return (await useCases.previewInvoice(owner, command)).invoice.subtotal;
        };
        const report = await useCases.getTimeReport(owner, { groupBy: [groupBy], filter: { billed: false } });
        const euros = ({ billableAmounts }: { readonly billableAmounts: ReadonlyMap<string, bigint> }) =>
          billableAmounts.get("EUR") ?? 0n;
        expect(euros(report.totals)).to.equal(await subtotalOf());
        if (groupBy !== "project") return;
        for (const group of report.groups)
          expect(euros(group), group.key ?? "").to.equal(await subtotalOf([group.key as Project["id"]]));
      }),
      { numRuns: 60 },
    );
  });

  it("differ from the amounts if rounding bills more: ten minutes at 100.00 an hour, in quarters of an hour", async () => {
    const { useCases, owner } = await createWorld("2026-04-20T20:00:00Z");
    await useCases.updateWorkspace(owner, { rounding: { grain: "entry", mode: "up", stepMinutes: 15 } });
    const { id: clientId } = await useCases.createClient(owner, { name: "Client", rate: 10_000n });
    const { id: projectId } = await useCases.createProject(owner, { name: "P", clientId });
    for (let minute = 0; minute < 10; minute++) {
      const at = START + minute * HOUR;
      await useCases.createTimeEntry(owner, { projectId, startTime: instant(at), endTime: instant(at + 60_000) });
    }
    const { totals } = await useCases.getTimeReport(owner, { groupBy: [], filter: { billed: false } });
    expect([...totals.amounts, ...totals.billableAmounts]).to.deep.equal([
      ["EUR", 1_667n],
      ["EUR", 25_000n],
    ]);
  });
});
