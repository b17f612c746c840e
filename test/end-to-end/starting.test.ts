import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "chai";
import { printed } from "../adapters/pdf/poppler.js";
import { createFolder } from "../adapters/sql/databases.js";
import { root } from "../repository.js";
import { RunningService } from "./running-service.js";
import { launched, main } from "./service-process.js";
import { until } from "./until.js";
import { WebhookReceiver } from "./webhook-receiver.js";

const importing = pathToFileURL(join(root, "dist/test/end-to-end/imported-modules.js")).href;

describe("the service that npm start runs", function () {
  this.timeout(600_000);
  const folder = createFolder();
  const file = join(folder.path, "imported");
  const running = new RunningService(() => ({
    HOST: "0.0.0.0",
    STINT_DATA_DIR: join(folder.path, "data"),
    STINT_WEBHOOK_ALLOW: "127.0.0.0/8",
    NODE_OPTIONS: `--import ${importing}`,
    IMPORTED: file,
  }));
  let receiver: WebhookReceiver;

  before(async () => {
    receiver = await WebhookReceiver.start();
    await running.start();
  });
  after(async () => {
    await running.service.kill();
    receiver.close();
    folder.remove();
  });

  /** The packages that the process has imported so far, besides those in the bundle. */
  const imported = (): readonly string[] => {
    const names = readFileSync(file, "utf8").matchAll(/\/node_modules\/((?:@[^/]+\/)?[^/]+)/g);
    return [...new Set(Array.from(names, ([, name = ""]) => name))].sort();
  };

  it("imports only the embedded database beside the bundle until something else is used", () => {
    expect(readFileSync(file, "utf8")).to.contain(pathToFileURL(main).href);
    expect(imported()).to.deep.equal(["@electric-sql/pglite"]);
  });

  it("warns that links lead to this machine while it listens on all addresses", () => {
    expect(running.service.output.filter((line) => line.includes("set STINT_PUBLIC_URL"))).to.have.length(1);
  });

  it("imports what sends webhooks, prints and mails when it is used", async () => {
    await running.api("/webhooks", { url: receiver.url, events: ["invoice.created"] });
    const { path } = await running.mainJob();
    await until("the webhook", () => receiver.received.length > 0);
    expect(imported()).to.include("got").but.not.include("pdfkit");
    const headers = { Authorization: `Bearer ${running.token}` };
    const pdf = await fetch(`${running.service.url}/v1${path}/export`, { headers });
    expect(await printed(new Uint8Array(await pdf.arrayBuffer()))).to.contain("267.75");
    expect(imported()).to.include.members(["fontkit", "pdfkit"]);
    await running.api(`${path}/send`, { to: ["ada@example.com"] });
    await until("the mail", () => existsSync(join(folder.path, "data/mail")));
    expect(imported()).to.include("nodemailer").but.not.include("amqplib");
  });

  it("names the functions in the stack of an unexpected error", async () => {
    const broken =
      'import { Server } from "node:http"; Server.prototype.listen = () => { throw new TypeError("broken on purpose"); };';
    const { child, output } = launched(["serve"], {
      STINT_DATA_DIR: join(folder.path, "other"),
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(broken)}`,
    });
    const [code] = (await once(child, "close")) as [number | null];
    expect(code).to.equal(1);
    expect(output.join("\n")).to.match(/TypeError: broken on purpose[^]*at listen \(.*stint\.js:\d+:\d+\)[^]*at startApi/);
  });
});
