import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Willkommen, {{name}}",
  yourTime: "Ihre Zeit",
  today: "Heute",
  week: "Diese Woche",
  days: "Tage dieser Woche",
  continue: "Fortsetzen",
  nothingToContinue: "Hier erscheinen Ihre Einträge. Ein Klick setzt sie fort.",
  startTimer: "Timer starten",
  stopTimer: "Timer stoppen",
  owed: {
    title: "Offene Rechnungen",
    nothing: "Keine offenen Rechnungen.",
    age: "Alter",
    count: "Rechnungen",
    due: "Offener Betrag",
    ages: {
      not_due: "Noch nicht fällig",
      "1_30": "1 bis 30 Tage überfällig",
      "31_60": "31 bis 60 Tage überfällig",
      over_60: "Mehr als 60 Tage überfällig",
    },
  },
  budgets: "Fast aufgebrauchte Budgets",
  failing: "Fehlschlagende Webhooks",
  failingSince: "Schlägt fehl seit",
  start: {
    title: "Erste Schritte",
    hide: "Ausblenden",
    done: "erledigt",
    steps: {
      you: { title: "Sie", text: "Ihr Name erscheint bei Einträgen und in Auswertungen.", do: "Namen angeben" },
      company: {
        title: "Ihr Unternehmen",
        text: "Name, Anschrift und Steuernummer stehen auf Rechnungen.",
        do: "Angaben eintragen",
      },
      client: { title: "Kunde", text: "Für wen Sie arbeiten, mit Stundensatz.", do: "Kunden anlegen" },
      project: { title: "Projekt", text: "Zeit wird auf Projekte erfasst.", do: "Projekt anlegen" },
      time: { title: "Zeit", text: "Geben Sie eine Zeit wie 9-11:30 ein, oder starten Sie den Timer.", do: "Zeit erfassen" },
      invoice: { title: "Erste Rechnung", text: "Rechnen Sie die erfasste Zeit ab.", do: "Rechnung erstellen" },
    },
  },
  zone: {
    text: "Die Zeitzone ist {{workspaces}}. Ihr Browser verwendet {{browsers}}.",
    use: "{{zone}} verwenden",
    keep: "{{zone}} behalten",
  },
};

export default words;
