import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Profil",
  you: "Vous",
  thisBrowser: "Dans ce navigateur",
  name: "Nom",
  email: "Adresse e-mail",
  emailHint: "Vous vous connectez avec cette adresse. Elle ne peut pas être modifiée.",
  timeZone: "Fuseau horaire",
  ofWorkspace: "Par défaut de l’espace ({{timeZone}})",
  saved: "Profil enregistré",
  actions: "Actions",
  browsers: {
    title: "Sessions actives",
    text: "Si vous ne reconnaissez pas une session, déconnectez-la.",
    everywhere: "Se déconnecter partout",
    everywhereText: "Vous serez déconnecté de tous les navigateurs, y compris celui-ci. Les jetons d’API ne sont pas concernés.",
    since: "Connexion",
    used: "Dernière utilisation",
    until: "Expire",
    notUsed: "Jamais",
    this: "Cette session",
    end: "Déconnecter",
    endOf: "Déconnecter la session du {{since}}",
    endText: "La session prend fin immédiatement. Si c’est celle-ci, il vous faudra un nouveau lien de connexion.",
  },
};

export default words;
