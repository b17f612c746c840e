import { documentLanguage, type DocumentLanguage, documentLocale } from "../billing/locale.js";
import type { Letter } from "./letter.js";

/** The texts of the mail with a client's question. */
interface QuestionWords {
  readonly subject: (number: string, client: string) => string;
  readonly document: string;
  readonly client: string;
  readonly replyTo: string;
  readonly noAddress: string;
  readonly label: string;
}

const languages: Readonly<Record<DocumentLanguage, QuestionWords>> = {
  en: {
    subject: (number, client) => `Question about ${number} from ${client}`,
    document: "Document",
    client: "Client",
    replyTo: "Reply to",
    noAddress: "No email address given",
    label: "Open the document",
  },
  de: {
    subject: (number, client) => `Frage zu ${number} von ${client}`,
    document: "Dokument",
    client: "Kunde",
    replyTo: "Antwort an",
    noAddress: "Keine E-Mail-Adresse angegeben",
    label: "Dokument öffnen",
  },
  fr: {
    subject: (number, client) => `Question sur ${number} de ${client}`,
    document: "Document",
    client: "Client",
    replyTo: "Répondre à",
    noAddress: "Aucune adresse e-mail indiquée",
    label: "Ouvrir le document",
  },
  es: {
    subject: (number, client) => `Pregunta sobre ${number} de ${client}`,
    document: "Documento",
    client: "Cliente",
    replyTo: "Responder a",
    noAddress: "Sin dirección de correo",
    label: "Abrir el documento",
  },
};

/** A question of a client, about which document, and where replies go. */
export interface MailedQuestion {
  readonly text: string;
  readonly number: string;
  readonly clientName: string;
  readonly replyTo: string | null;
  /** The page of the document for members of the workspace. */
  readonly url: string;
  readonly workspaceName: string;
  /** BCP 47. */
  readonly locale: string;
}

/** The mail to the owners of the workspace. */
export function questionLetter(question: MailedQuestion): { readonly subject: string; readonly letter: Letter } {
  const { text, number, clientName, replyTo, url, workspaceName } = question;
  const words = languages[documentLanguage(question.locale)];
  const letter: Letter = {
    locale: documentLocale(question.locale),
    paragraphs: text,
    facts: [
      [words.document, number],
      [words.client, clientName],
      [words.replyTo, replyTo ?? words.noAddress],
    ],
    payment: null,
    link: { label: words.label, url },
    closing: workspaceName,
  };
  return { subject: words.subject(number, clientName), letter };
}
