import { ElectronicInvoiceReader, withElectronicInvoices } from "../adapters/electronic-invoices/index.js";
import { FontPrinting, PdfkitRenderer, RenderQueue } from "../adapters/pdf/index.js";
import { InProcessMessageBus } from "../adapters/memory/index.js";
import { openStorage, type SqlStorage } from "../adapters/sql/index.js";
import { nodePorts, runReactions, type RunOptions, type Workers } from "../adapters/system/index.js";
import { AddressPolicy, GotWebhookSender, UrlTargets } from "../adapters/webhook-sender/index.js";
import {
  createUseCases,
  documentUseCases,
  type Mailer,
  type OutsidePorts,
  type Ports,
  type Reactions,
  type StoragePorts,
  type UseCases,
} from "../core/index.js";
import { keyOfText } from "./secret-key.js";
import { checkOptions, type StintOptions } from "./stint-options.js";

export type { StintOptions };

/** All use cases on a database, with everything that they need. */
export interface Stint
  extends
    UseCases,
    Pick<
      Reactions,
      "exportInvoice" | "exportInvoicePreview" | "exportInvoiceTimesheet" | "getInvoiceTimesheet" | "inspectDocument"
    > {
  /** For `createUseCases`, `createHttpHandler` and others that take ports. */
  readonly ports: Ports & OutsidePorts & StoragePorts;
  /** The database, also for units of work in a transaction of the program. */
  readonly storage: SqlStorage;
  /** Sends webhooks, events and emails, stops timers, reports overdue invoices, makes recurring invoices, sends reminders and removes expired data, until it is stopped or Stint is closed. */
  run(options: RunOptions): Workers;
  /** Stops the work, and closes the database. Resolves after at most `graceMs` for work in progress, 5,000 by default. */
  close(graceMs?: number): Promise<void>;
}

/** The limits of the service. */
const LIMITS = { mailLimit: 200, webhookLimit: 20 } as const;
const GRACE_MS = 5_000;

/** Reports that nothing is sent, so that no email waits for a mailer that the program does not have. */
const noMailer: Mailer = {
  send: async () => ({ kind: "not_sent", permanent: true, error: "The program has no mailer." }),
};

/**
 * Opens the database, creates or migrates its tables, and returns all use cases on it. Rejects with a StintError of kind `unavailable` if the database
 * cannot be reached or used, also with `secret_key_wrong`, or with `schema_shared` before it changes anything; with `unknown_field` (invalid) for an option that
 * does not exist; and with a RangeError for an invalid setting.
 */
export async function createStint(options: StintOptions): Promise<Stint> {
  checkOptions(options);
  const { database, secretKey, mailer, webhookAllow = [], ports: own } = options;
  const allow = AddressPolicy.parse(webhookAllow);
  const node = nodePorts();
  const { clock, ids, messageBus = new InProcessMessageBus() } = { ...node, ...own };
  const storage = await openStorage("url" in database ? { kind: "server", ...database } : { kind: "embedded", ...database }, {
    clock,
    ids,
    secretKey: typeof secretKey === "string" ? keyOfText(secretKey) : secretKey,
    outbox: messageBus.carriesEvents,
  });
  const ports = {
    ...node,
    ...storage,
    ...LIMITS,
    webhookTargets: new UrlTargets(allow),
    printing: new FontPrinting(),
    mailDomain: "localhost",
    sendsMail: mailer !== undefined,
    mailer: mailer ?? noMailer,
    messageBus,
    documentRenderer: withElectronicInvoices(new RenderQueue(new PdfkitRenderer())),
    documentReader: new ElectronicInvoiceReader(),
    webhookSender: new GotWebhookSender({ allow }),
    ...own,
  };
  const running = new Set<Workers>();
  return {
    ...createUseCases(ports),
    ...documentUseCases(ports),
    ports,
    storage,
    run: (options) => {
      const workers = runReactions(ports, options);
      running.add(workers);
      return workers;
    },
    close: async (graceMs = GRACE_MS) => {
      await Promise.all([...running].map((workers) => workers.stop(graceMs)));
      await storage.close();
    },
  };
}
