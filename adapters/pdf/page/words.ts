import {
  type DocumentLanguage,
  documentLanguage,
  type PageProblem,
  questionLimits,
  type QuestionProblem,
} from "../../../core/index.js";

/** The texts that only the page has. Those of the document are the words of the PDF. */
export interface PageWords {
  readonly open: string;
  readonly overdue: string;
  readonly paid: string;
  readonly credited: string;
  readonly writtenOff: string;
  readonly void: string;
  readonly amountDue: string;
  readonly alreadyPaid: string;
  readonly alreadyCredited: string;
  readonly discountTaken: string;
  readonly waived: string;
  readonly nothingToPay: string;
  /** What of the credit of the client could pay what is due. */
  readonly credit: (amount: string) => string;
  readonly voidNotice: string;
  readonly download: (format: string) => string;
  readonly lines: string;
  readonly question: string;
  readonly questionText: string;
  readonly replyTo: string;
  readonly replyToHelp: string;
  readonly send: string;
  readonly sent: string;
  readonly questionProblems: Readonly<Record<QuestionProblem, string>>;
  readonly problems: Readonly<Record<PageProblem, { readonly title: string; readonly text: string }>>;
}

const longestQuestion = (language: DocumentLanguage): string => questionLimits.max.toLocaleString(language);

const en: PageWords = {
  open: "Open",
  overdue: "Overdue",
  paid: "Paid",
  credited: "Credited",
  writtenOff: "Nothing to pay",
  void: "Void",
  amountDue: "Amount due",
  alreadyPaid: "Paid",
  alreadyCredited: "Credited",
  discountTaken: "Early payment discount",
  waived: "Waived",
  nothingToPay: "There is nothing to pay.",
  credit: (amount) => `You have a credit, of which ${amount} could be used for this invoice. Ask us below.`,
  voidNotice: "This document is void. Please do not pay it.",
  download: (format) => `Download ${format}`,
  lines: "Items",
  question: "Ask a question",
  questionText: "Your question",
  replyTo: "Your email address (optional)",
  replyToHelp: "Where you would like to receive the reply.",
  send: "Send question",
  sent: "Your question has been sent.",
  questionProblems: {
    text_missing: "Enter your question.",
    text_too_long: `Your question is too long. Shorten it to ${longestQuestion("en")} characters.`,
    reply_to_malformed: "Enter a valid email address, or leave the field empty.",
    limit: "Too many questions have been sent. Try again in an hour.",
  },
  problems: {
    not_found: {
      title: "Page not found",
      text: "This link is not valid, or no longer. Ask the person who sent it to you for a new one.",
    },
    rate_limited: { title: "Too many requests", text: "Try again in a minute." },
  },
};

const de: PageWords = {
  open: "Offen",
  overdue: "Überfällig",
  paid: "Bezahlt",
  credited: "Korrigiert",
  writtenOff: "Nichts zu zahlen",
  void: "Storniert",
  amountDue: "Offener Betrag",
  alreadyPaid: "Bezahlt",
  alreadyCredited: "Korrigiert",
  discountTaken: "Skonto",
  waived: "Erlassen",
  nothingToPay: "Es ist nichts zu zahlen.",
  credit: (amount) =>
    `Sie haben ein Guthaben, von dem ${amount} für diese Rechnung verwendet werden können. Fragen Sie uns unten.`,
  voidNotice: "Dieses Dokument ist storniert. Bitte zahlen Sie es nicht.",
  download: (format) => `${format} herunterladen`,
  lines: "Positionen",
  question: "Frage stellen",
  questionText: "Ihre Frage",
  replyTo: "Ihre E-Mail-Adresse (optional)",
  replyToHelp: "An diese Adresse erhalten Sie die Antwort.",
  send: "Frage senden",
  sent: "Ihre Frage wurde gesendet.",
  questionProblems: {
    text_missing: "Geben Sie Ihre Frage ein.",
    text_too_long: `Ihre Frage ist zu lang. Kürzen Sie sie auf ${longestQuestion("de")} Zeichen.`,
    reply_to_malformed: "Geben Sie eine gültige E-Mail-Adresse ein oder lassen Sie das Feld leer.",
    limit: "Es wurden zu viele Fragen gesendet. Versuchen Sie es in einer Stunde erneut.",
  },
  problems: {
    not_found: {
      title: "Seite nicht gefunden",
      text: "Dieser Link ist nicht oder nicht mehr gültig. Bitten Sie den Absender um einen neuen.",
    },
    rate_limited: { title: "Zu viele Anfragen", text: "Versuchen Sie es in einer Minute erneut." },
  },
};

const fr: PageWords = {
  open: "À payer",
  overdue: "En retard",
  paid: "Payée",
  credited: "Avoir émis",
  writtenOff: "Rien à payer",
  void: "Annulée",
  amountDue: "Montant dû",
  alreadyPaid: "Déjà réglé",
  alreadyCredited: "Avoirs déduits",
  discountTaken: "Escompte",
  waived: "Montant abandonné",
  nothingToPay: "Il n’y a rien à payer.",
  credit: (amount) =>
    `Vous disposez d’un avoir, dont ${amount} peuvent être utilisés pour cette facture. Demandez-le-nous ci-dessous.`,
  voidNotice: "Ce document est annulé. Merci de ne pas le payer.",
  download: (format) => `Télécharger (${format})`,
  lines: "Lignes",
  question: "Poser une question",
  questionText: "Votre question",
  replyTo: "Votre adresse e-mail (facultatif)",
  replyToHelp: "Vous recevrez la réponse à cette adresse.",
  send: "Envoyer la question",
  sent: "Votre question a été envoyée.",
  questionProblems: {
    text_missing: "Saisissez votre question.",
    text_too_long: `Votre question est trop longue. Limitez-la à ${longestQuestion("fr")} caractères.`,
    reply_to_malformed: "Saisissez une adresse e-mail valide ou laissez le champ vide.",
    limit: "Trop de questions ont été envoyées. Réessayez dans une heure.",
  },
  problems: {
    not_found: {
      title: "Page introuvable",
      text: "Ce lien n’est pas ou plus valable. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
    },
    rate_limited: { title: "Trop de requêtes", text: "Réessayez dans une minute." },
  },
};

const es: PageWords = {
  open: "Pendiente",
  overdue: "Vencida",
  paid: "Pagada",
  credited: "Rectificada",
  writtenOff: "Nada que pagar",
  void: "Anulada",
  amountDue: "Importe pendiente",
  alreadyPaid: "Pagado",
  alreadyCredited: "Rectificaciones",
  discountTaken: "Descuento por pronto pago",
  waived: "Condonado",
  nothingToPay: "No hay nada que pagar.",
  credit: (amount) => `Tiene un saldo a favor, del que pueden utilizarse ${amount} para esta factura. Pídanoslo abajo.`,
  voidNotice: "Este documento está anulado. No lo pague.",
  download: (format) => `Descargar ${format}`,
  lines: "Conceptos",
  question: "Hacer una pregunta",
  questionText: "Su pregunta",
  replyTo: "Su correo electrónico (opcional)",
  replyToHelp: "Recibirá la respuesta en esta dirección.",
  send: "Enviar pregunta",
  sent: "Su pregunta se ha enviado.",
  questionProblems: {
    text_missing: "Escriba su pregunta.",
    text_too_long: `Su pregunta es demasiado larga. Redúzcala a ${longestQuestion("es")} caracteres.`,
    reply_to_malformed: "Escriba un correo electrónico válido o deje el campo vacío.",
    limit: "Se han enviado demasiadas preguntas. Inténtelo de nuevo en una hora.",
  },
  problems: {
    not_found: {
      title: "Página no encontrada",
      text: "Este enlace no es válido o ha dejado de serlo. Pida uno nuevo a quien se lo envió.",
    },
    rate_limited: { title: "Demasiadas solicitudes", text: "Inténtelo de nuevo en un minuto." },
  },
};

const languages: Readonly<Record<DocumentLanguage, PageWords>> = { en, de, fr, es };

/** The texts for a BCP 47 tag. */
export function pageWords(locale: string): PageWords {
  return languages[documentLanguage(locale)];
}
