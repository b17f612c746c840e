import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Perfil",
  you: "Usted",
  thisBrowser: "En este navegador",
  name: "Nombre",
  email: "Dirección de correo",
  emailHint: "Con ella inicia sesión, por eso se mantiene.",
  timeZone: "Zona horaria",
  ofWorkspace: "La del espacio ({{timeZone}})",
  saved: "Su perfil se ha guardado.",
  actions: "Acciones",
  browsers: {
    title: "Navegadores con sesión",
    text: "¿No reconoce alguno? Ciérrelo y pida un nuevo enlace donde quiera seguir.",
    everywhere: "Cerrar sesión en todas partes",
    everywhereText: "Se cierra la sesión en todos sus navegadores, también en este. Los tokens de API se conservan.",
    since: "Desde",
    used: "Último uso",
    until: "Hasta",
    notUsed: "Aún no",
    this: "Este",
    end: "Cerrar sesión",
    endOf: "Cerrar la sesión iniciada el {{since}}",
    endText: "Ese navegador queda sin sesión de inmediato. Si es este, vuelva a entrar con un nuevo enlace.",
  },
};

export default words;
