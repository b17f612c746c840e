import { type Actor, authorize } from "../../access/actor.js";
import type { TimesheetFileFormat } from "../../billing/annex.js";
import { documentFileName, documentFormats } from "../../billing/document-format.js";
import { conflict, notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { DocumentRenderer, StopSignal } from "../../ports/document-renderer.js";
import type { Stores, UnitOfWork, WorkScope } from "../../ports/unit-of-work.js";
import { collectTimesheet, keepTimesheet, keptTimesheet } from "../timesheet/collecting.js";
import type { Timesheet } from "../timesheet/timesheet.js";
import { timesheetCsv } from "../timesheet/timesheet-csv.js";
import type { Invoice } from "../invoice.js";
import { printed, storedDocument } from "./invoice-document.js";

interface Needs {
  readonly unitOfWork: UnitOfWork;
  readonly documentRenderer: DocumentRenderer;
}

const mediaTypes = { pdf: documentFormats.pdf.mediaType, csv: "text/csv" } as const;

/** The timesheet of an invoice. */
export interface InvoiceTimesheet {
  /** The invoice that bills the time. */
  readonly invoice: Invoice;
  /** Of an issued invoice, the one that never changes. */
  readonly timesheet: Timesheet;
}

/** A timesheet as a file. */
export interface TimesheetFile {
  /** The bytes. */
  readonly content: Uint8Array;
  /** Such as `text/csv`. */
  readonly mediaType: string;
  /** `INV-2026-0001-timesheet.csv`. */
  readonly fileName: string;
}

/**
 * Returns the time entries that an invoice bills. Of an issued invoice, they are kept when it is issued or, if its client has no annex, when they are first read,
 * and never change from then on. Throws `timesheet_not_kept` (conflict) if its time was released before that.
 */
export function makeGetTimesheet(needs: Pick<Needs, "unitOfWork">) {
  return async (actor: Actor, id: InvoiceId): Promise<InvoiceTimesheet> => {
    authorize(actor, "invoices:read");
    return timesheetOf(needs, actor, id);
  };
}

/** Returns the timesheet of an invoice as a file in the language of the client. Throws as `getTimesheet` does. */
export function makeExportTimesheet(needs: Needs) {
  const files = makeTimesheetFiles(needs);
  return async (actor: Actor, id: InvoiceId, format: TimesheetFileFormat, signal?: StopSignal): Promise<TimesheetFile> => {
    authorize(actor, "invoices:read");
    return files(actor, id, format, signal);
  };
}

/** Returns the timesheet as a file. The bytes of an issued invoice are stored when they are first written, and never change. */
export function makeTimesheetFiles(needs: Needs) {
  return async (scope: WorkScope, id: InvoiceId, format: TimesheetFileFormat, signal?: StopSignal): Promise<TimesheetFile> => {
    const { invoice, timesheet } = await timesheetOf(needs, scope, id);
    const name = `timesheet_${format}`;
    const kept = await needs.unitOfWork.read(scope, (stores) => stores.documents.find(id, name));
    const content = kept ?? (await written(needs, scope, { invoice, timesheet }, format, signal));
    const isNew = kept === null && invoice.issuedAt !== null;
    const fileName = documentFileName(invoice, "pdf").replace(/\.pdf$/, `-timesheet.${format}`);
    return {
      content: isNew ? await needs.unitOfWork.run(scope, (stores) => stores.documents.keep(id, name, content)) : content,
      mediaType: mediaTypes[format],
      fileName,
    };
  };
}

async function written(
  { unitOfWork, documentRenderer }: Needs,
  scope: WorkScope,
  { invoice, timesheet }: InvoiceTimesheet,
  format: TimesheetFileFormat,
  signal: StopSignal | undefined,
): Promise<Uint8Array> {
  if (format === "csv") return timesheetCsv(timesheet, invoice.currency);
  const document = await unitOfWork.read(scope, (stores) => storedDocument(stores, invoice.id));
  return documentRenderer.render({ ...printed(document), timesheet, part: "timesheet" }, "pdf", signal);
}

async function timesheetOf(
  { unitOfWork }: Pick<Needs, "unitOfWork">,
  scope: WorkScope,
  id: InvoiceId,
): Promise<InvoiceTimesheet> {
  const { isNew, ...found } = await unitOfWork.read(scope, (stores) => current(stores, id));
  if (!isNew) return found;
  return { ...found, timesheet: await unitOfWork.run(scope, (stores) => keepTimesheet(stores, found.invoice, found.timesheet)) };
}

async function current(stores: Stores, id: InvoiceId): Promise<InvoiceTimesheet & { readonly isNew: boolean }> {
  const invoice = await stores.invoices.find(id);
  if (!invoice) throw notFound("invoice");
  const kept = await keptTimesheet(stores, invoice);
  if (kept !== null) return { invoice, timesheet: kept, isNew: false };
  const client = await stores.clients.find(invoice.clientId);
  if (!client) throw notFound("client");
  const timesheet = await collectTimesheet(stores, invoice, { workspace: await stores.workspace.get(), client });
  const billed = invoice.lines.reduce((count, { timeEntryIds }) => count + timeEntryIds.length, 0);
  if (timesheet.rows.length < billed)
    throw conflict("timesheet_not_kept", "The time of the invoice was released before its timesheet was kept.", {
      current_status: invoice.status,
    });
  return { invoice, timesheet, isNew: invoice.issuedAt !== null };
}
