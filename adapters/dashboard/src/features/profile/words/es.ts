import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Perfil",
  you: "Usted",
  thisBrowser: "En este navegador",
  name: "Nombre",
  email: "Dirección de correo",
  emailHint: "Inicia sesión con esta dirección. No se puede cambiar.",
  timeZone: "Zona horaria",
  ofWorkspace: "Predeterminada del espacio ({{timeZone}})",
  saved: "Perfil guardado",
  actions: "Acciones",
  browsers: {
    title: "Sesiones activas",
    text: "Si no reconoce una sesión, ciérrela.",
    everywhere: "Cerrar sesión en todas partes",
    everywhereText: "Se cerrará su sesión en todos los navegadores, incluido este. Los tokens de API no se ven afectados.",
    since: "Inicio",
    used: "Último uso",
    until: "Caduca",
    notUsed: "Nunca",
    this: "Esta sesión",
    end: "Cerrar sesión",
    endOf: "Cerrar sesión del {{since}}",
    endText: "La sesión termina de inmediato. Si es esta, necesitará un nuevo enlace de acceso.",
  },
};

export default words;
