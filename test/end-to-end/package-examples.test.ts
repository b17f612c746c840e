import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "chai";
import { rolldown } from "rolldown";
import { memoryPorts } from "../../adapters/memory/index.js";
import { startHarness } from "../http/harness.js";
import { createDatabase, sql } from "../adapters/sql/databases.js";
import { killed } from "../processes.js";
import { useBrowser } from "../pages/browser.js";
import { checkingPackages, run } from "../packaging/packed.js";
import { compiler, root } from "../repository.js";
import { describeReceivers } from "../webhooks/example-receivers.js";
import { describeServers } from "./example-servers.js";
import { InstalledPackage } from "./installed-package.js";

/** What the examples use besides the package and its dependencies. */
const others = [
  ...["@hono/node-server", "@redis/client", "@types/koa", "@types/node", "drizzle-orm", "express", "fastify", "hono", "kysely"],
  "libsql",
];

/** How Node and bundlers find modules. */
const resolutions = [
  ["nodenext", "nodenext"],
  ["esnext", "bundler"],
] as const;

describe("the examples, in an empty project with the package", function () {
  this.timeout(300_000);
  const browser = useBrowser();
  let installed: InstalledPackage;
  let folder: string;
  let started: ChildProcess | undefined;
  /** What the compiler reports with the resolution of Node, whose output runs. */
  let reported: string;

  before(async () => {
    installed = InstalledPackage.copy();
    folder = installed.path("examples");
    cpSync(join(root, "examples"), folder, { recursive: true });
    installed.link(...others);
    reported = await compile("--module", "nodenext");
  });
  afterEach(async () => {
    if (started) await killed(started);
    started = undefined;
  });
  after(() => installed?.remove());

  /** The sources for Node. The page has another library of types. */
  const sources = (): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !path.endsWith(".d.ts") && !path.startsWith("invoice-page"))
      .map((path) => join(folder, path));

  async function compile(...words: readonly string[]): Promise<string> {
    const options = ["--ignoreConfig", "--strict", ...checkingPackages, "--target", "es2022", "--types", "node"];
    const compiling = run(process.execPath, [compiler, ...options, ...words, ...sources()], { cwd: installed.project });
    return compiling.then(
      () => "",
      ({ stdout }: { readonly stdout: string }) => stdout,
    );
  }

  const output = async (example: string): Promise<string> => (await run(process.execPath, [join(folder, example)])).stdout;

  for (const [module, moduleResolution] of resolutions)
    it(`compile without skipLibCheck, with the resolution of ${moduleResolution}`, async () => {
      const words = ["--noEmit", "--module", module, "--moduleResolution", moduleResolution];
      expect(module === "nodenext" ? reported : await compile(...words)).to.equal("");
      const project = ["-p", join(folder, "invoice-page"), ...checkingPackages];
      const ofPage = [compiler, ...project, ...words];
      const complaints = await run(process.execPath, ofPage).then(
        () => "",
        ({ stdout }: { readonly stdout: string }) => stdout,
      );
      expect(complaints).to.equal("");
    });

  it("embed the core and complete the main workflow in memory", async () => {
    expect(await output("embed-the-core.js")).to.equal("paid: 225.00 EUR\n");
  });

  it("use only clients and invoices", async () => {
    expect(await output("invoices-only.js")).to.equal("INV-2026-0001: 73.19 EUR\nCN-2026-0001: 2.98 EUR\n");
  });

  it("bring their own clock, ids, PDFs, mailer and sender", async () => {
    expect(await output("own-adapters.js")).to.equal(
      `mail to ada@example.com: Invoice INV-2026-0001 from Mine, with INV-2026-0001.pdf
invoice.sent to https://receiver.example.com/stint, signed: true
1 invoice of 2026-03-02T08:00:00.000Z
`,
    );
  });

  it("serve the API in their own Koa application, and keep its data", async () => {
    const env = { PATH: process.env["PATH"], STINT_SECRET_KEY: "07".repeat(32), PORT: "0" };
    const start = async (): Promise<string> => {
      const child = spawn(process.execPath, [join(folder, "koa-app.js")], {
        cwd: installed.project,
        env,
        stdio: ["ignore", "pipe", "inherit"],
      });
      started = child;
      for await (const line of createInterface({ input: child.stdout })) return line;
      throw new Error("The example has ended.");
    };
    const headers = { Cookie: "session=session-of-ada", "Content-Type": "application/json" };
    let me = await start();
    expect((await fetch(me)).status).to.equal(401);
    const clients = me.replace(/me$/, "clients");
    expect((await fetch(clients, { method: "POST", headers, body: '{"name":"Bob Ltd"}' })).status).to.equal(201);
    expect(await (await fetch(new URL("/", me), { headers })).text()).to.equal("Hello ada@example.com");
    if (started) await killed(started);
    me = await start();
    const kept = (await (await fetch(me.replace(/me$/, "clients"), { headers })).json()) as {
      readonly data: { readonly name: string }[];
    };
    expect(kept.data.map(({ name }) => name)).to.deep.equal(["Bob Ltd"]);
  });

  it("call the API with the client, and follow its changes", async () => {
    const harness = await startHarness(memoryPorts());
    try {
      const { tokens } = await harness.createWorkspace();
      const env = { STINT_URL: harness.url, STINT_TOKEN: tokens.owner };
      const { stdout, stderr } = await run(process.execPath, [join(folder, "api-client.js")], { env });
      expect(stdout).to.equal("unbilled: 2.5 h\ninvoice: draft, 22500 EUR\nrefused: 409 in_use\n");
      expect(stderr).to.equal("");
    } finally {
      await harness.close();
    }
  });

  it("commit an order of a host with its invoice, or neither, and leave the database as it was", async () => {
    const database = await createDatabase();
    try {
      const env = { PATH: process.env["PATH"], DATABASE_URL: database.url };
      const { stdout } = await run(process.execPath, [join(folder, "host-transaction.js")], { env });
      expect(stdout.replaceAll(/INV-\d{4}/g, "INV-2026").split("\n")).to.deep.equal([
        "order 1: 98.00 EUR",
        "order 2: the payment was refused",
        "committed orders: INV-2026-0001",
        "committed invoices: INV-2026-0001",
        "",
      ]);
      const { rows } = await sql(database.url, "select nspname from pg_namespace where nspname like 'example%'");
      expect(rows).to.deep.equal([]);
    } finally {
      await database.drop();
    }
  });

  // All cases run on it in the repository. Errors come from another copy of the core here.
  it("store in SQLite, and reject what a storage must", async () => {
    const passed = await installed.script(`
      import { memoryPorts } from "stint/memory";
      import { manualClock, selectCases, unitOfWorkConformance } from "stint/conformance";
      import { openSqliteStorage } from "./examples/sqlite-storage/index.js";
      const [clock, { ids }] = [manualClock(), memoryPorts()];
      const storage = openSqliteStorage("conformance.db", { clock, ids, outbox: true });
      const { applied, leftOut } = selectCases(unitOfWorkConformance(), { ...storage, clock, ids });
      const refusing = applied.filter(({ title }) => title.startsWith("rejects"));
      for (const { run } of refusing) await run({ ...storage, clock, ids });
      await storage.close();
      console.log(applied.length > 400, leftOut.length, refusing.length > 30);
    `);
    expect(passed).to.equal("true 0 true\n");
  });

  it("compute an invoice in a static page", async () => {
    const bundle = await rolldown({ input: join(folder, "invoice-page/page.ts"), platform: "browser" });
    const {
      output: [{ code, imports }],
    } = await bundle.generate({ format: "esm", minify: true });
    await bundle.close();
    expect(imports).to.deep.equal([]);
    const html = readFileSync(join(folder, "invoice-page/index.html"), "utf8");
    const css = readFileSync(join(folder, "invoice-page/page.css"), "utf8");
    const page = await (await browser().newContext()).newPage();
    try {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      await page.route("**/*", (route) => {
        const path = new URL(route.request().url()).pathname;
        const [contentType, body] = path.endsWith(".js")
          ? ["text/javascript", code]
          : path.endsWith(".css")
            ? ["text/css", css]
            : ["text/html", html];
        return route.fulfill({ contentType, body });
      });
      await page.goto("http://invoice.example.com/");
      const figures = async (): Promise<string> => (await page.locator("#totals").innerText()).replaceAll(/\s+/g, " ");
      expect(await figures()).to.equal("Lines 734.88 Tax 7 % 4.19 Tax 19 % 128.25 Total EUR 867.32");
      await page.getByLabel("Discount in %").fill("10");
      await page.getByLabel("Prices").selectOption("gross");
      expect(await figures()).to.equal("Lines 623.18 Discount -62.32 Tax 7 % 3.53 Tax 19 % 97.00 Total EUR 661.39");
      await page.getByLabel("Unit price").first().fill("1.234");
      expect(await page.getByRole("alert").innerText()).to.contain("decimal");
      await page.getByRole("button", { name: "Remove" }).first().click();
      expect(await figures()).to.equal("Lines 55.96 Discount -5.60 Tax 7 % 3.53 Total EUR 53.89");
      expect(problems).to.deep.equal([]);
    } finally {
      await page.context().close();
    }
  });

  describeReceivers(() => folder);
  describeServers(() => folder);
});
