import type { MailOutcome } from "../../core/index.js";
import type { HandOver } from "./hand-over.js";
import type { SmtpTarget } from "./smtp-url.js";

/** The properties of the SMTP client's errors. */
interface SmtpError extends Error {
  readonly responseCode?: unknown;
  readonly code?: unknown;
  readonly command?: unknown;
}

const LONGEST_ERROR = 500;
/** Authentication is missing, failed or too weak (RFC 4954 section 6). The operator can fix this, so it is not permanent. */
const FIXABLE = new Set([530, 534, 535, 538]);
/** To RCPT after other recipients were accepted: too many of them, or a full mailbox. It is temporary (RFC 5321 section 4.5.3.1.10). */
const TOO_MANY = 552;

/** The outcome of a failed attempt. `offered`: the failure occurred after connecting and authenticating. */
export function outcomeOf(failure: unknown, offered: boolean, handOver: HandOver, target: SmtpTarget): MailOutcome {
  const error = failure as SmtpError;
  const code = typeof error.responseCode === "number" ? error.responseCode : 0;
  const text = withoutSecrets(error.message, target.credentials);
  if (handOver.begun && !isRefusal(code)) return { kind: "unknown", error: text };
  const permanent = offered && ((isRefusal(code) && isFinal(code)) || isTooLarge(error));
  return { kind: "not_sent", permanent, error: text };
}

/** What the server says against the sender's address. Null if the failure has another reason. */
export function refusalOfSenderIn(failure: unknown, { credentials }: SmtpTarget): string | null {
  const { command, responseCode, message } = failure as SmtpError;
  const concernsSender = command === "MAIL FROM" || (command === "RCPT TO" && /\bsender\b/i.test(message));
  return typeof responseCode === "number" && isFinal(responseCode) && concernsSender
    ? withoutSecrets(message, credentials)
    : null;
}

/** Whether the reply to RCPT holds for good, in a dialogue in which the server accepted other recipients. */
export function isFinalForRecipient(failure: unknown): boolean {
  const { responseCode } = failure as SmtpError;
  return typeof responseCode === "number" && isFinal(responseCode) && responseCode !== TOO_MANY;
}

/** Whether the failure is a reply after which the connection accepts further commands. */
export function isReply(failure: unknown): boolean {
  const { responseCode } = failure as SmtpError;
  return typeof responseCode === "number" && isRefusal(responseCode);
}

function isFinal(code: number): boolean {
  return code >= 500 && !FIXABLE.has(code);
}

function isRefusal(code: number): boolean {
  return code >= 400 && code < 600;
}

/** The server's announced limit, which the client checks before it sends anything. */
function isTooLarge(error: SmtpError): boolean {
  return error.code === "EMESSAGE" && error.command === "MAIL FROM" && error.responseCode === undefined;
}

/** One line without the password, in any form in which it was sent. */
function withoutSecrets(message: string, credentials: SmtpTarget["credentials"]): string {
  return secretsOf(credentials)
    .reduce((text, secret) => text.replaceAll(secret, "***"), message)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_ERROR);
}

function secretsOf(credentials: SmtpTarget["credentials"]): string[] {
  if (credentials === null) return [];
  const { user, pass } = credentials;
  const base64 = [`\0${user}\0${pass}`, pass].map((text) => Buffer.from(text, "utf8").toString("base64"));
  return [...base64, pass];
}
