import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  tokens: {
    title: "Jetons d’API",
    create: "Nouveau jeton",
    empty:
      "Avec un jeton, un programme utilise l’API en votre nom. Créez-en un par programme, pour pouvoir révoquer chacun séparément.",
    name: "Nom",
    nameHint: "À quoi servira-t-il ?",
    owner: "Personne",
    scopes: "Peut",
    unlimited: "Tout",
    everything: "Tout ce que vous pouvez",
    readOnly: "Seulement lire",
    chosen: "Ce qui est choisi ici",
    choose: "Portées",
    read: "{{resource}} : lire",
    write: "{{resource}} : lire et écrire",
    resources: {
      users: "Personnes",
      projects: "Projets",
      tasks: "Tâches",
      time_entries: "Temps saisis",
      clients: "Clients",
      invoices: "Factures",
      workspace: "Espace de travail",
      tokens: "Jetons",
      webhooks: "Webhooks",
      changes: "Changements",
    },
    expires: "Expire",
    never: "Jamais",
    days_one: "Dans {{count}} jour",
    days_other: "Dans {{count}} jours",
    lastUsed: "Dernier usage",
    notUsed: "Pas encore",
    secretTitle: "Votre nouveau jeton",
    secretText: "Copiez-le maintenant. Il n’est affiché que cette fois.",
    secret: "Jeton",
    copy: "Copier",
    copied: "Copié",
    done: "Terminé",
    revoke: "Révoquer",
    revokeNamed: "Révoquer {{name}}",
    revokeText: "Tout ce qui utilise ce jeton sera refusé dès maintenant. C’est irréversible.",
  },
};

export default words;
