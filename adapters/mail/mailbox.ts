import { isEmail } from "../../core/index.js";

/** An address and the name that is shown with it; the name is "" where there is none. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

const NAMED = /^("[^"]*"|[^<>"]*)\s*<([^<>]*)>$/;

/** Reads `a@b.example`, `Name <a@b.example>` or `"Name" <a@b.example>`. Throws an Error of one sentence for anything else. */
export function parseMailbox(text: string): Mailbox {
  const [, name = "", bracketed] = NAMED.exec(text.trim()) ?? [];
  const address = (bracketed ?? text).trim();
  if (!isMailbox(address)) {
    throw new Error("The sender's address must look like billing@example.com or Name <billing@example.com>.");
  }
  return { name: name.trim().replace(/^"|"$/g, ""), address };
}

/** Whether the text is one plain mailbox that can stand in a header and in an SMTP command as it is. */
export function isMailbox(text: string): boolean {
  return isEmail(text) && !/\p{Cc}/u.test(text);
}
