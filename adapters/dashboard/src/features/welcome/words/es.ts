import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Le damos la bienvenida, {{name}}",
  text: "Está en {{workspace}}. ¿Adónde quiere ir?",
  sections: "Adónde ir",
  week: "Su tiempo esta semana",
  open: "Pendiente ({{currency}})",
  overdue: "Vencido ({{currency}})",
  failing: "Webhooks que fallan",
  zone: {
    text: "Los días empiezan y terminan en la zona horaria {{workspaces}}. Este navegador está en {{browsers}}.",
    use: "Usar {{zone}}",
    keep: "Mantener {{zone}}",
  },
};

export default words;
