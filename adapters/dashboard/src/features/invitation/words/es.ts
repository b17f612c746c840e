import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Aceptar la invitación",
  name: "Su nombre (opcional)",
  accept: "Aceptar",
  incomplete: "Este enlace está incompleto. Abra el enlace completo del correo.",
};

export default words;
