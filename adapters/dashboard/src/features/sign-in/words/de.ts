import { SIGN_IN_MINUTES } from "../../../../../../core/messages/message.js";
import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Anmelden",
  ready: "Klicken Sie auf „Anmelden“, um fortzufahren. Der Link gilt nur einmal.",
  signIn: "Anmelden",
  another: "Neuen Link anfordern",
  email: "E-Mail-Adresse",
  how: "Sie erhalten per E-Mail einen Link zum Anmelden. Ein Passwort ist nicht nötig.",
  send: "Link senden",
  sent: `Prüfen Sie Ihr Postfach. Wenn es ein Konto für {{email}} gibt, erhalten Sie einen Link, der ${SIGN_IN_MINUTES} Minuten gültig ist.`,
  written: "Wenn es ein Konto für {{email}} gibt, liegt die E-Mail mit dem Link jetzt in einer Datei.",
  again: "Andere Adresse verwenden",
};

export default words;
