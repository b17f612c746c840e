import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Team",
  invite: "Person einladen",
  edit: "{{name}} bearbeiten",
  change: "Bearbeiten",
  actions: "Aktionen",
  search: "Nach Namen suchen",
  show: "Status",
  choices: {
    current: "Aktive und Eingeladene",
    deactivated: "Deaktivierte",
    all: "Alle",
  },
  none: "Keine passenden Personen",
  name: "Name",
  role: "Rolle",
  status: "Status",
  statuses: {
    invited: "Eingeladen",
    active: "Aktiv",
    deactivated: "Deaktiviert",
  },
  rate: "Stundensatz",
  rateHint: "Gilt, wenn weder Aufgabe noch Projekt noch Kunde einen Satz haben.",
  you: "(Sie)",
  email: "E-Mail-Adresse",
  nameHint: "Leer lassen, um den ersten Teil der E-Mail-Adresse zu verwenden.",
  sendInvitation: "Einladung senden",
  createInvitation: "Einladung erstellen",
  link: "Einladungslink",
  linkText: "Geben Sie diesen Link jetzt an {{email}} weiter: Er wird nicht noch einmal angezeigt. Er gilt einmal.",
  newLink: "Neuer Link",
  invited: "Einladung an {{email}} gesendet",
  saved: "{{name}} gespeichert",
  resend: "Erneut senden",
  resent: "Einladung an {{email}} erneut gesendet. Der vorherige Link gilt nicht mehr.",
  withdraw: "Zurückziehen",
  withdrawFrom: "Einladung für {{name}} zurückziehen",
  withdrawText: "Der Link in der E-Mail wird ungültig. Sie können die Person erneut einladen.",
  deactivate: "Deaktivieren",
  deactivateNamed: "{{name}} deaktivieren",
  deactivateText:
    "Die Person kann sich nicht mehr anmelden, und ihre API-Token werden sofort ungültig. Ihre erfasste Zeit bleibt erhalten. Sie können sie wieder aktivieren.",
  activate: "Aktivieren",
  does: {
    owner: "Voller Zugriff, auch auf Inhaber und den Webhook-Schlüssel.",
    admin: "Voller Zugriff, außer auf Inhaber.",
    accountant: "Sieht alle Zeiten und verwaltet Kunden und Rechnungen.",
    member: "Erfasst die eigene Zeit.",
  },
  ownership:
    "Nur Inhaber können Inhaber ernennen oder ändern. Um einen Workspace zu übergeben, ernennen Sie eine andere Person zum Inhaber und ändern dann Ihre eigene Rolle. Ein Workspace hat immer mindestens einen Inhaber.",
};

export default words;
