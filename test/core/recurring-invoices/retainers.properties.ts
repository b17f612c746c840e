import { expect } from "chai";
import fc from "fast-check";
import { addDays, formatInstant, instant, parseDecimal, parseInstant, parseLocalDate } from "../../../core/index.js";
import { RetainedWork } from "./retained-work.js";

const hours = fc
  .nat(3_000)
  .map((hundredths) => parseDecimal(`${Math.floor(hundredths / 100)}.${`${hundredths % 100}`.padStart(2, "0")}`));
const retainer = fc.record({
  amount: fc.bigInt({ min: 0n, max: 1_000_000n }),
  includedHours: hours,
  rate: fc.option(fc.bigInt({ min: 0n, max: 50_000n })),
  rollOver: fc.option(fc.record({ maxHours: fc.option(hours) })),
});
/** Work that begins some seconds after the start of March, and is recorded before the invoice of one of four months. */
const work = fc.record({ after: fc.nat(110 * 86_400), seconds: fc.integer({ min: 1, max: 60 * 3_600 }), month: fc.nat(3) });
const rounding = fc.record({
  grain: fc.constantFrom("entry" as const, "day" as const, "line" as const),
  mode: fc.constantFrom("none" as const, "up" as const, "down" as const, "nearest" as const),
  stepMinutes: fc.constantFrom(1, 6, 15, 60),
});

describe("the hours of retainers", () => {
  it("are used, rolled over or expired, exactly those included, and each entry is billed once, whatever is worked when", async () => {
    await fc.assert(
      fc.asyncProperty(retainer, rounding, fc.array(work, { maxLength: 12 }), async (terms, policy, worked) => {
        const retained = await RetainedWork.begin();
        const { useCases, owner } = retained.world;
        await useCases.updateWorkspace(owner, { rounding: policy });
        const recurring = await retained.create(terms);
        for (const month of [0, 1, 2, 3]) {
          for (const one of worked.filter((entry) => entry.month === month))
            await retained.record(formatInstant(instant(parseInstant("2026-03-01T00:00:00Z") + one.after * 1_000)), one.seconds);
          await retained.billOn(addDays(parseLocalDate("2026-04-01"), [0, 30, 61, 91][month] as number));
        }
        expect(retained.errors).to.deep.equal([]);
        const invoices = (await retained.made(recurring)).toReversed();
        expect(invoices.length).to.equal(4);
        let carried = 0;
        let counted = 0;
        for (const { retainer: balance, lines } of invoices) {
          if (balance === null) throw new Error("The invoice has no balance.");
          const { includedSeconds, carriedInSeconds, usedSeconds, beyondSeconds, carriedOutSeconds, expiredSeconds } = balance;
          expect(carriedInSeconds).to.equal(carried);
          expect(includedSeconds + carriedInSeconds).to.equal(usedSeconds + carriedOutSeconds + expiredSeconds);
          expect(beyondSeconds === 0 || carriedOutSeconds + expiredSeconds === 0).to.equal(true);
          expect(lines.map(({ unitPrice }) => unitPrice)).to.deep.equal([
            terms.amount,
            ...lines.slice(1).map(() => terms.rate ?? 9_000n),
          ]);
          carried = carriedOutSeconds;
          counted += usedSeconds + beyondSeconds;
        }
        const billed = invoices.flatMap(({ lines }) => lines.flatMap(({ timeEntryIds }) => timeEntryIds));
        expect(new Set(billed).size).to.equal(billed.length);
        const { items } = await useCases.listTimeEntries(owner, { billed: true }, { limit: 200 });
        expect(items.map(({ id }) => id)).to.have.members(billed);
        const seconds = items.map(({ startTime, endTime }) => (Number(endTime) - startTime) / 1_000);
        expect(counted).to.equal(seconds.reduce((sum, one) => sum + one, 0));
        expect((await useCases.getAudit(owner)).findings).to.deep.equal([]);
      }),
      { numRuns: 60 },
    );
  });
});
