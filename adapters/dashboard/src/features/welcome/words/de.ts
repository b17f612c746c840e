import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Willkommen, {{name}}",
  text: "Sie sind in {{workspace}}. Wohin möchten Sie?",
  sections: "Wohin",
  week: "Ihre Zeit diese Woche",
  open: "Offen ({{currency}})",
  overdue: "Überfällig ({{currency}})",
  failing: "Webhooks, die fehlschlagen",
  zone: {
    text: "Tage beginnen und enden in der Zeitzone {{workspaces}}. Dieser Browser ist in {{browsers}}.",
    use: "{{zone}} verwenden",
    keep: "{{zone}} behalten",
  },
};

export default words;
