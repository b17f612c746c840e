import type { CurrencyCode } from "../../kernel/currency.js";
import { amountOf, Unclear } from "./amounts.js";
import { bankDate, entryDate } from "./mt940-dates.js";
import { detailsOf } from "./mt940-details.js";
import type { Mt940Field } from "./mt940-fields.js";
import type { ParsedTransaction } from "./parsed-statement.js";
import { ibanIn } from "./plain-account.js";
import { referenceOf } from "./references.js";
import { unreadable } from "./source.js";

/**
 * Value date, entry date without a year, mark with `R` for a reversal, third letter of the currency, amount, type of transaction, and the references of the customer and
 * of the bank. Some banks put blanks instead of the entry date, or before the type.
 */
const entry = /^(\d{6})(\d{4}| {4})?(R?)([CD])([A-Z]?)(\d{1,15}(?:,\d{0,15})?) ?([SNF][A-Z0-9]{3}|[SNF][A-Z0-9 ]{3})(.*)$/;
/** Dutch banks fill the reference with blanks, and append the name of the other side. */
const named = /^(\S+) {2,}(\S.*)$/;
/** References of the customer that only say that there is none, or where `:86:` has it. */
const pointer = /^(?:.|(?:EREF|KREF|MREF|PREF|MARF|CREF)\+?)$/;
/** ING repeats the type of the transaction as a code. */
const typeCode = /\/TRCD\/\d{5}\//;

interface Context {
  readonly account: string;
  readonly currency: CurrencyCode;
  /** The position of the entry in the statement. */
  readonly entry: number;
}

/** The transaction of a field `:61:` and the lines of its fields `:86:`. */
export function entryOf(
  field: Mt940Field,
  lines: readonly string[],
  { account, currency, entry: position }: Context,
): ParsedTransaction {
  const [first = "", ...supplements] = field.lines;
  const fail = (message: string): Error => unreadable(field.line, field.tag.length + 3, message);
  const found = entry.exec(first.trimEnd());
  if (found === null) throw fail("A statement line such as 2603310331C1234,56NTRFNONREF is expected.");
  const [, date = "", entered = "", reversal, mark, , stated = "", , rest = ""] = found;
  const valueDate = bankDate(date, () => fail("The value date does not exist."));
  const magnitude = amountOf(stated, currency, ",");
  if (magnitude instanceof Unclear) throw fail(magnitude.message);
  const isReversal = reversal === "R";
  const bookingDate =
    entered.trim() === "" ? valueDate : entryDate(entered, valueDate, () => fail("The entry date does not exist."));
  const [customer = "", bank = ""] = splitOnce(rest, "//");
  const supplement = supplements.map((line) => line.trim()).filter((line) => line !== "");
  const details = detailsOf(lines.length > 0 ? lines : supplement);
  const [, referenced = customer, other = null] = named.exec(customer) ?? [];
  const counterpartyAccount = details.account ?? ibanIn(details.text ?? "", account) ?? ibanIn(first, account);
  const given = referenced.trim();
  const customerReference = pointer.test(given) || given === counterpartyAccount ? null : referenceOf(given);
  return {
    bookingDate,
    valueDate,
    // A reversal of a credit takes money from the account.
    amount: (mark === "C") === !isReversal ? magnitude : -magnitude,
    currency,
    isReversal,
    counterpartyName: details.name ?? other,
    counterpartyAccount,
    // Banks state the end-to-end ID here if they have no name for it in `:86:`.
    endToEndId: details.endToEndId ?? customerReference,
    creditorReference: details.creditorReference,
    remittanceText: lines.length > 0 ? joined(details.text, supplement.join(" ").replace(typeCode, "").trim()) : details.text,
    bankReference: referenceOf(bank),
    otherReference: customerReference,
    entry: position,
  };
}

/** The text of `:86:`, with the supplementary details of `:61:` on the next line unless it contains them. */
function joined(text: string | null, supplement: string): string | null {
  if (text === null || supplement === "") return text ?? (supplement || null);
  const plain = (one: string): string => one.replace(/\s/g, "").toLowerCase();
  return plain(text).includes(plain(supplement)) ? text : `${text}\n${supplement}`;
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + separator.length)];
}
