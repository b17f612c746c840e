import { expect } from "chai";
import {
  daysOfFilter,
  entriesOf,
  filterIn,
  groupingsOf,
  queryOf,
  searchOf,
  stepOf,
} from "../../../../adapters/dashboard/src/features/reports/report-filter.js";
import {
  filterIn as listFilterIn,
  queryOf as listQuery,
} from "../../../../adapters/dashboard/src/features/time/all/all-filter.js";
import { parseLocalDate } from "../../../../core/kernel/calendar.js";
import { MAX_FILTER_VALUES } from "../../../../core/kernel/page.js";
import { parseTimeZone } from "../../../../core/kernel/time-zone.js";

const read = (search: string) => filterIn(new URLSearchParams(search));
const berlin = parseTimeZone("Europe/Berlin");
const today = parseLocalDate("2026-03-04");

describe("the filter of a report", () => {
  for (const search of [
    "",
    "span=ever&by=user&step=day&measure=amount&currency=EUR&compare=previous",
    "span=range&first=2026-03-01&last=2026-03-31&project=prj_1&client=cli_1&user=usr_1&billable=false",
    "by=client&then=project&project=prj_1&project=prj_2&user=usr_1&user=usr_2&task=task_1&tag=a&tag=b%2Cc",
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
    "task=prj_1",
    "tag=",
    "then=colour",
    "then=project",
    "billable=maybe",
    "span=12-weeks",
  ])
    it(`ignores invalid and default values in the URL: ${search}`, () => {
      expect(searchOf(read(search)).toString()).to.equal("");
    });

  it("has each value of a filter once, and not more than the API accepts", () => {
    const many = Array.from({ length: MAX_FILTER_VALUES + 1 }, (_, at) => `tag=${at}`).join("&");
    expect(read(`project=prj_1&project=prj_2&project=prj_1&${many}`).project).to.deep.equal(["prj_1", "prj_2"]);
    expect(read(many).tag).to.have.length(MAX_FILTER_VALUES);
  });

  it("groups by one or two fields", () => {
    expect(groupingsOf(read(""))).to.deep.equal(["project"]);
    expect(groupingsOf(read("by=user&then=tag"))).to.deep.equal(["user", "tag"]);
    expect(groupingsOf(read("by=user&then=user"))).to.deep.equal(["user"]);
  });

  for (const date of ["2026-02-30", "0000-01-01", "9999-12-31", "today"])
    it(`does not accept ${date} as a date`, () => {
      expect(read(`span=range&first=${date}&last=${date}`)).to.include({ span: "range", first: "", last: "" });
    });

  it("queries whole days of the zone, including the last", () => {
    const filter = read("span=range&first=2026-03-28&last=2026-03-29&user=usr_1&user=usr_2&tag=a&billable=true");
    const days = daysOfFilter(filter, today, "monday");
    expect(queryOf(filter, days, berlin)).to.deep.equal({
      time_zone: "Europe/Berlin",
      from: "2026-03-27T23:00:00.000Z",
      to: "2026-03-29T22:00:00.000Z",
      user_id: ["usr_1", "usr_2"],
      tag: ["a"],
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

  it("links to the entries of a group with the same filter, but not for the group without a value", () => {
    const filter = read("by=project&project=prj_1&project=prj_2&user=usr_1&user=usr_2&billable=true&span=this-week");
    const days = daysOfFilter(filter, today, "monday");
    const week = "billable=true&from=2026-03-02&to=2026-03-08";
    expect(entriesOf(filter, days, { project: "prj_2" })).to.equal(`project=prj_2&user=usr_1&user=usr_2&${week}`);
    expect(entriesOf(filter, days, { project: "prj_2", task: "task_1" })).to.equal(
      `project=prj_2&user=usr_1&user=usr_2&task=task_1&${week}`,
    );
    for (const keys of [{ project: null }, { project: "prj_1", task: null }, { client: null, project: "prj_1" }])
      expect(entriesOf(filter, days, keys)).to.equal(undefined);
  });

  it("links to the entries of a tag, unless they also need one of the filtered tags", () => {
    const filter = read("by=tag&tag=Night&tag=shift&span=ever");
    expect(entriesOf(filter, {}, { tag: "night" })).to.equal("tag=night");
    expect(entriesOf(filter, {}, { tag: "on-site" })).to.equal(undefined);
    expect(entriesOf(read("by=tag&span=ever"), {}, { tag: "on-site" })).to.equal("tag=on-site");
  });

  it("selects the same entries in the list to which it links", () => {
    const filter = read("by=user&project=prj_1&project=prj_2&client=cli_1&tag=a&tag=b&task=task_1&span=ever");
    const { user_id: users, ...others } = listQuery(
      listFilterIn(new URLSearchParams(entriesOf(filter, {}, { user: "usr_1" }))),
      berlin,
    );
    const { time_zone: _zone, ...query } = queryOf(filter, {}, berlin) ?? {};
    expect([users, others]).to.deep.equal([["usr_1"], { ...query, sort: "-start_time" }]);
  });
});
