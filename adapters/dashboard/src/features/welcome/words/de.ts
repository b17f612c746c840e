import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Willkommen, {{name}}",
  text: "Sie sind in {{workspace}}.",
  sections: "Bereiche",
  week: "Ihre Zeit diese Woche",
  open: "Offen ({{currency}})",
  overdue: "Überfällig ({{currency}})",
  failing: "Fehlschlagende Webhooks",
  zone: {
    text: "Die Zeitzone ist {{workspaces}}. Ihr Browser verwendet {{browsers}}.",
    use: "{{zone}} verwenden",
    keep: "{{zone}} behalten",
  },
};

export default words;
