import {
  createUseCases,
  currentUnitOfWork,
  makeExportInvoice,
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
  const exportInvoice = makeExportInvoice({ unitOfWork: ports.unitOfWork, pdfRenderer });
  const unitOfWork = currentUnitOfWork(ports.unitOfWork);
  const on = (base: UnitOfWork): ApiUseCases => ({ ...createUseCases({ ...ports, unitOfWork: base }), exportInvoice });
  const current = on(unitOfWork);
  return {
    unitOfWork,
    outdatable: on(ports.unitOfWork),
    once: makeOnce(ports),
    useCasesOn: (base) => (base === unitOfWork ? current : on(base)),
  };
}
