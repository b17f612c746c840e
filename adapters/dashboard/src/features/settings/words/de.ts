import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  tokens: {
    title: "API-Token",
    create: "Neues Token",
    empty:
      "Mit einem Token benutzt ein Programm die API in Ihrem Namen. Legen Sie für jedes Programm eines an, damit Sie jedes einzeln widerrufen können.",
    name: "Name",
    nameHint: "Was wird es benutzen?",
    owner: "Person",
    scopes: "Darf",
    unlimited: "Alles",
    everything: "Alles, was Sie dürfen",
    readOnly: "Nur lesen",
    chosen: "Was hier gewählt ist",
    choose: "Umfang",
    read: "{{resource}}: lesen",
    write: "{{resource}}: lesen und schreiben",
    resources: {
      users: "Personen",
      projects: "Projekte",
      tasks: "Aufgaben",
      time_entries: "Zeiteinträge",
      clients: "Kunden",
      invoices: "Rechnungen",
      workspace: "Workspace",
      tokens: "Token",
      webhooks: "Webhooks",
      changes: "Änderungen",
    },
    expires: "Läuft ab",
    never: "Nie",
    days_one: "In {{count}} Tag",
    days_other: "In {{count}} Tagen",
    lastUsed: "Zuletzt benutzt",
    notUsed: "Noch nicht",
    secretTitle: "Ihr neues Token",
    secretText: "Kopieren Sie es jetzt. Es wird nur dieses eine Mal gezeigt.",
    secret: "Token",
    copy: "Kopieren",
    copied: "Kopiert",
    done: "Fertig",
    revoke: "Widerrufen",
    revokeNamed: "{{name}} widerrufen",
    revokeText: "Was dieses Token benutzt, wird ab jetzt abgewiesen. Das lässt sich nicht rückgängig machen.",
  },
};

export default words;
