import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  notSent: "Pas encore envoyé",
  blocked: "Échec de l’envoi",
  waiting_one: "{{count}} entrée en attente d’envoi",
  waiting_other: "{{count}} entrées en attente d’envoi",
  title: "Entrées sur cet appareil",
  text: "Ces entrées sont conservées sur cet appareil et envoyées dès que le service est joignable.",
  nothing: "Rien à envoyer.",
  change: "Modifiée",
  deletion: "Supprimée",
  attention_one: "{{count}} entrée n’a pas pu être envoyée et attend votre décision.",
  attention_other: "{{count}} entrées n’ont pas pu être envoyées et attendent votre décision.",
  review: "Vérifier",
  tryAgain: "Réessayer",
  discard: "Abandonner",
  discardText: "Votre saisie sera supprimée de cet appareil.",
  conflict: "Cette entrée a été modifiée ailleurs entre-temps. Quelle version voulez-vous conserver ?",
  field: "Champ",
  mine: "La vôtre",
  theirs: "L’autre",
  keepMine: "Garder la mienne",
  keepTheirs: "Garder l’autre",
};

export default words;
