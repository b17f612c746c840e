import { choiceType } from "../kernel/field-types.js";
import { mod97 } from "./check-digits.js";

/**
 * The reference of a payment that an invoice without its own has: its number, a creditor reference made of it (ISO 11649), or the structured
 * communication of Belgian banks.
 */
export const paymentReferenceKinds = ["number", "iso11649", "be_ogm"] as const;
/** One of {@link paymentReferenceKinds}. */
export type PaymentReferenceKind = (typeof paymentReferenceKinds)[number];

/** The type of a kind of payment references. */
export const paymentReferenceType = choiceType(paymentReferenceKinds);

/** The most letters and digits of a creditor reference after its check digits. */
const CREDITOR_DIGITS = 21;
/** The digits of a structured communication before its check digits. */
const OGM_DIGITS = 10;

/** The reference of the kind for the number of an invoice. Numbers that are too long count with their last digits, which the sequence number is a part of. */
export function paymentReferenceFor(kind: PaymentReferenceKind, number: string): string {
  switch (kind) {
    case "number":
      return number;
    case "iso11649":
      return creditorReference(number);
    case "be_ogm":
      return structuredCommunication(number);
  }
}

/** `RF`, two check digits and at most 21 letters and digits (ISO 11649). */
function creditorReference(number: string): string {
  const plain = number
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(-CREDITOR_DIGITS);
  const check = 98 - mod97(`${plain}RF00`);
  return `RF${String(check).padStart(2, "0")}${plain}`;
}

/** Twelve digits, of which the last two are the others modulo 97, or 97 instead of 0. */
function structuredCommunication(number: string): string {
  const plain = number.normalize("NFKC").replace(/\D/g, "").slice(-OGM_DIGITS).padStart(OGM_DIGITS, "0");
  const digits = plain + String(mod97(plain) || 97).padStart(2, "0");
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
}

/** Whether the text is a creditor reference with valid check digits (ISO 11649). Ignores spaces and letter case. */
export function isCreditorReference(text: string): boolean {
  const plain = plainReference(text);
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(plain) && mod97(plain.slice(4) + plain.slice(0, 4)) === 1;
}

/** Without spaces, in capitals. */
export function plainReference(text: string): string {
  return text.replace(/\s/g, "").toUpperCase();
}
