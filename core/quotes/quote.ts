import type { Seller } from "../billing/seller.js";
import type { Buyer } from "../invoices/buyer.js";
import type { InvoiceContent, InvoiceFigures } from "../invoices/invoice.js";
import type { InvoiceAllowance, InvoiceLine } from "../invoices/line-table.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { Versioned } from "../kernel/entity.js";
import { conflict } from "../kernel/errors.js";
import type { InvoiceId, ProjectId, QuoteId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";

/** `open`: issued, and neither accepted nor declined. An open quote whose `validUntil` is over is expired, which {@link isExpired} computes. */
export const quoteStatuses = ["draft", "open", "accepted", "declined"] as const;
/** One of {@link quoteStatuses}. */
export type QuoteStatus = (typeof quoteStatuses)[number];

/** The format of the numbers of quotes. Each workspace has one series per year, without gaps. */
export const QUOTE_NUMBER_FORMAT = "Q-{YYYY}-{SEQ:4}";

/** The length of the reason for which a quote is declined, in code points. */
export const declineReasonLimits = { min: 1, max: 2_000 } as const;

/** The content that the user edits in a draft. Its terms are those of an invoice. */
export interface QuoteContent extends Pick<
  InvoiceContent,
  "clientId" | "currency" | "prices" | "discount" | "notes" | "projectReference" | "buyerReference"
> {
  /** The last day on which the quote can be accepted, in the workspace's time zone. Null: it does not expire. */
  readonly validUntil: LocalDate | null;
}

/** The figures computed from the content, in minor units of the quote's currency. */
export type QuoteFigures = Pick<
  InvoiceFigures,
  "subtotal" | "discountTotal" | "allowanceTotal" | "chargeTotal" | "taxBreakdown" | "taxTotal" | "total"
>;

interface QuoteBase extends QuoteContent, QuoteFigures, Versioned {
  /** `quo_…`. It is not the quote's number. */
  readonly id: QuoteId;
  /** 1 to 5,000 lines, each with its net amount. All are of the kind `fixed`. */
  readonly lines: readonly InvoiceLine[];
  /** Allowances of the document, at most 100. */
  readonly allowances: readonly InvoiceAllowance[];
  /** Charges of the document, at most 100. */
  readonly charges: readonly InvoiceAllowance[];
  /** Whether the tax of every line was set, on the line, the quote, the client or the workspace. */
  readonly taxChosen: boolean;
  /** When the first email with the quote was sent. */
  readonly sentAt: Instant | null;
  /** When the client first opened the page of a link to it. */
  readonly viewedAt: Instant | null;
  /** The invoice that was created from it. Null: none. */
  readonly invoiceId: InvoiceId | null;
  /** The project that was created from it. Null: none. */
  readonly projectId: ProjectId | null;
}

/** No decision was recorded. */
interface Undecided {
  readonly acceptedAt: null;
  readonly acceptedBy: null;
  readonly declinedAt: null;
  readonly declineReason: null;
}

/** A quote that can still be changed. It has no number. */
export interface DraftQuote extends QuoteBase, Undecided {
  /** It can be changed, and deleted. */
  readonly status: "draft";
  readonly number: null;
  readonly issueDate: null;
  readonly seller: null;
  readonly buyer: null;
  readonly issuedAt: null;
}

/** What a quote gets when it is issued. */
interface Issued {
  /** Assigned at issue, without gaps within its series. */
  readonly number: string;
  /** The day of issue in the workspace's time zone. */
  readonly issueDate: LocalDate;
  /** A copy of the workspace's seller details at issue. */
  readonly seller: Seller;
  /** A copy of the client's data at issue. */
  readonly buyer: Buyer;
  /** When it was issued. */
  readonly issuedAt: Instant;
}

/** An issued quote that waits for the client's decision, or has expired without one. Its content never changes. */
export interface OpenQuote extends QuoteBase, Issued, Undecided {
  /** It was issued. */
  readonly status: "open";
}

/** A quote that the client has accepted. */
export interface AcceptedQuote extends QuoteBase, Issued {
  /** It can become an invoice and a project. */
  readonly status: "accepted";
  /** When its acceptance was recorded. */
  readonly acceptedAt: Instant;
  /** The name of the person who accepted it. Null: it was not recorded. */
  readonly acceptedBy: string | null;
  readonly declinedAt: null;
  readonly declineReason: null;
}

/** A quote that the client has declined. */
export interface DeclinedQuote extends QuoteBase, Issued {
  /** Nothing follows. */
  readonly status: "declined";
  readonly acceptedAt: null;
  readonly acceptedBy: null;
  /** When its refusal was recorded. */
  readonly declinedAt: Instant;
  /** At most 2,000 characters. Null: none was given. */
  readonly declineReason: string | null;
}

/** A quote, with a type per status. All amounts are minor units of its `currency`. */
export type Quote = DraftQuote | OpenQuote | AcceptedQuote | DeclinedQuote;

/** A quote in a list, without its lines. */
export type QuoteSummary = Omit<Quote, "lines">;

/** The quote as lists show it. */
export function quoteSummary({ lines: _, ...summary }: Quote): QuoteSummary {
  return summary;
}

/** An open quote is expired from the day after `validUntil`, in the workspace's time zone. */
export function isExpired({ status, validUntil }: Pick<Quote, "status" | "validUntil">, today: LocalDate): boolean {
  return status === "open" && validUntil !== null && validUntil < today;
}

/** The draft, issued at `now`. */
export function issueQuote(draft: DraftQuote, issue: Omit<Issued, "issuedAt">, now: Instant): OpenQuote {
  return { ...draft, ...issue, status: "open", issuedAt: now };
}

/** The quote, accepted at `now` by the person with the name. */
export function acceptQuote(quote: OpenQuote, acceptedBy: string | null, now: Instant): AcceptedQuote {
  return { ...quote, status: "accepted", acceptedAt: now, acceptedBy };
}

/** The quote, declined at `now`. */
export function declineQuote(quote: OpenQuote, declineReason: string | null, now: Instant): DeclinedQuote {
  return { ...quote, status: "declined", declinedAt: now, declineReason };
}

/** Throws `quote_not_draft` (conflict): the content of an issued quote never changes. */
export function requireDraft(quote: Quote, message: string): asserts quote is DraftQuote {
  if (quote.status === "draft") return;
  throw conflict("quote_not_draft", message, { current_status: quote.status, allowed: ["draft"] });
}

/** Throws `quote_not_open` (conflict), and `quote_expired` (conflict) for an open quote that can no longer be accepted. */
export function requireAcceptable(quote: Quote, today: LocalDate): asserts quote is OpenQuote {
  requireOpen(quote);
  if (!isExpired(quote, today)) return;
  throw conflict("quote_expired", `The quote ${quote.number} was valid until ${quote.validUntil}.`, {
    valid_until: quote.validUntil,
  });
}

/** Throws `quote_not_open` (conflict). */
export function requireOpen(quote: Quote): asserts quote is OpenQuote {
  if (quote.status === "open") return;
  throw conflict("quote_not_open", `The status of the quote is ${quote.status}, so nothing can be decided about it.`, {
    current_status: quote.status,
    allowed: ["open"],
  });
}

/** Throws `quote_not_accepted` (conflict). */
export function requireAccepted(quote: Quote): asserts quote is AcceptedQuote {
  if (quote.status === "accepted") return;
  throw conflict("quote_not_accepted", `The status of the quote is ${quote.status}. Record its acceptance first.`, {
    current_status: quote.status,
    allowed: ["accepted"],
  });
}
