import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Profil",
  you: "Vous",
  thisBrowser: "Dans ce navigateur",
  name: "Nom",
  email: "Adresse e-mail",
  emailHint: "Elle vous sert à vous connecter et reste.",
  timeZone: "Fuseau horaire",
  ofWorkspace: "Celui de l’espace ({{timeZone}})",
  saved: "Votre profil a été enregistré.",
  actions: "Actions",
  browsers: {
    title: "Navigateurs connectés",
    text: "L’un d’eux vous est inconnu ? Déconnectez-le, et demandez un nouveau lien là où vous voulez continuer.",
    everywhere: "Se déconnecter partout",
    everywhereText: "Tous les navigateurs où vous êtes connecté seront déconnectés, celui-ci aussi. Les jetons d’API restent.",
    since: "Depuis",
    used: "Dernière utilisation",
    until: "Jusqu’au",
    notUsed: "Pas encore",
    this: "Celui-ci",
    end: "Déconnecter",
    endOf: "Déconnecter la session ouverte depuis {{since}}",
    endText: "Ce navigateur est déconnecté aussitôt. Si c’est celui-ci, vous vous reconnecterez avec un nouveau lien.",
  },
};

export default words;
