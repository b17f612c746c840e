import { createHash } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer";
import type { Mail, MailAttachment } from "../../core/index.js";
import { wireAddress } from "./addresses.js";
import { shownName, unstructured } from "./header-text.js";
import { isMailbox, type Mailbox } from "./mailbox.js";

/** A mail in wire format, before dot-stuffing. */
export interface ComposedMail {
  /** RFC 5322 with CRLF. */
  readonly bytes: Buffer;
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
}

const MESSAGE_ID = /^[\w!#$%&'*+/=?^`{|}~.-]{1,200}@[A-Za-z0-9.-]{1,200}$/;
const CONTENT_TYPE = /^(?!multipart\/|message\/)[a-z]+\/[a-z0-9.+-]{1,100}$/i;

/**
 * Returns the same bytes for the same mail. Throws an Error for an invalid address or message ID, because the domain has already
 * checked them.
 */
export async function compose(mail: Mail, from: Mailbox): Promise<ComposedMail> {
  checkAddresses(mail);
  const name = shownName(mail.fromName) || shownName(from.name);
  const message = new MailComposer({
    baseBoundary: boundaryOf(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
    from: { ...bare(from.address), name },
    to: mail.to.map(bare),
    cc: mail.cc.map(bare),
    ...(mail.replyTo !== null && { replyTo: bare(mail.replyTo) }),
    messageId: `<${mail.messageId}>`,
    date: new Date(mail.date),
    headers: {
      // RFC 3834 section 5: suppresses automatic replies.
      "Auto-Submitted": "auto-generated",
      Subject: { prepared: true, foldLines: true, value: unstructured(mail.subject) },
    },
    text: wireLines(mail.text),
    html: wireLines(mail.html),
    attachments: mail.attachments.map(attached),
  });
  return {
    bytes: await message.compile().build(),
    envelope: { from: onWire(from.address), to: [...new Set([...mail.to, ...mail.cc].map(onWire))] },
  };
}

function checkAddresses(mail: Mail): void {
  const addresses = [...mail.to, ...mail.cc, ...(mail.replyTo === null ? [] : [mail.replyTo])];
  const wrong = addresses.find((address) => !isMailbox(address));
  if (wrong !== undefined) throw new Error(`${JSON.stringify(wrong)} is not a plain mailbox address.`);
  if (mail.to.length + mail.cc.length === 0) throw new Error("A mail needs a recipient.");
  if (!MESSAGE_ID.test(mail.messageId)) throw new Error(`${JSON.stringify(mail.messageId)} is not a message ID.`);
}

/** An object, because the library would parse a string as a list of addresses. */
function bare(address: string): Mailbox {
  return { name: "", address: onWire(address) };
}

function onWire(address: string): string {
  const wire = wireAddress(address);
  if (wire === null) throw new Error(`The domain of ${JSON.stringify(address)} has no ASCII form.`);
  return wire;
}

/** A hash of the complete content, so that no text or file can contain the boundary. */
function boundaryOf(mail: Mail): string {
  const hash = createHash("sha256").update(JSON.stringify([mail.messageId, mail.text, mail.html]));
  for (const { filename, contentType, content } of mail.attachments) {
    hash.update(JSON.stringify([filename, contentType, content.byteLength])).update(content);
  }
  return hash.digest("hex").slice(0, 32);
}

/** Ends every line with CRLF; an empty text becomes an empty line. */
function wireLines(text: string): string {
  return text.replace(/\r\n?|\n/g, "\r\n") || "\r\n";
}

function attached({ filename, contentType, content }: MailAttachment): object {
  return {
    filename: shownName(filename) || "attachment",
    contentType: CONTENT_TYPE.test(contentType) ? contentType : "application/octet-stream",
    contentTransferEncoding: "base64",
    contentDisposition: "attachment",
    content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  };
}
