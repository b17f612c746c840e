import { expect } from "chai";
import { calendarGroupings } from "../../../core/reports/calendar-segments.js";
import type { ReportGrouping } from "../../../core/reports/time-report.js";
import type { Weekday } from "../../../core/kernel/calendar.js";
import { anEntry, reportOf, secondsOf } from "./entries.js";

const HOUR = 3600;
const MINUTE = 60;

type Case = readonly [what: string, zone: string, start: string, end: string, seconds: Readonly<Record<string, number>>];

/** Calculated by hand from the offsets of each zone. */
const days: readonly Case[] = [
  [
    "23 hours where summer time begins",
    "Europe/Berlin",
    "2026-03-28T21:00:00Z",
    "2026-03-30T00:00:00Z",
    { "2026-03-28": 2 * HOUR, "2026-03-29": 23 * HOUR, "2026-03-30": 2 * HOUR },
  ],
  [
    "25 hours where summer time ends",
    "Europe/Berlin",
    "2026-10-24T21:00:00Z",
    "2026-10-26T00:00:00Z",
    { "2026-10-24": HOUR, "2026-10-25": 25 * HOUR, "2026-10-26": HOUR },
  ],
  ["the missing hour not at all", "America/New_York", "2026-03-08T06:30:00Z", "2026-03-08T07:30:00Z", { "2026-03-08": HOUR }],
  [
    "the hour that comes twice both times",
    "America/New_York",
    "2026-11-01T05:00:00Z",
    "2026-11-01T07:00:00Z",
    { "2026-11-01": 2 * HOUR },
  ],
  [
    "24 and a half hours where the clocks go back half an hour",
    "Australia/Lord_Howe",
    "2026-04-04T12:00:00Z",
    "2026-04-05T14:30:00Z",
    { "2026-04-04": HOUR, "2026-04-05": 24.5 * HOUR, "2026-04-06": HOUR },
  ],
  [
    "23 and a half hours where they go forward half an hour",
    "Australia/Lord_Howe",
    "2026-10-03T13:30:00Z",
    "2026-10-04T13:00:00Z",
    { "2026-10-04": 23.5 * HOUR },
  ],
  [
    "25 hours in a zone that is 45 minutes off",
    "Pacific/Chatham",
    "2026-04-04T10:00:00Z",
    "2026-04-05T11:30:00Z",
    { "2026-04-04": 15 * MINUTE, "2026-04-05": 25 * HOUR, "2026-04-06": 15 * MINUTE },
  ],
  [
    "a year that starts at a quarter past midnight",
    "Asia/Kathmandu",
    "1985-12-31T18:00:00Z",
    "1985-12-31T19:00:00Z",
    { "1985-12-31": 30 * MINUTE, "1986-01-01": 30 * MINUTE },
  ],
  [
    "22 hours where summer time is two hours",
    "Antarctica/Troll",
    "2026-03-28T23:00:00Z",
    "2026-03-29T23:00:00Z",
    { "2026-03-28": HOUR, "2026-03-29": 22 * HOUR, "2026-03-30": HOUR },
  ],
  [
    "nothing for a day that never was",
    "Pacific/Apia",
    "2011-12-30T08:00:00Z",
    "2011-12-30T12:00:00Z",
    { "2011-12-29": 2 * HOUR, "2011-12-31": 2 * HOUR },
  ],
  [
    "23 hours where midnight does not exist",
    "America/Sao_Paulo",
    "2018-11-04T02:00:00Z",
    "2018-11-05T03:00:00Z",
    { "2018-11-03": HOUR, "2018-11-04": 23 * HOUR, "2018-11-05": HOUR },
  ],
  [
    "25 hours where the hour before midnight comes twice",
    "America/Sao_Paulo",
    "2018-02-17T02:00:00Z",
    "2018-02-18T04:00:00Z",
    { "2018-02-17": 25 * HOUR, "2018-02-18": HOUR },
  ],
  [
    "25 hours where midnight comes twice",
    "America/Havana",
    "2026-11-01T03:00:00Z",
    "2026-11-02T06:00:00Z",
    { "2026-10-31": HOUR, "2026-11-01": 25 * HOUR, "2026-11-02": HOUR },
  ],
  [
    "local dates if clocks are set back at 00:01",
    "America/St_Johns",
    "2006-10-28T02:30:00Z",
    "2006-10-30T03:30:00Z",
    { "2006-10-28": 25 * HOUR - MINUTE, "2006-10-29": 24 * HOUR + MINUTE },
  ],
  [
    "what would be in the year 10000 as the last day that there is",
    "Pacific/Kiritimati",
    "9999-12-30T09:00:00Z",
    "9999-12-31T23:59:59Z",
    { "9999-12-30": HOUR, "9999-12-31": 38 * HOUR - 1 },
  ],
];

const lastOf = { day: "9999-12-31", week: "9999-12-27", month: "9999-12" };

describe("a report by day", () => {
  for (const [what, zone, start, end, seconds] of days) {
    it(`counts ${what} (${zone})`, () => {
      const { groups, totals } = reportOf([anEntry(start, end)], ["day"], { zone });
      expect(secondsOf(groups)).to.deep.equal(seconds);
      expect(totals.seconds).to.equal(Object.values(seconds).reduce((a, b) => a + b));
    });
  }

  it("counts an entry that starts in the repeated hours of the previous day", () => {
    const late = anEntry("9999-12-31T12:00:00Z", "9999-12-31T13:00:00Z");
    for (const groupBy of calendarGroupings) {
      const { groups } = reportOf([late], [groupBy], { zone: "Pacific/Kiritimati" });
      expect(groups.map(({ key, seconds }) => [key, seconds])).to.deep.equal([[lastOf[groupBy], HOUR]]);
    }
  });

  it("assigns a second to the day in which it completes, and ignores entries shorter than a second", () => {
    const entries = [
      anEntry("2026-03-01T23:59:59.500Z", "2026-03-02T00:00:00.700Z"),
      anEntry("2026-03-03T23:59:59.500Z", "2026-03-04T00:00:00.400Z"),
    ];
    const { groups, totals } = reportOf(entries, ["day"]);
    expect([secondsOf(groups), totals.seconds]).to.deep.equal([{ "2026-03-01": 0, "2026-03-02": 1 }, 1]);
    expect(groups.map(({ entries: starting }) => starting)).to.deep.equal([1, 0]);
    expect(reportOf(entries, ["project"]).totals.seconds).to.equal(1);
  });

  it("does not include the day at whose midnight the entry ends", () => {
    const { groups } = reportOf([anEntry("2026-03-01T23:00:00Z", "2026-03-02T00:00:00Z")], ["day"]);
    expect(secondsOf(groups)).to.deep.equal({ "2026-03-01": HOUR });
  });
});

const acrossNewYear = ["2025-12-26T12:00:00Z", "2026-01-06T12:00:00Z"] as const;
const DAY = 24 * HOUR;
const weeks: readonly (readonly [Weekday, Readonly<Record<string, number>>])[] = [
  ["monday", { "2025-12-22": 2.5 * DAY, "2025-12-29": 7 * DAY, "2026-01-05": 1.5 * DAY }],
  ["tuesday", { "2025-12-23": 3.5 * DAY, "2025-12-30": 7 * DAY, "2026-01-06": 0.5 * DAY }],
  ["wednesday", { "2025-12-24": 4.5 * DAY, "2025-12-31": 6.5 * DAY }],
  ["thursday", { "2025-12-25": 5.5 * DAY, "2026-01-01": 5.5 * DAY }],
  ["friday", { "2025-12-26": 6.5 * DAY, "2026-01-02": 4.5 * DAY }],
  ["saturday", { "2025-12-20": 0.5 * DAY, "2025-12-27": 7 * DAY, "2026-01-03": 3.5 * DAY }],
  ["sunday", { "2025-12-21": 1.5 * DAY, "2025-12-28": 7 * DAY, "2026-01-04": 2.5 * DAY }],
];

describe("a report by week and month", () => {
  for (const [weekStart, seconds] of weeks) {
    it(`names weeks by the ${weekday(weekStart)} on which they start`, () => {
      const { groups } = reportOf([anEntry(...acrossNewYear)], ["week"], { weekStart });
      expect(secondsOf(groups)).to.deep.equal(seconds);
    });
  }

  it("splits a week at the end of the month, and a month at the end of the week", () => {
    for (const groupBy of [
      ["week", "month"],
      ["month", "week"],
    ] as ReportGrouping[][]) {
      const { groups } = reportOf([anEntry("2026-01-28T00:00:00Z", "2026-02-03T00:00:00Z")], groupBy);
      const nested = groups.map(({ key, groups: within }) => [key, secondsOf(within ?? [])]);
      const expected =
        groupBy[0] === "week"
          ? [
              ["2026-01-26", { "2026-01": 4 * DAY, "2026-02": DAY }],
              ["2026-02-02", { "2026-02": DAY }],
            ]
          : [
              ["2026-01", { "2026-01-26": 4 * DAY }],
              ["2026-02", { "2026-01-26": DAY, "2026-02-02": DAY }],
            ];
      expect(nested).to.deep.equal(expected);
    }
  });

  it("counts the actual hours of a month with a clock change", () => {
    const year = [anEntry("2025-12-31T23:00:00Z", "2026-12-31T23:00:00Z")];
    const { groups } = reportOf(year, ["month"], { zone: "Europe/Berlin" });
    const hours = Object.values(secondsOf(groups)).map((seconds) => seconds / HOUR);
    expect(hours).to.deep.equal([744, 672, 743, 720, 744, 720, 744, 744, 720, 745, 720, 744]);
  });

  it("returns to the previous month if the clocks are set back across its end", () => {
    const { groups } = reportOf([anEntry("2009-10-31T02:30:00Z", "2009-11-01T04:30:00Z")], ["month"], {
      zone: "America/St_Johns",
    });
    expect(secondsOf(groups)).to.deep.equal({ "2009-10": 25 * HOUR - MINUTE, "2009-11": HOUR + MINUTE });
  });

  it("counts entries of thousands of years by month up to the last one", () => {
    const { groups } = reportOf([anEntry("9990-01-01T00:00:00Z", "9999-12-31T23:59:59Z")], ["month"], {
      zone: "America/New_York",
    });
    expect(groups).to.have.length(121);
    expect(groups.at(-1)?.key).to.equal("9999-12");
  });
});

function weekday(name: Weekday): string {
  return name[0]?.toUpperCase() + name.slice(1);
}
