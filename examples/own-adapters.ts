// A host with its own clock, ids, logger, PDFs, mailer and sender. Run it after `npm install stint`, compiled: node own-adapters.js
import {
  type Clock,
  createUseCases,
  type IdSource,
  type Mailer,
  parseCurrency,
  parseInstant,
  parseTimeZone,
  type DocumentRenderer,
  type WebhookSender,
} from "stint";
import { memoryPorts } from "stint/memory";
import { nodePorts, runReactions } from "stint/node";

/** The clock of a simulation: it moves only when the host says so. */
const now = parseInstant("2026-03-02T08:00:00Z");
const clock: Clock = { now: () => now };

/** The host wants to see each id. */
const { ids: typeIds } = nodePorts();
const issued: string[] = [];
const ids: IdSource = {
  next: (prefix) => {
    const id = typeIds.next(prefix);
    issued.push(id);
    return id;
  },
};

/** A renderer that prints an invoice as a text. A real one returns a PDF, to which `withElectronicInvoices` adds the other formats. */
const documentRenderer: DocumentRenderer = {
  render: async ({ invoice, sellerName }, format) => {
    if (format !== "pdf") throw new RangeError(`There is no renderer for ${format}.`);
    return new TextEncoder().encode(`${sellerName}: invoice ${invoice.number ?? "draft"}`);
  },
};

const log = (line: string): void => void process.stdout.write(`${line}\n`);

/** The host's own mail service. It can be asked twice without effect, so it need not call the second argument, `handingOver`. */
const mailer: Mailer = {
  send: async ({ to, subject, attachments }) => {
    log(`mail to ${to.join()}: ${subject}, with ${attachments.map(({ filename }) => filename).join()}`);
    return { kind: "sent", refused: [] };
  },
};

let deliver = (): void => undefined;
const delivered = new Promise<void>((resolve) => (deliver = resolve));

/** The host's own gateway for webhooks. */
const webhookSender: WebhookSender = {
  send: async ({ url, headers, body }) => {
    const { type } = JSON.parse(body) as { readonly type: string };
    log(`${type} to ${url}, signed: ${String("X-Service-Signature" in headers)}`);
    deliver();
    return { durationMs: 0, response: { status: 204, headers: {}, body: "" }, error: null };
  },
};

const ports = { ...memoryPorts({ clock, ids }), documentRenderer, mailer, webhookSender };
const stint = createUseCases(ports);
const sending = runReactions(ports, { publicUrl: "https://host.example.com", onError: (error) => log(String(error)) });

await stint.createWorkspace({
  name: "Mine",
  ownerEmail: "me@example.com",
  currency: parseCurrency("EUR"),
  timeZone: parseTimeZone("Europe/Berlin"),
});
const [me] = await stint.findActors("me@example.com");
if (!me) throw new Error("The workspace has no owner.");
await stint.createWebhook(me, { url: "https://receiver.example.com/stint", events: ["invoice.sent"] });
const client = await stint.createClient(me, { name: "Ada Ltd", email: "ada@example.com", rate: 9000n });
const project = await stint.createProject(me, { name: "Website", clientId: client.id });
const [startTime, endTime] = [parseInstant("2026-02-27T09:00:00+01:00"), parseInstant("2026-02-27T11:30:00+01:00")];
await stint.createTimeEntry(me, { projectId: project.id, startTime, endTime });
const { invoice } = await stint.createInvoice(me, { clientId: client.id, fromTime: {} });
await stint.sendInvoice(me, invoice.id, {});
await delivered;
await sending.stop(10_000);
log(`${issued.filter((id) => id.startsWith("inv_")).length} invoice of ${new Date(clock.now()).toISOString()}`);
