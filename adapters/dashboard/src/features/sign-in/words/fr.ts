import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Connexion",
  ready: "Vous avez ouvert un lien reçu par e-mail. Il ne sert qu’une fois.",
  signIn: "Se connecter",
  another: "Demander un autre lien",
  email: "Adresse e-mail",
  how: "Vous recevez un e-mail avec un lien de connexion. Il n’y a pas de mot de passe.",
  send: "Envoyer le lien",
  sent: "Consultez votre messagerie : si {{email}} est connue ici, un lien est en route. Il est valable 15 minutes.",
  again: "Essayer une autre adresse",
};

export default words;
