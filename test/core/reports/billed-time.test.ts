import { expect } from "chai";
import {
  createUseCases,
  type ProjectId,
  parseInstant,
  plusSeconds,
  type ReportGrouping,
  type RoundingPolicy,
  type Summing,
  type UnitOfWork,
} from "../../../core/index.js";
import { refusal } from "../issues.js";
import { createWorld, type World } from "../world.js";
import { anEntry, reportOf } from "./entries.js";

const at = parseInstant;

describe("the time of a report", () => {
  let world: World;
  let projectId: ProjectId;
  beforeEach(async () => {
    world = await createWorld("2026-03-31T12:00:00Z");
    projectId = (await world.useCases.createProject(world.owner, { name: "Project", rate: 6_000n })).id;
  });
  const record = (start: string, minutes: number, more: object = {}) =>
    world.useCases.createTimeEntry(world.owner, {
      ...{ projectId, startTime: at(start), endTime: plusSeconds(at(start), minutes * 60), ...more },
    });
  const report = (groupBy: readonly ReportGrouping[] = [], filter = {}) =>
    world.useCases.getTimeReport(world.owner, { groupBy, filter });

  const grains: readonly (readonly [RoundingPolicy["grain"], amount: bigint])[] = [
    ["entry", 4_500n],
    ["day", 3_000n],
    ["line", 1_500n],
  ];
  for (const [grain, amount] of grains) {
    it(`is billable as an invoice would bill it if the workspace rounds by ${grain}, also for entries across midnight`, async () => {
      await world.useCases.updateWorkspace(world.owner, { rounding: { grain, mode: "up", stepMinutes: 15 } });
      await record("2026-03-02T08:00:00Z", 5);
      // In Berlin, midnight is at 23:00 UTC.
      await record("2026-03-02T22:58:00Z", 5);
      await record("2026-03-03T08:00:00Z", 5);
      for (const groupBy of [[], ["day"], ["project"]] as const) {
        const { totals } = await report(groupBy);
        expect([...totals.billableAmounts], groupBy.join()).to.deep.equal([["EUR", amount]]);
        expect([...totals.amounts]).to.deep.equal([["EUR", 1_500n]]);
      }
    });
  }

  it("is that of the range, also if it ends soon after it begins, or begins before 1970", async () => {
    await record("2026-03-02T08:00:00Z", 10);
    await record("2026-03-03T08:00:00Z", 20);
    await record("2024-03-03T08:00:00Z", 40);
    const seconds = async (filter: object) => {
      const found = [];
      for (const groupBy of [[], ["day"]] as const) found.push((await report(groupBy, filter)).totals.seconds / 60);
      return found;
    };
    expect(await seconds({})).to.deep.equal([70, 70]);
    expect(await seconds({ from: at("1960-01-01T00:00:00Z") })).to.deep.equal([70, 70]);
    expect(await seconds({ from: at("2026-03-02T08:00:00Z"), to: at("2026-03-03T08:00:00Z") })).to.deep.equal([10, 10]);
    expect(await seconds({ to: at("2026-03-02T08:00:00Z") })).to.deep.equal([40, 40]);
    expect(await seconds({ to: at("2026-03-02T08:05:00Z") })).to.deep.equal([45, 45]);
    expect(await seconds({ from: at("2026-03-02T08:05:00Z") })).to.deep.equal([25, 25]);
    expect(await seconds({ from: at("2026-03-03T08:00:00Z") })).to.deep.equal([20, 20]);
    expect(await seconds({ from: at("9999-06-01T00:00:00Z") })).to.deep.equal([0, 0]);
  });

  it("is summed by the fields of its groups only", async () => {
    await record("2026-03-02T08:00:00Z", 10);
    const { ports } = world;
    const asked: Summing[] = [];
    const read: UnitOfWork["read"] = (scope, work) =>
      ports.unitOfWork.read(scope, (stores) => {
        const sums: typeof stores.reports.sums = (filter, summing) => {
          asked.push(summing);
          return stores.reports.sums(filter, summing);
        };
        return work({ ...stores, reports: { ...stores.reports, sums } });
      });
    const { getTimeReport } = createUseCases({
      ...ports,
      unitOfWork: { run: (scope, work) => ports.unitOfWork.run(scope, work), read },
    });
    const fields = async (...groupBy: readonly ReportGrouping[]) => {
      asked.length = 0;
      await getTimeReport(world.owner, { groupBy, filter: {} });
      return asked[0]?.by;
    };
    expect(await fields("user", "task")).to.deep.equal(["userId", "taskId"]);
    expect(await fields("client", "tag")).to.deep.equal(["clientId", "tags"]);
    expect(await fields("project", "day")).to.deep.equal([]);
    expect(asked[0]?.days).to.deep.equal([]);
    expect(asked[0]?.segments.length).to.be.greaterThan(1);
  });

  it("has the names that each scope of a token lets it read", async () => {
    const { useCases, owner } = world;
    const client = await useCases.createClient(owner, { name: "Client" });
    const project = await useCases.createProject(owner, { name: "For the client", clientId: client.id });
    const task = await useCases.createTask(owner, project.id, { name: "Task" });
    await record("2026-03-02T08:00:00Z", 10, { projectId: project.id, taskId: task.id });
    const named = async (grouping: ReportGrouping, ...scopes: readonly string[]) => {
      const actor = { ...owner, scopes: ["time_entries:read", ...scopes] };
      return (await useCases.getTimeReport(actor, { groupBy: [grouping], filter: {} })).groups.some(({ name }) => name !== null);
    };
    const scopes = { project: "projects:read", task: "tasks:read", user: "users:read", client: "clients:read" } as const;
    const groupings = Object.keys(scopes) as (keyof typeof scopes)[];
    await useCases.updateMe(owner, { name: "Owner" });
    for (const grouping of groupings) {
      const others = groupings.filter((other) => other !== grouping).map((other) => scopes[other]);
      expect([await named(grouping, scopes[grouping]), await named(grouping, ...others)], grouping).to.deep.equal([true, false]);
    }
  });

  it("is refused with a sentence if it has too many groups", async () => {
    const many = Array.from({ length: 10_001 }, (_, n) =>
      anEntry("2026-03-02T08:00:00Z", "2026-03-02T08:01:00Z", { projectId: `prj_${n}` as ProjectId }),
    );
    const found = (work: () => unknown) => refusal(Promise.resolve().then(work));
    expect(await found(() => reportOf(many, ["project"]))).to.deep.equal({
      ...{ at: "groupBy", code: "too_many_groups", details: {} },
      message: "The report has more than 10000 groups. Narrow it, or use fewer groupings.",
    });
  });
});
