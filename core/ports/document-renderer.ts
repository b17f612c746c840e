import type { DocumentFormat } from "../billing/document-format.js";
import type { Buyer } from "../invoices/buyer.js";
import type { Invoice } from "../invoices/invoice.js";
import type { Timesheet } from "../invoices/timesheet/timesheet.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { Instant } from "../kernel/instant.js";
import type { AccountStatement } from "../reports/account-statement.js";
import type { Font } from "../workspaces/font/font.js";
import type { Logo } from "../workspaces/logo/logo.js";
import type { Seller } from "../billing/seller.js";

/** A marked copy of an invoice in that status. */
export const invoiceCopies = ["void", "paid"] as const;
/** One of {@link invoiceCopies}. */
export type InvoiceCopy = (typeof invoiceCopies)[number];

/** An XML file inside of a PDF, which states the same invoice. */
export interface EmbeddedXml {
  /** `factur-x.xml`. */
  readonly name: string;
  /** What PDF viewers show beside the name. */
  readonly description: string;
  /** The XML, in UTF-8 when it is embedded. */
  readonly content: string;
  /** The profile of Factur-X, such as `EN 16931`. */
  readonly profile: string;
}

/** A letter about an invoice, such as a reminder, in the language of the document. */
export interface PrintedLetter {
  /** `Payment reminder`. */
  readonly title: string;
  /** What is printed beside the recipient, such as the number of the invoice. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Several paragraphs. */
  readonly text: string;
  /** What is claimed, each with its amount. The last one is to be paid. */
  readonly claims: readonly (readonly [label: string, amount: string])[];
}

/** What all printed documents have in common: who sends them to whom, and how they look. */
export interface DocumentFrame {
  /** The copy stored on an issued invoice; for a draft and a statement of account, the current data. */
  readonly seller: Seller;
  /** The seller's legal name, or the workspace's name if there is none. */
  readonly sellerName: string;
  /** The logo that the invoice was issued with; for a draft and a statement of account, the current one. */
  readonly logo: Logo | null;
  /** The copy stored on an issued invoice; for a draft and a statement of account, the current data of the client. */
  readonly buyer: Buyer;
  /** For characters that no other font has; null if there is none. */
  readonly font: Font | null;
  /** The color of titles and lines, `#rrggbb`; null for the renderer's own. */
  readonly accentColor: string | null;
  /** Printed at the bottom of every page; "" if there is none. */
  readonly footer: string;
  /** BCP 47; determines words, dates and numbers. */
  readonly locale: string;
  /** The creation date that the file states. */
  readonly createdAt: Instant;
}

/** The data of a printed invoice. Payments are not printed, because they are made after the invoice is issued. */
export interface InvoiceDocument extends DocumentFrame {
  /** A draft, an issued invoice, a deposit or a credit note. */
  readonly invoice: Invoice;
  /** The stamp across every page: of a draft, or of a copy of a void or paid invoice. */
  readonly mark: "draft" | InvoiceCopy | null;
  /** The time entries that the invoice bills, on further pages or, with `part`, alone. Absent: they are not part of the document. */
  readonly timesheet?: Timesheet | undefined;
  /** `timesheet` for a document of the time entries alone. Absent: the invoice. */
  readonly part?: "timesheet" | undefined;
  /** Printed as a quote, in the format `pdf`: with the day until which it is valid, null if it does not expire, and without terms of payment. Absent: an invoice. */
  readonly quote?: { readonly validUntil: LocalDate | null } | undefined;
  /** What a document in the format `facturx` embeds. Absent in others. */
  readonly embedded?: EmbeddedXml | undefined;
  /** Printed instead of the invoice, in the format `pdf`. The total of the invoice is then what the letter claims. Absent: the invoice is printed. */
  readonly letter?: PrintedLetter | undefined;
}

/** The data of a printed statement of account. */
export interface StatementDocument extends DocumentFrame {
  /** At most `MAX_PRINTED_ROWS` open items and movements. */
  readonly statement: AccountStatement;
  /** That of the workspace, for an account without invoices and credit. */
  readonly currency: CurrencyCode;
}

/** A cancellation signal, compatible with the platform's `AbortSignal`. */
export interface StopSignal {
  /** Whether the work is to stop. */
  readonly aborted: boolean;
  /** Why it was aborted. Undefined before. */
  readonly reason: unknown;
  /** Calls the listener once when it is aborted. */
  addEventListener(type: "abort", listener: () => void): void;
  /** Throws the reason if aborted. */
  throwIfAborted(): void;
}

/** Renders documents of invoices, in all formats or in some. Use cases need one for all: see `withElectronicInvoices` of `stint/electronic-invoices`. */
export interface DocumentRenderer<Format extends DocumentFormat = DocumentFormat> {
  /**
   * Returns the bytes of the document in the format, identical for identical documents; the format determines their media type. Shows
   * a substitute, such as a box, for a character that no available font contains. Rejects with the signal's
   * reason soon after it is aborted. A property, since the compiler then rejects renderers that do not have all formats.
   */
  readonly render: (document: InvoiceDocument, format: Format, signal?: StopSignal) => Promise<Uint8Array>;
  /** Returns the PDF of a statement of account, as `render` returns that of an invoice. Absent: there are no printed statements. */
  readonly renderStatement?: ((document: StatementDocument, signal?: StopSignal) => Promise<Uint8Array>) | undefined;
}
