import { documentLanguage, type DocumentLanguage } from "../billing/locale.js";
import { SIGN_IN_MINUTES } from "../messages/message.js";
import { INVITATION_DAYS } from "../users/invitation.js";

/** The texts of mail in one language. */
export interface MailWords {
  readonly invoiceSubject: (number: string, seller: string) => string;
  readonly invoiceAttached: string;
  readonly depositSubject: (number: string, seller: string) => string;
  readonly depositAttached: string;
  readonly deposit: string;
  /** What deposits paid of the total. */
  readonly deductedDeposits: string;
  readonly credited: string;
  readonly paid: string;
  /** What the seller does not claim any more. */
  readonly writtenOff: string;
  readonly creditNoteSubject: (number: string, seller: string) => string;
  readonly creditNoteAttached: string;
  /** That XML in this format is attached beside the PDF. */
  readonly xmlAttached: (format: string) => string;
  /** That the attached PDF contains XML in this format. */
  readonly xmlInPdf: (format: string) => string;
  readonly creditNote: string;
  readonly corrects: string;
  readonly earlyPayment: string;
  readonly earlyPaymentUntil: (percent: string, amount: string, until: string) => string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly total: string;
  readonly amountDue: string;
  readonly payment: string;
  readonly reference: string;
  /** The label of the link to the page for the client. */
  readonly viewOnline: string;
  readonly invitation: LinkWords;
  readonly signIn: LinkWords;
  readonly timerStopped: TimerWords;
}

/** The texts of mail with a single-use link that expires. */
export interface LinkWords {
  readonly subject: (workspace: string) => string;
  readonly text: (workspace: string) => string;
  readonly holds: string;
  readonly label: string;
}

/** The texts of the mail about a timer that was stopped at the limit of its workspace. */
export interface TimerWords {
  readonly subject: string;
  readonly text: (workspace: string) => string;
  readonly correct: string;
  readonly project: string;
  readonly start: string;
  readonly end: string;
  readonly label: string;
}

const en: MailWords = {
  invoiceSubject: (number, seller) => `Invoice ${number} from ${seller}`,
  invoiceAttached: "Please find our invoice attached as a PDF.",
  depositSubject: (number, seller) => `Deposit invoice ${number} from ${seller}`,
  depositAttached: "Please find our deposit invoice attached as a PDF.",
  deposit: "Deposit invoice",
  deductedDeposits: "Deducted deposits",
  credited: "Credited",
  paid: "Paid",
  writtenOff: "Waived",
  creditNoteSubject: (number, seller) => `Credit note ${number} from ${seller}`,
  creditNoteAttached: "Please find our credit note attached as a PDF.",
  xmlAttached: (format) => `The attached XML file (${format}) contains the same data for your accounting software.`,
  xmlInPdf: (format) => `The PDF also contains the data for your accounting software (${format}).`,
  creditNote: "Credit note",
  corrects: "Corrects invoice",
  earlyPayment: "Discount for early payment",
  earlyPaymentUntil: (percent, amount, until) => `${percent} (${amount}) until ${until}`,
  number: "Invoice",
  issueDate: "Date",
  dueDate: "Due date",
  total: "Total",
  amountDue: "Amount due",
  payment: "Please pay to",
  reference: "Reference",
  viewOnline: "View online",
  invitation: {
    subject: (workspace) => `Invitation to ${workspace}`,
    text: (workspace) => `you are invited to record your time in ${workspace}.`,
    holds: `The link below works once and expires in ${INVITATION_DAYS} days. If you did not expect this email, ignore it.`,
    label: "Accept the invitation",
  },
  signIn: {
    subject: (workspace) => `Sign in to ${workspace}`,
    text: (workspace) => `you requested a link to sign in to ${workspace}.`,
    holds: `The link below works once and expires in ${SIGN_IN_MINUTES} minutes. If you did not request it, ignore this email.`,
    label: "Sign in",
  },
  timerStopped: {
    subject: "Your timer was stopped",
    text: (workspace) => `your timer in ${workspace} reached the limit for timers and was stopped.`,
    correct: "If you stopped working earlier or later, correct the end of the entry.",
    project: "Project",
    start: "Start",
    end: "End",
    label: "Open the day",
  },
};

const de: MailWords = {
  invoiceSubject: (number, seller) => `Rechnung ${number} von ${seller}`,
  invoiceAttached: "anbei erhalten Sie unsere Rechnung als PDF.",
  depositSubject: (number, seller) => `Anzahlungsrechnung ${number} von ${seller}`,
  depositAttached: "anbei erhalten Sie unsere Anzahlungsrechnung als PDF.",
  deposit: "Anzahlungsrechnung",
  deductedDeposits: "Abzüglich Anzahlungen",
  credited: "Rechnungskorrekturen",
  paid: "Bezahlt",
  writtenOff: "Erlassen",
  creditNoteSubject: (number, seller) => `Rechnungskorrektur ${number} von ${seller}`,
  creditNoteAttached: "anbei erhalten Sie unsere Rechnungskorrektur als PDF.",
  xmlAttached: (format) => `Die beigefügte XML-Datei (${format}) enthält dieselben Daten für Ihre Buchhaltungssoftware.`,
  xmlInPdf: (format) => `Die PDF-Datei enthält auch die Daten für Ihre Buchhaltungssoftware (${format}).`,
  creditNote: "Rechnungskorrektur",
  corrects: "Korrigiert Rechnung",
  earlyPayment: "Skonto",
  earlyPaymentUntil: (percent, amount, until) => `${percent} (${amount}) bei Zahlung bis ${until}`,
  number: "Rechnung",
  issueDate: "Datum",
  dueDate: "Fällig am",
  total: "Gesamtbetrag",
  amountDue: "Zu zahlen",
  payment: "Bitte zahlen Sie an",
  reference: "Verwendungszweck",
  viewOnline: "Online ansehen",
  invitation: {
    subject: (workspace) => `Einladung zu ${workspace}`,
    text: (workspace) => `Sie sind eingeladen, Ihre Zeit in ${workspace} zu erfassen.`,
    holds: `Der Link gilt einmal und ${INVITATION_DAYS} Tage lang. Falls Sie diese E-Mail nicht erwartet haben, ignorieren Sie sie.`,
    label: "Einladung annehmen",
  },
  signIn: {
    subject: (workspace) => `Anmeldung bei ${workspace}`,
    text: (workspace) => `Sie haben einen Link zur Anmeldung bei ${workspace} angefordert.`,
    holds: `Der Link gilt einmal und ${SIGN_IN_MINUTES} Minuten lang. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.`,
    label: "Anmelden",
  },
  timerStopped: {
    subject: "Ihr Timer wurde gestoppt",
    text: (workspace) => `Ihr Timer in ${workspace} hat die Höchstdauer erreicht und wurde gestoppt.`,
    correct: "Falls Sie früher oder später aufgehört haben zu arbeiten, korrigieren Sie das Ende des Eintrags.",
    project: "Projekt",
    start: "Beginn",
    end: "Ende",
    label: "Tag öffnen",
  },
};

const fr: MailWords = {
  invoiceSubject: (number, seller) => `Facture ${number} de ${seller}`,
  invoiceAttached: "vous trouverez notre facture en pièce jointe (PDF).",
  depositSubject: (number, seller) => `Facture d’acompte ${number} de ${seller}`,
  depositAttached: "vous trouverez notre facture d’acompte en pièce jointe (PDF).",
  deposit: "Facture d’acompte",
  deductedDeposits: "Acomptes déduits",
  credited: "Avoirs déduits",
  paid: "Déjà réglé",
  writtenOff: "Montant abandonné",
  creditNoteSubject: (number, seller) => `Avoir ${number} de ${seller}`,
  creditNoteAttached: "vous trouverez notre avoir en pièce jointe (PDF).",
  xmlAttached: (format) => `Le fichier XML joint (${format}) contient les mêmes données pour votre logiciel comptable.`,
  xmlInPdf: (format) => `Le fichier PDF contient aussi les données pour votre logiciel comptable (${format}).`,
  creditNote: "Avoir",
  corrects: "Rectifie la facture",
  earlyPayment: "Escompte",
  earlyPaymentUntil: (percent, amount, until) => `${percent} (${amount}) jusqu’au ${until}`,
  number: "Facture",
  issueDate: "Date",
  dueDate: "Échéance",
  total: "Total",
  amountDue: "Montant à payer",
  payment: "Merci de régler à",
  reference: "Référence",
  viewOnline: "Voir en ligne",
  invitation: {
    subject: (workspace) => `Invitation à ${workspace}`,
    text: (workspace) => `vous êtes invité à saisir votre temps dans ${workspace}.`,
    holds: `Le lien est valable une fois et pendant ${INVITATION_DAYS} jours. Si vous n'attendiez pas ce message, ignorez-le.`,
    label: "Accepter l'invitation",
  },
  signIn: {
    subject: (workspace) => `Connexion à ${workspace}`,
    text: (workspace) => `vous avez demandé un lien pour vous connecter à ${workspace}.`,
    holds: `Le lien est valable une fois et pendant ${SIGN_IN_MINUTES} minutes. Si vous ne l'avez pas demandé, ignorez ce message.`,
    label: "Se connecter",
  },
  timerStopped: {
    subject: "Votre chronomètre a été arrêté",
    text: (workspace) => `votre chronomètre dans ${workspace} a atteint la durée maximale et a été arrêté.`,
    correct: "Si vous avez cessé de travailler plus tôt ou plus tard, corrigez la fin de la saisie.",
    project: "Projet",
    start: "Début",
    end: "Fin",
    label: "Ouvrir la journée",
  },
};

const es: MailWords = {
  invoiceSubject: (number, seller) => `Factura ${number} de ${seller}`,
  invoiceAttached: "Adjuntamos nuestra factura en PDF.",
  depositSubject: (number, seller) => `Factura de anticipo ${number} de ${seller}`,
  depositAttached: "Adjuntamos nuestra factura de anticipo en PDF.",
  deposit: "Factura de anticipo",
  deductedDeposits: "Anticipos deducidos",
  credited: "Rectificaciones",
  paid: "Pagado",
  writtenOff: "Condonado",
  creditNoteSubject: (number, seller) => `Factura rectificativa ${number} de ${seller}`,
  creditNoteAttached: "Adjuntamos nuestra factura rectificativa en PDF.",
  xmlAttached: (format) => `El archivo XML adjunto (${format}) contiene los mismos datos para su programa de contabilidad.`,
  xmlInPdf: (format) => `El PDF contiene también los datos para su programa de contabilidad (${format}).`,
  creditNote: "Factura rectificativa",
  corrects: "Rectifica la factura",
  earlyPayment: "Descuento por pronto pago",
  earlyPaymentUntil: (percent, amount, until) => `${percent} (${amount}) hasta el ${until}`,
  number: "Factura",
  issueDate: "Fecha",
  dueDate: "Vencimiento",
  total: "Total",
  amountDue: "Importe a pagar",
  payment: "Realice el pago a",
  reference: "Concepto",
  viewOnline: "Ver en línea",
  invitation: {
    subject: (workspace) => `Invitación a ${workspace}`,
    text: (workspace) => `Le invitamos a registrar su tiempo en ${workspace}.`,
    holds: `El enlace sirve una vez y durante ${INVITATION_DAYS} días. Si no esperaba este mensaje, ignórelo.`,
    label: "Aceptar la invitación",
  },
  signIn: {
    subject: (workspace) => `Iniciar sesión en ${workspace}`,
    text: (workspace) => `Ha pedido un enlace para iniciar sesión en ${workspace}.`,
    holds: `El enlace sirve una vez y durante ${SIGN_IN_MINUTES} minutos. Si no lo ha pedido, ignore este mensaje.`,
    label: "Iniciar sesión",
  },
  timerStopped: {
    subject: "Su cronómetro se ha detenido",
    text: (workspace) => `Su cronómetro en ${workspace} ha alcanzado la duración máxima y se ha detenido.`,
    correct: "Si terminó de trabajar antes o después, corrija el final del registro.",
    project: "Proyecto",
    start: "Inicio",
    end: "Fin",
    label: "Abrir el día",
  },
};

const languages: Readonly<Record<DocumentLanguage, MailWords>> = { en, de, fr, es };

/** The texts for a BCP 47 tag. */
export function wordsFor(locale: string): MailWords {
  return languages[documentLanguage(locale)];
}
