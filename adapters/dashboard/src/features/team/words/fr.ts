import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Équipe",
  invite: "Inviter une personne",
  edit: "Modifier {{name}}",
  change: "Modifier",
  actions: "Actions",
  search: "Rechercher par nom",
  show: "Statut",
  choices: {
    current: "Actifs et invités",
    deactivated: "Désactivés",
    all: "Tous",
  },
  none: "Aucune personne correspondante",
  name: "Nom",
  role: "Rôle",
  status: "Statut",
  statuses: {
    invited: "Invité",
    active: "Actif",
    deactivated: "Désactivé",
  },
  rate: "Taux horaire",
  rateHint: "S’applique si ni la tâche, ni le projet, ni le client n’ont de taux.",
  you: "(vous)",
  email: "Adresse e-mail",
  nameHint: "Laissez vide pour utiliser la première partie de l’adresse.",
  sendInvitation: "Envoyer l’invitation",
  createInvitation: "Créer l’invitation",
  link: "Lien d’invitation",
  linkText: "Transmettez maintenant ce lien à {{email}} : il ne sera plus affiché. Il est valable une fois.",
  newLink: "Nouveau lien",
  invited: "Invitation envoyée à {{email}}",
  saved: "{{name}} : modifications enregistrées",
  resend: "Renvoyer",
  resent: "Invitation renvoyée à {{email}}. Le lien précédent ne fonctionne plus.",
  withdraw: "Retirer",
  withdrawFrom: "Retirer l’invitation de {{name}}",
  withdrawText: "Le lien de l’e-mail ne fonctionnera plus. Vous pourrez inviter cette personne à nouveau.",
  deactivate: "Désactiver",
  deactivateNamed: "Désactiver {{name}}",
  deactivateText:
    "Cette personne ne pourra plus se connecter et ses jetons d’API cesseront de fonctionner immédiatement. Son temps saisi est conservé. Vous pourrez la réactiver.",
  activate: "Activer",
  does: {
    owner: "Accès complet, y compris aux propriétaires et au secret des webhooks.",
    admin: "Accès complet, sauf aux propriétaires.",
    accountant: "Consulte les temps de toute l’équipe et gère les clients et les factures.",
    member: "Saisit son propre temps.",
  },
  ownership:
    "Seuls les propriétaires peuvent nommer ou modifier des propriétaires. Pour transférer un espace de travail, nommez un autre propriétaire, puis changez votre propre rôle. Un espace de travail a toujours au moins un propriétaire.",
};

export default words;
