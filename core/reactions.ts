import { checked } from "./access/checked.js";
import { argumentTables } from "./features.js";
import { makeExportSharedDocument, makeOpenSharedDocument } from "./document-links/reactions/shared-document.js";
import { Housekeeper, type HousekeeperOptions } from "./housekeeping/reactions/housekeeper.js";
import { EventRelay, type RelayOptions } from "./events/reactions/event-relay.js";
import { makeExportTimesheet, makeGetTimesheet } from "./invoices/reactions/invoice-timesheet.js";
import { makeExportInvoice, makeExportInvoicePreview } from "./invoices/reactions/invoice-document.js";
import { makeInspectDocument } from "./invoices/reactions/inspect-document.js";
import { OverdueReporter } from "./invoices/reactions/overdue-reporter.js";
import { MailEngine, type MailEngineOptions } from "./mailing/reactions/mail-engine.js";
import type { OutsidePorts } from "./ports/outside-ports.js";
import type { Ports } from "./ports/ports.js";
import { makeExportQuote } from "./quotes/reactions/quote-document.js";
import { RecurringBiller } from "./recurring-invoices/reactions/recurring-biller.js";
import { makeExportAccountStatement } from "./reports/reactions/statement-document.js";
import { makeExportReminder } from "./reminders/reactions/reminder-document.js";
import { ReminderSender } from "./reminders/reactions/reminder-sender.js";
import { TimerLimiter } from "./time-entries/reactions/timer-limiter.js";
import { DeliveryEngine, type EngineOptions } from "./webhooks/reactions/delivery-engine.js";
import type { SweepOptions } from "./workspaces/reactions/workspace-sweep.js";

/** The options of each engine, and what emails refer to. */
export interface ReactionOptions {
  /** Of the engine that sends webhook deliveries. */
  readonly deliveries: EngineOptions;
  /** Of the engine that sends emails. */
  readonly mail: MailEngineOptions;
  /** Of the relay of events to the bus. */
  readonly events: RelayOptions;
  /** Of the limit for timers. */
  readonly timers: SweepOptions;
  /** Of the reports of overdue invoices. */
  readonly overdue: SweepOptions;
  /** Of the invoices of recurring invoices. */
  readonly recurring: SweepOptions;
  /** Of the reminders of invoices. */
  readonly reminders: SweepOptions;
  /** Of the removal of expired data. */
  readonly housekeeping: HousekeeperOptions;
  /** The URL of the service for links in mail, without a trailing slash. */
  readonly publicUrl: () => string;
}

/** What renders and reads documents on demand. It checks its arguments as `createUseCases` does. */
export function documentUseCases(
  ports: Pick<
    Ports & OutsidePorts,
    "clock" | "directory" | "documentReader" | "documentRenderer" | "ids" | "tokenSecrets" | "unitOfWork"
  >,
) {
  return checked(
    {
      exportInvoice: makeExportInvoice(ports),
      exportInvoicePreview: makeExportInvoicePreview(ports),
      getInvoiceTimesheet: makeGetTimesheet(ports),
      exportInvoiceTimesheet: makeExportTimesheet(ports),
      exportQuote: makeExportQuote(ports),
      exportReminder: makeExportReminder(ports),
      exportAccountStatement: makeExportAccountStatement(ports),
      inspectDocument: makeInspectDocument(ports),
      openSharedDocument: makeOpenSharedDocument(ports),
      exportSharedDocument: makeExportSharedDocument(ports),
    },
    async () => (await argumentTables()).documentArguments,
  );
}

/** Creates everything that reaches other systems, always outside a transaction: documents on demand, and what is sent after commits. */
export function createReactions(ports: Ports & OutsidePorts, options: ReactionOptions) {
  const documents = documentUseCases(ports);
  return {
    /**
     * Returns an invoice's document in a format, `pdf` by default; that of an issued invoice is stored when it is first rendered, and
     * returned unchanged from then on, whatever becomes of the invoice. Needs `invoices:read`. Throws `not_found`,
     * `copy_not_available` (conflict), and the signal's reason if it is aborted.
     */
    exportInvoice: documents.exportInvoice,
    /**
     * Returns the PDF of the draft that `createInvoice` would create, without storing or claiming anything. Needs `invoices:write`. Throws as
     * `createInvoice` does, and the signal's reason if it is aborted.
     */
    exportInvoicePreview: documents.exportInvoicePreview,
    /**
     * Returns the time entries that an invoice bills, with sums. Those of an issued invoice never change once they were read, or if they go with the invoice.
     * Needs `invoices:read`. Throws `not_found`, and `timesheet_not_kept` (conflict) if its time was released before.
     */
    getInvoiceTimesheet: documents.getInvoiceTimesheet,
    /** Returns this timesheet as PDF or CSV in the language of the client. Needs `invoices:read`. Throws as `getInvoiceTimesheet` does, and the signal's reason if it is aborted. */
    exportInvoiceTimesheet: documents.exportInvoiceTimesheet,
    /** Returns the PDF of a quote in the language of the client. A draft is marked. Needs `quotes:read`. Throws `not_found`, and the signal's reason if it is aborted. */
    exportQuote: documents.exportQuote,
    /**
     * Returns the PDF of a reminder, which is stored when it is first rendered, and returned unchanged from then on. Needs `reminders:read`. Throws
     * `not_found`, and the signal's reason if it is aborted.
     */
    exportReminder: documents.exportReminder,
    /**
     * Returns the statement of account of a client as PDF, in the language of the client, with what is due now. Needs `invoices:read`. Throws `not_found`,
     * of kind `invalid` `range_reversed`, `range_too_long` and, without `renderStatement`, `format_not_available`, and the signal's reason if it is aborted.
     */
    exportAccountStatement: documents.exportAccountStatement,
    /**
     * Reads an electronic invoice from any issuer, as UBL, CII or a PDF that embeds one, and checks it. Nothing is stored. Needs `invoices:read`. Throws
     * `document_unreadable` (invalid), `overloaded` (unavailable), the signal's reason if it is aborted, and an Error without a `documentReader`.
     */
    inspectDocument: documents.inspectDocument,
    /**
     * Returns the document of a link, as it stands now. Has no actor: the secret of the link is the authority. Throws `not_found` unless the link is active.
     */
    openSharedDocument: documents.openSharedDocument,
    /**
     * Returns the document of a link in a format. Has no actor. Throws `not_found` unless the link is active, `not_ready_to_export` (invalid) as `exportInvoice`
     * does, and the signal's reason if it is aborted.
     */
    exportSharedDocument: documents.exportSharedDocument,
    /** @deprecated Use `exportInvoicePreview`. Removed in 0.5.0. */
    exportPreview: documents.exportInvoicePreview,
    /** Sends due webhook deliveries. Wake it on each hint `deliveries` and every second. */
    deliveries: new DeliveryEngine(ports, options.deliveries),
    /** Sends due emails. Wake it on each hint `mail` and every second. */
    mail: new MailEngine({ ...ports, publicUrl: options.publicUrl }, options.mail),
    /**
     * Publishes events from the outbox to the bus. Wake it on each hint `deliveries` and every second, but only on a bus that
     * `carriesEvents`: any other would remove them without delivering them.
     */
    events: new EventRelay(ports, options.events),
    /** Stops timers at the limit of their workspace. Wake it every minute. */
    timers: new TimerLimiter(ports, options.timers),
    /** Records the events of invoices that have become overdue. Wake it every minute. */
    overdue: new OverdueReporter(ports, options.overdue),
    /** Makes the invoices of recurring invoices. Wake it every minute. */
    recurring: new RecurringBiller(ports, options.recurring),
    /** Sends the reminders of invoices. Wake it every minute. */
    reminders: new ReminderSender(ports, options.reminders),
    /** Removes expired changes, deliveries, events and quotas. Wake it regularly, such as every ten minutes. */
    housekeeper: new Housekeeper(ports, options.housekeeping),
  };
}

/** What {@link createReactions} returns. Nothing of it has a timer: its owner wakes it. */
export type Reactions = ReturnType<typeof createReactions>;
