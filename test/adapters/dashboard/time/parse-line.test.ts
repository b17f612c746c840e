import { expect } from "chai";
import { parseLine, type ParsedLine } from "../../../../adapters/dashboard/src/features/time/line/parse-line.js";

const nothing: ParsedLine = {
  day: null,
  time: null,
  project: null,
  task: null,
  tags: [],
  billable: null,
  note: "",
  problems: [],
};

const range = (start: number, end: number) => ({ kind: "range", start, end });
const duration = (minutes: number) => ({ kind: "duration", minutes });

describe("parsing an entry line", () => {
  it("parses times, project, task, tags, billable and note", () => {
    expect(parseLine("9:15-11:45 #website @design +urgent +ux landing page !")).to.deep.equal({
      ...nothing,
      time: range(555, 705),
      project: "website",
      task: "design",
      tags: ["urgent", "ux"],
      billable: true,
      note: "landing page",
    });
  });

  for (const [text, time] of [
    ["9-11", range(540, 660)],
    ["9:15–11", range(555, 660)],
    ["0915-1145", range(555, 705)],
    ["9am-1:30pm", range(540, 810)],
    ["12am-12pm", range(0, 720)],
    ["22:00-1:30", range(1320, 90)],
    ["22-24", range(1320, 1440)],
    ["9..10:05", range(540, 605)],
    ["9:15-", { kind: "since", start: 555 }],
    ["1:30", duration(90)],
    ["1h30", duration(90)],
    ["1h30m", duration(90)],
    ["2h", duration(120)],
    ["90m", duration(90)],
    ["45min", duration(45)],
    ["1.5h", duration(90)],
    ["0,25h", duration(15)],
    ["24h", duration(1440)],
    ["9:00 - 12:00", range(540, 720)],
    ["9 – 12", range(540, 720)],
    ["9- 12", range(540, 720)],
    ["9 —12", range(540, 720)],
    ["9 am - 1 pm", range(540, 780)],
  ] as const)
    it(`parses ${text} as a time`, () => {
      expect(parseLine(`${text} note`)).to.deep.equal({ ...nothing, time, note: "note" });
    });

  for (const text of ["25-26", "9:75-10", "24-1", "13pm-14", "0m", "25h", "1:75"])
    it(`reports ${text} as an invalid time`, () => {
      expect(parseLine(text)).to.deep.equal({ ...nothing, problems: [{ code: "time", text }] });
    });

  it("reports a range of zero minutes as empty", () => {
    expect(parseLine("9-9:00").problems).to.deep.equal([{ code: "empty_range", text: "9-9:00" }]);
  });

  for (const text of [
    "2026",
    "v1.2",
    "3 cups of tea",
    "A-B",
    "e-mail",
    "1/2",
    "Q3-review",
    "a!",
    "C#",
    "me@home",
    "C++",
    "-",
    "A - B",
    "9 - lives",
    "2 3 - x",
  ])
    it(`leaves "${text}" in the note`, () => {
      expect(parseLine(text)).to.deep.equal({ ...nothing, note: text });
    });

  it("does not join words that are not a range, or that are escaped", () => {
    expect(parseLine("1 2-3").note).to.equal("1");
    expect(parseLine("9 \\- 12").note).to.equal("9 - 12");
    expect(parseLine("25 - 26").problems).to.deep.equal([{ code: "time", text: "25-26" }]);
    expect(parseLine("9 - 12 - 13")).to.include({ note: "- 13" });
  });

  for (const [language, today, yesterday] of [
    ["en", "today", "Yesterday"],
    ["de", "heute", "Gestern"],
    ["fr", "aujourd’hui", "hier"],
    ["es", "hoy", "Ayer"],
  ] as const)
    it(`parses days in the language ${language}, and in English`, () => {
      const read = (line: string) => {
        const { day, note, time } = parseLine(line, language);
        return [day, note, time];
      };
      for (const [word, day] of [
        [today, "today"],
        [yesterday, "yesterday"],
        ["today", "today"],
        ["YESTERDAY", "yesterday"],
      ] as const) {
        expect(read(`${word} 9-12 #Brand`)).to.deep.equal([day, "", range(540, 720)]);
        expect(read(`9-12 #Brand ${word} call`)).to.deep.equal([day, "call", range(540, 720)]);
        expect(read(`#Brand ${word} 1h @Design call`)).to.deep.equal([day, "call", duration(60)]);
      }
    });

  it("keeps day words in the note if they are in the middle, escaped, or in another language", () => {
    expect(parseLine("9-12 fix the bug from yesterday")).to.include({ day: null, note: "fix the bug from yesterday" });
    expect(parseLine("\\yesterday 9-12")).to.include({ day: null, note: "yesterday" });
    expect(parseLine("hier 9-12", "de")).to.include({ day: null, note: "hier" });
    expect(parseLine("9-12 #yesterday")).to.include({ day: null, project: "yesterday" });
  });

  it("accepts quoted names, with or without the closing quote", () => {
    expect(parseLine('#"Web site" @"Top level').project).to.equal("Web site");
    expect(parseLine('#"Web site" @"Top level').task).to.equal("Top level");
    expect(parseLine('say "hello world"').note).to.equal('say "hello world"');
  });

  it("keeps an escaped word as it is", () => {
    expect(parseLine("\\#1 \\9-11 \\! \\+x")).to.deep.equal({ ...nothing, note: "#1 9-11 ! +x" });
  });

  it("reports duplicates, and keeps the first", () => {
    const { time, project, task, problems } = parseLine("today yesterday 1h 2h #a #b @c @d");
    expect([time, project, task]).to.deep.equal([duration(60), "a", "c"]);
    expect(problems).to.deep.equal([
      { code: "second", what: "day", text: "yesterday" },
      { code: "second", what: "time", text: "2h" },
      { code: "second", what: "project", text: "#b" },
      { code: "second", what: "task", text: "@d" },
    ]);
  });

  it("reports a sign without a name", () => {
    expect(parseLine("1h # @ +").problems).to.deep.equal(["#", "@", "+"].map((text) => ({ code: "nothing_after", text })));
  });

  it("keeps each tag once, and the last billable flag", () => {
    expect(parseLine("+a +b +a ! -!")).to.deep.equal({ ...nothing, tags: ["a", "b"], billable: false });
  });
});
