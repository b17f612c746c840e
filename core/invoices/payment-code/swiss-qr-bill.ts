import type { Address } from "../../billing/address.js";
import { isCreditorReference } from "../../billing/payment-reference.js";
import { groupedQrReference, isQrReference } from "../../billing/qr-reference.js";
import type { CurrencyCode } from "../../kernel/currency.js";
import { groupedIban } from "../../kernel/local-formats.js";
import { formatAmount } from "../../kernel/money.js";
import { bytesOf } from "./bytes.js";

/** Who is paid, or pays, as in the code: in code points, the name and the street have at most 70, the postal code 16 and the city 35. */
export interface BillParty {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

/** What a payment part and a receipt show. */
export interface SwissQrBill {
  /** What the code contains (Swiss Implementation Guidelines QR-bill, version 2.3). */
  readonly content: string;
  /** The IBAN in groups of four. */
  readonly account: string;
  /** The lines of who is paid. */
  readonly creditor: readonly string[];
  /** Null: the payer writes it on the paper. */
  readonly debtor: readonly string[] | null;
  /** In groups; null if there is none. */
  readonly reference: string | null;
  /** Further information for the creditor. Null: none. */
  readonly message: string | null;
  /** CHF or EUR. */
  readonly currency: CurrencyCode;
  /** Such as `1 949.75`. */
  readonly amount: string;
}

/** A bill before it is laid out. */
export interface BilledAmount {
  /** Without spaces. */
  readonly iban: string;
  readonly creditor: BillParty;
  readonly debtor: BillParty | null;
  /** In minor units. */
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  readonly reference: string | null;
  /** The number of the invoice. */
  readonly number: string | null;
}

const limits = { name: 70, street: 70, postalCode: 16, city: 35 } as const;

/** The name and the address as the code has them; null if a part is missing that it requires. */
export function billParty(name: string, address: Address | null): BillParty | null {
  const { line1, line2, postalCode, city, country } = address ?? {};
  if (!postalCode || !city || !country || name === "") return null;
  const street = [line1, line2].filter((line) => line).join(", ");
  return {
    name: cut(name, limits.name),
    street: cut(street, limits.street),
    postalCode: cut(postalCode, limits.postalCode),
    city: cut(city, limits.city),
    country,
  };
}

function cut(text: string, max: number): string {
  return Array.from(text).slice(0, max).join("").trim();
}

/** Whether the code can contain the text: Latin letters and signs. */
export function isBillText(text: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]*$/.test(text);
}

/** The most bytes that version 25 of QR codes has with error correction M. */
const MAX_BYTES = 997;

/** Whether the code can contain the bill. */
export function fitsCode({ content }: SwissQrBill): boolean {
  return bytesOf(content) <= MAX_BYTES;
}

/** The bill. Its reference is a QR reference, a creditor reference or, as text, a message. */
export function swissQrBill({ iban, creditor, debtor, amount, currency, reference, number }: BilledAmount): SwissQrBill {
  const kind = reference === null ? "NON" : isQrReference(reference) ? "QRR" : isCreditorReference(reference) ? "SCOR" : "NON";
  const structured = kind === "NON" ? null : reference;
  const message = structured === null ? reference : number;
  const plainAmount = formatAmount(amount, currency);
  const lines = [
    ...["SPC", "0200", "1", iban, ...partyLines(creditor), ...partyLines(null), plainAmount, currency],
    ...[...partyLines(debtor), kind, structured ?? "", message ?? "", "EPD"],
  ];
  return {
    content: lines.join("\n"),
    account: groupedIban(iban),
    creditor: printedLines(creditor),
    debtor: debtor && printedLines(debtor),
    reference: structured && (kind === "QRR" ? groupedQrReference(structured) : groupedIban(structured)),
    message,
    currency,
    amount: grouped(plainAmount),
  };
}

/** A structured address, without a building number of its own. */
function partyLines(party: BillParty | null): readonly string[] {
  if (party === null) return ["", "", "", "", "", "", ""];
  const { name, street, postalCode, city, country } = party;
  return ["S", name, street, "", postalCode, city, country];
}

function printedLines({ name, street, postalCode, city, country }: BillParty): readonly string[] {
  const prefix = country === "CH" || country === "LI" ? "" : `${country}-`;
  return [name, street, `${prefix}${postalCode} ${city}`].filter((line) => line !== "");
}

/** With a blank between groups of three digits. */
function grouped(amount: string): string {
  const [whole = "", decimals] = amount.split(".");
  const groups = whole.padStart(Math.ceil(whole.length / 3) * 3).replace(/(.{3})(?=.)/g, "$1 ");
  return `${groups.trim()}.${decimals}`;
}
