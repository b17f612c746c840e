import { copyFileSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect } from "chai";
import { readingPackages } from "../../adapters/electronic-invoices/packages.js";
import { printingPackages } from "../../adapters/pdf/packages.js";
import { embeddedPackages } from "../../adapters/sql/embedded/open-store.js";
import { loadOptional } from "../../core/index.js";
import { createFolder } from "../adapters/sql/databases.js";
import { root } from "../repository.js";
import { bytesIn, installedFolder, installPacked, packedPackage, run } from "./packed.js";

/** On the disk, where a file takes whole blocks. */
const MOST_BYTES_ON_DISK = 66_000_000;
const MOST_BYTES = 45_000_000;

interface Failed {
  readonly code: number;
  readonly stderr: string;
}

/** The space that the files at or below the path take. */
function spaceOf(path: string): number {
  const stats = lstatSync(path);
  const own = stats.blocks * 512;
  return stats.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + spaceOf(join(path, name)), own) : own;
}

const commandFor = (packages: Readonly<Record<string, string>>): string =>
  `npm install ${Object.entries(packages)
    .map(([name, versions]) => `${name}@${versions}`)
    .join(" ")}`;

describe("the package without the packages that only some programs need", function () {
  this.timeout(300_000);
  const project = createFolder();
  before(async () => {
    const packed = packedPackage();
    copyFileSync(join(installedFolder, packed.filename), join(project.path, packed.filename));
    writeFileSync(join(project.path, "package.json"), JSON.stringify({ private: true, type: "module" }));
    await installPacked(packed, project.path);
  });
  after(() => project.remove());

  async function script(text: string): Promise<string> {
    writeFileSync(join(project.path, "script.js"), text);
    return (await run(process.execPath, ["script.js"], { cwd: project.path })).stdout;
  }

  it(`takes at most ${MOST_BYTES / 1e6} MB, and ${MOST_BYTES_ON_DISK / 1e6} MB on the disk`, () => {
    const modules = join(project.path, "node_modules");
    expect(readdirSync(modules)).to.not.include.members(
      Object.keys({ ...embeddedPackages, ...readingPackages, ...printingPackages }),
    );
    expect(bytesIn(modules)).to.be.at.most(MOST_BYTES);
    expect(spaceOf(modules)).to.be.at.most(MOST_BYTES_ON_DISK);
  });

  it("runs the domain in memory, and its entries can be imported", async () => {
    const printed = await script(`
      import { createUseCases } from "stint";
      import { memoryPorts } from "stint/memory";
      import { nodePorts } from "stint/node";
      const useCases = createUseCases({ ...memoryPorts(), ...nodePorts() });
      for (const entry of ["sql", "http", "rabbitmq", "pdf", "mail", "webhook-sender"]) await import("stint/" + entry);
      console.log(typeof useCases.createInvoice);
    `);
    expect(printed).to.equal("function\n");
  });

  it("says which packages the embedded database needs", async () => {
    const printed = await script(`
      import { openStorage } from "stint/sql";
      import { nodePorts } from "stint/node";
      const settings = { kind: "embedded", folder: "data" };
      await openStorage(settings, { ...nodePorts(), secretKey: new Uint8Array(32) }).catch(({ message }) => console.log(message));
    `);
    expect(printed).to.equal(
      `The embedded database of stint/sql needs the package @electric-sql/pglite, which is not installed. Run: ${commandFor(embeddedPackages)}\n`,
    );
  });

  it("says which packages printing needs", async () => {
    const printed = await script(`
      import { FontPrinting } from "stint/pdf";
      const printing = new FontPrinting();
      const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
      const say = ({ message }) => console.log(message);
      await printing.unprintable(["a"], null).catch(say);
      await printing.canDraw({ mediaType: "image/svg+xml", content: svg }, { width: 9, height: 9 }).catch(say);
    `);
    const lines = printed.trim().split("\n");
    expect(lines).to.have.length(2);
    for (const line of lines) {
      expect(line).to.match(
        /^stint\/pdf needs the package (?:fontkit|harfbuzzjs|pdfkit|@resvg\/resvg-wasm), which is not installed\. /,
      );
      expect(line).to.contain(`Run: ${commandFor(printingPackages)}`);
    }
  });

  it("says which package reading a PDF needs, and reads XML without it", async () => {
    const printed = await script(`
      import { ElectronicInvoiceReader } from "stint/electronic-invoices";
      const reader = new ElectronicInvoiceReader();
      const read = (text) => reader.read(new TextEncoder().encode(text)).catch(({ message }) => console.log(message));
      await read("%PDF-1.7");
      await read("<Invoice/>");
    `);
    const [pdf, xml] = printed.trim().split("\n");
    expect(pdf).to.equal(
      `Reading a PDF needs the package @libpdf/core, which is not installed. Run: ${commandFor(readingPackages)}`,
    );
    expect(xml).to.contain("The root element Invoice is not that of an electronic invoice.");
  });

  it("says which packages the command needs, and still shows its help", async () => {
    const command = join(project.path, "node_modules/.bin/stint");
    expect((await run(command, ["--help"], { cwd: project.path })).stdout).to.contain("Stint 0.");
    const failed = await run(command, ["serve"], { cwd: project.path }).then(
      () => expect.fail("it started"),
      (error: Failed) => error,
    );
    expect(failed.code).to.equal(1);
    const all = commandFor({ ...embeddedPackages, ...readingPackages, ...printingPackages });
    expect(failed.stderr).to.equal(`stint: The command needs packages that are not installed. Run: ${all}\n`);
  });

  it("sends an example of an event with the command, as a developer of a receiver does", async () => {
    const received: string[] = [];
    const receiver = createServer((request, response) => {
      received.push(String(request.headers["x-service-event"]));
      response.end();
    });
    const port = await new Promise<number>((resolve) =>
      receiver.listen(0, "127.0.0.1", () => resolve((receiver.address() as AddressInfo).port)),
    );
    try {
      const command = join(project.path, "node_modules/.bin/stint");
      const words = ["trigger", "invoice.paid", "--forward-to", String(port), "--token", "stint_example"];
      await run(command, words, { cwd: project.path });
      expect(received).to.deep.equal(["invoice.paid"]);
    } finally {
      receiver.close();
    }
  });
});

describe("the packages that only some programs need", () => {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Readonly<Record<string, object>>;

  it("are optional peer dependencies, from the versions that the tests use", () => {
    const peers = { ...embeddedPackages, ...readingPackages, ...printingPackages };
    expect(manifest["peerDependencies"]).to.deep.equal(peers);
    const optional = Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }]));
    expect(manifest["peerDependenciesMeta"]).to.deep.equal(optional);
    const used = Object.fromEntries(Object.entries(peers).map(([name, versions]) => [name, versions.slice(1)]));
    expect(manifest["devDependencies"]).to.include(used);
  });

  it("are installed by the commands of the guides", () => {
    const read = (guide: string): string => readFileSync(join(root, "docs", guide), "utf8");
    for (const packages of [embeddedPackages, readingPackages, printingPackages])
      expect(read("embedding.md")).to.contain(`\n${commandFor(packages)}\n`);
    expect(read("first-hour.md")).to.contain(`\n${commandFor(printingPackages)}\n`);
  });

  it("are not blamed for other errors", async () => {
    const broken = new Error("broken");
    const outcome = await loadOptional("x", { y: "^1.0.0" }, () => Promise.reject(broken)).catch((error: unknown) => error);
    expect(outcome).to.equal(broken);
    const missing = ["no", "such", "package"].join("-");
    const other = await loadOptional("x", { y: "^1.0.0" }, () => import.meta.resolve(missing)).catch((error: unknown) => error);
    expect(other).to.include({ code: "ERR_MODULE_NOT_FOUND" });
  });
});
