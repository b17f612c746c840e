import { expect } from "chai";
import { type Api, type Harness, startHarness } from "../harness.js";
import { forEachStorage } from "../storages.js";

forEachStorage("an invoice that several requests issue at the same time", (ports) => {
  let harness: Harness | undefined;
  let owner: Api;
  let client: unknown;
  before(async () => {
    harness = await startHarness(ports());
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
    client = (await owner("/v1/clients", { body: { name: "Ada Ltd" } })).body["id"];
  });
  after(() => harness?.close());

  const draft = async (): Promise<string> => {
    const lines = [{ description: "Work", quantity: "1", unit_price: 1000 }];
    return `/v1/invoices/${String((await owner("/v1/invoices", { body: { client_id: client, lines } })).body["id"])}`;
  };
  const days = ["2026-05-01", "2026-05-02", "2026-05-03", "2026-05-04"];
  const contents = {
    "due dates": days.map((day) => ({ issue_date: "2026-04-30", due_date: day })),
    "issue dates": days.map((day) => ({ issue_date: day })),
  };

  for (const [name, bodies] of Object.entries(contents))
    it(`has the dates of one of them, and each response shows them, for different ${name}`, async () => {
      for (let round = 0; round < 5; round++) {
        const path = await draft();
        const replies = await Promise.all(bodies.map((body) => owner(`${path}/issue`, { method: "POST", body })));
        const stored = await owner(path);
        const versions = replies.map(({ status, body }) => [status, body["version"], body["issue_date"], body["due_date"]]);
        const { version, issue_date: issued, due_date: due, due_date_changes: changes } = stored.body;
        expect(versions).to.deep.equal(bodies.map(() => [200, version, issued, due]));
        expect(changes).to.deep.equal([]);
        expect(bodies).to.deep.include(name === "due dates" ? { issue_date: issued, due_date: due } : { issue_date: issued });
      }
    });

  it("is issued once, with one event", async () => {
    const path = await draft();
    await Promise.all(days.map((day) => owner(`${path}/issue`, { method: "POST", body: { issue_date: day } })));
    const events = (await owner("/v1/events")).body["data"] as readonly { readonly type: string }[];
    const id = path.slice(path.lastIndexOf("/") + 1);
    const own = events.filter((event) => event.type === "invoice.issued" && JSON.stringify(event).includes(id));
    expect(own.length).to.equal(1);
  });
});
