import { documentLanguage, type DocumentLanguage } from "../billing/locale.js";

/** The texts of the mail about a recurring invoice whose date could not be billed. */
export interface FailureWords {
  readonly subject: (name: string) => string;
  readonly text: (failed: { readonly name: string; readonly date: string; readonly workspace: string }) => string;
  readonly toDo: string;
  readonly label: string;
  /** By the code of the failure. Others have the message of the failure, in English. */
  readonly reasons: Readonly<Record<string, string>>;
}

const languages: Readonly<Record<DocumentLanguage, FailureWords>> = {
  en: {
    subject: (name) => `Recurring invoice failed: ${name}`,
    text: ({ name, date, workspace }) =>
      `the recurring invoice “${name}” in ${workspace} could not create the invoice of ${date}:`,
    toDo: "Resolve this, then bill the date, or skip it. Until then, this recurring invoice creates no more invoices.",
    label: "Open the recurring invoice",
    reasons: {},
  },
  de: {
    subject: (name) => `Wiederkehrende Rechnung fehlgeschlagen: ${name}`,
    text: ({ name, date, workspace }) =>
      `die wiederkehrende Rechnung „${name}“ in ${workspace} konnte die Rechnung vom ${date} nicht erstellen:`,
    toDo: "Beheben Sie das und rechnen Sie den Termin dann ab, oder überspringen Sie ihn. Bis dahin erstellt diese wiederkehrende Rechnung keine Rechnungen mehr.",
    label: "Wiederkehrende Rechnung öffnen",
    reasons: {
      client_archived: "Der Kunde ist archiviert.",
      recipient_missing: "Der Kunde hat keine E-Mail-Adresse.",
      rate_missing: "Für einen Teil der Zeit gibt es keinen Stundensatz.",
      currency_mismatch: "Die Zeit hat eine andere Währung als die Rechnung.",
      nothing_to_bill: "Es gab nichts abzurechnen.",
      not_ready_to_issue: "Der Rechnung fehlen Angaben, die das Umsatzsteuerrecht verlangt.",
      not_ready_to_export: "Der Rechnung fehlen Angaben, die das Rechnungsformat des Kunden verlangt.",
    },
  },
  fr: {
    subject: (name) => `Échec de la facture récurrente\u00a0: ${name}`,
    text: ({ name, date, workspace }) =>
      `la facture récurrente «\u00a0${name}\u00a0» dans ${workspace} n’a pas pu créer la facture du ${date}\u00a0:`,
    toDo: "Corrigez cela, puis facturez la date ou ignorez-la. D’ici là, cette facture récurrente ne crée plus de factures.",
    label: "Ouvrir la facture récurrente",
    reasons: {
      client_archived: "Le client est archivé.",
      recipient_missing: "Le client n’a pas d’adresse e-mail.",
      rate_missing: "Une partie du temps n’a pas de taux horaire.",
      currency_mismatch: "Le temps est dans une autre devise que la facture.",
      nothing_to_bill: "Il n’y avait rien à facturer.",
      not_ready_to_issue: "Il manque à la facture des mentions exigées par la loi sur la TVA.",
      not_ready_to_export: "Il manque à la facture des données exigées par le format de facture du client.",
    },
  },
  es: {
    subject: (name) => `Error en la factura recurrente: ${name}`,
    text: ({ name, date, workspace }) => `La factura recurrente «${name}» en ${workspace} no pudo crear la factura del ${date}:`,
    toDo: "Corríjalo y facture la fecha, u omítala. Hasta entonces, esta factura recurrente no crea más facturas.",
    label: "Abrir la factura recurrente",
    reasons: {
      client_archived: "El cliente está archivado.",
      recipient_missing: "El cliente no tiene dirección de correo electrónico.",
      rate_missing: "Una parte del tiempo no tiene tarifa por hora.",
      currency_mismatch: "El tiempo está en otra moneda que la factura.",
      nothing_to_bill: "No había nada que facturar.",
      not_ready_to_issue: "A la factura le faltan datos que exige la ley del IVA.",
      not_ready_to_export: "A la factura le faltan datos que exige el formato de factura del cliente.",
    },
  },
};

/** The texts for a BCP 47 tag. */
export function failureWordsFor(locale: string): FailureWords {
  return languages[documentLanguage(locale)];
}
