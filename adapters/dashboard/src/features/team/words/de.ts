import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Team",
  invite: "Jemanden einladen",
  edit: "{{name}} bearbeiten",
  change: "Bearbeiten",
  actions: "Aktionen",
  search: "Nach Namen suchen",
  show: "Zeigen",
  choices: {
    current: "Aktive und Eingeladene",
    deactivated: "Deaktivierte",
    all: "Alle",
  },
  none: "So jemanden gibt es nicht.",
  name: "Name",
  role: "Rolle",
  status: "Status",
  statuses: {
    invited: "Eingeladen",
    active: "Aktiv",
    deactivated: "Deaktiviert",
  },
  rate: "Stundensatz",
  rateHint: "Gilt, wo weder Aufgabe noch Projekt noch Kunde einen Satz hat.",
  you: "(Sie)",
  email: "E-Mail-Adresse",
  nameHint: "Leer: der erste Teil der Adresse.",
  sendInvitation: "Einladung senden",
  invited: "{{email}} wurde eingeladen.",
  saved: "{{name}} wurde gespeichert.",
  resend: "Noch einmal senden",
  resendTo: "Die Einladung von {{name}} noch einmal senden",
  resent: "Die Einladung an {{email}} ist noch einmal unterwegs. Der Link der früheren Mail gilt nicht mehr.",
  withdraw: "Zurückziehen",
  withdrawFrom: "Die Einladung von {{name}} zurückziehen",
  withdrawText: "Der Link in der Mail gilt dann nicht mehr. Sie können die Person noch einmal einladen.",
  deactivate: "Deaktivieren",
  deactivateNamed: "{{name}} deaktivieren",
  deactivateText:
    "Die Person kann sich nicht mehr anmelden, und ihre API-Token werden sofort abgewiesen. Ihre Zeit bleibt. Sie können sie wieder aktivieren.",
  activate: "Aktivieren",
  activateNamed: "{{name}} aktivieren",
  does: {
    owner: "Darf alles, auch Inhaber ändern und den Webhook-Schlüssel sehen.",
    admin: "Darf alles, außer Inhaber zu ändern.",
    accountant: "Sieht alle Zeit, verwaltet Kunden und Rechnungen.",
    member: "Erfasst die eigene Zeit.",
  },
  ownership:
    "Nur ein Inhaber macht jemanden zum Inhaber oder ändert einen. Um einen Workspace zu übergeben, machen Sie jemand anderen zum Inhaber und geben sich dann selbst eine andere Rolle. Der letzte Inhaber kann weder zurücktreten noch deaktiviert werden.",
};

export default words;
