import { isEmail } from "../../core/index.js";
import { wireAddress } from "./addresses.js";

/** An address and its display name; the name is "" if there is none. */
export interface Mailbox {
  /** The display name; "" if there is none. */
  readonly name: string;
  /** Such as `billing@example.com`. */
  readonly address: string;
}

const NAMED = /^("[^"]*"\s*|[^<>"]*)<([^<>]*)>$/;

/** Parses `a@b.example`, `Name <a@b.example>` or `"Name" <a@b.example>`. Throws an Error for anything else. */
export function parseMailbox(text: string): Mailbox {
  const [, name = "", bracketed] = NAMED.exec(text.trim()) ?? [];
  const address = (bracketed ?? text).trim();
  if (!isMailbox(address) || wireAddress(address) === null) {
    throw new Error("The sender address must have the form billing@example.com or Name <billing@example.com>.");
  }
  return { name: name.trim().replace(/^"|"$/g, ""), address };
}

/** Whether the text is one plain mailbox that needs no escaping in a header or an SMTP command. */
export function isMailbox(text: string): boolean {
  return isEmail(text) && !/\p{Cc}/u.test(text);
}
