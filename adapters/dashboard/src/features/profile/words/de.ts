import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Profil",
  you: "Sie",
  thisBrowser: "In diesem Browser",
  name: "Name",
  email: "E-Mail-Adresse",
  emailHint: "Mit dieser Adresse melden Sie sich an. Sie kann nicht geändert werden.",
  timeZone: "Zeitzone",
  ofWorkspace: "Wie Workspace ({{timeZone}})",
  saved: "Profil gespeichert",
  actions: "Aktionen",
  browsers: {
    title: "Aktive Sitzungen",
    text: "Wenn Sie eine Sitzung nicht erkennen, beenden Sie sie.",
    everywhere: "Überall abmelden",
    everywhereText: "Sie werden in allen Browsern abgemeldet, auch in diesem. API-Token bleiben gültig.",
    since: "Angemeldet",
    used: "Zuletzt verwendet",
    until: "Läuft ab",
    notUsed: "Nie",
    this: "Diese Sitzung",
    end: "Abmelden",
    endOf: "Sitzung vom {{since}} abmelden",
    endText: "Die Sitzung endet sofort. Ist es diese, brauchen Sie einen neuen Anmeldelink.",
  },
};

export default words;
