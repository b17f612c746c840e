import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { endpointsOf, type OpenApi } from "../../packaging/docs/openapi.js";
import { type Sample, samplesOf } from "../../packaging/docs/samples.js";
import { description } from "../described/description.js";
import { furnish, type Harness, startHarness } from "../http/harness.js";
import { root } from "../repository.js";
import { compiled } from "./guide.js";

const run = promisify(execFile);
const endpoints = endpointsOf(description.document as unknown as OpenApi);
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1H0z"/></svg>';

describe("the code samples of the API reference", function () {
  this.timeout(600_000);
  let harness: Harness;
  let folder: string;
  let token: string;
  let ids: Awaited<ReturnType<typeof furnish>>;

  before(() => {
    // Inside the package, whose name resolves to its own exports.
    folder = mkdtempSync(join(root, "dist/samples-"));
  });
  beforeEach(async () => {
    harness = await startHarness(memoryPorts());
    token = (await harness.createWorkspace()).tokens.owner;
    ids = await furnish(harness.api(token));
  });
  afterEach(() => harness.close());
  after(() => folder && rmSync(folder, { recursive: true }));

  const file = (name: string): string => join(folder, name);
  /** Runs a sample as a reader does: with `STINT` and `STINT_TOKEN` set. */
  const result = async ({ language, text }: Sample): Promise<string> => {
    const env = { ...process.env, STINT: `${harness.url}/v1`, STINT_TOKEN: token };
    const commands = {
      sh: ["bash", "-euc", text],
      js: [process.execPath, file("sample.mjs")],
      python: ["python3", file("sample.py")],
    };
    const command = commands[language as keyof typeof commands];
    writeFileSync(file("sample.mjs"), text);
    writeFileSync(file("sample.py"), text);
    const [program = "", ...args] = command;
    return (await run(program, args, { env, cwd: folder })).stdout;
  };
  const samples = (operation: string): readonly Sample[] => {
    const endpoint = endpoints.find((one) => one.operation.operationId === operation);
    if (!endpoint) throw new Error(`There is no ${operation}.`);
    return samplesOf(endpoint);
  };
  /** Results of the three samples, with the ids of the example replaced. */
  const results = async (operation: string, id = ""): Promise<readonly string[]> => {
    const all: string[] = [];
    for (const sample of samples(operation))
      all.push(await result({ ...sample, text: sample.text.replaceAll(/\b[a-z]+_01kj[0-9a-z]{22}\b/g, id) }));
    return all;
  };

  it("exist in three languages for every operation, without mistakes", async () => {
    expect(endpoints.length).to.be.greaterThan(80);
    const python: string[] = [];
    const programs: string[] = [];
    for (const endpoint of endpoints) {
      const [curl, js, py] = samplesOf(endpoint);
      await run("bash", ["-n", "-c", curl?.text ?? ""]);
      programs.push(file(`${endpoint.operation.operationId}.mts`));
      writeFileSync(programs.at(-1) ?? "", js?.text ?? "");
      python.push(py?.text ?? "");
    }
    expect(compiled(programs)).to.deep.equal([]);
    writeFileSync(file("all.json"), JSON.stringify(python));
    await run("python3", [
      "-c",
      "import ast, json, sys\nfor text in json.load(open(sys.argv[1])): ast.parse(text)",
      file("all.json"),
    ]);
  });

  it("send an Idempotency-Key exactly if the operation accepts one", () => {
    const wrong = endpoints.flatMap((endpoint) => {
      const accepts = endpoint.parameters.some(({ name, in: place }) => place === "header" && name === "Idempotency-Key");
      const sent = samplesOf(endpoint).filter(({ text }) => text.includes("Idempotency-Key") !== accepts);
      return sent.map(({ label }) => `${endpoint.operation.operationId}: ${label}`);
    });
    expect(wrong).to.deep.equal([]);
    const [curl, js] = samples("createClient");
    expect(curl?.text).to.match(/-H "Idempotency-Key: \$\(openssl rand -hex 16\)"/);
    expect(js?.text).to.contain('header: { "Idempotency-Key": crypto.randomUUID() }');
  });

  it("create a resource with a JSON body", async () => {
    const outputs = await results("createClient");
    const names = outputs.map((text) => /name["']?: ?["']Ada Ltd["']/.test(text));
    expect(names, outputs.join()).to.deep.equal([true, true, true]);
    const { body } = await harness.api(token)("/v1/clients?name=Ada");
    expect(body["data"]).to.have.length(3);
  });

  it("read, list and report", async () => {
    for (const output of await results("getMe")) expect(output).to.contain("owner");
    for (const output of await results("getClient", ids.client)) expect(output).to.contain(ids.client);
    for (const output of await results("listTimeEntriesAsCsv")) expect(output).to.match(/^"id","project_id",/);
    for (const output of await results("getTimeReport")) expect(output).to.contain("3600");
  });

  it("change and delete", async () => {
    for (const output of await results("updateProject", ids.project)) expect(output).to.contain(ids.project);
    const tokens = samples("revokeToken");
    for (const sample of tokens) {
      const { body } = await harness.api(token)("/v1/tokens", { body: { name: "Spare" } });
      await result({ ...sample, text: sample.text.replaceAll(/\btok_[0-9a-z]{26}\b/g, String(body["id"])) });
      expect((await harness.api(token)(`/v1/tokens/${String(body["id"])}`)).body["status"] ?? "gone").to.not.equal("active");
    }
  });

  it("upload and download files", async () => {
    writeFileSync(file("logo.png"), logo);
    for (const { text, ...sample } of samples("replaceLogo"))
      expect(await result({ ...sample, text: text.replaceAll("image/png", "image/svg+xml") })).to.contain("time_zone");
    for (const sample of samples("exportInvoice")) {
      writeFileSync(file("invoice.pdf"), "");
      await result({ ...sample, text: sample.text.replaceAll(/\binv_[0-9a-z]{26}\b/g, ids.invoice) });
      expect(readFileSync(file("invoice.pdf")).length).to.be.greaterThan(10);
    }
  });
});
