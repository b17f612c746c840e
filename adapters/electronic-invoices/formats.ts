import { type InvoiceDocument, invoiceTerms, type Specification } from "../../core/index.js";
import { ciiInvoice } from "./cii.js";
import { ublCreditNote, ublInvoice } from "./ubl.js";
import { writeXml } from "./writer.js";

/** The business process of Peppol BIS Billing 3.0 and XRechnung. */
const process = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
const en16931 = { id: "urn:cen.eu:en16931:2017" } as const;
const inUbl = { billedCode: "3" } as const;

/** What each XML format states of itself, and where it differs from the others. */
export const specifications = {
  cii: { ...en16931, hasOnePreceding: true, noteSubjects: "element", billedCode: "5" },
  ubl: { ...en16931, ...inUbl, noteSubjects: "prefix" },
  xrechnung: {
    ...{ id: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0", process },
    ...{ ...inUbl, usesSkonto: true },
  },
  peppol: { id: "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0", process, ...inUbl },
} as const satisfies Readonly<Record<string, Specification>>;

const ubl = (document: InvoiceDocument, specification: Specification): string =>
  writeXml(document.invoice.type === "credit_note" ? ublCreditNote : ublInvoice, invoiceTerms(document, specification));

/** How each XML format is written. */
export const xmlFormats = {
  cii: (document: InvoiceDocument): string => writeXml(ciiInvoice, invoiceTerms(document, specifications.cii)),
  ubl: (document: InvoiceDocument): string => ubl(document, specifications.ubl),
  xrechnung: (document: InvoiceDocument): string => ubl(document, specifications.xrechnung),
  peppol: (document: InvoiceDocument): string => ubl(document, specifications.peppol),
} as const;
