import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { keepBuilt } from "../../packaging/keep-built.mjs";
import { createFolder } from "../adapters/sql/databases.js";

describe("a build", () => {
  let folder: ReturnType<typeof createFolder>;
  let builds: number;
  const modified = new Date("2026-01-01");
  const path = (name: string): string => join(folder.path, name);
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), text);
  };
  /** Returns when the clock of the file system shows another time than for any file so far. */
  const tick = (): void => {
    write("data/now", "");
    for (const { ctimeMs } = statSync(path("data/now")); statSync(path("data/now")).ctimeMs === ctimeMs;) write("data/now", "");
  };
  const build = async (): Promise<void> => {
    builds += 1;
    write("dist/service/stint.js", "");
    write("dist/fonts/version", "1");
  };
  const isBuilt = async (): Promise<boolean> => {
    const before = builds;
    await keepBuilt(folder.path, build);
    return builds > before;
  };

  beforeEach(() => {
    folder = createFolder();
    builds = 0;
    write("tsconfig.service.json", JSON.stringify({ include: ["adapters/**/*.ts", "test/**/*.ts"] }));
    write("package-lock.json", "{}");
    write("node_modules/.package-lock.json", "{}");
    write("core/money.ts", "export const zero = 0;");
    utimesSync(path("core/money.ts"), modified, modified);
    write("adapters/pdf/fonts.ts", "export {};");
    write("test/money.test.ts", "");
  });
  afterEach(() => folder.remove());

  it("runs once if nothing changes, also if files appear that it does not read", async () => {
    expect(await isBuilt()).to.equal(true);
    write("data/secret.key", "secret");
    write("dist/service.tsbuildinfo", "{}");
    expect([await isBuilt(), await isBuilt()]).to.deep.equal([false, false]);
  });

  const changes: readonly (readonly [title: string, change: () => void])[] = [
    ["a file is edited", () => write("core/money.ts", "export const zero = 1;")],
    [
      "an edit keeps size and modification time",
      () => {
        write("core/money.ts", "export const zero = 2;");
        utimesSync(path("core/money.ts"), modified, modified);
      },
    ],
    ["a file is replaced by an older one", () => renameSync(path("test/money.test.ts"), path("adapters/pdf/fonts.ts"))],
    ["a file is added", () => write("adapters/pdf/words/en.ts", "")],
    ["a file is removed", () => rmSync(path("adapters/pdf/fonts.ts"))],
    ["a file is renamed", () => renameSync(path("core/money.ts"), path("core/amount.ts"))],
    ["the packages to install change", () => write("package-lock.json", "{ }")],
    ["other packages are installed", () => write("node_modules/.package-lock.json", "{ }")],
    ["the compiler's settings change", () => write("tsconfig.base.json", "{}")],
    ["a part of the output is removed", () => rmSync(path("dist/fonts"), { recursive: true })],
    ["all output is removed", () => rmSync(path("dist"), { recursive: true })],
  ];
  for (const [title, change] of changes)
    it(`runs again if ${title}`, async () => {
      expect(await isBuilt()).to.equal(true);
      tick();
      change();
      expect([await isBuilt(), await isBuilt()]).to.deep.equal([true, false]);
    });

  it("runs again if it failed, or if something changed while it ran", async () => {
    const fail = async (): Promise<never> => {
      throw new Error("It does not compile.");
    };
    expect(await keepBuilt(folder.path, fail).catch((error: Error) => error.message)).to.equal("It does not compile.");
    const edited = async (): Promise<void> => {
      await build();
      tick();
      write("core/money.ts", "export const zero = 3;");
    };
    await keepBuilt(folder.path, edited);
    expect(readFileSync(path("core/money.ts"), "utf8")).to.contain("3");
    expect([await isBuilt(), await isBuilt()]).to.deep.equal([true, false]);
  });
});
