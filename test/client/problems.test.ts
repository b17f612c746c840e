import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { createStintClient, ifUnchanged, isProblem, type StintClient, type StintProblem } from "../../client/index.js";
import { type Harness, startHarness } from "../http/harness.js";
import { reasonOf } from "../reasons.js";

describe("errors of stint/client", () => {
  let harness: Harness;
  let stint: StintClient;
  before(async () => {
    harness = await startHarness(memoryPorts());
    stint = createStintClient({ url: new URL(harness.url), token: (await harness.createWorkspace()).tokens.owner });
  });
  after(() => harness?.close());

  async function problemOf(call: Promise<unknown>): Promise<StintProblem> {
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    if (!isProblem(error)) throw new Error(`Not a problem: ${String(error)}`);
    return error;
  }

  it("name each invalid field with its code, and the request", async () => {
    const body = { client_id: "cli_01kjq4v8v1e2b9q0d0x5t3m7ha", lines: [{ description: "", quantity: "x", unit_price: 1 }] };
    const problem = await problemOf(stint.POST("/invoices", { body, headers: { "X-Request-Id": "mine-1" } }));
    expect([problem.status, problem.code, problem.requestId, problem.name]).to.deep.equal([
      422,
      "validation_failed",
      "mine-1",
      "StintProblem",
    ]);
    const codes = Object.fromEntries(problem.errors.map(({ pointer, code }) => [pointer, code]));
    expect(codes).to.deep.equal({
      "/lines/0/description": "too_short",
      "/lines/0/quantity": "decimal_malformed",
    });
    expect(problem.errors.every(({ message }) => message !== "")).to.equal(true);
    expect(problem.message).to.equal(`422 validation_failed: ${problem.detail}`);
    expect(problem.stack).to.contain("StintProblem");
  });

  it("contain the other members of the document", async () => {
    const { data: client } = await stint.POST("/clients", { body: { name: "Ada" } });
    const lines = [{ description: "Work", quantity: "1", unit_price: 100 }];
    const { data: invoice } = await stint.POST("/invoices", { body: { client_id: client.id, lines } });
    const problem = await problemOf(
      stint.PATCH("/invoices/{id}", { params: { path: { id: invoice.id } }, body: { status: "written_off" } }),
    );
    expect([problem.status, problem.code]).to.deep.equal([409, "invalid_transition"]);
    expect(problem.body["allowed"]).to.be.an("array");
  });

  it("have a code for each refusal", async () => {
    const nobody = createStintClient({ url: harness.url });
    const stranger = createStintClient({ url: harness.url, token: "stint_wrong" });
    const path = { id: "cli_01kjq4v8v1e2b9q0d0x5t3m7ha" };
    const { data: client } = await stint.POST("/clients", { body: { name: "Ada" } });
    const params = { path: { id: client.id }, header: ifUnchanged(client) };
    await stint.PATCH("/clients/{id}", { params, body: { notes: "First" } });
    const refusals = [
      nobody.GET("/me"),
      stranger.GET("/me"),
      stint.GET("/clients/{id}", { params: { path } }),
      stint.PATCH("/clients/{id}", { params, body: { notes: "Second" } }),
      stint.GET("/clients", { params: { query: { cursor: "x" } } }),
      stint.download("/clients.csv", { params: { query: { limit: 0 } } }),
    ];
    const problems = await Promise.all(refusals.map(problemOf));
    expect(problems.map((problem) => `${problem.status} ${reasonOf(problem)}`)).to.deep.equal([
      "401 token_missing",
      "401 invalid_token",
      "404 not_found",
      "412 precondition_failed",
      "400 invalid_cursor",
      "422 out_of_range",
    ]);
  });

  it("are told apart by their codes", async () => {
    const problem: unknown = await problemOf(createStintClient({ url: harness.url }).GET("/me"));
    expect([
      isProblem(problem),
      isProblem(problem, "token_missing"),
      isProblem(problem, "in_use", "token_missing"),
    ]).to.deep.equal([true, true, true]);
    expect([isProblem(problem, "in_use"), isProblem(new Error("token_missing")), isProblem(null)]).to.deep.equal([
      false,
      false,
      false,
    ]);
  });

  it("of another workspace's data are those of its token: each client has the workspace of its token", async () => {
    const others = createStintClient({
      url: `${harness.url}/`,
      token: async () => (await harness.createWorkspace()).tokens.owner,
    });
    const { data: client } = await stint.POST("/clients", { body: { name: "Mine" } });
    const problem = await problemOf(others.GET("/clients/{id}", { params: { path: { id: client.id } } }));
    expect(problem.code).to.equal("not_found");
  });

  it("do not stop downloads, whose response is the file", async () => {
    const csv = await stint.download("/clients.csv", { params: { query: { sort: "name" } } });
    expect(csv.headers.get("Content-Type")).to.match(/^text\/csv/);
    expect(await csv.text()).to.match(/^"id","name"/);
    const { data: client } = await stint.POST("/clients", { body: { name: "Ada" } });
    const lines = [{ description: "Work", quantity: "1", unit_price: 100 }];
    const { data: invoice } = await stint.POST("/invoices", { body: { client_id: client.id, lines } });
    const pdf = await stint.download("/invoices/{id}/export", { params: { path: { id: invoice.id } } });
    expect(await (await pdf.blob()).slice(0, 5).text()).to.equal("%PDF-");
  });
});
