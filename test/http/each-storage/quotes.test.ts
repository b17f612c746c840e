import { expect } from "chai";
import { type Api, type Harness, type HarnessPorts, startHarness } from "../harness.js";
import { createScene, forEachStorage, type Scene } from "../storages.js";

type Item = Readonly<Record<string, unknown>> & { readonly id: string };

const lines = [{ description: "Website", quantity: "3", unit_price: 33_333, tax: { category: "S", rate: "19" } }];

function define(ports: () => HarnessPorts): void {
  let harness: Harness;
  let scene: Scene;
  let owner: Api;
  let client: string;

  before(async () => {
    harness = await startHarness(ports());
    scene = await createScene(harness);
    owner = scene.api("owner");
  });
  beforeEach(async () => {
    client = (await owner("/v1/clients", { body: { name: "Client" } })).body["id"] as string;
  });
  after(() => harness?.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  const drafted = async (changes: object = {}): Promise<string> => {
    const reply = await owner("/v1/quotes", { body: { client_id: client, lines, ...changes } });
    expect(reply.status, JSON.stringify(reply.body)).to.equal(201);
    return `/v1/quotes/${String(reply.body["id"])}`;
  };
  const command = (path: string, name: string, body: object = {}) => owner(`${path}/${name}`, { body });
  const accepted = async (): Promise<string> => {
    const path = await drafted();
    for (const name of ["issue", "accept"]) expect((await command(path, name)).status).to.equal(200);
    return path;
  };

  it("creates, lists, changes, issues and deletes quotes, and reports each in the change feed and as CSV", async () => {
    const path = await drafted({ valid_until: "2090-12-31", project_reference: "Relaunch" });
    expect((await owner(path)).body).to.include({ status: "draft", number: null, expired: false, total: 118_999 });
    const changed = await owner(path, { method: "PATCH", body: { discount: { percent: "10" } } });
    expect(changed.body).to.deep.include({ discount: { percent: "10" }, total: 107_099, version: 2 });
    const issued = await command(path, "issue");
    expect(issued.body["number"]).to.match(/^Q-\d{4}-\d{4}$/);
    expect((await owner(path, { method: "PATCH", body: { notes: "x" } })).body).to.include({ code: "quote_not_draft" });
    const other = await drafted();
    expect((await owner(other, { method: "DELETE" })).status).to.equal(204);
    const listed = async (query: string) =>
      ((await owner(`/v1/quotes?client_id=${client}&${query}`)).body["data"] as Item[]).map(({ id }) => id);
    const id = String(issued.body["id"]);
    for (const query of ["status=open", `number=${String(issued.body["number"])}`, "expired=false", "sort=-issue_date"])
      expect(await listed(query), query).to.deep.equal([id]);
    for (const query of ["status=draft", "number=Q-1", "expired=true"]) expect(await listed(query), query).to.deep.equal([]);
    const csv = ((await owner("/v1/quotes.csv")).body["file"] as Buffer).toString();
    expect(csv).to.contain(String(issued.body["number"]));
    const changes = (await owner("/v1/changes?type=quote&limit=200")).body["data"] as { id: string; action: string }[];
    expect(changes.filter((one) => path.endsWith(one.id)).map(({ action }) => action)).to.deep.equal([
      "created",
      "updated",
      "updated",
    ]);
    expect(changes.filter((one) => other.endsWith(one.id)).map(({ action }) => action)).to.deep.equal(["created", "deleted"]);
  });

  it("numbers quotes without gaps, whoever issues at the same time", async () => {
    const paths = await Promise.all(Array.from({ length: 6 }, () => drafted()));
    const replies = await Promise.all([...paths, ...paths].map((path) => command(path, "issue")));
    expect(new Set(replies.map(({ status }) => status))).to.deep.equal(new Set([200]));
    const numbers = [...new Set(replies.map(({ body }) => Number(String(body["number"]).slice(-4))))].sort((a, b) => a - b);
    expect(numbers).to.have.length(6);
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).to.equal(5);
  });

  it("creates one invoice and one project of an accepted quote, whoever asks at the same time", async () => {
    const path = await accepted();
    for (const [kind, code, reference] of [
      ["invoice", "quote_has_invoice", "invoice_id"],
      ["project", "quote_has_project", "project_id"],
    ] as const) {
      const replies = await Promise.all(Array.from({ length: 6 }, () => command(path, kind)));
      const made = replies.filter(({ status }) => status === 201);
      expect(made, kind).to.have.length(1);
      const id = String(made[0]?.body["id"]);
      expect(made[0]?.headers.get("Location")).to.equal(`/v1/${kind}s/${id}`);
      const refused = replies.filter(({ status }) => status === 409);
      expect(refused.map(({ body }) => [body["code"], body[reference]])).to.deep.equal(
        Array.from({ length: 5 }, () => [code, id]),
      );
      expect((await owner(path)).body[reference]).to.equal(id);
    }
    const { body: quote } = await owner(path);
    const { body: invoice } = await owner(`/v1/invoices/${String(quote["invoice_id"])}`);
    expect(invoice).to.deep.include({ status: "draft", total: 118_999, tax_breakdown: quote["tax_breakdown"] });
    const { body: project } = await owner(`/v1/projects/${String(quote["project_id"])}`);
    expect(project).to.deep.include({ name: quote["number"], budget: { kind: "amount", amount: 99_999, period: "total" } });
    expect((await owner(`/v1/invoices/${String(quote["invoice_id"])}`, { method: "DELETE" })).status).to.equal(204);
    expect((await owner(path)).body["invoice_id"]).to.equal(null);
    expect((await command(path, "invoice")).status).to.equal(201);
  });

  it("keeps quotes from members, in lists, in the change feed and as PDF", async () => {
    const path = await drafted();
    const member = scene.api("member");
    for (const one of [path, `${path}/pdf`, "/v1/quotes", "/v1/quotes.csv"]) expect((await member(one)).status).to.equal(403);
  });

  it("offers the PDF of a quote under its number", async () => {
    const path = await accepted();
    const { headers, body } = await owner(`${path}/pdf`);
    expect(headers.get("Content-Type")).to.equal("application/pdf");
    expect(headers.get("Content-Disposition")).to.contain(`${String((await owner(path)).body["number"])}.pdf`);
    expect((body["file"] as Buffer).subarray(0, 5).toString()).to.equal("%PDF-");
  });
}

forEachStorage("quotes", define);
