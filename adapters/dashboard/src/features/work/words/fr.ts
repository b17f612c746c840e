import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  unbilled: "Temps non facturé",
  nothingUnbilled: "Tout le temps facturable est facturé.",
  asBilled: "Arrondi comme sur une facture : le montant diffère de celui du temps enregistré.",
  invoice: "Facturer",
  invoiceNamed: "Facturer {{name}}",
  unrated: "sans taux",
  client: "Client",
  recent: "Temps récent",
  allEntries: "Toutes les saisies",
  noEntries: "Aucun temps saisi.",
  date: "Date",
  entry: "Saisie",
  running: "en cours",
  people: "Personnes",
  person: "Personne",
  noName: "Inconnu",
  period: "Période",
  month: "Ce mois-ci",
  ever: "Depuis le début",
};

export default words;
