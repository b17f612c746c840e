import { choiceType } from "../kernel/field-types.js";

interface Format {
  /** Its name in every language. */
  readonly title: string;
  readonly mediaType: string;
  readonly extension: string;
  /** What an invoice is checked for before it is written. Null: it can always be written, a draft too. */
  readonly profile: "en16931" | "xrechnung" | "peppol" | null;
}

const pdf = { mediaType: "application/pdf", extension: "pdf" } as const;
const xml = { mediaType: "application/xml", extension: "xml" } as const;

/**
 * The formats of invoices, each with its media type and the extension of its file name: `pdf`; Factur-X, a PDF/A-3b that
 * embeds the invoice as Cross Industry Invoice (`facturx`); EN 16931 as Cross Industry Invoice (`cii`) and as UBL (`ubl`); UBL
 * as XRechnung 3.0 (`xrechnung`) and as Peppol BIS Billing 3.0 (`peppol`).
 */
export const documentFormats = {
  pdf: { title: "PDF", ...pdf, profile: null },
  facturx: { title: "Factur-X / ZUGFeRD", ...pdf, profile: "en16931" },
  xrechnung: { title: "XRechnung", ...xml, profile: "xrechnung" },
  peppol: { title: "Peppol BIS Billing", ...xml, profile: "peppol" },
  ubl: { title: "UBL", ...xml, profile: "en16931" },
  cii: { title: "CII", ...xml, profile: "en16931" },
} as const satisfies Readonly<Record<string, Format>>;

/** One of {@link documentFormats}. */
export type DocumentFormat = keyof typeof documentFormats;
/** The names of {@link documentFormats}. */
export const documentFormatNames = Object.keys(documentFormats) as readonly DocumentFormat[];
/** The type of a format. */
export const documentFormatType = choiceType(documentFormatNames);

/** At least one format. */
export type SomeFormats = readonly [DocumentFormat, ...DocumentFormat[]];

/** What an email in the format contains: XML together with the PDF, since people cannot read it. */
export function attachedFormats(format: DocumentFormat): SomeFormats {
  return documentFormats[format].mediaType === documentFormats.pdf.mediaType ? [format] : ["pdf", format];
}

/** `INV-2026-0001.pdf`; a draft uses its id. Replaces characters that file systems reject with `-`. */
export function documentFileName(
  { number, id }: { readonly number: string | null; readonly id: string },
  format: DocumentFormat,
): string {
  return `${(number ?? id).replace(/[/\\:*?"<>|#%]/g, "-")}.${documentFormats[format].extension}`;
}
