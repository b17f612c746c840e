import { expect } from "chai";
import { parse } from "csv-parse/sync";
import { routes } from "../../adapters/http/routes/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { roles, type UnitOfWork } from "../../core/index.js";
import { systemPorts } from "../system-ports.js";
import { type Api, type Harness, type HarnessPorts, startHarness } from "./harness.js";
import { createScene, inMemory, idsByPrefix, pathOf, required, type Scene } from "./storages.js";

const lists = routes.filter(({ sorts }) => sorts);

function csvPath(path: string): string {
  const [plain = "", ...query] = path.split("?");
  return [plain.endsWith(".csv") ? plain : `${plain}.csv`, ...query].join("?");
}

function define(ports: () => HarnessPorts): void {
  let harness: Harness;
  let scene: Scene;
  let owner: Api;
  before(async () => {
    harness = await startHarness(ports());
  });
  beforeEach(async () => {
    scene = await createScene(harness);
    owner = scene.api("owner");
  });
  after(() => harness?.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  async function csv(path: string, token = scene.workspace.tokens.owner) {
    const response = await fetch(harness.url + csvPath(path), { headers: { Authorization: `Bearer ${token}` } });
    const text = await response.text();
    return { response, text, rows: response.ok ? parse(text) : [] };
  }

  for (const route of lists) {
    it(`${route.operation} has the same data as CSV and as JSON`, async () => {
      const path = pathOf(route, idsByPrefix(scene));
      const { response, rows } = await csv(path);
      expect(response.status).to.equal(200);
      expect(response.headers.get("content-type")).to.equal("text/csv; charset=utf-8; header=present");
      expect(response.headers.get("content-disposition")).to.match(/^attachment; filename="[a-z-]+\.csv"$/);
      const { body } = await owner(`${path}?limit=200`);
      const [header = [], ...lines] = rows;
      expect(lines.map((line) => line[header.indexOf("id")])).to.deep.equal(
        (body["data"] as { id: string }[]).map(({ id }) => id),
      );
      for (const [index, item] of (body["data"] as Record<string, unknown>[]).entries()) {
        for (const [key, value] of Object.entries(item)) {
          if (typeof value === "object" && value !== null) continue;
          const shown = lines[index]?.[header.indexOf(key)];
          if (header.includes(key)) expect(shown, key).to.equal(value === null ? "" : `${value as string | number | boolean}`);
          else expect(header.some((one) => one.startsWith(`${key}.`)) && value === null, key).to.equal(true);
        }
      }
    });
  }

  it("is available to roles that may read the list as JSON, and contains only their workspace", async () => {
    const stranger = (await harness.createWorkspace()).tokens.owner;
    for (const route of lists) {
      const path = pathOf(route, idsByPrefix(scene));
      for (const role of roles) {
        const { status } = await scene.api(role)(path);
        expect((await csv(path, scene.workspace.tokens[role])).response.status, `${role} ${path}`).to.equal(status);
      }
      const { status, body } = await harness.api(stranger)(path);
      const other = await csv(path, stranger);
      expect(other.response.status, path).to.equal(status);
      if (status === 200) expect(other.rows.length - 1, path).to.equal((body["data"] as object[]).length);
    }
  });

  it("is also available under the list's own path if the request accepts CSV", async () => {
    const headers = { Authorization: `Bearer ${scene.workspace.tokens.owner}`, Accept: "text/csv" };
    const response = await fetch(`${harness.url}/v1/clients?sort=name`, { headers });
    expect(response.headers.get("vary")).to.contain("Accept");
    expect(response.headers.get("content-disposition")).to.equal('attachment; filename="clients.csv"');
    expect(await response.text()).to.equal((await csv("/v1/clients?sort=name")).text);
    expect((await fetch(`${harness.url}/v1/clients/${scene.ids.client}`, { headers })).status).to.equal(406);
    const json = await owner("/v1/clients.csv", { headers: { Accept: "application/json" } });
    expect([json.status, json.body["code"]]).to.deep.equal([406, "not_acceptable"]);
    expect((await owner("/v1/clients.csv", { method: "POST", body: { name: "x" } })).status).to.equal(405);
    expect((await owner(`/v1/clients/${scene.ids.client}.csv`)).status).to.equal(404);
  });

  it("names nested fields with a dot, joins lists of words in one cell, and writes the rest as JSON", async () => {
    await owner(`/v1/time-entries/${scene.ids.entry}`, { method: "PATCH", body: { tags: ["a b", "c"] } });
    const [header = [], line = []] = (await csv("/v1/time-entries")).rows;
    const of = (name: string) => line[header.indexOf(name)];
    expect([of("rate.amount"), of("rate.currency"), of("tags")]).to.deep.equal(["6000", "EUR", "a b; c"]);
    const [names = [], invoice = []] = (await csv("/v1/invoices")).rows;
    expect(JSON.parse(invoice[names.indexOf("tax_breakdown")] ?? ""))
      .to.be.an("array")
      .with.length(1);
    expect(names).to.not.include("lines");
  });

  it("prevents texts from becoming formulas, and keeps numbers", async () => {
    const evil = ["=1+1", "+1+A1", "-1+1|cmd", "@SUM(A1)", '=HYPERLINK("http://x")', "＝1+1", 'a"b,c', "x;=1", "plain"];
    const harmless = ["+1", "+49 30 1", "-1.50"];
    for (const name of [...evil, ...harmless]) await owner("/v1/clients", { body: { name, notes: `${name}\r\nx` } });
    const { rows, text } = await csv("/v1/clients?sort=created_at");
    const names = rows.slice(2).map((line) => line[1]);
    expect(names).to.deep.equal([...evil.map((name, index) => (index < 6 ? `'${name}` : name)), ...harmless]);
    expect(text).to.include(',"x;=1",');
    expect(text).to.include('"a""b,c\r\nx"');
    expect(text).to.match(/\r\n$/);
  });

  it("applies filters and order, and contains everything without a limit and one page with it", async () => {
    for (let index = 0; index < 230; index++) await owner("/v1/clients", { body: { name: `${index}` } });
    const all = (await csv("/v1/clients?sort=created_at")).rows.slice(1);
    expect(all.length).to.equal(231);
    expect(all.slice(1).map((line) => line[1])).to.deep.equal(Array.from({ length: 230 }, (_, index) => `${index}`));
    expect((await owner("/v1/clients")).body["data"]).to.have.length(50);
    const { response, rows } = await csv("/v1/clients?sort=created_at&limit=3");
    expect(rows.length).to.equal(4);
    const [, next] = /<(.*)>; rel="next"/.exec(response.headers.get("link") ?? "") ?? [];
    const rest = await csv(required(next));
    expect(rest.rows.slice(1).map((line) => line[1])).to.deep.equal(["2", "3", "4"]);
    expect((await csv("/v1/time-entries?running=true")).rows.length).to.equal(1);
  });

  it("has the errors of JSON, as a problem", async () => {
    for (const [path, token, status] of [
      ["/v1/clients?nothing=1", scene.workspace.tokens.owner, 400],
      ["/v1/clients?sort=x", scene.workspace.tokens.owner, 422],
      ["/v1/clients", scene.workspace.tokens.member, 403],
      ["/v1/clients", "nobody", 401],
    ] as const) {
      const { response, text } = await csv(path, token);
      expect([response.status, response.headers.get("content-type")], path).to.deep.equal([
        status,
        "application/problem+json; charset=utf-8",
      ]);
      expect((JSON.parse(text) as { status: number }).status).to.equal(status);
    }
  });

  it("shows members only what they may see", async () => {
    const { rows } = await csv("/v1/users", scene.workspace.tokens.member);
    const [header = [], ...lines] = rows;
    expect(lines.every((line) => line[header.indexOf("email")] === "")).to.equal(true);
    expect(lines.length).to.be.greaterThan(3);
  });
}

inMemory("a list over HTTP", define);

describe("a CSV list that fails midway", () => {
  it("closes the connection, so that clients do not mistake a part for the whole", async () => {
    const ports = memoryPorts(systemPorts);
    let pages = Infinity;
    const read: UnitOfWork["read"] = (scope, work) =>
      pages-- > 0 ? ports.unitOfWork.read(scope, work) : Promise.reject(new Error("The store is gone."));
    const unitOfWork: UnitOfWork = { run: (scope, work) => ports.unitOfWork.run(scope, work), read };
    const harness = await startHarness({ ...ports, unitOfWork });
    try {
      const { tokens } = await harness.createWorkspace();
      const api = harness.api(tokens.owner);
      for (let index = 0; index < 250; index++) await api("/v1/clients", { body: { name: `${index}` } });
      const headers = { Authorization: `Bearer ${tokens.owner}` };
      expect((await (await fetch(`${harness.url}/v1/clients.csv`, { headers })).text()).split("\r\n").length).to.equal(252);
      pages = 1;
      const outcome = await fetch(`${harness.url}/v1/clients.csv`, { headers })
        .then((answer) => answer.text())
        .then(
          () => "whole",
          () => "broken off",
        );
      expect(outcome).to.equal("broken off");
      expect(harness.logged.map(({ level, message }) => [level, message])).to.deep.equal([["warn", "connection failed"]]);
      pages = Infinity;
      expect((await api("/v1/clients")).status).to.equal(200);
    } finally {
      await harness.close();
    }
  });
});
