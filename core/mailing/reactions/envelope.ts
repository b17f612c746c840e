import type { Message } from "../../messages/message.js";
import type { Clock } from "../../ports/clock.js";
import type { DocumentRenderer } from "../../ports/document-renderer.js";
import type { Mail } from "../../ports/mailer.js";
import type { UnitOfWork } from "../../ports/unit-of-work.js";
import { type Letter, letterHtml, letterText } from "../letter.js";

/** What composing a mail needs. */
export interface ComposingNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly documentRenderer: DocumentRenderer;
  readonly clock: Clock;
  /** The URL of the service for links, without a trailing slash. */
  readonly publicUrl: () => string;
}

/** What the message says of its mail. */
export function envelope(message: Message, fromName: string, subject: string) {
  const { internetMessageId: messageId, createdAt: date, to, cc } = message;
  return { messageId, date, fromName, to, cc, subject };
}

/** The letter as text and as HTML. */
export function bodies(letter: Letter): Pick<Mail, "text" | "html"> {
  return { text: letterText(letter), html: letterHtml(letter) };
}
