import type { TimesheetColumn } from "./timesheet-columns.js";

/** The texts of a timesheet in a language. */
export type TimesheetWords = Readonly<
  Record<
    TimesheetColumn | "yes" | "no" | "title" | "total" | "summary" | "byDay" | "byPerson" | "covered" | "billed" | "rounding",
    string
  >
>;

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
  title: "Timesheet",
  total: "Total recorded",
  summary: "Summary",
  byDay: "By day",
  byPerson: "By person",
  covered: "Covered by the retainer",
  billed: "Billed",
  rounding: "The difference is due to rounding.",
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
  title: "Stundennachweis",
  total: "Erfasst gesamt",
  summary: "Zusammenfassung",
  byDay: "Nach Tag",
  byPerson: "Nach Person",
  covered: "Im Stundenkontingent enthalten",
  billed: "Abgerechnet",
  rounding: "Die Differenz entsteht durch Rundung.",
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
  title: "Relevé d’heures",
  total: "Total saisi",
  summary: "Récapitulatif",
  byDay: "Par jour",
  byPerson: "Par personne",
  covered: "Couvert par le forfait",
  billed: "Facturé",
  rounding: "La différence est due à l’arrondi.",
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
  title: "Detalle de horas",
  total: "Total registrado",
  summary: "Resumen",
  byDay: "Por día",
  byPerson: "Por persona",
  covered: "Cubierto por la bolsa de horas",
  billed: "Facturado",
  rounding: "La diferencia se debe al redondeo.",
};

const languages: Readonly<Record<string, TimesheetWords>> = { de, en, es, fr };

/** The texts in the language of a BCP 47 tag; English if it is not supported. */
export function timesheetWordsFor(locale: string): TimesheetWords {
  return languages[new Intl.Locale(locale).language] ?? en;
}
