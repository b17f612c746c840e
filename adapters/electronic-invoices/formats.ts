import { type InvoiceDocument, invoiceTerms, type Specification } from "../../core/index.js";
import { ciiInvoice } from "./cii.js";
import { ublCreditNote, ublInvoice } from "./ubl.js";
import { writeXml } from "./writer.js";

/** The business process of Peppol BIS Billing 3.0 and XRechnung. */
const process = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
const en16931: Specification = { id: "urn:cen.eu:en16931:2017" };

const ubl = (document: InvoiceDocument, specification: Specification): string =>
  writeXml(document.invoice.type === "credit_note" ? ublCreditNote : ublInvoice, invoiceTerms(document, specification));

/** How each XML format is written. */
export const xmlFormats = {
  cii: (document: InvoiceDocument): string => writeXml(ciiInvoice, invoiceTerms(document, { ...en16931, hasOnePreceding: true })),
  ubl: (document: InvoiceDocument): string => ubl(document, en16931),
  xrechnung: (document: InvoiceDocument): string =>
    ubl(document, { id: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0", process, usesSkonto: true }),
  peppol: (document: InvoiceDocument): string =>
    ubl(document, { id: "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0", process }),
} as const;
