import { expect } from "chai";
import { memoryPorts } from "../../../../adapters/memory/index.js";
import type { Schemas } from "../../../../client/index.js";
import type { Mailer } from "../../../../core/index.js";
import { type Api, type Harness, startHarness } from "../../../http/harness.js";
import { required } from "../../../http/storages.js";

export type Invoice = Schemas["Invoice"];

/** 51.00 net, with 19 % tax: 60.69. */
export const HOSTING = { description: "Hosting", quantity: "2", unit_price: 2_550, tax: { category: "S", rate: "19" } };

export interface InvoiceApi {
  api(): Api;
  harness(): Harness;
  made<Resource>(path: string, body: object): Promise<Resource>;
  aClient(content?: object): Promise<string>;
  aDraft(content?: object): Promise<Invoice>;
  /** An issued invoice of 60.69, unless the content says otherwise. */
  issued(content?: object): Promise<Invoice>;
  /** The invoice as it is now. */
  now(invoice: Pick<Invoice, "id">): Promise<Invoice>;
}

/** Invoices of a real service, for tests of pure functions. Registers the hooks of the calling suite. */
export function useInvoices(mailer?: Mailer): InvoiceApi {
  let harness: Harness | undefined;
  let api: Api | undefined;
  before(async () => {
    harness = await startHarness(memoryPorts(), mailer ? { mailer } : {});
    api = harness.api((await harness.createWorkspace()).tokens.owner);
  });
  after(() => harness?.close());

  const made: InvoiceApi["made"] = async <Resource>(path: string, body: object) => {
    const reply = await required(api)(`/v1${path}`, { body });
    expect(reply.status, JSON.stringify(reply.body)).to.be.within(201, 202);
    return reply.body as Resource;
  };
  const aClient: InvoiceApi["aClient"] = async (content = {}) =>
    (await made<{ id: string }>("/clients", { name: "Globex", email: "globex@example.com", ...content })).id;
  const aDraft: InvoiceApi["aDraft"] = async (content = {}) =>
    made<Invoice>("/invoices", {
      lines: [HOSTING],
      ...content,
      ...("client_id" in content ? {} : { client_id: await aClient() }),
    });
  return {
    api: () => required(api),
    harness: () => required(harness),
    made,
    aClient,
    aDraft,
    issued: async (content) => {
      const { id } = await aDraft(content);
      const reply = await required(api)(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } });
      expect(reply.status, JSON.stringify(reply.body)).to.equal(200);
      return reply.body as unknown as Invoice;
    },
    now: async ({ id }) => (await required(api)(`/v1/invoices/${id}?expand=client`)).body as unknown as Invoice,
  };
}
