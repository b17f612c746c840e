/** Readers find the header in the first 1,024 bytes (ISO 32000-1, annex H.3). */
const HEADER_WITHIN = 1_024;

/** Whether a file is a PDF. */
export function isPdf(bytes: Uint8Array): boolean {
  return /^[^<]*%PDF-/.test(new TextDecoder("latin1").decode(bytes.subarray(0, HEADER_WITHIN)));
}
