import { expect } from "chai";
import fc from "fast-check";
import type { CurrencyCode } from "../../../core/kernel/currency.js";
import type { ClientId, ProjectId, TaskId, UserId } from "../../../core/kernel/ids.js";
import { instant } from "../../../core/kernel/instant.js";
import {
  type ReportedEntry,
  type ReportGrouping,
  reportGroupings,
  type TimeFigures,
  type TimeGroup,
} from "../../../core/reports/time-report.js";
import { anEntry, reportOf } from "./entries.js";

const EPOCH = Date.UTC(2026, 2, 20);
const DAY = 86_400_000;
const idOf = <T>(prefix: string, ...ids: readonly string[]) => fc.constantFrom(...ids).map((id) => `${prefix}_${id}` as T);

const entries: fc.Arbitrary<readonly ReportedEntry[]> = fc.array(
  fc
    .record({
      projectId: idOf<ProjectId>("prj", "1", "2", "3"),
      taskId: fc.option(idOf<TaskId>("task", "1", "2")),
      userId: idOf<UserId>("usr", "1", "2"),
      clientId: fc.option(idOf<ClientId>("cli", "1", "2")),
      tags: fc.subarray(["a", "b", "c"]),
      billable: fc.boolean(),
      rate: fc.option(
        fc.record({
          amount: fc.oneof(fc.bigInt({ min: 0n, max: 20_000n }), fc.bigInt({ min: 0n, max: 10n ** 9n })),
          currency: fc.constantFrom("EUR", "JPY", "KWD").map((code) => code as CurrencyCode),
        }),
      ),
      start: fc.integer({ min: 0, max: 20 * DAY }),
      length: fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 4 * DAY })),
    })
    .map(({ start, length, ...rest }) => ({
      ...anEntry("2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", rest),
      startTime: instant(EPOCH + start),
      endTime: instant(EPOCH + start + length),
    })),
  { maxLength: 25 },
);
const groupings = (of: readonly ReportGrouping[]) => fc.shuffledSubarray([...of], { minLength: 1, maxLength: 2 });
const withoutTags = groupings(reportGroupings.filter((grouping) => grouping !== "tag"));
const zones = fc.constantFrom("UTC", "Europe/Berlin", "Asia/Kathmandu", "America/New_York");

const secondsOf = ({ startTime, endTime }: ReportedEntry): number => Math.floor((endTime - startTime) / 1000);

/** Seconds × rate by currency: 3600 times the amount. */
function exactOf(all: readonly ReportedEntry[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const entry of all) {
    if (!entry.billable || entry.rate === null || secondsOf(entry) === 0) continue;
    const { currency, amount } = entry.rate;
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(secondsOf(entry)) * amount);
  }
  return sums;
}

type Added = Omit<TimeFigures, "billableAmounts">;

function addedUp(groups: readonly Added[]): Added {
  const amounts = new Map<CurrencyCode, bigint>();
  for (const group of groups)
    for (const [currency, amount] of group.amounts) amounts.set(currency, (amounts.get(currency) ?? 0n) + amount);
  const sum = (of: (figures: Added) => number): number => groups.reduce((total, group) => total + of(group), 0);
  return {
    entries: sum(({ entries }) => entries),
    seconds: sum(({ seconds }) => seconds),
    billableSeconds: sum(({ billableSeconds }) => billableSeconds),
    unratedSeconds: sum(({ unratedSeconds }) => unratedSeconds),
    amounts,
  };
}

function sameFigures(actual: Added, expected: Added): void {
  const plain = ({ entries, seconds, billableSeconds, unratedSeconds, amounts }: Added) => ({
    ...{ entries, seconds, billableSeconds, unratedSeconds },
    amounts: Object.fromEntries([...amounts].sort()),
  });
  expect(plain(actual)).to.deep.equal(plain(expected));
}

const keyOf: Readonly<Record<string, (entry: ReportedEntry) => readonly (string | null)[]>> = {
  project: (entry) => [entry.projectId],
  task: (entry) => [entry.taskId],
  user: (entry) => [entry.userId],
  client: (entry) => [entry.clientId],
  tag: ({ tags }) => (tags.length === 0 ? [null] : tags),
};

/** Within less than one minor unit of the exact value, and equal to it if that is an integer. */
function isRoundedDownOrUp(shown: bigint, exact: bigint): boolean {
  const off = shown * 3600n - exact;
  return off > -3600n && off < 3600n && (exact % 3600n !== 0n || off === 0n);
}

describe("a time report, always", function () {
  this.timeout(60_000);

  it("has totals that are the sum of all entries, for any grouping", () => {
    fc.assert(
      fc.property(entries, groupings(reportGroupings), zones, (all, groupBy, zone) => {
        const { totals } = reportOf(all, groupBy, { zone });
        const sum = (some: readonly ReportedEntry[]) => some.reduce((total, entry) => total + secondsOf(entry), 0);
        const billable = all.filter((entry) => entry.billable);
        expect(totals).to.deep.include({
          entries: all.filter((entry) => secondsOf(entry) > 0).length,
          seconds: sum(all),
          billableSeconds: sum(billable),
          unratedSeconds: sum(billable.filter(({ rate }) => rate === null)),
        });
        const exact = exactOf(all);
        expect([...totals.amounts.keys()].sort()).to.deep.equal([...exact.keys()].sort());
        for (const [currency, amount] of totals.amounts) expect(amount).to.equal(((exact.get(currency) ?? 0n) + 1800n) / 3600n);
      }),
      { numRuns: 300 },
    );
  });

  it("has groups that add up to their totals on both levels, unless they are tags", () => {
    fc.assert(
      fc.property(entries, withoutTags, zones, (all, groupBy, zone) => {
        const { totals, groups } = reportOf(all, groupBy, { zone });
        sameFigures(addedUp(groups), totals);
        for (const group of groups) if (group.groups) sameFigures(addedUp(group.groups), group);
      }),
      { numRuns: 300 },
    );
  });

  it("has subgroups of each tag that add up to it", () => {
    fc.assert(
      fc.property(entries, withoutTags, ([...all], [second]) => {
        for (const group of reportOf(all, ["tag", second ?? "day"]).groups) sameFigures(addedUp(group.groups ?? []), group);
      }),
      { numRuns: 100 },
    );
  });

  it("shows the exact value of each group rounded down or up, and of each tag rounded to the nearest", () => {
    const resources = groupings(reportGroupings.filter((grouping) => grouping in keyOf));
    fc.assert(
      fc.property(entries, resources, (all, groupBy) => {
        const check = (groups: readonly TimeGroup[], level: number, within: readonly ReportedEntry[]): void => {
          const grouping = groupBy[level] ?? "";
          const seen = groups.map(({ key }) => key);
          expect(new Set(seen).size).to.equal(seen.length);
          for (const { key, seconds, amounts, groups: below } of groups) {
            const members = within.filter((entry) => keyOf[grouping]?.(entry).includes(key));
            expect(seconds).to.equal(members.reduce((total, entry) => total + secondsOf(entry), 0));
            expect(seconds).to.be.greaterThan(0);
            const exact = exactOf(members);
            expect([...amounts.keys()].sort()).to.deep.equal([...exact.keys()].sort());
            for (const [currency, amount] of amounts) {
              const value = exact.get(currency) ?? 0n;
              expect(isRoundedDownOrUp(amount, value), `${amount} for ${value}/3600`).to.equal(true);
              if (grouping === "tag") expect(amount).to.equal((value + 1800n) / 3600n);
            }
            if (below) check(below, level + 1, members);
          }
        };
        check(reportOf(all, groupBy).groups, 0, all);
      }),
      { numRuns: 300 },
    );
  });
});
