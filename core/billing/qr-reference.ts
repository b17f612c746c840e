import { plainIban } from "./account.js";

/** The digits of a QR reference before its check digit. */
const DIGITS = 26;
/** The table of the check digit, modulo 10 recursive. */
const TABLE = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const;

/** Whether the account is one for QR references: an IBAN of Switzerland or Liechtenstein whose bank is numbered 30000 to 31999. */
export function isQrIban(iban: string): boolean {
  return /^(?:CH|LI)\d{2}3[01]\d{3}/.test(plainIban(iban));
}

/** Whether the text is a QR reference: 27 digits with a valid check digit. Ignores spaces. */
export function isQrReference(text: string): boolean {
  const plain = text.replace(/\s/g, "");
  return /^\d{27}$/.test(plain) && /[1-9]/.test(plain) && checkDigit(plain.slice(0, DIGITS)) === Number(plain.slice(DIGITS));
}

/** The QR reference of the number of an invoice: its last 26 digits and a check digit. */
export function qrReference(number: string): string {
  const digits = number.normalize("NFKC").replace(/\D/g, "").slice(-DIGITS).padStart(DIGITS, "0");
  return `${digits}${checkDigit(digits)}`;
}

/** As printed: two digits, then groups of five. */
export function groupedQrReference(reference: string): string {
  const plain = reference.replace(/\s/g, "");
  return `${plain.slice(0, 2)} ${plain.slice(2).replace(/(\d{5})(?=\d)/g, "$1 ")}`;
}

function checkDigit(digits: string): number {
  let carry = 0;
  for (const digit of digits) carry = TABLE[(carry + Number(digit)) % 10] ?? 0;
  return (10 - carry) % 10;
}
