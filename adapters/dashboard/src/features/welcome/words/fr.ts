import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Bienvenue, {{name}}",
  text: "Vous êtes dans {{workspace}}.",
  sections: "Sections",
  week: "Votre temps cette semaine",
  open: "Montant dû ({{currency}})",
  overdue: "En retard ({{currency}})",
  failing: "Webhooks en échec",
  zone: {
    text: "Le fuseau horaire est {{workspaces}}. Votre navigateur utilise {{browsers}}.",
    use: "Utiliser {{zone}}",
    keep: "Garder {{zone}}",
  },
};

export default words;
