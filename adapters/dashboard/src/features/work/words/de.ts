import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  unbilled: "Nicht abgerechnete Zeit",
  nothingUnbilled: "Die gesamte abrechenbare Zeit ist abgerechnet.",
  asBilled: "Gerundet, wie eine Rechnung abrechnet. Der Betrag weicht deshalb von dem der erfassten Zeit ab.",
  invoice: "Abrechnen",
  invoiceNamed: "{{name}} abrechnen",
  unrated: "ohne Satz",
  client: "Kunde",
  recent: "Letzte Zeit",
  allEntries: "Alle Einträge",
  noEntries: "Noch keine Zeit erfasst.",
  date: "Datum",
  entry: "Eintrag",
  running: "läuft",
  people: "Personen",
  person: "Person",
  noName: "Unbekannt",
  period: "Zeitraum",
  month: "Dieser Monat",
  ever: "Gesamt",
};

export default words;
