import { expect } from "chai";
import {
  type CurrencyCode,
  deliveryReportView,
  instant,
  type Instant,
  invoiceReportView,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  plusSeconds,
  type ReportGrouping,
  timeReportView,
} from "../../../core/index.js";
import { figuresBetween, isAcross, reportedInvoice, sumOfEntry } from "../../../core/reports/reported-rows.js";
import type { DeliveryAttempt } from "../../../core/webhooks/delivery.js";
import { refusal } from "../issues.js";
import { codeOf, createWorld, type World } from "../world.js";

const plain = (view: unknown) => JSON.parse(JSON.stringify(view));
const at = parseInstant;

let world: World;
beforeEach(async () => {
  world = await createWorld("2026-03-10T08:30:00Z");
});

describe("a report as the API shows it", () => {
  it("has groups in groups for recorded time, and amounts by currency in order", async () => {
    const { useCases, owner } = world;
    const client = await useCases.createClient(owner, { name: "Client", rate: 6_000n, currency: "USD" as CurrencyCode });
    const one = await useCases.createProject(owner, { name: "One", clientId: client.id });
    const two = await useCases.createProject(owner, { name: "Two", rate: 12_000n });
    const record = (projectId: typeof one.id, hours: number) => {
      const startTime = at("2026-03-02T08:00:00Z");
      return useCases.createTimeEntry(owner, { projectId, startTime, endTime: plusSeconds(startTime, hours * 3_600) });
    };
    await record(one.id, 1);
    await record(two.id, 2);
    const range = { from: at("2026-03-01T00:00:00Z"), to: at("2026-04-01T00:00:00Z") };
    const figures = (entries: number, seconds: number, amounts: readonly object[]) => ({
      ...{ entries, seconds, billable_seconds: seconds, unrated_seconds: 0, amounts, billable_amounts: amounts },
    });
    const [usd, eur] = [
      { currency: "USD", amount: 6_000 },
      { currency: "EUR", amount: 24_000 },
    ];
    const groupBy: readonly ReportGrouping[] = ["project", "day"];
    expect(plain(timeReportView(await useCases.getTimeReport(owner, { groupBy, filter: range })))).to.deep.equal({
      time_zone: "Europe/Berlin",
      from: "2026-03-01T00:00:00.000Z",
      to: "2026-04-01T00:00:00.000Z",
      group_by: ["project", "day"],
      totals: figures(2, 10_800, [eur, usd]),
      groups: [
        {
          ...{ key: one.id, name: "One", ...figures(1, 3_600, [usd]) },
          groups: [{ key: "2026-03-02", name: null, ...figures(1, 3_600, [usd]) }],
        },
        {
          ...{ key: two.id, name: "Two", ...figures(1, 7_200, [eur]) },
          groups: [{ key: "2026-03-02", name: null, ...figures(1, 7_200, [eur]) }],
        },
      ],
    });
    const all = plain(timeReportView(await useCases.getTimeReport(owner, { groupBy: ["client"], filter: {} })));
    expect(all).to.include({ from: null, to: null });
    expect(all.groups.map(({ key, name, groups }: Record<string, unknown>) => [key, name, groups])).to.deep.equal([
      ...[
        [client.id, "Client", undefined],
        [null, null, undefined],
      ],
    ]);
    const users = await useCases.getTimeReport(owner, { groupBy: ["user"], filter: {} });
    expect(users.groups.map(({ key }) => key)).to.deep.equal([owner.userId]);
  });

  it("has counts and amounts due by age for invoices, and what was paid by month", async () => {
    const { useCases, owner } = world;
    const { id: clientId } = await useCases.createClient(owner, { name: "Client" });
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n }];
    await useCases.createInvoice(owner, { clientId, lines });
    const dates = { issueDate: parseLocalDate("2026-01-01"), dueDate: parseLocalDate("2026-01-31") };
    const { id } = (await useCases.createInvoice(owner, { clientId, lines, ...dates })).invoice;
    await useCases.updateInvoice(owner, id, { status: "open" });
    await useCases.recordPayment(owner, id, { amount: 300n });
    await useCases.recordPayment(owner, id, { amount: 100n, kind: "refund" });
    await useCases.recordPayment(owner, id, { amount: 50n, kind: "write_off" });
    const range = { from: parseLocalDate("2026-03-01"), to: parseLocalDate("2026-04-01") };
    const [none, due] = [
      { count: 0, amount_due: 0 },
      { count: 1, amount_due: 750 },
    ];
    expect(plain(invoiceReportView(await useCases.getInvoiceReport(owner, range)))).to.deep.equal({
      time_zone: "Europe/Berlin",
      as_of: "2026-03-10",
      from: "2026-03-01",
      to: "2026-04-01",
      currencies: [
        {
          currency: "EUR",
          draft: { count: 1, total: 1_000 },
          open: due,
          overdue: due,
          paid: [{ month: "2026-03", amount: 200 }],
          aging: { not_due: none, "1_30": none, "31_60": due, "61_90": none, over_90: none },
        },
      ],
    });
    const stored = await useCases.getInvoice(owner, id);
    expect(reportedInvoice(stored.invoice)).to.deep.include({
      id,
      status: "open",
      total: 1_000n,
      depositTotal: 0n,
      prepaidTotal: 0n,
    });
  });

  it("has attempts, failures and durations for deliveries, up to the end of this hour by default", async () => {
    const { useCases, owner } = world;
    const report = await useCases.getDeliveryReport(owner, {});
    const none = { attempts: 0, succeeded: 0, failed: 0, duration_p50_ms: null, duration_p95_ms: null };
    const view = plain(deliveryReportView(report));
    expect(view).to.deep.include({
      time_zone: "Europe/Berlin",
      from: "2026-03-09T09:00:00.000Z",
      to: "2026-03-10T09:00:00.000Z",
      interval: "hour",
      totals: none,
    });
    expect(view.intervals).to.have.length(24);
    expect(view.intervals[1]).to.deep.equal({ start: "2026-03-09T10:00:00.000Z", ...none });
    const figures = { attempts: 3, succeeded: 2, p50: 10, p95: 30 };
    const shown = plain(deliveryReportView({ ...report, totals: figures }));
    expect(shown.totals).to.deep.equal({ attempts: 3, succeeded: 2, failed: 1, duration_p50_ms: 10, duration_p95_ms: 30 });
    const days = await useCases.getDeliveryReport(owner, {
      from: at("2026-03-01T00:00:00Z"),
      to: at("2026-03-02T00:00:00Z"),
      interval: "day",
    });
    expect(days.intervals.map(({ start }) => start)).to.deep.equal([at("2026-03-01T00:00:00Z"), at("2026-03-01T23:00:00Z")]);
    expect(await codeOf(useCases.getDeliveryReport(await world.actor("member"), {}))).to.equal("forbidden");
  });
});

describe("a report that cannot be made", () => {
  it("says which field is wrong, and why", async () => {
    const { useCases, owner } = world;
    const time = async (groupBy: readonly ReportGrouping[], filter = {}) => {
      const { at: path, code, message } = await refusal(useCases.getTimeReport(owner, { groupBy, filter }));
      return [path, code, message];
    };
    expect(await time(["day", "user", "tag"])).to.deep.equal(["groupBy", "too_many", "A report can have at most two groupings."]);
    expect(await time(["day", "day"])).to.deep.equal(["groupBy", "not_unique", "Each grouping must be unique."]);
    const reversed = { from: at("2026-03-02T00:00:00Z"), to: at("2026-03-01T00:00:00Z") };
    expect(await time([], reversed)).to.deep.equal(["to", "range_reversed", "to must not be before from."]);
    const days = { from: parseLocalDate("2026-03-02"), to: parseLocalDate("2026-03-01") };
    expect(await refusal(useCases.getInvoiceReport(owner, days))).to.include({
      at: "to",
      message: "to must not be before from.",
    });
    const long = { from: parseLocalDate("2016-02-28"), to: parseLocalDate("2026-03-01") };
    expect(await refusal(useCases.getInvoiceReport(owner, long))).to.include({
      ...{ at: "from", message: "A report can cover at most 120 months." },
    });
    expect(await refusal(useCases.getDeliveryReport(owner, reversed))).to.include({
      at: "to",
      message: "to must be after from.",
    });
    const year = { from: at("2026-01-01T00:00:00Z"), to: at("2026-12-31T00:00:00Z") };
    expect(await refusal(useCases.getDeliveryReport(owner, year))).to.include({
      ...{ at: "from", code: "range_too_long", message: "A report can have at most 750 intervals." },
    });
  });
});

describe("the rows of a report in memory", () => {
  const [t0, t1, t2, t3] = [0, 10, 20, 30].map((seconds) => instant(seconds * 1_000)) as [Instant, Instant, Instant, Instant];

  it("are the attempts from each boundary up to the next, with the median and the 95th percentile", () => {
    const attempt = (when: Instant, durationMs: number, status = 200) =>
      ({ at: when, durationMs, response: { status }, error: null }) as unknown as DeliveryAttempt;
    const attempts = [attempt(t0, 30), attempt(instant(t1 - 1), 10), attempt(t1, 5, 500), attempt(t2, 1)];
    expect(figuresBetween(attempts, [t0, t1, t2])).to.deep.equal([
      { attempts: 2, succeeded: 2, p50: 10, p95: 30 },
      { attempts: 1, succeeded: 0, p50: 5, p95: 5 },
    ]);
    expect(figuresBetween([], [t0, t1])).to.deep.equal([{ attempts: 0, succeeded: 0, p50: null, p95: null }]);
  });

  it("are sums of entries that lie within a segment, with the segment and the day on which they start", async () => {
    const { useCases, owner } = world;
    const project = await useCases.createProject(owner, { name: "Project", rate: 100n });
    const rounding = { grain: "entry", mode: "up", stepMinutes: 1 } as const;
    const record = async (startTime: Instant, endTime: Instant) =>
      (await useCases.createTimeEntry(owner, { projectId: project.id, startTime, endTime })) as never as Parameters<
        typeof isAcross
      >[0];
    const inside = await record(t1, t2);
    const days = [t0, t1];
    const sum = (entry: typeof inside, segments: readonly Instant[]) => {
      const found = sumOfEntry(entry, null, { segments, days, rounding });
      return found && [found.segment, found.day, found.entries, found.seconds, found.roundedSeconds];
    };
    expect(sum(inside, [])).to.deep.equal([0, 1, 1, 10, 60]);
    expect(sum(inside, [t0, t1, t2])).to.deep.equal([1, 1, 1, 10, 60]);
    expect(sum(inside, [t0, t3])).to.deep.equal([0, 1, 1, 10, 60]);
    expect(sum(inside, [t0, t1]), "after the last boundary").to.equal(null);
    expect(sum(inside, [t0, instant(t2 - 1), t3]), "across a boundary").to.equal(null);
    expect(sum({ ...inside, endTime: instant(t1 + 999) }, []), "less than a second").to.equal(null);
    expect(sum({ ...inside, startTime: t0 }, [])).to.deep.equal([0, 0, 1, 20, 60]);
    const across = (...boundaries: readonly Instant[]) => isAcross(inside, boundaries);
    expect([
      isAcross(inside, undefined),
      across(t0, t2),
      across(t0, instant(t2 - 1)),
      across(t0, t1),
      across(t1, t3),
    ]).to.deep.equal([...[true, false, true, false, false]]);
    const { rate, clientId, projectId } = sumOfEntry(inside, null, { segments: [], days, rounding }) ?? expect.fail();
    expect([rate, clientId, projectId]).to.deep.equal([{ amount: 100n, currency: "EUR" }, null, project.id]);
  });
});
