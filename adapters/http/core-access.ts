import {
  createTrustingUseCases,
  currentUnitOfWork,
  type DocumentReader,
  type DocumentRenderer,
  makeDryRun,
  makeExportAccountStatement,
  makeExportInvoice,
  makeExportInvoicePreview,
  makeExportTimesheet,
  makeGetTimesheet,
  makeExportSharedDocument,
  makeExportQuote,
  makeExportReminder,
  makeInspectDocument,
  makeOpenSharedDocument,
  makeOnce,
  type Ports,
  type StoragePorts,
  type UnitOfWork,
} from "../../core/index.js";
import type { CoreAccess } from "./dispatch.js";
import type { ApiUseCases } from "./route.js";

/** What the API calls. */
export interface CoreAccessOptions {
  /** What the use cases need, such as the storage. */
  readonly ports: Ports & Partial<Pick<StoragePorts, "requestLog">>;
  /** Renders the documents of invoices. */
  readonly documentRenderer: DocumentRenderer;
  /** Reads electronic invoices from any issuer. Without it, `POST /documents/inspect` is not served. */
  readonly documentReader?: DocumentReader | undefined;
}

/** Requests share their use cases, except conditional ones, which have their own unit of work. */
export function coreAccess({ ports, documentRenderer, documentReader }: CoreAccessOptions): CoreAccess {
  const needs = { ...ports, documentRenderer };
  const documents = {
    exportInvoice: makeExportInvoice(needs),
    exportInvoicePreview: makeExportInvoicePreview(needs),
    getInvoiceTimesheet: makeGetTimesheet(needs),
    exportInvoiceTimesheet: makeExportTimesheet(needs),
    openSharedDocument: makeOpenSharedDocument(needs),
    exportSharedDocument: makeExportSharedDocument(needs),
    exportQuote: makeExportQuote(needs),
    exportReminder: makeExportReminder(needs),
    exportAccountStatement: makeExportAccountStatement(needs),
    inspectDocument: makeInspectDocument({ documentReader }),
  };
  const unitOfWork = currentUnitOfWork(ports.unitOfWork);
  const on = (base: UnitOfWork): ApiUseCases => ({ ...createTrustingUseCases({ ...ports, unitOfWork: base }), ...documents });
  const current = on(unitOfWork);
  return {
    unitOfWork,
    outdatable: on(ports.unitOfWork),
    once: makeOnce(ports),
    dryRun: makeDryRun(ports),
    useCasesOn: (base) => (base === unitOfWork ? current : on(base)),
  };
}
