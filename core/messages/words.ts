/** The words of mail in one language. */
export interface MailWords {
  readonly greeting: (name: string) => string;
  readonly invoiceSubject: (number: string, seller: string) => string;
  readonly invoiceAttached: string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly total: string;
  readonly invitationSubject: (workspace: string) => string;
  readonly invited: (workspace: string) => string;
  readonly linkHolds: string;
  readonly accept: string;
}

const en: MailWords = {
  greeting: (name) => `Hello ${name},`,
  invoiceSubject: (number, seller) => `Invoice ${number} from ${seller}`,
  invoiceAttached: "Please find our invoice attached as a PDF.",
  number: "Invoice",
  issueDate: "Date",
  dueDate: "Due",
  total: "Total",
  invitationSubject: (workspace) => `Invitation to ${workspace}`,
  invited: (workspace) => `you are invited to record your time in ${workspace}.`,
  linkHolds: "The link below works once and for seven days. If you did not expect this mail, ignore it.",
  accept: "Accept the invitation",
};

const de: MailWords = {
  greeting: (name) => `Guten Tag ${name},`,
  invoiceSubject: (number, seller) => `Rechnung ${number} von ${seller}`,
  invoiceAttached: "anbei erhalten Sie unsere Rechnung als PDF.",
  number: "Rechnung",
  issueDate: "Datum",
  dueDate: "Fällig",
  total: "Gesamtbetrag",
  invitationSubject: (workspace) => `Einladung zu ${workspace}`,
  invited: (workspace) => `Sie sind eingeladen, Ihre Zeit in ${workspace} zu erfassen.`,
  linkHolds: "Der Link gilt einmal und sieben Tage lang. Falls Sie diese E-Mail nicht erwartet haben, ignorieren Sie sie.",
  accept: "Einladung annehmen",
};

const fr: MailWords = {
  greeting: (name) => `Bonjour ${name},`,
  invoiceSubject: (number, seller) => `Facture ${number} de ${seller}`,
  invoiceAttached: "vous trouverez notre facture en pièce jointe (PDF).",
  number: "Facture",
  issueDate: "Date",
  dueDate: "Échéance",
  total: "Total",
  invitationSubject: (workspace) => `Invitation à ${workspace}`,
  invited: (workspace) => `vous êtes invité à saisir votre temps dans ${workspace}.`,
  linkHolds: "Le lien est valable une fois et pendant sept jours. Si vous n'attendiez pas ce message, ignorez-le.",
  accept: "Accepter l'invitation",
};

const es: MailWords = {
  greeting: (name) => `Hola ${name}:`,
  invoiceSubject: (number, seller) => `Factura ${number} de ${seller}`,
  invoiceAttached: "Adjuntamos nuestra factura en PDF.",
  number: "Factura",
  issueDate: "Fecha",
  dueDate: "Vencimiento",
  total: "Total",
  invitationSubject: (workspace) => `Invitación a ${workspace}`,
  invited: (workspace) => `Le invitamos a registrar su tiempo en ${workspace}.`,
  linkHolds: "El enlace sirve una vez y durante siete días. Si no esperaba este mensaje, ignórelo.",
  accept: "Aceptar la invitación",
};

const languages: Readonly<Record<string, MailWords>> = { en, de, fr, es };

/** The words for a BCP 47 tag; English where its language is not among them. */
export function wordsFor(locale: string): MailWords {
  return languages[locale.toLowerCase().split("-")[0] ?? ""] ?? en;
}
