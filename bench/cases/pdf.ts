import { withElectronicInvoices } from "../../adapters/electronic-invoices/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { PdfkitRenderer } from "../../adapters/pdf/index.js";
import { createUseCases, parseCurrency, parseDecimal, parseTimeZone } from "../../core/index.js";
import { makeExportInvoice } from "../../core/invoices/reactions/invoice-document.js";
import { Random } from "../rows/random.js";
import { notesOf } from "../rows/words.js";
import { type Side, interleaved } from "../interleave.js";
import { type PrintedLine, rawPdf } from "../references/raw-pdf.js";
import type { Figures, Pair } from "../results.js";
import type { Context, Scenario } from "../scenario.js";
import { type Build, current } from "../scenes/build.js";
import { Client } from "../scenes/client.js";
import { ServerScene } from "../scenes/scene.js";

const LINES = 40;
const DOCUMENTS_A_ROUND = 20;
const WARM_UP = 50;
const CASE = `PDF of ${LINES} lines`;
const RAW = "raw pdfkit";
const DRAWN = "current, drawn";
const NOTES = "Thank you for your business.";
const FIGURE = "documents/s";

export const pdfScenario: Scenario = {
  title: "pdf",
  note: `Downloading a draft, which is drawn each time. In this process, ${DRAWN} only draws it, and ${RAW} prints the same text at fixed positions in a standard font.`,
  cases: [CASE],
  async run(context) {
    context.say(`  ${CASE}`);
    const random = new Random(1);
    const descriptions = Array.from({ length: LINES }, () => notesOf(random) || "Meeting");
    const sides: Side[] = [];
    for (const build of context.builds) sides.push(await downloads(context, build, descriptions));
    sides.push(await drawn(descriptions), raw(descriptions));
    for (const side of sides) for (let n = 0; n < WARM_UP / DOCUMENTS_A_ROUND; n += 1) await side.measure();
    const others = context.builds.filter(({ name }) => name !== current.name);
    const pairs: Pair[] = [
      ...[...context.builds.map(({ name }) => name), DRAWN].map((name) => [name, RAW] as const),
      ...others.map(({ name }) => [current.name, name] as const),
    ];
    return [await interleaved(CASE, sides, { rounds: context.options.rounds, figure: FIGURE, pairs })];
  },
};

async function downloads({ cleanup }: Context, build: Build, descriptions: readonly string[]): Promise<Side> {
  const scene = await ServerScene.open(build, cleanup);
  const client = Client.of(await scene.serve("serve"));
  const customer = await client.make("/clients", { name: "Ada Ltd", tax: { category: "S", rate: "19" } });
  const lines = descriptions.map((description) => ({ description, quantity: "2.5", unit_price: 9_000 }));
  const invoice = await client.make("/invoices", { client_id: customer, lines, notes: NOTES });
  return { name: build.name, measure: () => repeated(() => client.ask("GET", `/invoices/${invoice}/export`)) };
}

/** Draws the document that the service would download, without the service. */
async function drawn(descriptions: readonly string[]): Promise<Side> {
  const ports = memoryPorts();
  const renderer = new PdfkitRenderer();
  const stint = createUseCases(ports);
  const { token } = await stint.createWorkspace({
    name: "My workspace",
    ownerEmail: "me@example.com",
    currency: parseCurrency("EUR"),
    timeZone: parseTimeZone("Europe/Berlin"),
  });
  const me = await stint.authenticate(token);
  if (!me) throw new Error("The token is not valid.");
  const tax = { category: "S", rate: parseDecimal("19"), exemptionReason: null, exemptionCode: null, components: null } as const;
  const client = await stint.createClient(me, { name: "Ada Ltd", tax });
  const lines = descriptions.map((description) => ({ description, quantity: parseDecimal("2.5"), unitPrice: 9_000n }));
  const { invoice } = await stint.createInvoice(me, { clientId: client.id, lines, notes: NOTES });
  const { document } = await makeExportInvoice({ ...ports, documentRenderer: withElectronicInvoices(renderer) })(me, invoice.id);
  return { name: DRAWN, measure: () => repeated(() => renderer.render(document, "pdf")) };
}

/** The texts of the service's document. */
function raw(descriptions: readonly string[]): Side {
  const head: PrintedLine = {
    number: "#",
    description: "Description",
    quantity: "Quantity",
    price: "Unit price",
    tax: "Tax",
    net: "Net EUR",
  };
  const lines = descriptions.map((description, index): PrintedLine => ({
    number: String(index + 1),
    description,
    quantity: "2.5",
    price: "90.00",
    tax: "19%",
    net: "225.00",
  }));
  const printed = {
    above: ["My workspace", "Ada Ltd", "Invoice number Draft", "Invoice"],
    lines: [head, ...lines],
    below: ["Subtotal 9,000.00", "VAT 19% 1,710.00", "Total EUR 10,710.00", NOTES, "Page 1 of 1"],
  };
  return { name: RAW, measure: () => repeated(() => rawPdf(printed)) };
}

async function repeated(draw: () => Promise<unknown>): Promise<Figures> {
  const start = performance.now();
  for (let n = 0; n < DOCUMENTS_A_ROUND; n += 1) await draw();
  const spent = performance.now() - start;
  return { [FIGURE]: (DOCUMENTS_A_ROUND * 1_000) / spent, ms: spent / DOCUMENTS_A_ROUND };
}
