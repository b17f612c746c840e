import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import type { Printing } from "../../core/index.js";
import { type Api, type Harness, startHarness } from "./harness.js";
import { countedRuns } from "../counted-runs.js";

/** The requests that check the characters of an invoice, on an invoice in the status that they need. */
const requests: Readonly<Record<string, readonly [status: "draft" | "open", method: string, path: string, body: object]>> = {
  "issues an invoice": ["draft", "PATCH", "", { status: "open" }],
  "pays a draft": ["draft", "PATCH", "", { status: "paid" }],
  "sends a draft": ["draft", "POST", "/send", { to: ["to@example.com"] }],
  "sends an issued invoice": ["open", "POST", "/send", { to: ["to@example.com"] }],
  "credits an invoice": ["open", "POST", "/credit-notes", { reason: "Wrong" }],
};

describe("fonts", () => {
  let harness: Harness;
  let api: Api;
  let isLoaded: boolean;
  const runs = countedRuns(memoryPorts());
  const printing: Printing = {
    ...runs.ports.printing,
    load: async () => {
      if (!isLoaded) expect(runs.open, "units of work that wait for the fonts").to.equal(0);
      isLoaded = true;
    },
    unprintable: async (texts) => {
      expect([isLoaded, runs.open]).to.deep.equal([true, 1]);
      return texts.map(() => []);
    },
  };

  before(async () => {
    harness = await startHarness({ ...runs.ports, printing });
    api = harness.api((await harness.createWorkspace()).tokens.owner);
  });
  after(() => harness.close());

  async function invoice(status: "draft" | "open"): Promise<string> {
    const { body: client } = await api("/v1/clients", { body: { name: "Client", email: "to@example.com" } });
    const lines = [{ description: "Work", quantity: "1", unit_price: 100 }];
    const { body } = await api("/v1/invoices", { body: { client_id: client["id"], lines } });
    const path = `/v1/invoices/${String(body["id"])}`;
    if (status === "open") await api(path, { method: "PATCH", body: { status } });
    return path;
  }

  for (const [what, [status, method, path, body]] of Object.entries(requests)) {
    for (const headers of [{}, { "Idempotency-Key": what }]) {
      it(`are loaded before the transaction of a request that ${what}${"Idempotency-Key" in headers ? " at most once" : ""}`, async () => {
        const of = await invoice(status);
        isLoaded = false;
        const reply = await api(of + path, { method, body, headers });
        expect([reply.status < 300, isLoaded], JSON.stringify(reply.body)).to.deep.equal([true, true]);
      });
    }
  }
});
