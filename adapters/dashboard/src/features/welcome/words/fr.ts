import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Bienvenue, {{name}}",
  text: "Vous êtes dans {{workspace}}. Où souhaitez-vous aller ?",
  sections: "Où aller",
  week: "Votre temps cette semaine",
  open: "Montant dû ({{currency}})",
  overdue: "En retard ({{currency}})",
  failing: "Webhooks en échec",
  zone: {
    text: "Les jours commencent et finissent dans le fuseau horaire {{workspaces}}. Ce navigateur est dans {{browsers}}.",
    use: "Utiliser {{zone}}",
    keep: "Garder {{zone}}",
  },
};

export default words;
