import { SIGN_IN_MINUTES } from "../../../../../../core/messages/message.js";
import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Connexion",
  ready: "Cliquez sur « Se connecter » pour continuer. Le lien ne fonctionne qu’une fois.",
  signIn: "Se connecter",
  another: "Demander un nouveau lien",
  email: "Adresse e-mail",
  how: "Vous recevrez un lien de connexion par e-mail. Aucun mot de passe n’est nécessaire.",
  send: "Envoyer le lien",
  sent: `Consultez votre messagerie. Si {{email}} a un compte, vous recevrez un lien valable ${SIGN_IN_MINUTES} minutes.`,
  written: "Si {{email}} a un compte, l’e-mail contenant le lien se trouve maintenant dans un fichier.",
  again: "Utiliser une autre adresse",
};

export default words;
