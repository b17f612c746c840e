import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Le damos la bienvenida, {{name}}",
  text: "Está en {{workspace}}.",
  sections: "Secciones",
  week: "Su tiempo esta semana",
  open: "Pendiente ({{currency}})",
  overdue: "Vencido ({{currency}})",
  failing: "Webhooks con errores",
  zone: {
    text: "La zona horaria es {{workspaces}}. Su navegador usa {{browsers}}.",
    use: "Usar {{zone}}",
    keep: "Mantener {{zone}}",
  },
};

export default words;
