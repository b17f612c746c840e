import { expect } from "chai";
import type { ProjectId, TaskId, UserId } from "../../../core/kernel/ids.js";
import { MAX_REPORT_GROUPS } from "../../../core/reports/time-report.js";
import { amountsOf, anEntry, aRate, newTally, reportOf, secondsOf } from "./entries.js";

const project = (n: number) => `prj_${n}` as ProjectId;
const hour = ["2026-03-02T08:00:00Z", "2026-03-02T09:00:00Z"] as const;
const minutes = (n: number) => ["2026-03-02T08:00:00Z", `2026-03-02T08:${String(n).padStart(2, "0")}:00Z`] as const;

describe("a time report", () => {
  it("distinguishes recorded, billable and unrated seconds", () => {
    const entries = [
      anEntry(...hour, { rate: aRate(6000n) }),
      anEntry(...minutes(30)),
      anEntry(...minutes(10), { billable: false, rate: aRate(6000n) }),
    ];
    const { totals, groups } = reportOf(entries, []);
    expect(totals).to.deep.include({ seconds: 6000, billableSeconds: 5400, unratedSeconds: 1800 });
    expect([...totals.amounts]).to.deep.equal([["EUR", 6000n]]);
    expect(groups).to.deep.equal([]);
  });

  it("never adds amounts in different currencies", () => {
    const entries = [
      anEntry(...hour, { rate: aRate(6000n) }),
      anEntry(...hour, { rate: aRate(5000n, "JPY"), projectId: project(2) }),
      anEntry(...hour, { rate: aRate(0n, "USD"), projectId: project(2) }),
    ];
    const { totals, groups } = reportOf(entries, ["project"]);
    expect(Object.fromEntries(totals.amounts)).to.deep.equal({ EUR: 6000n, JPY: 5000n, USD: 0n });
    expect(groups.map(({ amounts }) => Object.fromEntries(amounts))).to.deep.equal([{ EUR: 6000n }, { JPY: 5000n, USD: 0n }]);
  });

  it("rounds the total once, and distributes it so that the groups add up", () => {
    // A minute at 100.00 an hour is 166.67 cents: three of them are 5.00, and no group is off by a whole cent.
    const entries = [1, 2, 3].map((n) => anEntry(...minutes(1), { projectId: project(n), rate: aRate(10_000n) }));
    const { totals, groups } = reportOf(entries, ["project"]);
    expect(totals.amounts.get("EUR" as never)).to.equal(500n);
    expect(amountsOf(groups)).to.deep.equal({ prj_1: 167n, prj_2: 167n, prj_3: 166n });
  });

  it("rounds half a minor unit away from zero", () => {
    const { totals } = reportOf([anEntry(...minutes(30), { rate: aRate(1n) })], []);
    expect(totals.amounts.get("EUR" as never)).to.equal(1n);
    expect(reportOf([anEntry(...minutes(29), { rate: aRate(1n) })], []).totals.amounts.get("EUR" as never)).to.equal(0n);
  });

  it("leaves a group with a whole amount unchanged, whatever remainders others have", () => {
    const entries = [
      anEntry(...hour, { projectId: project(1), rate: aRate(1000n) }),
      anEntry(...minutes(12), { projectId: project(2), rate: aRate(1n) }),
      anEntry(...minutes(18), { projectId: project(3), rate: aRate(1n) }),
    ];
    const { totals, groups } = reportOf(entries, ["project"]);
    expect(totals.amounts.get("EUR" as never)).to.equal(1001n);
    expect(amountsOf(groups)).to.deep.equal({ prj_1: 1000n, prj_2: 0n, prj_3: 1n });
  });

  it("does not lose an hour's pay that is recorded in seconds", () => {
    const seconds = Array.from({ length: 3600 }, (_, n) => {
      const start = new Date(Date.UTC(2026, 2, 2) + n * 10_000);
      return anEntry(start.toISOString(), new Date(start.getTime() + 1000).toISOString(), { rate: aRate(1000n) });
    });
    expect(reportOf(seconds, ["day"]).totals.amounts.get("EUR" as never)).to.equal(1000n);
  });

  it("splits the amount of an entry at midnight in proportion to its seconds", () => {
    const night = anEntry("2026-03-28T21:00:00Z", "2026-03-30T00:00:00Z", { rate: aRate(1000n) });
    const { groups } = reportOf([night], ["day"], { zone: "Europe/Berlin" });
    expect(amountsOf(groups)).to.deep.equal({ "2026-03-28": 2000n, "2026-03-29": 23_000n, "2026-03-30": 2000n });
  });

  it("counts an entry under each of its tags, but once in the totals", () => {
    const entries = [
      anEntry(...hour, { tags: ["b", "a"], rate: aRate(6000n) }),
      anEntry(...hour, { tags: ["b"], rate: aRate(3000n) }),
      anEntry(...minutes(30), { rate: aRate(6000n) }),
    ];
    const { totals, groups } = reportOf(entries, ["tag"]);
    expect(groups.map(({ key }) => key)).to.deep.equal(["a", "b", null]);
    expect(secondsOf(groups)).to.deep.equal({ a: 3600, b: 7200, null: 1800 });
    expect(amountsOf(groups)).to.deep.equal({ a: 6000n, b: 9000n, null: 3000n });
    expect([totals.entries, totals.seconds, totals.amounts.get("EUR" as never)]).to.deep.equal([3, 9000, 12_000n]);
    expect(groups.map((group) => group.entries)).to.deep.equal([1, 2, 1]);
  });

  it("nests groups, tags in projects as well as projects in tags", () => {
    const entries = [anEntry(...hour, { tags: ["a", "b"] }), anEntry(...minutes(30), { tags: ["a"], projectId: project(2) })];
    const nested = (groupBy: ["tag", "project"] | ["project", "tag"]) =>
      Object.fromEntries(reportOf(entries, groupBy).groups.map(({ key, groups }) => [key, secondsOf(groups ?? [])]));
    expect(nested(["tag", "project"])).to.deep.equal({ a: { prj_1: 3600, prj_2: 1800 }, b: { prj_1: 3600 } });
    expect(nested(["project", "tag"])).to.deep.equal({ prj_1: { a: 3600, b: 3600 }, prj_2: { a: 1800 } });
  });

  it("has nested groups only if two levels are requested", () => {
    const [group] = reportOf([anEntry(...hour)], ["project"]).groups;
    expect(group?.groups).to.equal(null);
    expect(reportOf([anEntry(...hour)], ["project", "user"]).groups[0]?.groups?.[0]?.groups).to.equal(null);
  });

  it("sorts resources by name, then id, and the group without one last", () => {
    const tasks = ["task_3", "task_1", null, "task_2"] as (TaskId | null)[];
    const entries = tasks.map((taskId) => anEntry(...hour, { taskId }));
    const names = { task_1: "Zeta", task_2: "Alpha", task_3: "Alpha" };
    const { groups } = reportOf(entries, ["task"], { names });
    expect(groups.map(({ key, name }) => [key, name])).to.deep.equal([
      ["task_2", "Alpha"],
      ["task_3", "Alpha"],
      ["task_1", "Zeta"],
      [null, null],
    ]);
  });

  it("lists the names that it needs, on each level", () => {
    const tally = newTally(["user", "client"]);
    tally.add(anEntry(...hour));
    tally.add(anEntry(...hour, { userId: "usr_2" as UserId, clientId: null }));
    expect(tally.ids("user")).to.deep.equal(["usr_1", "usr_2"]);
    expect(tally.ids("client")).to.deep.equal(["cli_1"]);
    expect(tally.ids("project")).to.deep.equal([]);
  });

  it("limits the number of groups on both levels together, and reports when there would be more", () => {
    const within = (count: number) => () =>
      reportOf(
        Array.from({ length: count }, (_, n) => anEntry(...hour, { tags: [`${n}`] })),
        ["project", "tag"],
      );
    expect(within(MAX_REPORT_GROUPS - 1)().groups[0]?.groups).to.have.length(MAX_REPORT_GROUPS - 1);
    expect(within(MAX_REPORT_GROUPS)).to.throw().with.nested.property("issues[0].code", "too_many_groups");
  });

  it("stops at the limit for an entry of eight thousand years by day", () => {
    const tally = newTally(["day"], "Asia/Tokyo");
    const ages = anEntry("1970-01-01T00:00:00Z", "9999-12-31T23:59:59Z");
    expect(() => tally.add(ages))
      .to.throw()
      .with.nested.property("issues[0].code", "too_many_groups");
  });

  it("rejects sums that a JSON number cannot represent exactly", () => {
    const ages = anEntry("1970-01-01T00:00:00Z", "9999-12-31T23:59:59Z", { rate: aRate(10n ** 12n) });
    expect(() => reportOf([ages], []))
      .to.throw()
      .with.nested.property("issues[0].code", "amount_out_of_range");
    const many = Array.from({ length: 40_000 }, () => ({ ...ages, rate: null }));
    expect(() => reportOf(many, []))
      .to.throw()
      .with.nested.property("issues[0].code", "out_of_range");
  });
});
