import { expect } from "chai";
import { scenarios } from "../../bench/cases/index.js";
import { helpText, optionsOf, UsageError } from "../../bench/options.js";
import { namesOf, runAll } from "../../bench/scenario.js";
import { Cleanup } from "../../bench/scenes/cleanup.js";

const defaults = {
  only: "",
  rounds: 5,
  seconds: 3,
  minutes: 5,
  processes: 1,
  large: false,
  compare: null,
  json: null,
  html: null,
};

describe("the options of the benchmark", () => {
  it("have defaults", () => {
    expect(optionsOf([])).to.deep.equal(defaults);
  });

  it("are read from the command line", () => {
    const words =
      "--only list --rounds 2 --seconds 0.5 --minutes 1 --processes 4 --large --compare main --json a.json --html a.html".split(
        " ",
      );
    expect(optionsOf(words)).to.deep.equal({
      only: "list",
      rounds: 2,
      seconds: 0.5,
      minutes: 1,
      processes: 4,
      large: true,
      compare: "main",
      json: "a.json",
      html: "a.html",
    });
    expect(optionsOf(["-h"])).to.equal(null);
  });

  for (const words of [["--rounds", "0"], ["--rounds", "1.5"], ["--seconds", "-1"], ["--seconds", "x"], ["--unknown"], ["word"]])
    it(`reject ${words.join(" ")}`, () => {
      expect(() => optionsOf(words)).to.throw(UsageError);
    });

  it("select cases by section and name, and never none", async () => {
    const ran: string[] = [];
    const scenario = {
      title: "section",
      note: "",
      cases: ["first", "second"],
      run: (_: unknown, cases: readonly string[]) => {
        ran.push(...cases);
        return Promise.resolve([]);
      },
    };
    const run = (only: string) =>
      runAll(
        [scenario],
        { options: { ...defaults, only }, builds: [], cleanup: new Cleanup(), say: () => undefined },
        () => undefined,
      );
    await run("section: second");
    expect(ran).to.deep.equal(["second"]);
    const error: unknown = await run("third").catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(UsageError);
  });

  it("are listed by --help, with every case once", () => {
    const names = namesOf(scenarios);
    expect(new Set(names).size).to.equal(names.length);
    const text = helpText(names);
    for (const word of [...Object.keys(defaults).map((name) => `--${name}`), ...names]) expect(text).to.contain(word);
  });
});
