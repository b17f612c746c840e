import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Anmelden",
  ready: "Sie haben einen Link aus Ihrer Mail geöffnet. Er gilt einmal.",
  signIn: "Anmelden",
  another: "Einen neuen Link anfordern",
  email: "E-Mail-Adresse",
  how: "Sie bekommen eine Mail mit einem Link, der Sie anmeldet. Ein Passwort gibt es nicht.",
  send: "Link zusenden",
  sent: "Sehen Sie in Ihr Postfach: Wenn {{email}} hier bekannt ist, ist ein Link unterwegs. Er gilt 15 Minuten.",
  again: "Eine andere Adresse versuchen",
};

export default words;
