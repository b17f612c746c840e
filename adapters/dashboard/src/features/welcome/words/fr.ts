import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Bienvenue, {{name}}",
  yourTime: "Votre temps",
  today: "Aujourd’hui",
  week: "Cette semaine",
  days: "Jours de cette semaine",
  continue: "Reprendre",
  nothingToContinue: "Vos saisies apparaissent ici. Un clic suffit pour les reprendre.",
  startTimer: "Démarrer le chronomètre",
  stopTimer: "Arrêter le chronomètre",
  owed: {
    title: "Factures ouvertes",
    nothing: "Aucune facture ouverte.",
    age: "Ancienneté",
    count: "Factures",
    due: "Montant dû",
    ages: {
      not_due: "Pas encore échues",
      "1_30": "1 à 30 jours de retard",
      "31_60": "31 à 60 jours de retard",
      over_60: "Plus de 60 jours de retard",
    },
  },
  budgets: "Budgets presque épuisés",
  failing: "Webhooks en échec",
  failingSince: "En échec depuis",
  start: {
    title: "Premiers pas",
    hide: "Masquer",
    done: "terminé",
    steps: {
      you: { title: "Vous", text: "Votre nom apparaît sur les saisies et dans les rapports.", do: "Indiquer votre nom" },
      company: {
        title: "Votre entreprise",
        text: "Son nom, son adresse et son numéro fiscal figurent sur les factures.",
        do: "Saisir les informations",
      },
      client: { title: "Client", text: "Pour qui vous travaillez, avec un taux horaire.", do: "Ajouter un client" },
      project: { title: "Projet", text: "Le temps est saisi sur des projets.", do: "Créer un projet" },
      time: {
        title: "Temps",
        text: "Saisissez un horaire, par exemple 9-11:30, ou démarrez le chronomètre.",
        do: "Saisir du temps",
      },
      invoice: { title: "Première facture", text: "Facturez le temps saisi.", do: "Créer une facture" },
    },
  },
  zone: {
    text: "Le fuseau horaire est {{workspaces}}. Votre navigateur utilise {{browsers}}.",
    use: "Utiliser {{zone}}",
    keep: "Garder {{zone}}",
  },
};

export default words;
