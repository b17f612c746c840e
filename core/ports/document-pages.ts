import type { DocumentFormat } from "../billing/document-format.js";
import type { DocumentLanguage } from "../billing/locale.js";
import type { Balance } from "../invoices/balance.js";
import type { PrintedCode } from "../invoices/payment-code/payment-code.js";
import type { QuoteStatus } from "../quotes/quote.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { InvoiceDocument } from "./document-renderer.js";

/** What a client can decide about a quote, and what was decided. */
export interface SharedQuote {
  /** Never a draft. */
  readonly status: QuoteStatus;
  /** Whether it can no longer be accepted, in the workspace's time zone. */
  readonly isExpired: boolean;
  /** The last day on which it can be accepted. Null: it does not expire. */
  readonly validUntil: LocalDate | null;
  /** The person who has accepted it. Null: none, or it was not recorded. */
  readonly acceptedBy: string | null;
}

/** What a client sees of a document, as it stands now. */
export interface SharedDocument {
  /** Null unless the document is a quote. */
  readonly quote: SharedQuote | null;
  /** What was issued. */
  readonly document: InvoiceDocument;
  /** What was paid and credited since, and what is due. */
  readonly balance: Balance;
  /** What of the client's credit could pay what is due, in minor units. 0 if nothing is due. */
  readonly credit: bigint;
  /** Whether it is overdue today, in the workspace's time zone. */
  readonly isOverdue: boolean;
  /** What banking apps scan to pay what is due now. */
  readonly code: PrintedCode;
  /** The formats in which it can be downloaded. */
  readonly formats: readonly DocumentFormat[];
  /** Today in the workspace's time zone. */
  readonly today: LocalDate;
}

/** Why a question was not sent. */
export type QuestionProblem = "text_missing" | "text_too_long" | "reply_to_malformed" | "limit";

/** What the form for questions shows. */
export interface QuestionForm {
  /** What was entered before. */
  readonly text: string;
  /** The address that was entered before. */
  readonly replyTo: string;
  /** Null: nothing is wrong. */
  readonly problem: QuestionProblem | null;
}

/** Why a decision about a quote was not recorded. */
export type DecisionProblem = "name_missing" | "name_too_long" | "reason_too_long";

/** What the forms for the decision about a quote show. */
export interface DecisionForm {
  /** The name that was entered before. */
  readonly name: string;
  /** The reason that was entered before. */
  readonly reason: string;
  /** Null: nothing is wrong. */
  readonly problem: DecisionProblem | null;
}

/** How the page of a link is shown. */
export interface PageState {
  /** The last part of the page's path, to which its addresses are relative. */
  readonly path: string;
  /** The form, or that a question was sent. */
  readonly question: QuestionForm | "sent";
  /** What was entered about a quote. */
  readonly decision: DecisionForm;
  /** Whether the page asks for the image that counts a view. */
  readonly isCounted: boolean;
}

/** Why there is no page: the link opens nothing, whatever the reason, or there were too many requests. */
export type PageProblem = "not_found" | "rate_limited";

/** Writes the pages that clients see, as complete HTML documents in the language of the document. They work without scripts and load nothing from elsewhere. */
export interface DocumentPages {
  /** The style sheet that each page contains, for the hash in a content security policy. */
  readonly style: string;
  /** The page of a document. */
  document(shared: SharedDocument, state: PageState): string;
  /** The page for a problem. */
  problem(problem: PageProblem, language: DocumentLanguage): string;
}
