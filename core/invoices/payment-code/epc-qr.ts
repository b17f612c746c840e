import { isCreditorReference } from "../../billing/payment-reference.js";
import { type CurrencyCode } from "../../kernel/currency.js";
import { formatAmount } from "../../kernel/money.js";
import { bytesOf } from "./bytes.js";

/** The longest name, in code points. */
const MAX_NAME = 70;
/** The most bytes that version 13 of QR codes has with error correction M. */
const MAX_BYTES = 331;

/** A transfer in euros. */
export interface EpcTransfer {
  readonly name: string;
  /** Without spaces. */
  readonly iban: string;
  readonly bic: string | null;
  /** In cents. */
  readonly amount: bigint;
  readonly reference: string | null;
}

/**
 * The content of the code (EPC069-12, version 002 in UTF-8): a creditor reference is structured, any other reference is text. Null if the code cannot
 * contain it.
 */
export function epcContent({ name, iban, bic, amount, reference }: EpcTransfer): string | null {
  const lines = [
    ...["BCD", "002", "1", "SCT", bic?.replace(/[ -]/g, "") ?? "", Array.from(name).slice(0, MAX_NAME).join("").trim(), iban],
    ...[`EUR${formatAmount(amount, "EUR" as CurrencyCode)}`, ...remittanceLines(reference)],
  ];
  const content = lines.join("\n");
  return bytesOf(content) > MAX_BYTES ? null : content;
}

/** The purpose, the structured reference and the text, without blank lines at the end. */
function remittanceLines(reference: string | null): readonly string[] {
  if (reference === null) return [];
  return isCreditorReference(reference) ? ["", reference] : ["", "", reference];
}
