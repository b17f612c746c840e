import { SIGN_IN_MINUTES } from "../../../../../../core/messages/message.js";
import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Iniciar sesión",
  ready: "Pulse «Iniciar sesión» para continuar. El enlace solo funciona una vez.",
  signIn: "Iniciar sesión",
  another: "Solicitar un enlace nuevo",
  email: "Dirección de correo",
  how: "Le enviaremos por correo un enlace para iniciar sesión. No necesita contraseña.",
  send: "Enviar enlace",
  sent: `Revise su correo. Si {{email}} tiene una cuenta, recibirá un enlace válido durante ${SIGN_IN_MINUTES} minutos.`,
  written: "Si {{email}} tiene una cuenta, el correo con el enlace está ahora en un archivo.",
  again: "Usar otra dirección",
};

export default words;
