import { expect } from "chai";
import fc from "fast-check";
import { dueDateOf, type PaymentTermsRule, paymentTermsRules } from "../../../core/billing/payment-terms.js";
import {
  addDays,
  dayOf,
  daysBetween,
  daysOf,
  type LocalDate,
  localDateFromDays,
  parseLocalDate,
} from "../../../core/kernel/calendar.js";

const on = parseLocalDate;
const dates = fc
  .integer({ min: daysOf(on("1970-01-01")), max: daysOf(on("2399-12-31")) })
  .map((days): LocalDate => localDateFromDays(days));
const due = (date: LocalDate, paymentTermsRule: PaymentTermsRule, paymentTermsDays: number): LocalDate =>
  dueDateOf(date, { paymentTermsRule, paymentTermsDays });
/** "2024-02", without the functions that the rule uses. */
const monthOf = (date: LocalDate): string => date.slice(0, 7);
const isLastOfMonth = (date: LocalDate): boolean => monthOf(addDays(date, 1)) !== monthOf(date);
const nextMonth = (date: LocalDate): string =>
  new Date(Date.UTC(+date.slice(0, 4), +date.slice(5, 7), 1)).toISOString().slice(0, 7);

describe("the due date, always", () => {
  it("is not before the issue date", () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...paymentTermsRules), fc.nat({ max: 3_650 }), (date, rule, days) => {
        expect(due(date, rule, rule === "day_of_next_month" ? (days % 31) + 1 : days) >= date).to.equal(true);
      }),
    );
  });

  it("is the last day of the month in which the days end", () => {
    fc.assert(
      fc.property(dates, fc.nat({ max: 3_650 }), (date, days) => {
        const found = due(date, "days_end_of_month", days);
        expect(isLastOfMonth(found)).to.equal(true);
        expect(monthOf(found)).to.equal(monthOf(due(date, "days", days)));
        expect(daysBetween(date, due(date, "days", days))).to.equal(days);
      }),
    );
  });

  it("is the days after the last day of the month", () => {
    fc.assert(
      fc.property(dates, fc.nat({ max: 3_650 }), (date, days) => {
        const start = addDays(due(date, "end_of_month_days", days), -days);
        expect([isLastOfMonth(start), monthOf(start)]).to.deep.equal([true, monthOf(date)]);
      }),
    );
  });

  it("is the day of the next month, or its last one", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 31 }), (date, day) => {
        const found = due(date, "day_of_next_month", day);
        expect(monthOf(found)).to.equal(nextMonth(date));
        expect(dayOf(found) === day || (dayOf(found) < day && isLastOfMonth(found))).to.equal(true);
      }),
    );
  });

  it("is never earlier for a later invoice or for more days", () => {
    fc.assert(
      fc.property(
        dates,
        fc.nat({ max: 400 }),
        fc.constantFrom(...paymentTermsRules),
        fc.integer({ min: 1, max: 30 }),
        (date, later, rule, days) => {
          expect(due(addDays(date, later), rule, days) >= due(date, rule, days)).to.equal(true);
          expect(due(date, rule, days + 1) >= due(date, rule, days)).to.equal(true);
        },
      ),
    );
  });
});

describe("the due date", () => {
  const cases: readonly (readonly [PaymentTermsRule, number, issued: string, due: string])[] = [
    ["days", 30, "2024-01-31", "2024-03-01"],
    ["days", 30, "2023-01-31", "2023-03-02"],
    ["days_end_of_month", 0, "2024-02-01", "2024-02-29"],
    ["days_end_of_month", 30, "2026-01-30", "2026-03-31"],
    ["days_end_of_month", 30, "2026-01-29", "2026-02-28"],
    ["end_of_month_days", 0, "2026-12-31", "2026-12-31"],
    ["end_of_month_days", 45, "2026-11-01", "2027-01-14"],
    ["day_of_next_month", 15, "2026-12-31", "2027-01-15"],
    ["day_of_next_month", 31, "2024-01-15", "2024-02-29"],
    ["day_of_next_month", 31, "2100-01-15", "2100-02-28"],
    ["day_of_next_month", 31, "2026-03-31", "2026-04-30"],
  ];
  for (const [rule, days, issued, expected] of cases)
    it(`by the rule ${rule} with ${days}, of ${issued}, is ${expected}`, () => {
      expect(due(on(issued), rule, days)).to.equal(expected);
    });
});
