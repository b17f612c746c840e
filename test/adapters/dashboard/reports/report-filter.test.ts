import { expect } from "chai";
import {
  daysOfFilter,
  entriesOf,
  filterIn,
  queryOf,
  searchOf,
  stepOf,
} from "../../../../adapters/dashboard/src/features/reports/report-filter.js";
import { parseLocalDate } from "../../../../core/kernel/calendar.js";
import { parseTimeZone } from "../../../../core/kernel/time-zone.js";

const read = (search: string) => filterIn(new URLSearchParams(search));
const berlin = parseTimeZone("Europe/Berlin");
const today = parseLocalDate("2026-03-04");

describe("the filter of a report", () => {
  for (const search of [
    "",
    "span=ever&by=user&step=day&measure=amount&currency=EUR&compare=previous",
    "span=range&first=2026-03-01&last=2026-03-31&project=prj_1&client=cli_1&user=usr_1&billable=false",
  ])
    it(`is stored in the URL: ${search || "none"}`, () => {
      expect(searchOf(read(search)).toString()).to.equal(search);
    });

  for (const search of [
    "span=always",
    "by=colour",
    "step=hour",
    "measure=EUR",
    "currency=euro",
    "compare=next",
    "project=x%20y",
    "billable=maybe",
    "span=12-weeks",
  ])
    it(`ignores invalid and default values in the URL: ${search}`, () => {
      expect(searchOf(read(search)).toString()).to.equal("");
    });

  for (const date of ["2026-02-30", "0000-01-01", "9999-12-31", "today"])
    it(`does not accept ${date} as a date`, () => {
      expect(read(`span=range&first=${date}&last=${date}`)).to.include({ span: "range", first: "", last: "" });
    });

  it("queries whole days of the zone, including the last", () => {
    const filter = read("span=range&first=2026-03-28&last=2026-03-29&user=usr_1&billable=true");
    const days = daysOfFilter(filter, today, "monday");
    expect(queryOf(filter, days, berlin)).to.deep.equal({
      time_zone: "Europe/Berlin",
      from: "2026-03-27T23:00:00.000Z",
      to: "2026-03-29T22:00:00.000Z",
      user_id: ["usr_1"],
      billable: "true",
    });
  });

  it("queries nothing if the last day is before the first", () => {
    for (const last of ["2026-03-28", "2026-03-27"]) {
      const filter = read(`span=range&first=2026-03-29&last=${last}`);
      expect(queryOf(filter, daysOfFilter(filter, today, "monday"), berlin)).to.equal(null);
    }
  });

  it("leaves a missing end open", () => {
    const filter = read("span=range&last=2026-03-27");
    expect(daysOfFilter(filter, today, "monday")).to.deep.equal({ to: "2026-03-28" });
    expect(stepOf(filter, { to: parseLocalDate("2026-03-28") })).to.equal("month");
  });

  it("links to the entries of a group, but not for the group without a value", () => {
    const filter = read("by=project&project=prj_1&user=usr_1&span=this-week");
    const days = daysOfFilter(filter, today, "monday");
    expect(entriesOf(filter, days, "prj_2")).to.equal("project=prj_2&user=usr_1&from=2026-03-02&to=2026-03-08");
    expect(entriesOf(filter, days, null)).to.equal(undefined);
  });
});
