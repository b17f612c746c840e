import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Iniciar sesión",
  ready: "Ha abierto un enlace de su correo. Sirve una sola vez.",
  signIn: "Iniciar sesión",
  another: "Pedir otro enlace",
  email: "Dirección de correo",
  how: "Recibirá un correo con un enlace para entrar. No hay contraseña.",
  send: "Enviar enlace",
  sent: "Mire su correo: si {{email}} está registrada, hay un enlace en camino. Vale 15 minutos.",
  again: "Probar otra dirección",
};

export default words;
