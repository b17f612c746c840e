import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  notSent: "Noch nicht gesendet",
  blocked: "Nicht gesendet",
  waiting_one: "{{count}} Eintrag wartet auf das Senden",
  waiting_other: "{{count}} Einträge warten auf das Senden",
  title: "Einträge auf diesem Gerät",
  text: "Diese Einträge sind auf diesem Gerät gespeichert und werden gesendet, sobald der Dienst erreichbar ist.",
  nothing: "Nichts zu senden.",
  change: "Geändert",
  deletion: "Gelöscht",
  attention_one: "{{count}} Eintrag konnte nicht gesendet werden. Bitte entscheiden Sie, was damit geschieht.",
  attention_other: "{{count}} Einträge konnten nicht gesendet werden. Bitte entscheiden Sie, was damit geschieht.",
  review: "Ansehen",
  tryAgain: "Erneut versuchen",
  discard: "Verwerfen",
  discardText: "Ihre Eingabe wird von diesem Gerät gelöscht.",
  conflict: "Dieser Eintrag wurde inzwischen woanders geändert. Welche Fassung soll gelten?",
  field: "Feld",
  mine: "Ihre Fassung",
  theirs: "Andere Fassung",
  keepMine: "Meine behalten",
  keepTheirs: "Andere behalten",
};

export default words;
