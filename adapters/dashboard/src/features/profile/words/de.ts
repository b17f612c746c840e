import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Profil",
  you: "Sie",
  thisBrowser: "In diesem Browser",
  name: "Name",
  email: "E-Mail-Adresse",
  emailHint: "Damit melden Sie sich an, sie bleibt.",
  timeZone: "Zeitzone",
  ofWorkspace: "Die des Workspace ({{timeZone}})",
  saved: "Ihr Profil wurde gespeichert.",
  actions: "Aktionen",
  browsers: {
    title: "Angemeldete Browser",
    text: "Kennen Sie einen nicht? Beenden Sie ihn, und fordern Sie dort, wo Sie weitermachen möchten, einen neuen Link an.",
    everywhere: "Überall abmelden",
    everywhereText: "Alle Browser, in denen Sie angemeldet sind, werden abgemeldet, auch dieser. API-Token bleiben.",
    since: "Seit",
    used: "Zuletzt benutzt",
    until: "Bis",
    notUsed: "Noch nicht",
    this: "Dieser",
    end: "Beenden",
    endOf: "Den seit {{since}} beenden",
    endText:
      "Dieser Browser wird sofort abgemeldet. Ist es der, vor dem Sie sitzen, melden Sie sich mit einem neuen Link wieder an.",
  },
};

export default words;
