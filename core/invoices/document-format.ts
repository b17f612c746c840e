import type { CheckProfile } from "./checks/rule.js";

interface Format {
  readonly mediaType: string;
  readonly extension: string;
  /** What an invoice is checked for before it is written. Null: it can always be written, a draft too. */
  readonly profile: CheckProfile | null;
}

const xml = { mediaType: "application/xml", extension: "xml" } as const;

/**
 * The formats of invoices, each with its media type and the extension of its file name: `pdf`; Factur-X, a PDF/A-3b that
 * embeds the invoice as Cross Industry Invoice (`facturx`); EN 16931 as Cross Industry Invoice (`cii`) and as UBL (`ubl`); UBL
 * as XRechnung 3.0 (`xrechnung`) and as Peppol BIS Billing 3.0 (`peppol`).
 */
export const documentFormats = {
  pdf: { mediaType: "application/pdf", extension: "pdf", profile: null },
  facturx: { mediaType: "application/pdf", extension: "pdf", profile: "en16931" },
  cii: { ...xml, profile: "en16931" },
  ubl: { ...xml, profile: "en16931" },
  xrechnung: { ...xml, profile: "xrechnung" },
  peppol: { ...xml, profile: "peppol" },
} as const satisfies Readonly<Record<string, Format>>;

/** One of {@link documentFormats}. */
export type DocumentFormat = keyof typeof documentFormats;

/** `INV-2026-0001.pdf`; a draft uses its id. Replaces characters that file systems reject with `-`. */
export function documentFileName(
  { number, id }: { readonly number: string | null; readonly id: string },
  format: DocumentFormat,
): string {
  return `${(number ?? id).replace(/[/\\:*?"<>|#%]/g, "-")}.${documentFormats[format].extension}`;
}
