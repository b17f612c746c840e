import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "chai";
import { rolldown } from "rolldown";
import { createFolder } from "../adapters/sql/databases.js";
import { root } from "../repository.js";
import { png } from "../logos.js";

/** What a page with these entries of the package imports. */
type Page = typeof import("../../core/public.js") & typeof import("../../adapters/memory/index.js");

const START = "\0start";
const source = ["core", "memory"]
  .map((entry) => `export * from ${JSON.stringify(join(root, `dist/package/${entry}.js`))};`)
  .join("");

describe("stint, bundled for browsers", function () {
  this.timeout(300_000);
  let folder: ReturnType<typeof createFolder>;
  /** The names of the files that the page loads later, without the digits that tell files of one name apart. */
  let parts: readonly string[];
  let page: Page;
  before(async () => {
    folder = createFolder();
    const start = {
      name: "start",
      resolveId: (id: string) => (id === START ? id : null),
      load: (id: string) => (id === START ? source : null),
    };
    const bundle = await rolldown({ input: START, platform: "browser", plugins: [start] });
    const names = { entryFileNames: "start.mjs", chunkFileNames: "[name].mjs" };
    const { output } = await bundle.write({ dir: folder.path, format: "esm", minify: true, ...names });
    await bundle.close();
    parts = output.flatMap((file) => (file.type === "chunk" && file.isDynamicEntry ? [file.name.replace(/\d+$/, "")] : []));
    page = (await import(pathToFileURL(join(folder.path, "start.mjs")).href)) as Page;
  });
  after(() => folder.remove());

  it("loads audits, bank statements, time exports, sums of time, credit notes, explanations, and checks of arguments, invoices and logos on their first use", async () => {
    const stint = page.createUseCases(page.memoryPorts());
    const { workspace, owner } = await stint.createWorkspace({
      name: "Mine",
      ownerEmail: "me@example.com",
      currency: page.parseCurrency("EUR"),
      timeZone: page.parseTimeZone("Europe/Berlin"),
    });
    const me = { workspaceId: workspace.id, userId: owner.id, role: owner.role, scopes: null, tokenId: null };
    const { id: clientId } = await stint.createClient(me, { name: "Ada Ltd" });
    const line = { description: "Work", quantity: page.parseDecimal("1"), unitPrice: 100n };
    const { invoice } = await stint.createInvoice(me, { clientId, lines: [line] });

    expect(await stint.getAudit(me)).to.include({ invoices: 1 });
    expect((await stint.getTimeReport(me, { groupBy: ["project"], filter: {} })).totals.seconds).to.equal(0);
    const { findings } = await stint.validateInvoice(me, invoice.id, "peppol");
    expect(findings.map(({ rule }) => rule)).to.include.members(["BR-08", "PEPPOL-EN16931-R003"]);
    const logo = { mediaType: "image/png", content: png() } as const;
    expect((await stint.replaceLogo(me, logo)).logo).to.include({ size: logo.content.length });
    const refused = await stint.replaceLogo(me, { ...logo, mediaType: "image/svg+xml" }).catch((error: unknown) => error);
    expect(page.isStintError(refused) && refused.issues[0]?.code).to.equal("logo_malformed");

    await stint.updateInvoice(me, invoice.id, { status: "open" });
    expect((await stint.explainInvoice(me, invoice.id)).lines).to.have.length(1);
    expect((await stint.createCreditNote(me, invoice.id, { reason: "Returned" })).invoice.total).to.equal(100n);

    const onUse = [
      "accept-logo",
      "argument-table",
      "audit",
      "check-profile",
      "crediting",
      "explanation",
      "placing",
      "stating",
      "sum-time",
      "read-statement",
      "read-time-export",
    ];
    const ofReactions = ["document-findings", "stated"];
    expect(parts).to.have.members([...onUse, ...ofReactions]);
  });
});
