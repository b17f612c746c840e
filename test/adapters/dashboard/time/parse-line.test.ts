import { expect } from "chai";
import { parseLine, type ParsedLine } from "../../../../adapters/dashboard/src/features/time/line/parse-line.js";
import { parseLocalDate } from "../../../../core/index.js";

const nothing: ParsedLine = {
  date: null,
  time: null,
  project: null,
  task: null,
  tags: [],
  billable: null,
  note: "",
  problems: [],
};

const read = (line: string) => parseLine(line, { locale: "en-US", today: parseLocalDate("2026-11-27") });
const duration = (minutes: number) => ({ kind: "duration", seconds: minutes * 60 });

describe("parsing an entry line", () => {
  it("parses times, project, task, tags, billable and note", () => {
    expect(read("9:15-11:45 #website @design +urgent +ux landing page !")).to.deep.equal({
      ...nothing,
      time: { kind: "ranges", ranges: [{ start: 33_300, end: 42_300 }] },
      project: "website",
      task: "design",
      tags: ["urgent", "ux"],
      billable: true,
      note: "landing page",
    });
  });

  it("accepts quoted names, with or without the closing quote", () => {
    expect(read('#"Web site" @"Top level').project).to.equal("Web site");
    expect(read('#"Web site" @"Top level').task).to.equal("Top level");
    expect(read('say "hello world"').note).to.equal('say "hello world"');
  });

  it("keeps an escaped word as it is", () => {
    expect(read("\\#1 \\9-11 \\! \\+x \\45")).to.deep.equal({ ...nothing, note: "#1 9-11 ! +x 45" });
    expect(read("9 \\- 12").note).to.equal("9 - 12");
    expect(read("\\yesterday 9-12")).to.include({ date: null, note: "yesterday" });
  });

  it("reports duplicates, and keeps the first", () => {
    const { time, project, task, problems } = read("today yesterday 1h 2h #a #b @c @d");
    expect([time, project, task]).to.deep.equal([duration(60), "a", "c"]);
    expect(problems).to.deep.equal([
      { code: "second", what: "day", text: "yesterday" },
      { code: "second", what: "time", text: "2h" },
      { code: "second", what: "project", text: "#b" },
      { code: "second", what: "task", text: "@d" },
    ]);
  });

  it("reports a sign without a name", () => {
    expect(read("1h # @ +").problems).to.deep.equal(["#", "@", "+"].map((text) => ({ code: "nothing_after", text })));
  });

  it("keeps each tag once, and the last billable flag", () => {
    expect(read("+a +b +a +2026 ! -!")).to.deep.equal({ ...nothing, tags: ["a", "b", "2026"], billable: false });
  });
});
