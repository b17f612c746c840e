import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { createFolder } from "../adapters/sql/databases.js";
import { startHarness } from "../http/harness.js";
import { compiler, root } from "../repository.js";
import { delivery, secret } from "../webhooks/deliveries.js";
import { bytesIn, checkingPackages, installPacked, pack, type Packed, run } from "./packed.js";

const MOST_BYTES = 2_050_000;
const MOST_DEPENDENCIES = 3;

describe("stint-client, installed into an empty project without a network", function () {
  this.timeout(300_000);
  let project: ReturnType<typeof createFolder>;
  let packed: Packed;
  before(async () => {
    project = createFolder();
    packed = await pack("dist/stint-client", project.path);
    writeFileSync(join(project.path, "package.json"), JSON.stringify({ private: true, type: "module" }));
    await installPacked(packed, project.path);
  });
  after(() => project.remove());

  const path = (...names: readonly string[]): string => join(project.path, ...names);
  const write = (name: string, text: string): string => {
    writeFileSync(path(name), text);
    return path(name);
  };
  const compile = (source: string, ...words: readonly string[]) => {
    const options = ["--ignoreConfig", "--strict", ...checkingPackages, "--target", "es2022", "--lib", "es2022,dom"];
    return run(process.execPath, [compiler, ...options, ...words, source], { cwd: project.path });
  };
  const readme = () => readFileSync(path("node_modules/stint-client/README.md"), "utf8");
  const examples = () => [...readme().matchAll(/```ts\n(.*?)```/gs)].map(([, text = ""]) => text);

  it(`has at most ${MOST_DEPENDENCIES} dependencies and ${MOST_BYTES / 1e6} MB, with a README and a license`, () => {
    const manifest = JSON.parse(readFileSync(path("node_modules/stint-client/package.json"), "utf8")) as Record<string, object>;
    expect(Object.keys(manifest["dependencies"] ?? {}).length).to.be.within(1, MOST_DEPENDENCIES);
    const installed = readdirSync(path("node_modules")).filter((name) => !name.startsWith("."));
    expect(installed).to.have.members(["@noble", "openapi-fetch", "openapi-typescript-helpers", "stint-client"]);
    expect(bytesIn(path("node_modules/stint-client"))).to.be.at.most(MOST_BYTES);
    expect(packed.files.map((file) => file.path)).to.include.members(["README.md", "LICENSE", "package.json"]);
  });

  it("compiles and runs the example that calls the API", async () => {
    const example = readFileSync(join(root, "examples/api-client.ts"), "utf8").replaceAll('"stint/client"', '"stint-client"');
    const declared = "declare const process: { readonly env: Record<string, string | undefined> };\n";
    await compile(write("call.ts", example + declared), "--module", "nodenext");
    const harness = await startHarness(memoryPorts());
    try {
      const { tokens } = await harness.createWorkspace();
      const env = { STINT_URL: harness.url, STINT_TOKEN: tokens.owner };
      const { stdout } = await run(process.execPath, [path("call.js")], { env });
      expect(stdout).to.equal("unbilled: 2.5 h\ninvoice: draft, 22500 EUR\nrefused: 409 in_use\n");
    } finally {
      await harness.close();
    }
  });

  for (const [module, resolution] of [
    ["nodenext", "nodenext"],
    ["esnext", "bundler"],
  ] as const)
    it(`has a README whose examples compile, with the resolution of ${resolution}`, async () => {
      expect(examples()).to.have.length(2);
      const declared = "declare const process: { readonly env: Record<string, string | undefined> };\n";
      for (const [at, text] of examples().entries())
        await compile(
          write(`readme-${at}.ts`, text + (text.includes("process.") ? declared : "")),
          ...["--noEmit", "--module", module, "--moduleResolution", resolution],
        );
    });

  it("verifies a delivery, and rejects one that was changed", async () => {
    const genuine = { ...delivery(), secret };
    const script = write(
      "receive.js",
      `import { verifyWebhook, WebhookVerificationError } from "stint-client/webhooks";
       const genuine = ${JSON.stringify(genuine)};
       const now = new Date(Number(genuine.headers["webhook-timestamp"]) * 1000);
       console.log(verifyWebhook({ ...genuine, now }).type);
       try {
         verifyWebhook({ ...genuine, now, body: genuine.body + " " });
       } catch (error) {
         console.log(error instanceof WebhookVerificationError && error.code);
       }`,
    );
    expect((await run(process.execPath, [script])).stdout).to.equal("invoice.paid\nsignature_mismatch\n");
  });
});
