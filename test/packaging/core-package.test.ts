import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { createFolder } from "../adapters/sql/databases.js";
import { compiler, root } from "../repository.js";
import { bytesIn, pack, type Packed, run } from "./packed.js";

/** A third of it are declarations, with a description of each property that editors show. */
const MOST_BYTES = 3_400_000;

describe("stint-core, installed into an empty project without a network", function () {
  this.timeout(300_000);
  let project: ReturnType<typeof createFolder>;
  let packed: Packed;
  before(async () => {
    project = createFolder();
    packed = await pack("dist/stint-core", project.path);
    writeFileSync(join(project.path, "package.json"), JSON.stringify({ private: true, type: "module" }));
    await run("npm", ["install", "--offline", "--no-audit", "--no-fund", packed.filename], { cwd: project.path });
  });
  after(() => project.remove());

  const write = (name: string, text: string): string => {
    writeFileSync(join(project.path, name), text);
    return join(project.path, name);
  };
  /** A text of the repository with the name of this package. */
  const rewritten = (file: string): string => readFileSync(join(root, file), "utf8").replaceAll(/"stint(?=["/])/g, '"stint-core');

  it(`installs one package of at most ${MOST_BYTES / 1e6} MB`, () => {
    const modules = join(project.path, "node_modules");
    expect(readdirSync(modules).filter((name) => !name.startsWith("."))).to.deep.equal(["stint-core"]);
    expect(bytesIn(join(modules, "stint-core"))).to.be.at.most(MOST_BYTES);
    expect(packed.files.map(({ path }) => path)).to.include.members(["README.md", "LICENSE", "LICENSE-noble-hashes"]);
    expect(readdirSync(join(modules, "stint-core"))).to.not.include("node_modules");
  });

  it("compiles and runs the example that embeds the core", async () => {
    const source = write(
      "embed.ts",
      `${rewritten("examples/embed-the-core.ts")}\ndeclare const console: { log(text: string): void };\n`,
    );
    const options = ["--ignoreConfig", "--strict", "--module", "nodenext", "--target", "es2022", "--lib", "es2022"];
    await run(process.execPath, [compiler, ...options, source]);
    const { stdout } = await run(process.execPath, [join(project.path, "embed.js")]);
    expect(stdout).to.equal("paid: 225.00 EUR\n");
  });

  it("tests a storage with the conformance suite, whose errors are those of the core", async () => {
    const script = write(
      "conformance.js",
      `import { memoryPorts } from "stint-core/memory";
       import { manualClock, unitOfWorkConformance } from "stint-core/conformance";
       const clock = manualClock();
       const subject = { ...memoryPorts({ clock, outbox: true }), clock };
       for (const { run } of unitOfWorkConformance()) await run(subject);
       console.log("passed");`,
    );
    expect((await run(process.execPath, [script])).stdout).to.equal("passed\n");
  });

  it("has a README whose example runs", async () => {
    const readme = readFileSync(join(project.path, "node_modules/stint-core/README.md"), "utf8");
    const [, example = ""] = /```ts\n(.*?)```/s.exec(readme) ?? [];
    const { stdout } = await run(process.execPath, [write("readme.js", `${example}\nconsole.log(me?.role);`)]);
    expect(stdout).to.equal("owner\n");
  });
});
