import { expect } from "chai";
import { parseLine } from "../../../../adapters/dashboard/src/features/time/line/parse-line.js";
import { type LineScene, resolveLine } from "../../../../adapters/dashboard/src/features/time/line/resolve-line.js";
import { wallTime } from "../../../../adapters/dashboard/src/features/time/line/wall-time.js";
import { parseLocalDate, parseTimeZone } from "../../../../core/index.js";

const scene: LineScene = {
  projects: [
    { id: "prj_web", name: "Website", code: null },
    { id: "prj_shop", name: "Web shop", code: "SHOP" },
  ],
  tasks: [
    { id: "task_design", name: "Design", project_id: "prj_web" },
    { id: "task_test", name: "Testing", project_id: "prj_web" },
    { id: "task_test_shop", name: "Testing", project_id: "prj_shop" },
  ],
  zone: parseTimeZone("Europe/Berlin"),
  date: parseLocalDate("2026-03-02"),
  now: new Date("2026-03-02T11:00:00Z"),
  entries: [],
};

const read = (line: string, change: Partial<LineScene> = {}) => {
  const now = { ...scene, ...change };
  const resolved = resolveLine(parseLine(line, { locale: "en", today: wallTime(now.zone, now.now).date }), now);
  return { ...resolved, body: resolved.bodies?.[0] };
};
const codes = (line: string) => read(line).problems.map(({ code }) => code);

describe("resolving an entry line", () => {
  it("treats a range as times of the day, across midnight if it ends before it starts", () => {
    const night = read("22-1:30 #website").body;
    expect([night?.start_time, night?.end_time]).to.deep.equal(["2026-03-02T21:00:00.000Z", "2026-03-03T00:30:00.000Z"]);
  });

  const until = (end: string) => [{ start_time: "2026-03-02T06:00:00Z", end_time: end }];

  it("starts a duration at the end of the day's last entry; without one, it ends now, or starts at nine on another day", () => {
    const times = (change: Partial<LineScene>) => {
      const { body } = read("1h #website", change);
      return [body?.start_time, body?.end_time].map((time) => time?.slice(11, 16));
    };
    const later = { now: new Date("2026-03-05T11:00:00Z") };
    expect(times({})).to.deep.equal(["10:00", "11:00"]);
    expect(times({ entries: until("2026-03-02T08:10:00Z") })).to.deep.equal(["08:10", "09:10"]);
    expect(times({ entries: undefined })).to.deep.equal([undefined, undefined]);
    expect(times({ ...later, entries: until("2026-03-02T12:20:00Z") })).to.deep.equal(["12:20", "13:20"]);
    expect(times(later)).to.deep.equal(["08:00", "09:00"]);
  });

  it("uses the day that the line names, whichever day is shown", () => {
    const change = { now: new Date("2026-03-05T23:30:00Z") };
    const starts = (line: string) => [read(line, change).date, read(line, change).body?.start_time];
    expect(starts("yesterday 9-12 #website")).to.deep.equal(["2026-03-05", "2026-03-05T08:00:00.000Z"]);
    expect(starts("today 0-0:15 #website")).to.deep.equal(["2026-03-06", "2026-03-05T23:00:00.000Z"]);
    expect(starts("yesterday 1h #website")).to.deep.equal(["2026-03-05", "2026-03-05T08:00:00.000Z"]);
    expect(starts("9-12 #website")).to.deep.equal(["2026-03-02", "2026-03-02T08:00:00.000Z"]);
    expect(read("today #website", change).body).not.to.have.any.keys("start_time", "end_time");
    expect(codes("yesterday #website")).to.deep.equal(["no_time"]);
    expect(codes("yesterday 9- #website")).to.deep.equal(["not_today"]);
    expect(read("#website", change).problems.map(({ code }) => code)).to.deep.equal(["not_today"]);
  });

  it("takes the past evening after midnight, unless the line names a day or the times are nearer today", () => {
    const change = { now: new Date("2026-03-01T23:39:00Z") };
    const spanOf = (line: string) => {
      const { body, date } = read(line, change);
      return [date, body?.start_time?.slice(5, 16), body?.end_time?.slice(5, 16)];
    };
    expect(spanOf("23:30-0:15 #website")).to.deep.equal(["2026-03-01", "03-01T22:30", "03-01T23:15"]);
    expect(spanOf("20-21, 22-23 #website")).to.deep.equal(["2026-03-01", "03-01T19:00", "03-01T20:00"]);
    expect(spanOf("since 23:50 #website")).to.deep.equal(["2026-03-01", "03-01T22:50", undefined]);
    expect(spanOf("today 22-23 #website")).to.deep.equal(["2026-03-02", "03-02T21:00", "03-02T22:00"]);
    expect(spanOf("5-6 #website")).to.deep.equal(["2026-03-02", "03-02T04:00", "03-02T05:00"]);
    expect(spanOf("23:30-1 #website")).to.deep.equal(["2026-03-02", "03-02T22:30", "03-03T00:00"]);
    const morning = { now: new Date("2026-03-02T08:00:00Z") };
    expect(read("22-23 #website", morning).date).to.equal("2026-03-02");
    expect(read("since 9:30 #website", morning).problems).to.deep.equal([{ code: "in_future", text: "9:30" }]);
  });

  it("starts a timer if there is no end, now or at the given time", () => {
    expect(read("#website").body).not.to.have.any.keys("start_time", "end_time");
    expect(read("9:15- #website").body)
      .to.include({ start_time: "2026-03-02T08:15:00.000Z" })
      .and.not.to.have.property("end_time");
  });

  it("makes an entry of each range, with the same project, tags and note", () => {
    const { bodies } = read("9-11:00:30, 12-14 #website +a call");
    expect(bodies?.map(({ start_time: start, end_time: end }) => [start?.slice(11, 19), end?.slice(11, 19)])).to.deep.equal([
      ["08:00:00", "10:00:30"],
      ["11:00:00", "13:00:00"],
    ]);
    for (const body of bodies ?? []) expect(body).to.deep.include({ project_id: "prj_web", tags: ["a"], notes: "call" });
  });

  it("reports a duration without room, and one that would begin yesterday", () => {
    const full = until("2026-03-02T22:50:00Z");
    expect(read("1h #website", { entries: [{ start_time: "2026-03-02T09:00:00Z", end_time: null }] }).problems).to.deep.equal([
      { code: "no_room", text: "1:00" },
    ]);
    const elsewhere = {
      now: new Date("2026-03-05T11:00:00Z"),
      entries: [...full, { start_time: "2026-03-01T23:00:00Z", end_time: "2026-03-02T06:00:00Z" }],
    };
    expect(read("1h #website", elsewhere).problems.map(({ code }) => code)).to.deep.equal(["no_room"]);
    expect(read("8h #website", { now: new Date("2026-03-02T06:00:00Z") }).problems).to.deep.equal([
      { code: "start_needed", text: "8:00" },
    ]);
  });

  it("finds the project of a unique task, and a project by its code", () => {
    expect(read("1h @design").body).to.include({ project_id: "prj_web", task_id: "task_design" });
    expect(read("1h #shop @testing").body).to.include({ project_id: "prj_shop", task_id: "task_test_shop" });
  });

  it("finds projects and tasks without their accents, and prefers the accents that are typed", () => {
    const projects = [
      { id: "prj_koeln", name: "Köln", code: null },
      { id: "prj_koln", name: "Koln", code: null },
      { id: "prj_street", name: "Lange Straße", code: null },
    ];
    const tasks = [{ id: "task_audit", name: "Prüfung", project_id: "prj_street" }];
    const found = (line: string) => read(line, { projects, tasks }).body;
    expect(found("1h #köln")).to.include({ project_id: "prj_koeln" });
    expect(found("1h #KOLN")).to.include({ project_id: "prj_koln" });
    expect(found("1h #kö")).to.include({ project_id: "prj_koeln" });
    expect(found("1h #strasse @prufung")).to.include({ project_id: "prj_street", task_id: "task_audit" });
    expect(found("1h #strasse @prfng")).to.include({ task_id: "task_audit" });
  });

  it("reports names that match nothing, or several items", () => {
    expect(codes("1h #nothing")).to.deep.equal(["project_unknown"]);
    expect(codes("1h #we")).to.deep.equal(["project_unclear"]);
    expect(codes("1h #shop @design")).to.deep.equal(["task_unknown"]);
    expect(codes("1h @testing")).to.deep.equal(["task_unclear"]);
    expect(codes("1h note")).to.deep.equal(["no_project"]);
    expect(codes("25-26")).to.deep.equal(["time", "no_project"]);
  });
});
