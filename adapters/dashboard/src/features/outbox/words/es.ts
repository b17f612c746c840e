import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  notSent: "Aún no enviado",
  blocked: "No se pudo enviar",
  waiting_one: "{{count}} entrada pendiente de envío",
  waiting_other: "{{count}} entradas pendientes de envío",
  title: "Entradas en este dispositivo",
  text: "Estas entradas se guardan en este dispositivo y se envían cuando el servicio está disponible.",
  nothing: "Nada que enviar.",
  change: "Modificada",
  deletion: "Eliminada",
  attention_one: "{{count}} entrada no se pudo enviar y necesita tu decisión.",
  attention_other: "{{count}} entradas no se pudieron enviar y necesitan tu decisión.",
  review: "Revisar",
  tryAgain: "Reintentar",
  discard: "Descartar",
  discardText: "Lo que has introducido se eliminará de este dispositivo.",
  conflict: "Esta entrada se ha modificado en otro lugar mientras tanto. ¿Qué versión quieres conservar?",
  field: "Campo",
  mine: "La tuya",
  theirs: "La otra",
  keepMine: "Conservar la mía",
  keepTheirs: "Conservar la otra",
};

export default words;
