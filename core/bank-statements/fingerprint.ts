import { textType } from "../kernel/field-types.js";
import type { Digest } from "../ports/digest.js";
import type { ParsedStatement, ParsedTransaction } from "./reading/parsed-statement.js";

/** SHA-256 in hexadecimal. */
export const fingerprintType = textType({ min: 64, max: 64 });

/** A statement with what it and its transactions are recognized by. */
export interface FingerprintedStatement {
  readonly statement: ParsedStatement;
  readonly fingerprint: string;
  /** What equal transactions have in common, in the order of the transactions. */
  readonly keys: readonly string[];
  /** In the order of the transactions, with their places among the equal ones of the file. */
  readonly fingerprints: readonly string[];
}

/**
 * The fingerprints of the statements of a file. A transaction is recognized by its account, booking date and amount, and by the bank's reference or else by its texts and
 * the other reference; equal ones by their order on the day, so that two remain two. The same statement twice in a file counts once.
 */
export function fingerprinted(digest: Digest, statements: readonly ParsedStatement[]): readonly FingerprintedStatement[] {
  const seen = new Map<string, number>();
  const contents = new Set<string>();
  const found: FingerprintedStatement[] = [];
  for (const statement of statements) {
    const { account, currency, number, from, to, opening, closing, transactions } = statement;
    const keys = transactions.map((transaction) => JSON.stringify([account, ...identityOf(transaction)]));
    const balances = [opening, closing].map((balance) => balance && [String(balance.amount), balance.date]);
    const content = JSON.stringify([account, currency, number, from, to, balances, keys]);
    if (contents.has(content)) continue;
    contents.add(content);
    const fingerprints = keys.map((key) => {
      const place = seen.get(key) ?? 0;
      seen.set(key, place + 1);
      return fingerprintAt(digest, key, place);
    });
    found.push({ statement, fingerprint: digest.sha256(content), keys, fingerprints });
  }
  return found;
}

/** The fingerprint of the transaction at a place, from 0, among equal ones. */
export const fingerprintAt = ({ sha256 }: Digest, key: string, place: number): string => sha256(`${key} ${place}`);

/** Spaces differ between files of the same bank. */
const plain = (text: string | null): string => text?.replace(/\s/g, "") ?? "";

function identityOf(transaction: ParsedTransaction): readonly string[] {
  const { bookingDate, amount, currency, bankReference } = transaction;
  const { counterpartyName, counterpartyAccount, endToEndId, creditorReference, remittanceText, otherReference } = transaction;
  const stated = [counterpartyName, counterpartyAccount, endToEndId, creditorReference, remittanceText, otherReference];
  const texts = bankReference === null ? ["texts", ...stated.map(plain)] : ["reference", bankReference];
  return [bookingDate, String(amount), currency, ...texts];
}
