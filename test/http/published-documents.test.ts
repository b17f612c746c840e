import { expect } from "chai";
import { readDocument } from "../../adapters/electronic-invoices/reading/documents.js";
import type { StatedTerms, TermName } from "../../core/index.js";
import { readCii, readUbl, type Read } from "../adapters/electronic-invoices/reading.js";
import { type Api, type Harness, startHarness } from "./harness.js";
import { type Published, published, requestFor } from "./published.js";
import { inMemory, required } from "./storages.js";

const formats = ["cii", "ubl", "xrechnung", "peppol"] as const;
/** A PDF takes longer, so only some are read. */
const EVERY = 12;

const parties = {
  seller: {
    ...{ legal_name: "Grace GmbH", vat_id: "DE136695976", tax_number: "37/123/45678", phone: "+49 30 123456" },
    ...{ email: "billing@example.com", iban: "DE02120300000000202051" },
    address: { line1: "1 Main Street", city: "Berlin", postal_code: "10115", country: "DE" },
    electronic_address: { scheme: "9930", value: "DE136695976" },
  },
  buyer: {
    ...{ name: "Ada", tax_id: "FR83404833048", email: "ada@example.com" },
    address: { line1: "2 Side Street", city: "Paris", postal_code: "75001", country: "FR" },
    electronic_address: { scheme: "0002", value: "404833048" },
  },
};

/** Categories whose documents state a reason. */
const exempt: readonly string[] = ["E", "AE", "K", "G", "O"];

/** The request with what electronic invoices need in addition to figures. */
function complete(request: ReturnType<typeof requestFor>): object {
  const text = JSON.stringify(request, (key, value: unknown) => {
    if (key !== "tax") return value;
    const { category } = value as { category: string };
    return exempt.includes(category) ? { ...(value as object), exemption_reason: "Exempt" } : value;
  });
  const period = { start: "2026-03-01", end: "2026-03-31" };
  return { ...(JSON.parse(text) as object), period, buyer_reference: "04011000-12345-34", purchase_order: "PO-1" };
}

/** Minor units of a currency with so many decimals. */
const minor = (text: string | undefined, decimals: number): number =>
  text === undefined ? 0 : Math.round(Number(text) * 10 ** decimals);

interface Figures {
  readonly nets: readonly number[];
  readonly groups: readonly (readonly [category: string, base: number, tax: number])[];
  readonly totals: readonly number[];
}

const expectedOf = ({ lines, groups, totals }: Published): Figures => ({
  nets: lines.map(({ net }) => net),
  groups: groups.map(([tax, base, amount]) => [tax.split(" ")[0] ?? "", base, amount]),
  totals: [totals[0], totals[3], totals[4], totals[5], totals[6], totals[7], totals[8]].map((one) => one ?? 0),
});

function figuresOf(terms: StatedTerms, decimals: number): Figures {
  const text = (from: StatedTerms, name: TermName) => from[name] as string | undefined;
  const amount = (from: StatedTerms, name: TermName) => minor(text(from, name), decimals);
  const items = (name: TermName) => (terms[name] ?? []) as readonly StatedTerms[];
  return {
    nets: items("BG-25").map((line) => amount(line, "BT-131")),
    groups: items("BG-23").map((group) => [text(group, "BT-118") ?? "", amount(group, "BT-116"), amount(group, "BT-117")]),
    totals: (["BT-106", "BT-109", "BT-110", "BT-112", "BT-113", "BT-114", "BT-115"] as const).map((name) => amount(terms, name)),
  };
}

/** As an independent parser finds them. */
function figuresIn({ lines, taxes, totals }: Read, decimals: number): Figures {
  const amount = (value: unknown) => minor(value as string | undefined, decimals);
  const { lines: sum, net, tax, gross, prepaid, rounding, payable } = totals;
  return {
    nets: lines.map((line) => amount(line.net)),
    groups: taxes.map((group) => [String(group.category), amount(group.base), amount(group.tax)]),
    totals: [sum, net, tax, gross, prepaid, rounding, payable].map(amount),
  };
}

inMemory("published invoices as electronic invoices", (ports) => {
  let harness: Harness | undefined;
  let owner: Api;
  let token: string;
  const clients = new Map<string, string>();
  const read: Record<string, number> = {};
  before(async () => {
    harness = await startHarness(ports());
    token = (await harness.createWorkspace()).tokens.owner;
    owner = harness.api(token);
    const { seller, buyer } = parties;
    expect((await owner("/v1/workspace", { method: "PATCH", body: { seller } })).status).to.equal(200);
    for (const currency of new Set(published.map((invoice) => invoice.currency))) {
      const { status, body } = await owner("/v1/clients", { body: { ...buyer, currency } });
      expect(status, JSON.stringify(body)).to.equal(201);
      clients.set(currency, body["id"] as string);
    }
  });
  after(() => harness?.close());

  async function exported(id: string, format: string): Promise<Uint8Array> {
    const url = `${required(harness).url}/v1/invoices/${id}/export?format=${format}`;
    const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
    const content = new Uint8Array(await response.arrayBuffer());
    expect(response.status, `${format}: ${response.status < 300 ? "" : new TextDecoder().decode(content)}`).to.equal(200);
    return content;
  }

  async function moveTo(country: string, clientId: string): Promise<void> {
    const address = { address: { country } };
    expect((await owner("/v1/workspace", { method: "PATCH", body: { seller: address } })).status).to.equal(200);
    expect((await owner(`/v1/clients/${clientId}`, { method: "PATCH", body: address })).status).to.equal(200);
  }

  for (const [index, invoice] of published.entries()) {
    it(`have the published figures in each format: ${invoice.source}`, async () => {
      const { status, body } = await owner("/v1/invoices", {
        body: complete(requestFor(invoice, required(clients.get(invoice.currency)))),
      });
      expect(status, JSON.stringify(body)).to.equal(201);
      const id = body["id"] as string;
      // Split payment is only for invoices within Italy (BR-B-01).
      const isItalian = invoice.groups.some(([tax]) => tax.startsWith("B"));
      if (isItalian) await moveTo("IT", body["client_id"] as string);
      expect((await owner(`/v1/invoices/${id}/issue`, { body: {} })).status).to.equal(200);
      if (isItalian) await moveTo("DE", body["client_id"] as string);
      const decimals = Intl.NumberFormat("en", { style: "currency", currency: invoice.currency }).resolvedOptions()
        .maximumFractionDigits as number;
      for (const format of [...formats, ...(index % EVERY === 0 ? ["facturx"] : [])]) {
        const content = await exported(id, format);
        read[format] = (read[format] ?? 0) + 1;
        const { terms, unread } = await readDocument(content);
        expect([figuresOf(terms, decimals), unread], format).to.deep.equal([expectedOf(invoice), []]);
        if (format === "facturx") continue;
        const text = new TextDecoder().decode(content);
        const independent = format === "cii" ? readCii(text) : readUbl(text);
        expect(figuresIn(independent, decimals), `${format}, by another parser`).to.deep.equal(expectedOf(invoice));
      }
    });
  }

  it("are all read, in each XML format", () => {
    for (const format of formats) expect(read[format], format).to.equal(published.length);
    expect(read["facturx"]).to.be.at.least(8);
  });
});
