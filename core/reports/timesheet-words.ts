import type { TimesheetColumn } from "./timesheet-columns.js";

/** The texts of a timesheet in a language. */
export type TimesheetWords = Readonly<Record<TimesheetColumn | "yes" | "no", string>>;

const en: TimesheetWords = {
  date: "Date",
  start: "Start",
  end: "End",
  duration: "Duration",
  hours: "Hours",
  client: "Client",
  project: "Project",
  task: "Task",
  person: "Person",
  notes: "Note",
  tags: "Tags",
  billable: "Billable",
  invoice: "Invoice",
  rate: "Hourly rate",
  amount: "Amount",
  currency: "Currency",
  yes: "Yes",
  no: "No",
};

const de: TimesheetWords = {
  date: "Datum",
  start: "Beginn",
  end: "Ende",
  duration: "Dauer",
  hours: "Stunden",
  client: "Kunde",
  project: "Projekt",
  task: "Aufgabe",
  person: "Person",
  notes: "Notiz",
  tags: "Schlagwörter",
  billable: "Abrechenbar",
  invoice: "Rechnung",
  rate: "Stundensatz",
  amount: "Betrag",
  currency: "Währung",
  yes: "Ja",
  no: "Nein",
};

const fr: TimesheetWords = {
  date: "Date",
  start: "Début",
  end: "Fin",
  duration: "Durée",
  hours: "Heures",
  client: "Client",
  project: "Projet",
  task: "Tâche",
  person: "Personne",
  notes: "Note",
  tags: "Étiquettes",
  billable: "Facturable",
  invoice: "Facture",
  rate: "Taux horaire",
  amount: "Montant",
  currency: "Devise",
  yes: "Oui",
  no: "Non",
};

const es: TimesheetWords = {
  date: "Fecha",
  start: "Inicio",
  end: "Fin",
  duration: "Duración",
  hours: "Horas",
  client: "Cliente",
  project: "Proyecto",
  task: "Tarea",
  person: "Persona",
  notes: "Nota",
  tags: "Etiquetas",
  billable: "Facturable",
  invoice: "Factura",
  rate: "Tarifa por hora",
  amount: "Importe",
  currency: "Moneda",
  yes: "Sí",
  no: "No",
};

const languages: Readonly<Record<string, TimesheetWords>> = { de, en, es, fr };

/** The texts in the language of a BCP 47 tag; English if it is not supported. */
export function timesheetWordsFor(locale: string): TimesheetWords {
  return languages[new Intl.Locale(locale).language] ?? en;
}
