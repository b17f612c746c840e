import { documentLanguage, type DocumentLanguage } from "../billing/locale.js";
import type { Movement } from "./account-statement.js";
import type { AgingBucket } from "./invoice-report.js";

/** The texts of statements of account, printed and in mail, in one language. */
export interface StatementWords {
  readonly title: string;
  /** How the name of the file begins, in ASCII. */
  readonly file: string;
  readonly date: string;
  readonly period: string;
  /** Of movements without a first or last day. */
  readonly from: (date: string) => string;
  readonly until: (date: string) => string;
  readonly allTime: string;
  readonly movements: string;
  readonly noMovements: string;
  readonly openItems: string;
  readonly noOpenItems: string;
  readonly aging: string;
  readonly kind: string;
  readonly document: string;
  readonly amount: string;
  readonly balance: string;
  readonly openingBalance: string;
  readonly closingBalance: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly daysOverdue: string;
  readonly payableAmount: string;
  readonly settledAmount: string;
  readonly amountDue: string;
  /** The part of it that is overdue. */
  readonly overdue: string;
  readonly creditBalance: string;
  /** What the client paid in excess, which the balances do not contain. */
  readonly credit: (amount: string) => string;
  readonly payment: string;
  readonly reference: string;
  /** What to state when several invoices are paid at once. */
  readonly invoiceNumbers: string;
  readonly kinds: Readonly<Record<Movement["kind"], string>>;
  readonly buckets: Readonly<Record<AgingBucket, string>>;
  readonly subject: (seller: string, date: string) => string;
  /** Follows a greeting. */
  readonly attached: (date: string) => string;
  /** Instead of amounts, if there are none. */
  readonly nothingDue: string;
  /** If payments crossed the statement. */
  readonly crossed: string;
}

const en: StatementWords = {
  title: "Statement of account",
  file: "statement",
  date: "Date",
  period: "Period",
  from: (date) => `from ${date}`,
  until: (date) => `until ${date}`,
  allTime: "all transactions",
  movements: "Transactions",
  noMovements: "No transactions in this period.",
  openItems: "Open items",
  noOpenItems: "No open items.",
  aging: "Open items by age",
  kind: "Transaction",
  document: "Document",
  amount: "Amount",
  balance: "Balance",
  openingBalance: "Opening balance",
  closingBalance: "Closing balance",
  issueDate: "Issue date",
  dueDate: "Due date",
  daysOverdue: "Days overdue",
  payableAmount: "Payable",
  settledAmount: "Settled",
  amountDue: "Amount due",
  overdue: "Of which overdue",
  creditBalance: "Credit",
  credit: (amount) => `You have a credit of ${amount} for later invoices. The balances do not include it.`,
  payment: "Payment details",
  reference: "Reference",
  invoiceNumbers: "The numbers of the invoices that you pay",
  kinds: {
    invoice: "Invoice",
    credit_note: "Credit note",
    void: "Cancellation",
    payment: "Payment",
    refund: "Refund",
    write_off: "Waived",
    early_payment_discount: "Discount for early payment",
    reversal: "Reversal",
  },
  buckets: {
    not_due: "Not yet due",
    "1_30": "1–30 days",
    "31_60": "31–60 days",
    "61_90": "61–90 days",
    over_90: "Over 90 days",
  },
  subject: (seller, date) => `Statement of account from ${seller}, ${date}`,
  attached: (date) => `Please find attached the statement of your account as of ${date} as a PDF.`,
  nothingDue: "Nothing is due at present.",
  crossed: "If you have already paid, please disregard the amounts concerned.",
};

const de: StatementWords = {
  title: "Kontoauszug",
  file: "kontoauszug",
  date: "Datum",
  period: "Zeitraum",
  from: (date) => `ab ${date}`,
  until: (date) => `bis ${date}`,
  allTime: "alle Buchungen",
  movements: "Buchungen",
  noMovements: "Keine Buchungen in diesem Zeitraum.",
  openItems: "Offene Posten",
  noOpenItems: "Keine offenen Posten.",
  aging: "Offene Posten nach Alter",
  kind: "Buchung",
  document: "Beleg",
  amount: "Betrag",
  balance: "Saldo",
  openingBalance: "Anfangssaldo",
  closingBalance: "Endsaldo",
  issueDate: "Belegdatum",
  dueDate: "Fällig am",
  daysOverdue: "Tage überfällig",
  payableAmount: "Zahlbetrag",
  settledAmount: "Ausgeglichen",
  amountDue: "Offener Betrag",
  overdue: "Davon überfällig",
  creditBalance: "Guthaben",
  credit: (amount) => `Sie haben ein Guthaben von ${amount} für spätere Rechnungen. Es ist in den Salden nicht enthalten.`,
  payment: "Zahlungsangaben",
  reference: "Verwendungszweck",
  invoiceNumbers: "Die Nummern der Rechnungen, die Sie bezahlen",
  kinds: {
    invoice: "Rechnung",
    credit_note: "Rechnungskorrektur",
    void: "Storno",
    payment: "Zahlung",
    refund: "Erstattung",
    write_off: "Erlass",
    early_payment_discount: "Skonto",
    reversal: "Rückbuchung",
  },
  buckets: {
    not_due: "Nicht fällig",
    "1_30": "1–30 Tage",
    "31_60": "31–60 Tage",
    "61_90": "61–90 Tage",
    over_90: "Über 90 Tage",
  },
  subject: (seller, date) => `Kontoauszug von ${seller}, ${date}`,
  attached: (date) => `anbei erhalten Sie den Auszug Ihres Kundenkontos vom ${date} als PDF.`,
  nothingDue: "Zurzeit ist nichts offen.",
  crossed: "Falls Sie bereits gezahlt haben, betrachten Sie die betreffenden Beträge bitte als erledigt.",
};

const fr: StatementWords = {
  title: "Relevé de compte",
  file: "releve-de-compte",
  date: "Date",
  period: "Période",
  from: (date) => `à partir du ${date}`,
  until: (date) => `jusqu’au ${date}`,
  allTime: "toutes les opérations",
  movements: "Opérations",
  noMovements: "Aucune opération pendant cette période.",
  openItems: "Factures en cours",
  noOpenItems: "Aucune facture en cours.",
  aging: "Factures en cours par ancienneté",
  kind: "Opération",
  document: "Document",
  amount: "Montant",
  balance: "Solde",
  openingBalance: "Solde initial",
  closingBalance: "Solde final",
  issueDate: "Date",
  dueDate: "Échéance",
  daysOverdue: "Jours de retard",
  payableAmount: "À régler",
  settledAmount: "Réglé",
  amountDue: "Montant dû",
  overdue: "Dont échu",
  creditBalance: "Avoir disponible",
  credit: (amount) => `Vous disposez d’un avoir de ${amount} pour de prochaines factures. Les soldes ne le comprennent pas.`,
  payment: "Coordonnées de paiement",
  reference: "Référence",
  invoiceNumbers: "Les numéros des factures que vous réglez",
  kinds: {
    invoice: "Facture",
    credit_note: "Avoir",
    void: "Annulation",
    payment: "Règlement",
    refund: "Remboursement",
    write_off: "Montant abandonné",
    early_payment_discount: "Escompte",
    reversal: "Contrepassation",
  },
  buckets: {
    not_due: "Non échu",
    "1_30": "1–30 jours",
    "31_60": "31–60 jours",
    "61_90": "61–90 jours",
    over_90: "Plus de 90 jours",
  },
  subject: (seller, date) => `Relevé de compte de ${seller}, ${date}`,
  attached: (date) => `vous trouverez en pièce jointe le relevé de votre compte au ${date} (PDF).`,
  nothingDue: "Rien n’est dû actuellement.",
  crossed: "Si vous avez déjà réglé, merci de ne pas tenir compte des montants concernés.",
};

const es: StatementWords = {
  title: "Estado de cuenta",
  file: "estado-de-cuenta",
  date: "Fecha",
  period: "Periodo",
  from: (date) => `desde el ${date}`,
  until: (date) => `hasta el ${date}`,
  allTime: "todos los movimientos",
  movements: "Movimientos",
  noMovements: "No hay movimientos en este periodo.",
  openItems: "Partidas abiertas",
  noOpenItems: "No hay partidas abiertas.",
  aging: "Partidas abiertas por antigüedad",
  kind: "Movimiento",
  document: "Documento",
  amount: "Importe",
  balance: "Saldo",
  openingBalance: "Saldo inicial",
  closingBalance: "Saldo final",
  issueDate: "Fecha",
  dueDate: "Vencimiento",
  daysOverdue: "Días de retraso",
  payableAmount: "A pagar",
  settledAmount: "Liquidado",
  amountDue: "Importe pendiente",
  overdue: "Del cual vencido",
  creditBalance: "Saldo a favor",
  credit: (amount) => `Tiene un saldo a favor de ${amount} para facturas posteriores. Los saldos no lo incluyen.`,
  payment: "Datos de pago",
  reference: "Concepto",
  invoiceNumbers: "Los números de las facturas que paga",
  kinds: {
    invoice: "Factura",
    credit_note: "Factura rectificativa",
    void: "Anulación",
    payment: "Pago",
    refund: "Reembolso",
    write_off: "Condonación",
    early_payment_discount: "Descuento por pronto pago",
    reversal: "Reversión",
  },
  buckets: {
    not_due: "No vencido",
    "1_30": "1–30 días",
    "31_60": "31–60 días",
    "61_90": "61–90 días",
    over_90: "Más de 90 días",
  },
  subject: (seller, date) => `Estado de cuenta de ${seller}, ${date}`,
  attached: (date) => `Adjuntamos el estado de su cuenta a ${date} en PDF.`,
  nothingDue: "Actualmente no hay importes pendientes.",
  crossed: "Si ya ha realizado el pago, no tenga en cuenta los importes correspondientes.",
};

const languages: Readonly<Record<DocumentLanguage, StatementWords>> = { en, de, fr, es };

/** The words for a BCP 47 tag. */
export function statementWords(locale: string): StatementWords {
  return languages[documentLanguage(locale)];
}
