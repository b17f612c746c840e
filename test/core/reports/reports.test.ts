import { expect } from "chai";
import {
  type CurrencyCode,
  createUseCases,
  grantOf,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  parseTimeZone,
  plusSeconds,
  type Ports,
  type ReportedEntry,
  type ReportGrouping,
  roles,
  type Stores,
  type UnitOfWork,
} from "../../../core/index.js";
import { codeOf, createWorld, type World } from "../world.js";
import { secondsOf } from "./entries.js";

const at = parseInstant;
const on = parseLocalDate;
const ONE = parseDecimal("1");
const EVERYTHING = { groupBy: [], filter: {} } as const;

/** The same ports, with report entries passed through `change`. */
function withEntries(ports: Ports, change: (entries: Stores["reports"]["entries"]) => Stores["reports"]["entries"]): Ports {
  const { unitOfWork } = ports;
  const read: UnitOfWork["read"] = (scope, work) =>
    unitOfWork.read(scope, (stores) =>
      work({ ...stores, reports: { ...stores.reports, entries: change((...given) => stores.reports.entries(...given)) } }),
    );
  return { ...ports, unitOfWork: { run: (scope, work) => unitOfWork.run(scope, work), read } };
}

describe("the time report", () => {
  let world: World;
  let projectId: Awaited<ReturnType<World["useCases"]["createProject"]>>["id"];
  const record = (start: string, end: string | null, more: object = {}) =>
    world.useCases.createTimeEntry(world.owner, {
      projectId,
      startTime: at(start),
      endTime: end === null ? null : at(end),
      ...more,
    });
  beforeEach(async () => {
    world = await createWorld("2026-03-31T12:00:00Z");
    projectId = (await world.useCases.createProject(world.owner, { name: "Project" })).id;
  });

  it("uses the workspace's calendar, unless another zone is requested", async () => {
    await world.useCases.updateWorkspace(world.owner, { weekStart: "sunday" });
    await record("2026-03-21T22:30:00Z", "2026-03-22T00:30:00Z");
    const report = await world.useCases.getTimeReport(world.owner, { groupBy: ["week"], filter: {} });
    expect(report.timeZone).to.equal("Europe/Berlin");
    expect(secondsOf(report.groups)).to.deep.equal({ "2026-03-15": 1800, "2026-03-22": 5400 });
    const timeZone = parseTimeZone("America/New_York");
    const other = await world.useCases.getTimeReport(world.owner, { groupBy: ["week"], timeZone, filter: {} });
    expect([other.timeZone, secondsOf(other.groups)]).to.deep.equal([timeZone, { "2026-03-15": 7200 }]);
  });

  it("counts a timer once it is stopped", async () => {
    await record("2026-03-31T11:00:00Z", null);
    expect((await world.useCases.getTimeReport(world.owner, EVERYTHING)).totals.seconds).to.equal(0);
    const [timer] = (
      await world.useCases.listTimeEntries(world.owner, {}, { limit: 1, sort: "createdAt", descending: false, after: null })
    ).items;
    if (timer) await world.useCases.stopTimeEntry(world.owner, timer.id);
    expect((await world.useCases.getTimeReport(world.owner, EVERYTHING)).totals.seconds).to.equal(3600);
  });

  it("counts the part of an entry that lies in the half-open range", async () => {
    await record("2026-03-01T22:00:00Z", "2026-03-02T02:00:00Z");
    await record("2026-03-05T22:00:00Z", "2026-03-06T02:00:00Z");
    const between = async (from: string, to: string) => {
      const filter = { from: at(from), to: at(to) };
      const report = await world.useCases.getTimeReport(world.owner, {
        groupBy: ["day"],
        timeZone: parseTimeZone("UTC"),
        filter,
      });
      return secondsOf(report.groups);
    };
    const whole = { "2026-03-01": 7200, "2026-03-02": 7200 };
    expect(await between("2026-03-01T22:00:00Z", "2026-03-02T02:00:00Z")).to.deep.equal(whole);
    expect(await between("2026-03-01T21:00:00Z", "2026-03-01T22:00:00Z")).to.deep.equal({});
    expect(await between("2026-03-02T02:00:00Z", "2026-03-05T22:00:00Z")).to.deep.equal({});
    expect(await between("2026-03-01T00:00:00Z", "2026-03-02T00:00:00Z")).to.deep.equal({ "2026-03-01": 7200 });
    expect(await between("2026-03-02T00:00:00Z", "2026-03-03T00:00:00Z")).to.deep.equal({ "2026-03-02": 7200 });
    expect(await between("2026-03-01T23:59:00Z", "2026-03-02T00:00:10Z")).to.deep.equal({ "2026-03-01": 60, "2026-03-02": 10 });
    expect(await between("2026-03-01T23:00:00Z", "2026-03-05T23:00:00Z")).to.deep.equal({
      ...{ "2026-03-01": 3600, "2026-03-02": 7200, "2026-03-05": 3600 },
    });
  });

  it("counts an entry, and what an invoice bills for it, in the range and on the day where it starts", async () => {
    await world.useCases.updateProject(world.owner, projectId, { rate: 6_000n });
    await record("2026-03-01T22:00:00Z", "2026-03-02T02:00:00Z");
    const between = async (from: string, to: string, groupBy: readonly ReportGrouping[] = []) => {
      const filter = { from: at(from), to: at(to) };
      const { totals, groups } = await world.useCases.getTimeReport(world.owner, {
        groupBy,
        timeZone: parseTimeZone("UTC"),
        filter,
      });
      return [totals, ...groups].map(({ entries, amounts, billableAmounts }) => [
        entries,
        ...[amounts, billableAmounts].map((some) => some.get("EUR" as CurrencyCode)),
      ]);
    };
    expect(await between("2026-03-01T00:00:00Z", "2026-03-02T00:00:00Z")).to.deep.equal([[1, 12_000n, 24_000n]]);
    expect(await between("2026-03-02T00:00:00Z", "2026-03-03T00:00:00Z")).to.deep.equal([[0, 12_000n, undefined]]);
    expect(await between("2026-03-01T00:00:00Z", "2026-03-03T00:00:00Z", ["day"])).to.deep.equal([
      ...[
        [1, 24_000n, 24_000n],
        [1, 12_000n, 24_000n],
        [0, 12_000n, undefined],
      ],
    ]);
  });

  it("rejects a third level, a repeated level, and a range that ends before it starts", async () => {
    const report = (groupBy: readonly ReportGrouping[], filter = {}) =>
      codeOf(world.useCases.getTimeReport(world.owner, { groupBy, filter }));
    expect(await report(["day", "user", "tag"])).to.equal("too_many");
    expect(await report(["day", "day"])).to.equal("not_unique");
    expect(await report([], { from: at("2026-03-02T00:00:00Z"), to: at("2026-03-01T00:00:00Z") })).to.equal("range_reversed");
    expect(await report([], { from: at("2026-03-01T00:00:00Z"), to: at("2026-03-01T00:00:00Z") })).to.equal("resolved");
  });

  it("shows the amount of an entry to every role that sees the entry", () => {
    for (const role of roles) expect(grantOf(role, "rates:read")).to.equal(grantOf(role, "time_entries:read"));
  });

  it("shows no names that a token's scopes exclude", async () => {
    const client = await world.useCases.createClient(world.owner, { name: "Client" });
    projectId = (await world.useCases.createProject(world.owner, { name: "For the client", clientId: client.id })).id;
    await record("2026-03-02T08:00:00Z", "2026-03-02T09:00:00Z");
    const names = async (scopes: readonly string[] | null, groupBy: ReportGrouping) => {
      const { groups } = await world.useCases.getTimeReport({ ...world.owner, scopes }, { groupBy: [groupBy], filter: {} });
      return groups.map(({ key, name }) => [key, name]);
    };
    expect(await names(null, "client")).to.deep.equal([[client.id, "Client"]]);
    expect(await names(["time_entries:read"], "client")).to.deep.equal([[client.id, null]]);
    expect(await names(["time_entries:read", "projects:read"], "project")).to.deep.equal([[projectId, "For the client"]]);
    expect(await names(["time_entries:read"], "project")).to.deep.equal([[projectId, null]]);
  });

  describe("of more entries than fit on a page", () => {
    let template: ReportedEntry;
    beforeEach(async () => {
      await record("2026-03-02T08:00:00Z", "2026-03-02T09:00:00Z");
      const [entry] = await world.ports.unitOfWork.read(world.owner, (stores) =>
        stores.reports.entries({ userId: null }, { after: null, limit: 1 }),
      );
      if (!entry) throw new Error("The entry is not there.");
      template = entry;
    });

    /** Serves generated entries that cross midnight, and reports the requested numbers. */
    const serving = (entries: readonly ReportedEntry[]) => {
      const asked: { readonly from: number; readonly limit: number }[] = [];
      const { startTime } = template;
      const ports = withEntries(world.ports, () => async ({ from: start }, { after, limit, across }) => {
        if (across === undefined || start !== startTime) return [];
        const from = after === null ? 0 : entries.findIndex(({ id }) => id === after.id) + 1;
        asked.push({ from, limit });
        return entries.slice(from, from + limit);
      });
      const { getTimeReport } = createUseCases(ports);
      const filter = { from: startTime, to: plusSeconds(startTime, 3_000 * 86_400), projectIds: [] };
      return { asked, report: () => getTimeReport(world.owner, { groupBy: ["day"], filter }) };
    };
    const many = (count: number, days: number): ReportedEntry[] =>
      Array.from({ length: count }, (_, n) => {
        const endTime = (template.startTime + days * 86_400_000) as ReportedEntry["endTime"];
        return { ...template, id: `te_${n}` as ReportedEntry["id"], endTime };
      });

    for (const count of [999, 1000, 1001, 2500]) {
      it(`counts all ${count} of them, a page at a time`, async () => {
        const { asked, report } = serving(many(count, 1));
        const { totals } = await report();
        expect(totals.seconds).to.equal(count * 86_400);
        expect(asked.map(({ from }) => from)).to.deep.equal(
          Array.from({ length: Math.floor(count / 1000) + 1 }, (_, n) => n * 1000),
        );
        for (const { limit } of asked) expect(limit).to.equal(1000);
      });
    }

    it("yields to other work after some thousand days, and counts correctly", async () => {
      const { asked, report } = serving(many(12, 2000));
      const { totals } = await report();
      expect(totals.seconds).to.equal(12 * 2000 * 86_400);
      expect(asked.map(({ from }) => from)).to.deep.equal([0, 3, 6, 9]);
    });
  });
});

describe("the invoice report", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld("2026-01-31T23:30:00Z");
  });

  it("is as of today in the workspace's zone, and covers the twelve months that end with this one", async () => {
    const report = await world.useCases.getInvoiceReport(world.owner, {});
    expect(report).to.deep.include({ timeZone: "Europe/Berlin", asOf: "2026-02-01" });
    expect(report.range).to.deep.equal({ from: "2025-03-01", to: "2026-03-01" });
    await world.useCases.updateWorkspace(world.owner, { timeZone: parseTimeZone("America/New_York") });
    const west = await world.useCases.getInvoiceReport(world.owner, {});
    expect([west.asOf, west.range]).to.deep.equal(["2026-01-31", { from: "2025-02-01", to: "2026-02-01" }]);
  });

  it("covers the requested range, or the twelve months that end with it", async () => {
    const range = async (request: object) => (await world.useCases.getInvoiceReport(world.owner, request)).range;
    expect(await range({ to: on("2024-03-15") })).to.deep.equal({ from: "2023-04-01", to: "2024-03-15" });
    expect(await range({ to: on("2024-03-01") })).to.deep.equal({ from: "2023-03-01", to: "2024-03-01" });
    expect(await range({ from: on("2025-12-24") })).to.deep.equal({ from: "2025-12-24", to: "2026-03-01" });
    expect(await range({ from: on("2025-12-24"), to: on("2025-12-24") })).to.deep.equal({ from: "2025-12-24", to: "2025-12-24" });
  });

  it("rejects a range that ends before it starts, or has more than 120 months", async () => {
    const report = (from: string, to: string) =>
      codeOf(world.useCases.getInvoiceReport(world.owner, { from: on(from), to: on(to) }));
    expect(await report("2026-01-02", "2026-01-01")).to.equal("range_reversed");
    expect(await report("2016-01-31", "2026-01-01")).to.equal("resolved");
    expect(await report("2016-01-31", "2026-01-02")).to.equal("range_too_long");
    expect(await codeOf(world.useCases.getInvoiceReport(world.owner, { to: on("0000-01-01") }))).to.equal("date_out_of_range");
  });

  it("treats an invoice as overdue from the day after its due date, like the invoice itself", async () => {
    const client = await world.useCases.createClient(world.owner, { name: "Client" });
    const { invoice } = await world.useCases.createInvoice(world.owner, {
      clientId: client.id,
      issueDate: on("2026-01-01"),
      dueDate: on("2026-02-01"),
      lines: [{ description: "x", quantity: ONE, unitPrice: 500n }],
    });
    await world.useCases.updateInvoice(world.owner, invoice.id, { status: "open" });
    await world.useCases.recordPayment(world.owner, invoice.id, { amount: 200n, paidOn: on("2026-01-20") });
    const figures = async () => {
      const [euro] = (await world.useCases.getInvoiceReport(world.owner, {})).currencies;
      return [euro?.open.amount, euro?.overdue.amount, euro?.aging["1_30"].count, euro?.paid.at(-2)];
    };
    const received = { month: "2026-01", amount: 200n };
    expect(await figures()).to.deep.equal([300n, 0n, 0, received]);
    world.at("2026-02-01T23:00:00Z");
    expect((await world.useCases.getInvoice(world.owner, invoice.id)).today).to.equal("2026-02-02");
    expect((await figures()).slice(0, 3)).to.deep.equal([300n, 300n, 1]);
  });

  it("counts every page of invoices", async () => {
    const client = await world.useCases.createClient(world.owner, { name: "Client" });
    for (let n = 0; n < 501; n += 1) {
      await world.useCases.createInvoice(world.owner, {
        clientId: client.id,
        lines: [{ description: "x", quantity: ONE, unitPrice: 1n }],
      });
    }
    const [euro] = (await world.useCases.getInvoiceReport(world.owner, {})).currencies;
    expect(euro?.draft).to.deep.equal({ count: 501, amount: 501n });
  });

  it("is not available to members", async () => {
    expect(await codeOf(world.useCases.getInvoiceReport(await world.actor("member"), {}))).to.equal("forbidden");
    expect(await codeOf(world.useCases.getInvoiceReport(await world.actor("accountant"), {}))).to.equal("resolved");
  });
});
