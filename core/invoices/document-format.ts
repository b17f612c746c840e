/** The formats in which an invoice can be rendered, each with its media type and the extension of its file name. */
export const documentFormats = {
  pdf: { mediaType: "application/pdf", extension: "pdf" },
} as const satisfies Readonly<Record<string, { readonly mediaType: string; readonly extension: string }>>;

/** One of {@link documentFormats}. */
export type DocumentFormat = keyof typeof documentFormats;

/** `INV-2026-0001.pdf`; a draft uses its id. Replaces characters that file systems reject with `-`. */
export function documentFileName(
  { number, id }: { readonly number: string | null; readonly id: string },
  format: DocumentFormat,
): string {
  return `${(number ?? id).replace(/[/\\:*?"<>|#%]/g, "-")}.${documentFormats[format].extension}`;
}
