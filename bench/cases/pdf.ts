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
const FIGURE = "documents/s";

export const pdfScenario: Scenario = {
  title: "pdf",
  note: `Downloading a draft, which is drawn each time; ${RAW} prints the same text at fixed positions in a standard font, in this process.`,
  cases: [CASE],
  async run(context) {
    context.say(`  ${CASE}`);
    const random = new Random(1);
    const descriptions = Array.from({ length: LINES }, () => notesOf(random) || "Meeting");
    const sides: Side[] = [];
    for (const build of context.builds) sides.push(await downloads(context, build, descriptions));
    sides.push(raw(descriptions));
    for (const side of sides) for (let n = 0; n < WARM_UP / DOCUMENTS_A_ROUND; n += 1) await side.measure();
    const pairs = context.builds.flatMap(({ name }): Pair[] => [
      [name, RAW],
      ...(name === current.name ? [] : [[current.name, name] as const]),
    ]);
    return [await interleaved(CASE, sides, { rounds: context.options.rounds, figure: FIGURE, pairs })];
  },
};

async function downloads({ cleanup }: Context, build: Build, descriptions: readonly string[]): Promise<Side> {
  const scene = await ServerScene.open(build, cleanup);
  const client = Client.of(await scene.serve("serve"));
  const customer = await client.make("/clients", { name: "Ada Ltd", tax: { category: "S", rate: "19" } });
  const lines = descriptions.map((description) => ({ description, quantity: "2.5", unit_price: 9_000 }));
  const invoice = await client.make("/invoices", { client_id: customer, lines, notes: "Thank you for your business." });
  return { name: build.name, measure: () => repeated(() => client.ask("GET", `/invoices/${invoice}/export`)) };
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
    below: ["Subtotal 9,000.00", "VAT 19% 1,710.00", "Total EUR 10,710.00", "Thank you for your business.", "Page 1 of 1"],
  };
  return { name: RAW, measure: () => repeated(() => rawPdf(printed)) };
}

async function repeated(draw: () => Promise<unknown>): Promise<Figures> {
  const start = performance.now();
  for (let n = 0; n < DOCUMENTS_A_ROUND; n += 1) await draw();
  const spent = performance.now() - start;
  return { [FIGURE]: (DOCUMENTS_A_ROUND * 1_000) / spent, ms: spent / DOCUMENTS_A_ROUND };
}
