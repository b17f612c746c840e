import type { Message } from "../../messages/message.js";
import type { Mail } from "../../ports/mailer.js";
import { type Letter, letterHtml, letterText } from "../letter.js";

/** What the message says of its mail. */
export function envelope(message: Message, fromName: string, subject: string) {
  const { internetMessageId: messageId, createdAt: date, to, cc } = message;
  return { messageId, date, fromName, to, cc, subject };
}

/** The letter as text and as HTML. */
export function bodies(letter: Letter): Pick<Mail, "text" | "html"> {
  return { text: letterText(letter), html: letterHtml(letter) };
}
