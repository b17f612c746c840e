import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Équipe",
  invite: "Inviter quelqu’un",
  edit: "Modifier {{name}}",
  change: "Modifier",
  actions: "Actions",
  search: "Chercher par nom",
  show: "Afficher",
  choices: {
    current: "Actifs et invités",
    deactivated: "Désactivés",
    all: "Tous",
  },
  none: "Personne ne correspond.",
  name: "Nom",
  role: "Rôle",
  status: "État",
  statuses: {
    invited: "Invité",
    active: "Actif",
    deactivated: "Désactivé",
  },
  rate: "Taux horaire",
  rateHint: "S’applique où ni tâche, ni projet, ni client n’a de taux.",
  you: "(vous)",
  email: "Adresse e-mail",
  nameHint: "Vide : la première partie de l’adresse.",
  sendInvitation: "Envoyer l’invitation",
  invited: "{{email}} : invitation envoyée.",
  saved: "{{name}} : enregistré.",
  resend: "Renvoyer",
  resendTo: "Renvoyer l’invitation de {{name}}",
  resent: "L’invitation à {{email}} repart. Le lien de l’e-mail précédent ne fonctionne plus.",
  withdraw: "Retirer",
  withdrawFrom: "Retirer l’invitation de {{name}}",
  withdrawText: "Le lien de l’e-mail cesse de fonctionner. Vous pourrez inviter la personne à nouveau.",
  deactivate: "Désactiver",
  deactivateNamed: "Désactiver {{name}}",
  deactivateText:
    "La personne ne peut plus se connecter et ses jetons d’API sont refusés aussitôt. Son temps reste. Vous pourrez la réactiver.",
  activate: "Activer",
  activateNamed: "Activer {{name}}",
  does: {
    owner: "Peut tout, aussi modifier les propriétaires et voir le secret des webhooks.",
    admin: "Peut tout, sauf modifier les propriétaires.",
    accountant: "Voit tout le temps, gère clients et factures.",
    member: "Saisit son propre temps.",
  },
  ownership:
    "Seul un propriétaire en nomme ou en modifie un autre. Pour céder un espace de travail, nommez un autre propriétaire, puis donnez-vous un autre rôle. Le dernier propriétaire ne peut ni se retirer ni être désactivé.",
};

export default words;
