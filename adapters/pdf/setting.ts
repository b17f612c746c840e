import type { DocumentFrame, InvoiceDocument, LocalFormats, StopSignal } from "../../core/index.js";
import type { LogoPicture } from "./logo-picture.js";
import type { StructureElement } from "./structure.js";
import type { Paper } from "./style.js";
import type { Typesetter } from "./typesetter.js";
import type { Words } from "./words/index.js";

/** The shared input of the sections that all documents have. */
export interface FrameSetting {
  readonly document: DocumentFrame;
  readonly logo: LogoPicture | null;
  readonly words: Words;
  readonly formats: LocalFormats;
  readonly type: Typesetter;
  readonly paper: Paper;
  /** What the section belongs to. */
  readonly parent: StructureElement;
  /** Aborts the rendering; undefined if it cannot be aborted. */
  readonly signal: StopSignal | undefined;
}

/** The shared input of all sections of an invoice. */
export interface Setting extends FrameSetting {
  readonly document: InvoiceDocument;
}

/**
 * Whether the document has taxes to show. A seller who charges none, such as a small business (§ 19 UStG, article 293 B CGI), only states why.
 */
export function showsTax({ document }: Pick<Setting, "document">): boolean {
  return document.invoice.taxBreakdown.some(({ category }) => category !== "E" && category !== "O");
}

/** What the document is called. */
export function nameOf({ document, words }: Pick<Setting, "document" | "words">): string {
  if (document.letter) return document.letter.title;
  const names = { invoice: words.invoice, deposit: words.deposit, credit_note: words.creditNote } as const;
  return names[document.invoice.type];
}

/** The number, or the status in words if there is none. */
export function numberOrState({ document, words }: Pick<Setting, "document" | "words">): string {
  return document.invoice.number ?? (document.invoice.status === "void" ? words.void : words.draft);
}
