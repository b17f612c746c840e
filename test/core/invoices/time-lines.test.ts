import { expect } from "chai";
import { parseLocalDate } from "../../../core/kernel/calendar.js";
import type { ProjectId, TaskId, TimeEntryId, UserId } from "../../../core/kernel/ids.js";
import { checkLine, lineNet } from "../../../core/invoices/line.js";
import { NO_ROUNDING, type RoundingPolicy } from "../../../core/billing/rounding.js";
import { NO_TAX } from "../../../core/billing/tax.js";
import { type BillableEntry, buildTimeLines, formatDuration, type GroupBy } from "../../../core/invoices/time-lines.js";

let made = 0;

function entry(changes: Partial<BillableEntry> = {}): BillableEntry {
  made += 1;
  return {
    id: `te_${made}` as TimeEntryId,
    projectId: "prj_1" as ProjectId,
    projectName: "Site",
    taskId: "task_1" as TaskId,
    taskName: "Build",
    userId: "usr_1" as UserId,
    userName: "Ada",
    notes: "Fix the login",
    seconds: 3600,
    day: parseLocalDate("2026-01-05"),
    rate: 9000n,
    ...changes,
  };
}

const build = (entries: readonly BillableEntry[], groupBy: GroupBy, rounding: RoundingPolicy = NO_ROUNDING) =>
  buildTimeLines(entries, { groupBy, rounding, tax: NO_TAX });
const described = (entries: readonly BillableEntry[], groupBy: GroupBy): string[] =>
  build(entries, groupBy).map(({ description }) => description);

describe("time on an invoice", () => {
  it("is billed in seconds at an hourly price, with its entries and its period", () => {
    const [later, sooner] = [entry({ day: parseLocalDate("2026-01-06"), seconds: 61 }), entry()];
    const [line, ...others] = build([later, sooner], "project");
    expect(others).to.deep.equal([]);
    expect(line).to.deep.include({
      description: "Site",
      kind: "time",
      quantity: 3_661_000_000n,
      unit: "SEC",
      baseQuantity: 3_600_000_000n,
      unitPrice: 9000n,
      allowances: [],
      charges: [],
      tax: NO_TAX,
      timeEntryIds: [later.id, sooner.id].sort(),
      period: { start: "2026-01-05", end: "2026-01-06" },
    });
    expect(line === undefined ? [] : checkLine(line)).to.deep.equal([]);
    expect(line && lineNet(line)).to.equal(9153n);
  });

  it("is described by what its line groups", () => {
    const other = entry({
      projectName: "App",
      projectId: "prj_2" as ProjectId,
      taskId: null,
      taskName: null,
      userName: "Bo",
      userId: "usr_2" as UserId,
      notes: " ",
    });
    expect(described([entry(), other], "project")).to.deep.equal(["App", "Site"]);
    expect(described([entry(), other], "task")).to.deep.equal(["App", "Site – Build"]);
    expect(described([entry(), other], "user")).to.deep.equal(["Ada", "Bo"]);
    expect(described([entry(), other], "day")).to.deep.equal(["2026-01-05"]);
    expect(described([entry(), other], "entry")).to.deep.equal(["App (2026-01-05)", "Fix the login (2026-01-05)"]);
  });

  it("never mixes rates on one line", () => {
    for (const groupBy of ["project", "task", "user", "day"] as const) {
      expect(build([entry(), entry({ rate: 9001n }), entry()], groupBy).map(({ unitPrice }) => unitPrice)).to.deep.equal([
        9000n,
        9001n,
      ]);
    }
  });

  it("keeps two projects with the same name separate", () => {
    expect(build([entry(), entry({ projectId: "prj_2" as ProjectId })], "project")).to.have.length(2);
  });

  it("is ordered by first day, then description, then rate", () => {
    const [first, next] = [parseLocalDate("2026-01-05"), parseLocalDate("2026-01-06")];
    const lines = build(
      [
        entry({ userId: "usr_3" as UserId, userName: "Aaron", day: next }),
        entry({ userId: "usr_2" as UserId, userName: "Bo", day: first, rate: 100_000n }),
        entry({ userId: "usr_2" as UserId, userName: "Bo", day: first, rate: 20_000n }),
        entry({ day: next }),
        entry({ day: first }),
      ],
      "user",
    );
    expect(lines.map((line) => `${line.description} ${line.unitPrice}`)).to.deep.equal([
      "Ada 9000",
      "Bo 20000",
      "Bo 100000",
      "Aaron 9000",
    ]);
  });

  it("is rounded per entry, per day of a line, or per line, according to the policy", () => {
    const [first, next] = [parseLocalDate("2026-01-05"), parseLocalDate("2026-01-06")];
    const entries = [entry({ seconds: 60, day: first }), entry({ seconds: 60, day: first }), entry({ seconds: 60, day: next })];
    const minutes = (grain: RoundingPolicy["grain"]): bigint[] =>
      build(entries, "project", { grain, mode: "up", stepMinutes: 15 }).map(({ quantity }) => quantity / 60_000_000n);
    expect(minutes("entry")).to.deep.equal([45n]);
    expect(minutes("day")).to.deep.equal([30n]);
    expect(minutes("line")).to.deep.equal([15n]);
  });

  it("produces no line for no entries, and does not change its input", () => {
    expect(build([], "project")).to.deep.equal([]);
    const entries = Object.freeze([entry({ day: parseLocalDate("2026-01-06") }), entry()]);
    expect(() => build(entries, "project")).not.to.throw();
  });
});

describe("a printed duration", () => {
  it("is h:mm, with seconds only if there are any", () => {
    expect([0, 60, 3600, 5400, 360_000, 3661, 59].map(formatDuration)).to.deep.equal([
      "0:00",
      "0:01",
      "1:00",
      "1:30",
      "100:00",
      "1:01:01",
      "0:00:59",
    ]);
  });

  it("of a credit has one minus sign", () => {
    expect(formatDuration(-5400)).to.equal("-1:30");
    expect(formatDuration(-1)).to.equal("-0:00:01");
  });
});
