import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Accepter l’invitation",
  name: "Votre nom (facultatif)",
  accept: "Accepter",
  incomplete: "Ce lien est incomplet. Ouvrez le lien complet de l’e-mail.",
};

export default words;
