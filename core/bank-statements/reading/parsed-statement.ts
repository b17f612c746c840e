import type { LocalDate } from "../../kernel/calendar.js";
import type { CurrencyCode } from "../../kernel/currency.js";
import type { StatementFormat } from "../statement-formats.js";

/** A transaction as a file states it. Texts are as long as the file has them. */
export interface ParsedTransaction {
  readonly bookingDate: LocalDate;
  readonly valueDate: LocalDate | null;
  /** Minor units of the currency; negative if money left the account. */
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  /** Whether it takes back an earlier one. */
  readonly isReversal: boolean;
  readonly counterpartyName: string | null;
  /** Its IBAN, or the number of its account. */
  readonly counterpartyAccount: string | null;
  /** What the payer's bank passed on unchanged (ISO 20022 EndToEndId). */
  readonly endToEndId: string | null;
  /** A reference with check digits, or another structured one. */
  readonly creditorReference: string | null;
  readonly remittanceText: string | null;
  /** What identifies the transaction at the bank. */
  readonly bankReference: string | null;
  /** A reference that several transactions can have, such as one that the customer gave. */
  readonly otherReference: string | null;
  /** The entry of the statement that it is a part of. Parts of the same entry have the same one, from 0. */
  readonly entry: number;
}

/** A balance of the account at the beginning or at the end of a statement. */
export interface ParsedBalance {
  /** Minor units of the account's currency; negative if the account is overdrawn. */
  readonly amount: bigint;
  readonly date: LocalDate | null;
}

/** A statement of one account. */
export interface ParsedStatement {
  readonly format: StatementFormat;
  /** An IBAN without spaces, or the number of the account. */
  readonly account: string;
  readonly currency: CurrencyCode;
  /** The number or identifier that the bank gave it. */
  readonly number: string | null;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly opening: ParsedBalance | null;
  readonly closing: ParsedBalance | null;
  readonly transactions: readonly ParsedTransaction[];
  /** Whether the end of the file is missing, perhaps. */
  readonly mayBeTruncated: boolean;
}
