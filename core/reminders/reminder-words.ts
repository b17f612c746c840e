import { documentLanguage, type DocumentLanguage } from "../billing/locale.js";

/** What the usual texts name, in the format of their language. */
export interface ReminderValues {
  readonly number: string;
  readonly amount: string;
  readonly dueDate: string;
  readonly daysOverdue: number;
}

type Text = (values: ReminderValues) => string;
type Levels = readonly [untilDue: string, first: string, second: string, third: string, fourth: string, fifth: string];

/** The words of reminders in one language. Texts follow a greeting. */
export interface ReminderWords {
  /** By level. */
  readonly titles: Levels;
  readonly subject: (title: string, number: string) => string;
  /** Until the due date. */
  readonly untilDue: Text;
  readonly first: Text;
  readonly second: Text;
  /** From the third reminder on. */
  readonly later: Text;
  /** After all texts of reminders after the due date. */
  readonly crossed: string;
  readonly invoice: string;
  readonly invoiceDate: string;
  readonly dueDate: string;
  readonly date: string;
  readonly amountDue: string;
  readonly fee: string;
  readonly interest: (rate: string, days: number) => string;
  readonly total: string;
  readonly daysOverdue: string;
  readonly credit: string;
  /** Ends the usual texts if the client has paid in excess. */
  readonly creditText: (amount: string) => string;
}

const en: ReminderWords = {
  titles: [
    "Upcoming payment",
    "Payment reminder",
    "Second payment reminder",
    "Third payment reminder",
    "Fourth payment reminder",
    "Fifth payment reminder",
  ],
  subject: (title, number) => `${title}: invoice ${number}`,
  untilDue: ({ number, amount, dueDate }) => `this is a reminder that ${amount} for invoice ${number} is due on ${dueDate}.`,
  first: ({ number, amount, dueDate }) =>
    `invoice ${number} was due on ${dueDate}, and we have not yet received your payment. Please transfer ${amount}.`,
  second: ({ number, amount, dueDate }) =>
    `we reminded you of invoice ${number}, which was due on ${dueDate}. Your payment of ${amount} is still outstanding. Please transfer it within a week.`,
  later: ({ number, amount, dueDate, daysOverdue }) =>
    `despite our reminders, invoice ${number}, which was due on ${dueDate}, has not been paid. It is ${daysOverdue} days overdue. Please transfer ${amount} immediately.`,
  crossed: "If you have already paid, please disregard this message.",
  invoice: "Invoice",
  invoiceDate: "Invoice date",
  dueDate: "Due date",
  date: "Date",
  amountDue: "Amount due",
  fee: "Late payment fee",
  interest: (rate, days) => `Interest (${rate}, ${days} days)`,
  total: "Total to pay",
  daysOverdue: "Days overdue",
  credit: "Available credit",
  creditText: (amount) => `You have a credit of ${amount}. Please let us know if we are to use it for this invoice.`,
};

const de: ReminderWords = {
  titles: ["Zahlungshinweis", "Zahlungserinnerung", "1. Mahnung", "2. Mahnung", "3. Mahnung", "4. Mahnung"],
  subject: (title, number) => `${title}: Rechnung ${number}`,
  untilDue: ({ number, amount, dueDate }) =>
    `wir möchten Sie daran erinnern, dass ${amount} aus der Rechnung ${number} am ${dueDate} fällig sind.`,
  first: ({ number, amount, dueDate }) =>
    `die Rechnung ${number} war am ${dueDate} fällig, und wir konnten noch keinen Zahlungseingang feststellen. Bitte überweisen Sie ${amount}.`,
  second: ({ number, amount, dueDate }) =>
    `wir haben Sie bereits an die Rechnung ${number} erinnert, die am ${dueDate} fällig war. Ihre Zahlung über ${amount} steht noch aus. Bitte überweisen Sie den Betrag innerhalb einer Woche.`,
  later: ({ number, amount, dueDate, daysOverdue }) =>
    `trotz unserer Erinnerungen ist die Rechnung ${number}, die am ${dueDate} fällig war, seit ${daysOverdue} Tagen nicht beglichen. Bitte überweisen Sie ${amount} umgehend.`,
  crossed: "Falls Sie bereits gezahlt haben, betrachten Sie dieses Schreiben bitte als gegenstandslos.",
  invoice: "Rechnung",
  invoiceDate: "Rechnungsdatum",
  dueDate: "Fällig am",
  date: "Datum",
  amountDue: "Offener Betrag",
  fee: "Mahngebühr",
  interest: (rate, days) => `Verzugszinsen (${rate}, ${days} Tage)`,
  total: "Gesamtforderung",
  daysOverdue: "Tage überfällig",
  credit: "Verfügbares Guthaben",
  creditText: (amount) =>
    `Sie haben ein Guthaben von ${amount}. Bitte teilen Sie uns mit, ob wir es für diese Rechnung verwenden sollen.`,
};

const fr: ReminderWords = {
  titles: [
    "Rappel d’échéance",
    "Rappel de paiement",
    "Deuxième rappel de paiement",
    "Troisième rappel de paiement",
    "Quatrième rappel de paiement",
    "Cinquième rappel de paiement",
  ],
  subject: (title, number) => `${title}\u00a0: facture ${number}`,
  untilDue: ({ number, amount, dueDate }) =>
    `nous vous rappelons que ${amount} au titre de la facture ${number} arrivent à échéance le ${dueDate}.`,
  first: ({ number, amount, dueDate }) =>
    `la facture ${number} est arrivée à échéance le ${dueDate} et, sauf erreur de notre part, nous n’avons pas encore reçu votre règlement. Merci de régler ${amount}.`,
  second: ({ number, amount, dueDate }) =>
    `nous vous avons déjà rappelé la facture ${number}, échue le ${dueDate}. Votre règlement de ${amount} reste attendu. Merci de l’effectuer sous huit jours.`,
  later: ({ number, amount, dueDate, daysOverdue }) =>
    `malgré nos rappels, la facture ${number}, échue le ${dueDate}, demeure impayée depuis ${daysOverdue} jours. Nous vous demandons de régler ${amount} sans délai.`,
  crossed: "Si vous avez déjà réglé, merci de ne pas tenir compte de ce message.",
  invoice: "Facture",
  invoiceDate: "Date de facture",
  dueDate: "Échéance",
  date: "Date",
  amountDue: "Montant dû",
  fee: "Frais de recouvrement",
  interest: (rate, days) => `Pénalités de retard (${rate}, ${days} jours)`,
  total: "Total à régler",
  daysOverdue: "Jours de retard",
  credit: "Avoir disponible",
  creditText: (amount) => `Vous disposez d’un avoir de ${amount}. Indiquez-nous si nous devons l’utiliser pour cette facture.`,
};

const es: ReminderWords = {
  titles: [
    "Aviso de vencimiento",
    "Recordatorio de pago",
    "Segundo recordatorio de pago",
    "Tercer recordatorio de pago",
    "Cuarto recordatorio de pago",
    "Quinto recordatorio de pago",
  ],
  subject: (title, number) => `${title}: factura ${number}`,
  untilDue: ({ number, amount, dueDate }) =>
    `Le recordamos que el ${dueDate} vence el pago de ${amount} de la factura ${number}.`,
  first: ({ number, amount, dueDate }) =>
    `La factura ${number} venció el ${dueDate} y todavía no hemos recibido su pago. Le rogamos que transfiera ${amount}.`,
  second: ({ number, amount, dueDate }) =>
    `Ya le recordamos la factura ${number}, que venció el ${dueDate}. Su pago de ${amount} sigue pendiente. Le rogamos que lo realice en el plazo de una semana.`,
  later: ({ number, amount, dueDate, daysOverdue }) =>
    `A pesar de nuestros recordatorios, la factura ${number}, que venció el ${dueDate}, sigue sin pagarse. Han pasado ${daysOverdue} días. Le rogamos que transfiera ${amount} de inmediato.`,
  crossed: "Si ya ha realizado el pago, no tenga en cuenta este mensaje.",
  invoice: "Factura",
  invoiceDate: "Fecha de la factura",
  dueDate: "Vencimiento",
  date: "Fecha",
  amountDue: "Importe pendiente",
  fee: "Gastos de reclamación",
  interest: (rate, days) => `Intereses de demora (${rate}, ${days} días)`,
  total: "Total a pagar",
  daysOverdue: "Días de retraso",
  credit: "Saldo a favor disponible",
  creditText: (amount) => `Tiene un saldo a favor de ${amount}. Indíquenos si debemos utilizarlo para esta factura.`,
};

const languages: Readonly<Record<DocumentLanguage, ReminderWords>> = { en, de, fr, es };

/** The words for a BCP 47 tag. */
export function reminderWords(locale: string): ReminderWords {
  return languages[documentLanguage(locale)];
}

/** The title of a reminder in the language of a BCP 47 tag. */
export function reminderTitle(level: number, locale: string): string {
  const { titles } = reminderWords(locale);
  return titles[level] ?? titles[5];
}

/** The usual text, after the greeting. */
export function usualReminder(level: number, values: ReminderValues, locale: string): readonly string[] {
  const { untilDue, first, second, later, crossed } = reminderWords(locale);
  if (level === 0) return [untilDue(values)];
  return [(level === 1 ? first : level === 2 ? second : later)(values), crossed];
}
