import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { buildTargets } from "../../packaging/build-targets.mjs";
import { targets } from "../../packaging/targets.mjs";
import { createFolder } from "../adapters/sql/databases.js";

/** Appends its name to a log, and copies what it reads to its output. */
const script = (name: string, from: string): string => `
  import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
  appendFileSync("log", "${name}\\n");
  mkdirSync("dist", { recursive: true });
  writeFileSync("dist/${name}.txt", readFileSync("${from}", "utf8").trim());
`;

describe("a build", () => {
  let folder: ReturnType<typeof createFolder>;
  const modified = new Date("2026-01-01");
  const path = (name: string): string => join(folder.path, name);
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), text);
  };
  const table = {
    code: { inputs: [["core", ".ts"]], outputs: ["dist/code.txt"], run: ["code.mjs"] },
    pages: { after: ["code"], inputs: [["dist/code.txt"]], outputs: ["dist/pages.txt"], run: ["pages.mjs"] },
    words: { inputs: [["words"]], outputs: ["dist/words.txt"], run: ["words.mjs"] },
    all: { after: ["pages", "words"] },
  } as const;
  /** The names of what was built, sorted. */
  const built = async (names: readonly string[] = ["all"], definitions: Parameters<typeof buildTargets>[1] = table) => {
    write("log", "");
    await buildTargets(folder.path, definitions, names);
    return readFileSync(path("log"), "utf8").split("\n").filter(Boolean).sort();
  };

  beforeEach(() => {
    folder = createFolder();
    write("node_modules/.package-lock.json", "{}");
    write("core/money.ts", "0");
    utimesSync(path("core/money.ts"), modified, modified);
    write("core/tax.ts", "1");
    write("words/en", "Save");
    write("code.mjs", script("code", "core/money.ts"));
    write("pages.mjs", script("pages", "dist/code.txt"));
    write("words.mjs", script("words", "words/en"));
  });
  afterEach(() => folder.remove());

  it("makes what is asked for and what that reads, once", async () => {
    expect(await built(["pages"])).to.deep.equal(["code", "pages"]);
    expect(await built()).to.deep.equal(["words"]);
    expect(await built()).to.deep.equal([]);
  });

  it("makes nothing again if files appear that it does not read, or a file keeps its content", async () => {
    await built();
    write("core/notes.md", "");
    write("core/money.ts", "0");
    expect(await built()).to.deep.equal([]);
  });

  const changes: readonly (readonly [title: string, change: () => void, rebuilt: readonly string[]])[] = [
    ["a file is edited", () => write("core/money.ts", "2"), ["code", "pages"]],
    ["what it reads is made again with the same content", () => write("core/tax.ts", "2"), ["code"]],
    [
      "an edit keeps size and modification time",
      () => {
        write("core/money.ts", "2");
        utimesSync(path("core/money.ts"), modified, modified);
      },
      ["code", "pages"],
    ],
    ["a file is replaced by an older one", () => renameSync(path("core/money.ts"), path("core/tax.ts")), ["code"]],
    ["a file is added", () => write("core/deep/rate.ts", ""), ["code"]],
    ["a file is removed", () => rmSync(path("core/tax.ts")), ["code"]],
    ["a part of the output is removed", () => rmSync(path("dist/words.txt")), ["words"]],
    ["all output is removed", () => rmSync(path("dist"), { recursive: true }), ["code", "pages", "words"]],
    ["other packages are installed", () => write("node_modules/.package-lock.json", "{ }"), ["code", "pages", "words"]],
  ];
  for (const [title, change, rebuilt] of changes)
    it(`after ${title}, makes again only what that concerns`, async () => {
      await built();
      change();
      if (title.includes("replaced")) write("core/money.ts", "0");
      expect(await built()).to.deep.equal(rebuilt);
      expect(await built()).to.deep.equal([]);
    });

  it("makes a target again if its definition changes", async () => {
    await built();
    const words = { ...table.words, run: ["words.mjs", "--all"] };
    expect(await built(["all"], { ...table, words })).to.deep.equal(["words"]);
  });

  it("makes a target again if it failed, or if something changed while it ran", async () => {
    await built();
    write("words/en", "Saved");
    write("words.mjs", "process.exit(1);");
    expect(await built().catch((error: Error) => error.message)).to.equal("The target words could not be built.");
    write("words.mjs", `${script("words", "words/en")} writeFileSync("words/en", "Saving");`);
    expect([await built(), await built()]).to.deep.equal([["words"], ["words"]]);
    expect(await built()).to.deep.equal([]);
  });

  it("names the targets that exist if asked for another", async () => {
    expect(await built(["page"]).catch((error: Error) => error.message)).to.equal(
      "There is no target page: code, pages, words, all.",
    );
  });
});

describe("the targets of the build", () => {
  it("read only targets that exist", () => {
    const named = Object.values(targets).flatMap((target) => ("after" in target ? target.after : []));
    expect(Object.keys(targets)).to.include.members(named);
  });
});
