import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Einladung annehmen",
  name: "Ihr Name (freiwillig)",
  accept: "Annehmen",
  incomplete: "Dieser Link ist nicht vollständig. Öffnen Sie ihn noch einmal so, wie er in der Mail steht.",
};

export default words;
