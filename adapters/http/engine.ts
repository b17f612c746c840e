import {
  createUseCases,
  currentUnitOfWork,
  makeExportInvoice,
  makeExportPreview,
  makeOnce,
  type PdfRenderer,
  type Ports,
  type UnitOfWork,
} from "../../core/index.js";
import type { Engine } from "./dispatch.js";
import type { ApiUseCases } from "./route.js";

/** What the API calls. */
export interface EngineNeeds {
  readonly ports: Ports;
  readonly pdfRenderer: PdfRenderer;
}

/** Requests share their use cases, except conditional ones, which have their own unit of work. */
export function engineOf({ ports, pdfRenderer }: EngineNeeds): Engine {
  const needs = { ...ports, pdfRenderer };
  const pdfs = { exportInvoice: makeExportInvoice(needs), exportPreview: makeExportPreview(needs) };
  const unitOfWork = currentUnitOfWork(ports.unitOfWork);
  const on = (base: UnitOfWork): ApiUseCases => ({ ...createUseCases({ ...ports, unitOfWork: base }), ...pdfs });
  const current = on(unitOfWork);
  return {
    unitOfWork,
    outdatable: on(ports.unitOfWork),
    once: makeOnce(ports),
    useCasesOn: (base) => (base === unitOfWork ? current : on(base)),
    printing: ports.printing,
  };
}
