import type { InvoiceDocument, StopSignal } from "../../core/index.js";
import type { Formats } from "./formats.js";
import type { Typesetter } from "./typesetter.js";
import type { Words } from "./words/index.js";

/** What every section of the page is made from. */
export interface Setting {
  readonly document: InvoiceDocument;
  readonly words: Words;
  readonly formats: Formats;
  readonly type: Typesetter;
  /** Stops the drawing; undefined: nothing does. */
  readonly signal: StopSignal | undefined;
}

/** The number, or the word for what has none. */
export function numberOrState({ document, words }: Pick<Setting, "document" | "words">): string {
  return document.invoice.number ?? (document.invoice.status === "void" ? words.void : words.draft);
}
