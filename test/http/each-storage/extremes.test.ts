import { expect } from "chai";
import { type Harness, type HarnessPorts, startHarness } from "../harness.js";
import { createScene, forEachStorage, type Scene } from "../storages.js";

const strange = 'e\u0301ß漢字🕰️\u202e\t\n"\\'.repeat(700);
const year9999 = { issue_date: "9999-12-30", due_date: "9999-12-31", period: { start: "1970-01-01", end: "9999-12-31" } };
const moment = { start_time: "2026-03-03T08:00:00.000Z", end_time: "2026-03-03T08:00:00.001Z" };
const tags = Array.from({ length: 50 }, (_, index) => `${index}`.padEnd(100, "ü"));
const onePiece = { description: "x", quantity: "1", unit_price: 1 };
const extremes: readonly (readonly [title: string, path: string, body: (ids: Scene["ids"]) => Record<string, unknown>])[] = [
  ["notes of 10,000 characters", "/projects", () => ({ name: "x", notes: "x".repeat(10_000) })],
  ["notes of every kind of character", "/projects", () => ({ name: "x".repeat(200), notes: strange })],
  ["notes of an entry", "/time-entries", ({ project }) => ({ project_id: project, ...moment, notes: strange })],
  ["a budget of 10^15", "/projects", () => ({ name: "x", budget: { kind: "amount", amount: 10 ** 15, period: "month" } })],
  [
    "a budget of a millionth of an hour",
    "/projects",
    () => ({ name: "x", budget: { kind: "hours", hours: "0.000001", period: "total" } }),
  ],
  ["a rate of 10^12", "/clients", () => ({ name: "x", rate: 10 ** 12, payment_terms_days: 3650 })],
  ["50 tags of 100 characters", "/time-entries", ({ project }) => ({ project_id: project, ...moment, tags })],
  [
    "an invoice of the year 9999",
    "/invoices",
    ({ client }) => ({ client_id: client, ...year9999, notes: strange, lines: [onePiece] }),
  ],
];

function keepsExtremes(ports: () => HarnessPorts): void {
  let harness: Harness | undefined;
  let scene: Scene;
  before(async () => {
    harness = await startHarness(ports());
    scene = await createScene(harness);
  });
  after(() => harness?.close());
  afterEach(() => expect(harness?.logged).to.deep.equal([]));

  for (const [title, path, bodyOf] of extremes) {
    it(`stores ${title}`, async () => {
      const { lines, ...plainFields } = bodyOf(scene.ids);
      const created = await scene.api("owner")(`/v1${path}`, { body: { ...plainFields, ...(lines ? { lines } : {}) } });
      expect(created.status, JSON.stringify(created.body).slice(0, 500)).to.equal(201);
      const { body } = await scene.api("owner")(created.headers.get("location") ?? "");
      expect(body).to.deep.include(plainFields);
      expect(body).to.deep.equal(created.body);
    });
  }

  it("stores a token expiry up to the last millisecond of the year 9999", async () => {
    const token = { name: "é".repeat(100), expires_at: "9999-12-31T23:59:59.999Z" };
    const { status, body } = await scene.api("owner")("/v1/tokens", { body: token });
    expect(status, JSON.stringify(body)).to.equal(201);
    const listed = await scene.api("owner")("/v1/tokens?limit=200");
    expect((listed.body["data"] as { id: string }[]).find(({ id }) => id === body["id"])).to.deep.include(token);
  });

  it("stores a line of 10^15, and totals it exactly", async () => {
    const lines = [{ ...onePiece, unit_price: 10 ** 15 - 1 }, onePiece];
    const { status, body } = await scene.api("owner")("/v1/invoices", { body: { client_id: scene.ids.client, lines } });
    expect([status, body["total"]], JSON.stringify(body)).to.deep.equal([201, 10 ** 15]);
  });
}

forEachStorage("extreme input over HTTP", keepsExtremes);
