import type { InvoiceStatus, InvoiceType, SettlementKind } from "../../core/index.js";

/** The columns of the documents in an export for accounting. */
export const documentColumns = [
  "type",
  "number",
  "issueDate",
  "dueDate",
  "periodStart",
  "periodEnd",
  "client",
  "country",
  "taxId",
  "corrects",
  "taxCategory",
  "taxRate",
  "net",
  "tax",
  "gross",
  "currency",
  "status",
  "amountDue",
  "taxName",
] as const;
/** The columns of the payments in an export for accounting. */
export const paymentColumns = [
  "paidOn",
  "kind",
  "number",
  "client",
  "method",
  "reference",
  "reason",
  "amount",
  "currency",
  "recordedOn",
] as const;

/** One of {@link documentColumns}. */
export type DocumentColumn = (typeof documentColumns)[number];
/** One of {@link paymentColumns}. */
export type PaymentColumn = (typeof paymentColumns)[number];

/** The texts of an export for accounting in a language. */
export interface AccountingWords {
  readonly columns: Readonly<Record<DocumentColumn | PaymentColumn, string>>;
  readonly types: Readonly<Record<InvoiceType, string>>;
  readonly statuses: Readonly<Record<Exclude<InvoiceStatus, "draft">, string>>;
  readonly kinds: Readonly<Record<SettlementKind, string>>;
}

const en: AccountingWords = {
  columns: {
    type: "Type",
    number: "Number",
    issueDate: "Issue date",
    dueDate: "Due date",
    periodStart: "Period from",
    periodEnd: "Period to",
    client: "Client",
    country: "Country",
    taxId: "Tax ID",
    corrects: "Corrects invoice",
    taxCategory: "Tax category",
    taxRate: "Tax rate (%)",
    net: "Net",
    tax: "Tax",
    gross: "Gross",
    currency: "Currency",
    status: "Status",
    amountDue: "Amount due",
    taxName: "Name of the tax",
    paidOn: "Date",
    kind: "Kind",
    method: "Method",
    reference: "Reference",
    reason: "Reason",
    amount: "Amount",
    recordedOn: "Recorded on",
  },
  types: { invoice: "Invoice", deposit: "Deposit invoice", credit_note: "Credit note" },
  statuses: { open: "Open", paid: "Paid", credited: "Credited", written_off: "Written off", void: "Void" },
  kinds: {
    payment: "Payment",
    refund: "Refund",
    write_off: "Write-off",
    early_payment_discount: "Early payment discount",
    reversal: "Reversal",
  },
};

const de: AccountingWords = {
  columns: {
    type: "Art",
    number: "Nummer",
    issueDate: "Rechnungsdatum",
    dueDate: "Fällig am",
    periodStart: "Zeitraum von",
    periodEnd: "Zeitraum bis",
    client: "Kunde",
    country: "Land",
    taxId: "USt-IdNr. oder Steuernummer",
    corrects: "Korrigiert Rechnung",
    taxCategory: "Steuerkategorie",
    taxRate: "Steuersatz (%)",
    net: "Netto",
    tax: "Steuer",
    gross: "Brutto",
    currency: "Währung",
    status: "Status",
    amountDue: "Offener Betrag",
    taxName: "Name der Steuer",
    paidOn: "Datum",
    kind: "Art",
    method: "Zahlungsart",
    reference: "Referenz",
    reason: "Grund",
    amount: "Betrag",
    recordedOn: "Erfasst am",
  },
  types: { invoice: "Rechnung", deposit: "Anzahlungsrechnung", credit_note: "Rechnungskorrektur" },
  statuses: { open: "Offen", paid: "Bezahlt", credited: "Korrigiert", written_off: "Ausgebucht", void: "Storniert" },
  kinds: {
    payment: "Zahlung",
    refund: "Erstattung",
    write_off: "Ausbuchung",
    early_payment_discount: "Skonto",
    reversal: "Rücknahme",
  },
};

const fr: AccountingWords = {
  columns: {
    type: "Type",
    number: "Numéro",
    issueDate: "Date d’émission",
    dueDate: "Échéance",
    periodStart: "Période du",
    periodEnd: "Période au",
    client: "Client",
    country: "Pays",
    taxId: "Numéro fiscal",
    corrects: "Rectifie la facture",
    taxCategory: "Catégorie de TVA",
    taxRate: "Taux de TVA (%)",
    net: "HT",
    tax: "TVA",
    gross: "TTC",
    currency: "Devise",
    status: "État",
    amountDue: "Reste à payer",
    taxName: "Nom de la taxe",
    paidOn: "Date",
    kind: "Nature",
    method: "Mode de paiement",
    reference: "Référence",
    reason: "Motif",
    amount: "Montant",
    recordedOn: "Enregistré le",
  },
  types: { invoice: "Facture", deposit: "Facture d’acompte", credit_note: "Avoir" },
  statuses: { open: "Ouverte", paid: "Payée", credited: "Soldée par avoir", written_off: "Passée en perte", void: "Annulée" },
  kinds: {
    payment: "Paiement",
    refund: "Remboursement",
    write_off: "Passage en perte",
    early_payment_discount: "Escompte",
    reversal: "Contrepassation",
  },
};

const es: AccountingWords = {
  columns: {
    type: "Tipo",
    number: "Número",
    issueDate: "Fecha de emisión",
    dueDate: "Vencimiento",
    periodStart: "Período desde",
    periodEnd: "Período hasta",
    client: "Cliente",
    country: "País",
    taxId: "NIF",
    corrects: "Rectifica la factura",
    taxCategory: "Categoría de IVA",
    taxRate: "Tipo de IVA (%)",
    net: "Base imponible",
    tax: "IVA",
    gross: "Total",
    currency: "Moneda",
    status: "Estado",
    amountDue: "Pendiente",
    taxName: "Nombre del impuesto",
    paidOn: "Fecha",
    kind: "Clase",
    method: "Forma de pago",
    reference: "Referencia",
    reason: "Motivo",
    amount: "Importe",
    recordedOn: "Registrado el",
  },
  types: { invoice: "Factura", deposit: "Factura de anticipo", credit_note: "Factura rectificativa" },
  statuses: { open: "Abierta", paid: "Pagada", credited: "Rectificada", written_off: "Dada de baja", void: "Anulada" },
  kinds: {
    payment: "Pago",
    refund: "Reembolso",
    write_off: "Baja por incobrable",
    early_payment_discount: "Descuento por pronto pago",
    reversal: "Reversión",
  },
};

const languages: Readonly<Record<string, AccountingWords>> = { de, en, es, fr };

/** The texts in the language of a BCP 47 tag; English if it is not supported. */
export function accountingWordsFor(locale: string): AccountingWords {
  return languages[new Intl.Locale(locale).language] ?? en;
}
