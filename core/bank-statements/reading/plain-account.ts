import { isIban } from "../../billing/iban.js";

/** An IBAN in capitals and without spaces, or the number of an account as it is written, without spaces. */
export function plainAccount(text: string): string {
  const plain = text.replace(/\s/g, "");
  return isIban(plain) ? plain.toUpperCase() : plain;
}

/** Words that begin and end as an IBAN can. */
const candidate = /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/g;

/** The first IBAN in a text that is not that of the account itself. */
export function ibanIn(text: string, own: string): string | null {
  return [...text.matchAll(candidate)].map(([word]) => word).find((word) => word !== own && isIban(word)) ?? null;
}
