import { domainToASCII } from "node:url";
import type { Mail, MailOutcome } from "../../core/index.js";

/** RFC 1035 section 2.3.4. */
const LONGEST_LABEL = 63;

/**
 * The address as it is sent: its domain in lower-case ASCII (RFC 5891), its local part unchanged. Null if the domain has no ASCII form,
 * such as one with a label of more than 63 characters in it.
 */
export function wireAddress(address: string): string | null {
  const at = address.lastIndexOf("@");
  const domain = domainToASCII(address.slice(at + 1));
  return domain === "" || domain.split(".").some(({ length }) => length > LONGEST_LABEL)
    ? null
    : `${address.slice(0, at)}@${domain}`;
}

/** The outcome of a mail to an address that exists nowhere, because its domain has no ASCII form. Null if there is none. */
export function outcomeOfDomains(mail: Mail): MailOutcome | null {
  const wrong = addressesOf(mail).filter((address) => wireAddress(address) === null);
  return wrong.length === 0 ? null : notSent(`The domain of ${wrong.join(", ")} is not valid. Correct the address.`);
}

/**
 * The outcome of a mail by `from`, or to recipients, with local parts that are not ASCII, on a server that does not support them (RFC 6531). Null
 * if there are none.
 */
export function outcomeWithoutUtf8(mail: Mail, from: string): MailOutcome | null {
  const foreign = [from, ...addressesOf(mail)].filter((address) => /[^\0-\x7f]/.test(address.slice(0, address.lastIndexOf("@"))));
  if (foreign.length === 0) return null;
  return notSent(
    `The mail server does not support SMTPUTF8, which ${foreign.join(", ")} needs. ` +
      "Use an address that has only ASCII characters before the @, or another mail server.",
  );
}

function addressesOf({ to, cc, replyTo }: Mail): readonly string[] {
  return [...to, ...cc, ...(replyTo === null ? [] : [replyTo])];
}

function notSent(error: string): MailOutcome {
  return { kind: "not_sent", permanent: true, error };
}
