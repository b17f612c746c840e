import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Api, furnish, type Harness, startHarness } from "./harness.js";

type Found = readonly (readonly [pointer: string, code: string])[];

describe("request bodies over HTTP", () => {
  let harness: Harness;
  let owner: Api;
  let made: Awaited<ReturnType<typeof furnish>>;

  before(async () => {
    harness = await startHarness(memoryPorts());
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
    made = await furnish(owner);
  });
  after(() => harness.close());

  async function found(path: string, request: { method?: string; body?: unknown; raw?: string }): Promise<Found> {
    const reply = await owner(`/v1${path}`, request);
    expect(reply.status, JSON.stringify(reply.body)).to.equal(422);
    const errors = reply.body["errors"] as { pointer: string; code: string }[];
    expect(reply.body["code"]).to.equal("validation_failed");
    return errors.map(({ pointer, code }) => [pointer, code]);
  }

  it("reports all errors together, with pointers", async () => {
    const body = {
      client_id: made.client,
      lines: [{ quantity: 1, unit_price: "5", "a/b~c": 1, tax: { category: "Q" } }],
      from_time: null,
    };
    expect(await found("/invoices", { body })).to.have.deep.members([
      ["/lines/0/description", "required"],
      ["/lines/0/quantity", "wrong_type"],
      ["/lines/0/unit_price", "wrong_type"],
      ["/lines/0/a~1b~0c", "unknown_field"],
      ["/lines/0/tax/category", "not_allowed"],
      ["/from_time", "not_nullable"],
    ]);
  });

  it("gives the rules of the domain pointers of the wire", async () => {
    const body = { client_id: made.client, lines: [{ description: "x", quantity: "1", unit_price: 1, tax: { category: "S" } }] };
    expect(await found("/invoices", { body })).to.deep.equal([["/lines/0/tax/rate", "tax_rate_out_of_range"]]);
    const times = { project_id: made.project, start_time: "2026-03-02T08:00:00Z", end_time: "2026-03-02T08:00:00Z" };
    expect(await found("/time-entries", { body: times })).to.deep.equal([["/end_time", "end_before_start"]]);
  });

  it("accepts only integers, within the limits of amounts", async () => {
    const refusals = {
      '"1"': "wrong_type",
      "1.5": "wrong_type",
      "1e400": "wrong_type",
      "-0": "wrong_type",
      "-1": "out_of_range",
      "1e13": "out_of_range",
    };
    for (const [value, code] of Object.entries(refusals)) {
      expect(await found("/projects", { raw: `{"name":"x","rate":${value}}` }), value).to.deep.equal([["/rate", code]]);
    }
    for (const value of ["null", "0", "1e12", "5.0"]) {
      expect((await owner("/v1/projects", { raw: `{"name":"x","rate":${value}}` })).status, value).to.equal(201);
    }
  });

  it("rejects characters that no database can store, in any position", async () => {
    expect(await found("/projects", { raw: '{"name":"a\\u0000b"}' })).to.deep.equal([["/name", "invalid_character"]]);
    expect(await found("/projects", { raw: '{"name":"a\\ud800"}' })).to.deep.equal([["/name", "invalid_character"]]);
    expect(await found("/projects", { raw: '{"name":"x","client_id":"\\udc00"}' })).to.deep.equal([
      ["/client_id", "invalid_character"],
    ]);
    const tags = { project_id: made.project, tags: ["ok", "\u0000"] };
    expect(await found("/time-entries", { body: tags })).to.deep.equal([["/tags/1", "invalid_character"]]);
    expect((await owner("/v1/projects", { body: { name: "\u{1F600} ≠ \ud83d\ude00" } })).status).to.equal(201);
  });

  it("accepts only objects, within the maximum depth", async () => {
    for (const raw of ["[]", "1", '"x"', "null", "true"]) {
      expect((await found("/projects", { raw }))[0]?.[0], raw).to.equal("");
    }
    const deep = `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`;
    expect((await owner("/v1/projects", { raw: `{"name":"x","notes":${deep}}` })).status).to.equal(422);
    // What is too deep is not parsed, so it does not matter whether it ends.
    expect(await found("/projects", { raw: "[".repeat(500_000) })).to.deep.equal([["", "too_deep"]]);
    expect((await owner("/v1/projects", { raw: "[".repeat(20) })).status).to.equal(400);
  });

  it("treats __proto__ and constructor as the unknown fields they are", async () => {
    expect(
      await found("/projects", { raw: '{"name":"x","__proto__":{"admin":true},"constructor":1,"toString":2}' }),
    ).to.have.deep.members([
      ["/__proto__", "unknown_field"],
      ["/constructor", "unknown_field"],
      ["/toString", "unknown_field"],
    ]);
    const patched = await found(`/projects/${made.project}`, {
      method: "PATCH",
      raw: '{"__proto__":{"name":"y"},"constructor":1}',
    });
    expect(patched.map(([, code]) => code)).to.deep.equal(["unknown_field", "unknown_field"]);
  });

  it("reports unknown ids in a body the same way, however they are spelled", async () => {
    for (const id of ["", "x", made.task, "prj_01h455vb4pex5vsknk084sn02q"]) {
      expect(await found("/time-entries", { body: { project_id: id } }), id).to.deep.equal([
        ["/project_id", "unknown_reference"],
      ]);
    }
    expect(await found("/projects", { body: { name: "x", client_id: "nonsense" } })).to.deep.equal([
      ["/client_id", "unknown_reference"],
    ]);
    const body = { client_id: made.client, from_time: { project_ids: ["x"], task_ids: ["y"], user_ids: ["z"] } };
    expect(await found("/invoices", { body })).to.deep.equal([
      ["/from_time/project_ids/0", "unknown_reference"],
      ["/from_time/task_ids/0", "unknown_reference"],
      ["/from_time/user_ids/0", "unknown_reference"],
    ]);
  });

  it("keeps lengths and sizes within their limits", async () => {
    expect(await found("/clients", { body: { name: "x".repeat(201) } })).to.deep.equal([["/name", "too_long"]]);
    expect(await found("/clients", { body: { name: "x", notes: "x".repeat(10_001) } })).to.deep.equal([["/notes", "too_long"]]);
    expect((await owner("/v1/clients", { body: { name: "x", notes: "x".repeat(10_000) } })).status).to.equal(201);
    expect(await found("/clients", { body: { name: "  " } })).to.deep.equal([["/name", "too_short"]]);
    const tags = { project_id: made.project, tags: Array.from({ length: 51 }, (_, at) => `t${at}`) };
    expect(await found("/time-entries", { body: tags })).to.deep.equal([["/tags", "too_many"]]);
    const ids = { client_id: made.client, from_time: { task_ids: Array.from({ length: 1001 }, () => made.task) } };
    expect(await found("/invoices", { body: ids })).to.deep.equal([["/from_time/task_ids", "too_many"]]);
  });

  it("reports the first hundred errors of a body with errors everywhere", async () => {
    const wrong = (lines: number) => owner("/v1/invoices", { raw: `{"client_id":"x","lines":[${"{},".repeat(lines)}{}]}` });
    const reply = await wrong(4_000);
    expect(reply.status).to.equal(422);
    expect(reply.body["errors"]).to.have.length(100);
    const crowd = await wrong(340_000);
    expect([
      crowd.status,
      (crowd.body["errors"] as { pointer: string; code: string }[]).map(({ pointer, code }) => [pointer, code]),
    ]).to.deep.equal([422, [["/lines", "too_many"]]]);
  });

  it("accepts only the budget field that its kind names", async () => {
    const problems = (budget: unknown) => found("/projects", { body: { name: "x", budget } });
    const of = (body: unknown) => owner("/v1/projects", { body: { name: "x", budget: body } });
    expect((await of({ kind: "hours", hours: "7.50" })).body["budget"]).to.deep.equal({
      kind: "hours",
      hours: "7.5",
      period: "total",
    });
    const monthly = { kind: "amount", amount: 900_000, period: "month" };
    expect((await of(monthly)).body["budget"]).to.deep.equal(monthly);
    expect(await problems({ kind: "hours" })).to.deep.equal([["/budget/hours", "required"]]);
    expect(await problems({ kind: "amount" })).to.deep.equal([["/budget/amount", "required"]]);
    expect(await problems({ kind: "hours", hours: "1", amount: 1 })).to.deep.equal([["/budget/amount", "unknown_field"]]);
    expect(await problems({ kind: "hours", hours: "0" })).to.deep.equal([["/budget/hours", "out_of_range"]]);
    expect(await problems({ kind: "hours", hours: "1000000.000001" })).to.deep.equal([["/budget/hours", "out_of_range"]]);
    expect(await problems({ kind: "hours", hours: 7.5 })).to.deep.equal([["/budget/hours", "wrong_type"]]);
    expect(await problems({ kind: "hours", hours: "7,5" })).to.deep.equal([["/budget/hours", "decimal_malformed"]]);
    expect(await problems({ kind: "amount", amount: 0 })).to.deep.equal([["/budget/amount", "out_of_range"]]);
    expect(await problems({ kind: "days", hours: "1", period: "week" })).to.have.deep.members([
      ["/budget/kind", "not_allowed"],
      ["/budget/period", "not_allowed"],
    ]);
  });

  it("clears with null exactly the fields that can be empty", async () => {
    const path = `/v1/projects/${made.project}`;
    await owner(path, { method: "PATCH", body: { rate: 5, code: "A", budget: { kind: "amount", amount: 7 } } });
    const cleared = await owner(path, { method: "PATCH", body: { rate: null, code: null, budget: null } });
    expect(cleared.body).to.include({ rate: null, code: null, budget: null });
    const problems = await found(`/projects/${made.project}`, {
      method: "PATCH",
      body: { name: null, billable: null, status: null },
    });
    expect(problems).to.have.deep.members([
      ["/name", "not_nullable"],
      ["/billable", "not_nullable"],
      ["/status", "not_nullable"],
    ]);
  });

  it("accepts an empty body of any type if no field is required", async () => {
    const stop = async (request: object) => {
      const timer = await owner("/v1/time-entries", { body: { project_id: made.project } });
      return (await owner(`/v1/time-entries/${timer.body["id"] as string}/stop`, { method: "POST", ...request })).status;
    };
    expect(await stop({})).to.equal(200);
    expect(await stop({ raw: "", headers: { "Content-Type": "text/plain" } })).to.equal(200);
    expect(await stop({ body: {} })).to.equal(200);
    expect(await stop({ raw: "{}", headers: { "Content-Type": "application/merge-patch+json; charset=utf-8" } })).to.equal(200);
    const timer = await owner("/v1/time-entries", { body: { project_id: made.project } });
    const path = `/v1/time-entries/${timer.body["id"] as string}/stop`;
    expect((await owner(path, { body: { at: 1 } })).status).to.equal(422);
    expect((await owner(path, { raw: "x=1", headers: { "Content-Type": "application/x-www-form-urlencoded" } })).status).to.equal(
      415,
    );
    expect((await owner(path, { method: "POST" })).status).to.equal(200);
    expect((await owner(path, { method: "POST" })).body["code"]).to.equal("not_running");
  });
});
