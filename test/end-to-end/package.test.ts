import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { rolldown } from "rolldown";
import { libraries } from "../../packaging/libraries.js";
import { printed } from "../adapters/pdf/poppler.js";
import { useBrowser } from "../pages/browser.js";
import { compiler, root } from "../repository.js";
import { delivery, secret } from "../webhooks/deliveries.js";
import { bytesIn, checkingPackages, run } from "../packaging/packed.js";
import { InstalledPackage } from "./installed-package.js";
import { Service } from "./service-process.js";

const MOST_FILES = 800;
const MOST_BYTES = 23_000_000;
/** The size of all installed packages, without the embedded database. A new project installs the latest versions of indirect dependencies, so there is room. */
const MOST_BYTES_INSTALLED = 80_000_000;

/** The entries of the package: how programs import them, the name that the tests give them, and their modules in the repository. */
const entries = Object.entries(libraries).map(([entry, path]) => ({
  specifier: entry === "core" ? "stint" : `stint/${entry}`,
  name: entry.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  module: `../../${path}.js`,
}));
const imports = entries.map(({ specifier, name }) => `import * as ${name} from "${specifier}";`).join("\n");

/** What programs compile the package with. */
const resolutions = [
  ["nodenext", "nodenext"],
  ["esnext", "bundler"],
] as const;

/** The export conditions of browsers and of edge runtimes. */
const conditions = [["browser"], ["worker", "workerd", "edge-light"]];

/** From an empty workspace to an invoice and a verified delivery. The page calls it with a delivery and its secret. */
const inBrowsers = `
import { createUseCases, formatAmount, parseCurrency, parseInstant, parseTimeZone, StintError } from "stint";
import { memoryPorts } from "stint/memory";
import { verifyServiceSignature, verifyWebhook, WebhookVerificationError } from "stint/webhooks";

async function bill() {
  const ports = memoryPorts();
  const stint = createUseCases(ports);
  const place = { currency: parseCurrency("EUR"), timeZone: parseTimeZone("Europe/Berlin") };
  const { token } = await stint.createWorkspace({ name: "Mine", ownerEmail: "me@example.com", ...place });
  const me = await stint.authenticate(token);
  const client = await stint.createClient(me, { name: "Ada Ltd", rate: 9000n });
  const project = await stint.createProject(me, { name: "Website", clientId: client.id });
  const [startTime, endTime] = [parseInstant("2026-03-02T09:00:00+01:00"), parseInstant("2026-03-02T11:30:00+01:00")];
  await stint.createTimeEntry(me, { projectId: project.id, startTime, endTime });
  const { invoice: draft } = await stint.createInvoice(me, { clientId: client.id, fromTime: {} });
  const { invoice } = await stint.updateInvoice(me, draft.id, { status: "paid" });
  const failure = await stint.createClient(me, { name: "" }).catch((error) => error instanceof StintError && error.issues[0]?.code);
  const signing = ports.webhookSecrets.issue();
  const isSigned = verifyServiceSignature("{}", ports.webhookSecrets.hexSignature(signing, "{}"), signing);
  return [invoice.status, formatAmount(invoice.total, invoice.currency), failure, /^stint_[\\w-]{43}$/.test(token), isSigned];
}

function receive(request) {
  try {
    return verifyWebhook(request).type;
  } catch (error) {
    return error instanceof WebhookVerificationError ? error.code : String(error);
  }
}

globalThis.answers = async (genuine) =>
  [await bill(), receive(genuine), receive({ ...genuine, body: genuine.body.replace("inv_1", "inv_2") })];
`;

describe("the package, installed into an empty project", function () {
  this.timeout(300_000);
  const browser = useBrowser();
  let installed: InstalledPackage;
  before(() => {
    installed = InstalledPackage.copy();
  });
  after(() => installed?.remove());

  it(`has at most ${MOST_FILES} files and ${MOST_BYTES / 1e6} MB, and no file refers to a missing one`, () => {
    const { entryCount, unpackedSize, files } = installed.packed;
    expect(entryCount).to.be.at.most(MOST_FILES);
    expect(unpackedSize).to.be.at.most(MOST_BYTES);
    const paths = files.map(({ path }) => path);
    expect(paths.filter((path) => /\.(map|tsbuildinfo)$|^dist\/(test|bench|packaging)\//.test(path))).to.deep.equal([]);
    const own = paths.filter((path) => /^dist\/package\/.*\.(js|ts)$/.test(path));
    expect(own).to.include("dist/package/stint.js");
    for (const path of own) {
      expect(readFileSync(installed.path("node_modules/stint", path), "utf8"), path).not.to.contain("sourceMappingURL");
    }
  });

  it(`takes at most ${MOST_BYTES_INSTALLED / 1e6} MB besides the embedded database, without anything that only the build needs`, () => {
    const modules = installed.path("node_modules");
    expect(bytesIn(modules) - bytesIn(join(modules, "@electric-sql/pglite"))).to.be.at.most(MOST_BYTES_INSTALLED);
    for (const name of ["@scarf", "@expo-google-fonts", "typedoc", "react", "vite"])
      expect(existsSync(join(modules, name)), name).to.equal(false);
  });

  it("exports the same from every entry as the repository", async () => {
    const names = entries.map(({ name }) => `Object.keys(${name}).sort()`).join(", ");
    const exported: unknown = JSON.parse(await installed.script(`${imports}\nconsole.log(JSON.stringify([${names}]));`));
    const expected = await Promise.all(entries.map(async ({ module }) => Object.keys((await import(module)) as object).sort()));
    expect(exported).to.deep.equal(expected);
  });

  for (const [module, resolution] of resolutions)
    it(`has types of all entries that compile without skipLibCheck, with the module resolution ${resolution}`, async () => {
      const uses = `${imports}
      export const entries: readonly object[] = [${entries.map(({ name }) => name).join(", ")}];
      export const ports: core.Ports = memory.memoryPorts();
      export const workspace: Promise<{ readonly token: string }> = core.createUseCases(ports).createWorkspace({
        name: "Mine", ownerEmail: "me@example.com", currency: core.parseCurrency("EUR"), timeZone: core.parseTimeZone("Europe/Berlin"),
      });
      export const verified: webhooks.Webhook = webhooks.verifyWebhook({ headers: {}, body: "", secret: "" });
      const clock = conformance.manualClock();
      export const subject: conformance.Subject = { ...memory.memoryPorts({ clock }), clock };
      // @ts-expect-error Unknown option.
      memory.memoryPorts({ nonsense: true });
    `;
      installed.link("@types/node");
      const checks = ["--noEmit", "--strict", ...checkingPackages, "--types", "node", "--target", "es2022"];
      const options = ["--ignoreConfig", ...checks, "--module", module, "--moduleResolution", resolution];
      const complaints = await run(process.execPath, [compiler, ...options, installed.write("uses.ts", uses)]).then(
        () => "",
        ({ stdout }: { readonly stdout: string }) => stdout,
      );
      expect(complaints).to.equal("");
    });

  it("tests a storage with the conformance suite, whose errors are those of the core", async () => {
    const text = `${imports}
      const clock = conformance.manualClock();
      const subject = { ...memory.memoryPorts({ clock, outbox: true }), clock };
      let passed = 0;
      for (const { run } of conformance.unitOfWorkConformance()) await run(subject).then(() => passed++);
      console.log(passed);
    `;
    const { unitOfWorkConformance } = await import("../conformance/index.js");
    expect(Number(await installed.script(text))).to.equal(unitOfWorkConformance().length);
  });

  it("prints the usage of its command", async () => {
    const { stdout } = await run(installed.path("node_modules/.bin/stint"), ["--help"], { cwd: installed.project });
    expect(stdout).to.contain("Usage: stint COMMAND");
  });

  describe("as a service on the embedded database", () => {
    let service: Service;
    before(async () => {
      const settings = { STINT_DATA_DIR: installed.path("data") };
      service = await Service.start(settings, installed.path("node_modules/stint/dist/package/stint.js"));
    });
    after(() => service?.kill());

    const get = (path: string, coding = "identity") => fetch(service.url + path, { headers: { "Accept-Encoding": coding } });

    async function call<T>(method: string, path: string, body: object): Promise<T> {
      const headers = { Authorization: `Bearer ${service.token}`, "Content-Type": "application/json" };
      const response = await fetch(`${service.url}/v1${path}`, { method, headers, body: JSON.stringify(body) });
      expect(response.status, path).to.be.within(200, 201);
      return (await response.json()) as T;
    }

    it("renders an invoice with its fonts", async () => {
      const { id: clientId } = await call<{ id: string }>("POST", "/clients", { name: "Łódź ΑΒΓ Ltd" });
      const lines = [{ description: "Работа", quantity: "2", unit_price: 9000 }];
      const { id } = await call<{ id: string }>("POST", "/invoices", { client_id: clientId, lines });
      await call("PATCH", `/invoices/${id}`, { status: "open" });
      const headers = { Authorization: `Bearer ${service.token}` };
      const pdf = await fetch(`${service.url}/v1/invoices/${id}/export`, { headers });
      expect(pdf.headers.get("content-type")).to.equal("application/pdf");
      expect(await printed(new Uint8Array(await pdf.arrayBuffer())))
        .to.contain("Łódź ΑΒΓ Ltd")
        .and.contain("Работа")
        .and.contain("180.00");
    });

    it("draws an SVG logo", async () => {
      const headers = { Authorization: `Bearer ${service.token}`, "Content-Type": "image/svg+xml" };
      const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1H0z"/></svg>';
      const url = `${service.url}/v1/workspace/logo`;
      expect((await fetch(url, { method: "PUT", headers, body: logo })).status).to.equal(200);
      expect((await fetch(url, { method: "PUT", headers, body: logo.replace("0 0 4 1", "0 0 1e9 1e-9") })).status).to.equal(422);
    });

    it("serves the documentation, the dashboard and everything that they load", async () => {
      for (const [path, least] of [
        ["/docs", 3],
        ["/", 5],
      ] as const) {
        const page = await fetch(service.url + path, { headers: { Accept: "text/html" } });
        const html = await page.text();
        const files = Array.from(
          html.matchAll(/(?:href|src)="(?:\.\/)?(assets\/[^"]+)"/g),
          ([, file = ""]) => new URL(file, page.url).pathname,
        );
        expect(files.length, html).to.be.at.least(least);
        for (const file of files) {
          const [plain, compressed] = [await get(file), await get(file, "br")];
          expect([plain.status, compressed.status], file).to.deep.equal([200, 200]);
          expect(await plain.text(), file)
            .to.have.length.above(50)
            .and.equal(await compressed.text());
        }
      }
    });

    it("prints its version, and stops on request", async () => {
      const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
      const document = (await (await get("/v1/openapi.json")).json()) as { readonly info: { readonly version: string } };
      expect(document.info.version).to.equal(version);
      expect(await service.stop()).to.equal(0);
    });
  });

  describe("in a browser", () => {
    let page: Page;
    before(async () => {
      page = await (await browser().newContext()).newPage();
    });
    after(() => page?.context().close());

    for (const conditionNames of conditions) {
      it(`completes the main workflow and verifies deliveries, bundled for ${conditionNames.join(", ")}`, async () => {
        const input = installed.write("in-browsers.js", inBrowsers);
        const bundle = await rolldown({ input, platform: "browser", resolve: { conditionNames: [...conditionNames, "import"] } });
        const [file, ...others] = (await bundle.generate({ format: "esm", codeSplitting: false })).output;
        await bundle.close();
        const { code, fileName } = file;
        const left = [...file.imports, ...file.dynamicImports].filter((imported) => imported !== fileName);
        expect([left, others]).to.deep.equal([[], []]);
        await page.goto("about:blank");
        await page.addScriptTag({ content: code, type: "module" });
        const request = { ...delivery({ at: new Date() }), secret };
        expect(await page.evaluate(`answers(${JSON.stringify(request)})`)).to.deep.equal([
          ["paid", "225.00", "too_short", true, true],
          "invoice.paid",
          "signature_mismatch",
        ]);
      });
    }
  });
});
