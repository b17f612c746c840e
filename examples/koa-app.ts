// A Koa application of its own with Stint's API under /billing. Its sign-in decides who acts. Data is stored in ./data, or on PostgreSQL.
// STINT_SECRET_KEY=$(openssl rand -hex 32) node koa-app.js, compiled, after `npm install stint koa`
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { createUseCases, parseCurrency, parseTimeZone } from "stint";
import { createHttpMiddleware } from "stint/http";
import { nodePorts } from "stint/node";
import { withElectronicInvoices } from "stint/electronic-invoices";
import { FontPrinting, PdfkitRenderer } from "stint/pdf";
import { openStorage } from "stint/sql";
import { AddressPolicy, UrlTargets } from "stint/webhook-sender";

const { DATABASE_URL: url, STINT_SECRET_KEY: key = "", PORT: port = "3000" } = process.env;
if (!/^[0-9a-f]{64}$/.test(key)) throw new Error("Set STINT_SECRET_KEY to 64 hexadecimal digits, and keep it with the data.");

const node = nodePorts();
const storage = await openStorage(url === undefined ? { kind: "embedded", folder: "data" } : { kind: "server", url }, {
  ...node,
  secretKey: Buffer.from(key, "hex"),
});
const ports = {
  ...node,
  ...storage,
  webhookTargets: new UrlTargets(AddressPolicy.parse([])),
  printing: new FontPrinting(),
  mailDomain: "host.example.com",
  sendsMail: true,
  mailLimit: 200,
  webhookLimit: 20,
};
const stint = createUseCases(ports);

/** The host's users by session. A real host reads a signed cookie. */
const sessions = new Map([["session-of-ada", "ada@example.com"]]);
const emailOf = (context: Koa.Context): string | undefined => sessions.get(context.get("Cookie").replace("session=", ""));

if (await storage.directory.isEmpty())
  await stint.createWorkspace({
    name: "Ada Ltd",
    ownerEmail: "ada@example.com",
    currency: parseCurrency("EUR"),
    timeZone: parseTimeZone("Europe/Berlin"),
  });

const app = new Koa();
app.use(
  createHttpMiddleware<Koa.Context>({
    ports,
    documentRenderer: withElectronicInvoices(new PdfkitRenderer()),
    prefix: "/billing",
    authenticate: async (context) => {
      const [actor = null] = await stint.findActors(emailOf(context) ?? "");
      return actor;
    },
    offers: ({ tag }) => tag !== "Webhooks",
    logger: console,
  }),
);
app.use((context) => {
  context.body = `Hello ${emailOf(context) ?? "stranger"}`;
});

const server = app.listen(Number(port), "127.0.0.1");
await once(server, "listening");
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}/billing/v1/me\n`);
process.once("SIGTERM", () => server.close(() => void storage.close()));
