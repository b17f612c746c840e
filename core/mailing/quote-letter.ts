import { greeting } from "../billing/greetings.js";
import { documentLanguage, type DocumentLanguage, documentLocale } from "../billing/locale.js";
import { localFormats } from "../kernel/local-formats.js";
import type { Quote } from "../quotes/quote.js";
import type { Letter } from "./letter.js";

/** The texts of the mails about quotes. */
interface QuoteWords {
  readonly subject: (number: string, seller: string) => string;
  readonly attached: string;
  readonly number: string;
  readonly issueDate: string;
  readonly validUntil: string;
  readonly total: string;
  readonly decide: string;
  readonly accepted: (number: string, client: string) => string;
  readonly declined: (number: string, client: string) => string;
  readonly client: string;
  readonly acceptedBy: string;
  readonly reason: string;
  readonly open: string;
}

const languages: Readonly<Record<DocumentLanguage, QuoteWords>> = {
  en: {
    subject: (number, seller) => `Quote ${number} from ${seller}`,
    attached: "please find our quote attached. You can accept or decline it online.",
    number: "Quote",
    issueDate: "Date",
    validUntil: "Valid until",
    total: "Total",
    decide: "View and accept the quote",
    accepted: (number, client) => `${client} has accepted ${number}`,
    declined: (number, client) => `${client} has declined ${number}`,
    client: "Client",
    acceptedBy: "Accepted by",
    reason: "Reason",
    open: "Open the quote",
  },
  de: {
    subject: (number, seller) => `Angebot ${number} von ${seller}`,
    attached: "anbei erhalten Sie unser Angebot. Sie können es online annehmen oder ablehnen.",
    number: "Angebot",
    issueDate: "Datum",
    validUntil: "Gültig bis",
    total: "Gesamtbetrag",
    decide: "Angebot ansehen und annehmen",
    accepted: (number, client) => `${client} hat ${number} angenommen`,
    declined: (number, client) => `${client} hat ${number} abgelehnt`,
    client: "Kunde",
    acceptedBy: "Angenommen von",
    reason: "Grund",
    open: "Angebot öffnen",
  },
  fr: {
    subject: (number, seller) => `Devis ${number} de ${seller}`,
    attached: "veuillez trouver ci-joint notre devis. Vous pouvez l’accepter ou le refuser en ligne.",
    number: "Devis",
    issueDate: "Date",
    validUntil: "Valable jusqu’au",
    total: "Total",
    decide: "Voir et accepter le devis",
    accepted: (number, client) => `${client} a accepté ${number}`,
    declined: (number, client) => `${client} a refusé ${number}`,
    client: "Client",
    acceptedBy: "Accepté par",
    reason: "Motif",
    open: "Ouvrir le devis",
  },
  es: {
    subject: (number, seller) => `Presupuesto ${number} de ${seller}`,
    attached: "adjuntamos nuestro presupuesto. Puede aceptarlo o rechazarlo en línea.",
    number: "Presupuesto",
    issueDate: "Fecha",
    validUntil: "Válido hasta",
    total: "Total",
    decide: "Ver y aceptar el presupuesto",
    accepted: (number, client) => `${client} ha aceptado ${number}`,
    declined: (number, client) => `${client} ha rechazado ${number}`,
    client: "Cliente",
    acceptedBy: "Aceptado por",
    reason: "Motivo",
    open: "Abrir el presupuesto",
  },
};

/** A mail before it is rendered. */
interface Subjected {
  readonly subject: string;
  readonly letter: Letter;
}

/** What the mail with a quote says about it. Amounts are minor units of its currency. */
export interface MailedQuote extends Pick<Quote, "number" | "issueDate" | "validUntil" | "total" | "currency"> {
  readonly sellerName: string;
  readonly buyerName: string;
  /** BCP 47. */
  readonly locale: string;
}

/** The mail to the client, in the language of the document. `text` replaces the greeting and the usual text; null does not. */
export function quoteLetter(quote: MailedQuote, text: string | null, pageUrl: string): Subjected {
  const { number, issueDate, validUntil, total, sellerName, buyerName } = quote;
  const locale = documentLocale(quote.locale);
  const words = languages[documentLanguage(locale)];
  const formats = localFormats(locale, quote.currency);
  return {
    subject: words.subject(number ?? "", sellerName),
    letter: {
      locale,
      paragraphs: text ?? `${greeting(buyerName, locale)}\n\n${words.attached}`,
      facts: [
        [words.number, number ?? ""],
        ...(issueDate === null ? [] : [[words.issueDate, formats.date(issueDate)] as const]),
        ...(validUntil === null ? [] : [[words.validUntil, formats.date(validUntil)] as const]),
        [words.total, formats.money(total)],
      ],
      payment: null,
      link: { label: words.decide, url: pageUrl },
      closing: sellerName,
    },
  };
}

/** What a client has decided, for the owners of the workspace. */
export interface MailedDecision {
  readonly quote: Quote;
  /** The page of the quote for members of the workspace. */
  readonly url: string;
  readonly workspaceName: string;
  /** BCP 47. */
  readonly locale: string;
}

/** The mail to the owners, in the language of the workspace. */
export function decisionLetter({ quote, url, workspaceName, locale: tag }: MailedDecision): Subjected {
  const locale = documentLocale(tag);
  const words = languages[documentLanguage(locale)];
  const formats = localFormats(locale, quote.currency);
  const { status, total, acceptedBy, declineReason } = quote;
  const client = quote.buyer === null ? "" : (quote.buyer.legalName ?? quote.buyer.name);
  const subject = (status === "accepted" ? words.accepted : words.declined)(quote.number ?? "", client);
  const letter: Letter = {
    locale,
    paragraphs: `${subject}.`,
    facts: [
      [words.client, client],
      [words.total, formats.money(total)],
      ...(acceptedBy === null ? [] : [[words.acceptedBy, acceptedBy] as const]),
      ...(declineReason === null ? [] : [[words.reason, declineReason] as const]),
    ],
    payment: null,
    link: { label: words.open, url },
    closing: workspaceName,
  };
  return { subject, letter };
}
