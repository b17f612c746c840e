import { cleanText } from "../kernel/text.js";

/** A text of a file as it is stored: clean, on one line if it must be, and cut off where it is too long. Null if nothing is left. */
export function storedText(
  text: string | null,
  { max, oneLine }: { readonly max: number; readonly oneLine?: true },
): string | null {
  const clean = cleanText(oneLine ? (text ?? "").replace(/[\n\v\f\r\u0085\u2028\u2029]+/g, " ") : (text ?? ""));
  const cut = clean.length > max ? cleanText(Array.from(clean).slice(0, max).join("")) : clean;
  return cut === "" ? null : cut;
}
