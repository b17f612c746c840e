import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Einladung annehmen",
  name: "Ihr Name (optional)",
  accept: "Annehmen",
  incomplete: "Dieser Link ist unvollständig. Öffnen Sie den vollständigen Link aus der E-Mail.",
};

export default words;
