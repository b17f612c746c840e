import type { CurrencyCode } from "../../kernel/currency.js";
import { statementLimits } from "../statement-limits.js";
import { amountOf, currencyOf, Unclear } from "./amounts.js";
import { type Mt940Field, mt940Fields } from "./mt940-fields.js";
import { entryOf } from "./mt940-entry.js";
import { bankDate } from "./mt940-dates.js";
import type { ParsedBalance, ParsedStatement, ParsedTransaction } from "./parsed-statement.js";
import { plainAccount } from "./plain-account.js";
import { unreadable } from "./source.js";

const balance = /^([CD])(\d{6})([A-Z]{3})([\d.,]+)$/;

/** The error at the beginning of a field. */
function fieldError({ line, tag }: Pick<Mt940Field, "line" | "tag">, message: string): Error {
  return unreadable(line, tag.length + 3, message);
}

/** Begins a statement in the files of banks that leave out `:20:`, such as some of ABN AMRO. */
const isAccount = ({ tag }: Mt940Field): boolean => tag === "25" || tag === "25P";

/** The statements of a SWIFT file (MT940), in the dialects of banks. */
export function readMt940(text: string): readonly ParsedStatement[] {
  const messages: Mt940Field[][] = [];
  for (const field of mt940Fields(text)) {
    const isWithoutReference = isAccount(field) && messages.at(-1)?.some(isAccount) !== false;
    if (field.tag === "20" || isWithoutReference) messages.push([]);
    messages.at(-1)?.push(field);
  }
  if (messages.length === 0) throw unreadable(1, 1, "The file has no statement: it has neither a field :20: nor :25:.");
  const excess = messages[statementLimits.statements]?.[0];
  if (excess) throw fieldError(excess, `The file has more than ${statementLimits.statements} statements.`);
  return messages.map(readMessage);
}

function readMessage(fields: readonly Mt940Field[]): ParsedStatement {
  const [first] = fields;
  const find = (...tags: readonly string[]): Mt940Field | undefined => fields.find(({ tag }) => tags.includes(tag));
  const required = (what: string, ...tags: readonly string[]): Mt940Field => {
    const field = find(...tags);
    if (field) return field;
    throw fieldError(
      first ?? { line: 1, tag: "" },
      `The statement that begins here has no ${what} (field :${tags[0]}:). The file may be incomplete.`,
    );
  };
  const accountField = required("account", "25", "25P");
  const openingField = required("opening balance", "60F", "60M");
  const closingField = required("closing balance", "62F", "62M");
  const opening = balanceOf(openingField);
  const closing = balanceOf(closingField);
  const { currency } = opening;
  if (closing.currency !== currency) throw fieldError(closingField, `The opening balance is in ${currency}.`);
  const account = accountOf(accountField, currency);
  const transactions = transactionsOf(fields, { account, currency });
  const sum = transactions.reduce((total, { amount }) => total + amount, opening.amount);
  return {
    format: "mt940",
    account,
    currency,
    number: find("28C", "28")?.lines[0]?.trim() || null,
    from: opening.date,
    to: closing.date,
    opening,
    closing,
    transactions,
    mayBeTruncated: closingField.isUnterminated && sum !== closing.amount,
  };
}

/** `BLZ/number`, an IBAN or a number, which some banks append the currency to. */
function accountOf(field: Mt940Field, currency: CurrencyCode): string {
  const [text = ""] = field.lines;
  const plain = text.trim().replace(/^\//, "");
  const account = plainAccount(
    plain.endsWith(currency) && /\d[ /]?[A-Z]{3}$/.test(plain) ? plain.slice(0, -3).replace(/[ /]$/, "") : plain,
  );
  if (account === "") throw fieldError(field, "The number of the account is missing.");
  return account;
}

function balanceOf(field: Mt940Field): ParsedBalance & { readonly currency: CurrencyCode } {
  const [, mark, date = "", code = "", amount = ""] = balance.exec(field.lines[0]?.trim() ?? "") ?? [];
  if (mark === undefined) throw fieldError(field, "A balance such as C260331EUR1234,56 is expected.");
  const currency = currencyOf(code);
  if (currency instanceof Unclear) throw fieldError(field, currency.message);
  const value = amountOf(amount, currency, ",");
  if (value instanceof Unclear) throw fieldError(field, value.message);
  return {
    amount: mark === "C" ? value : -value,
    date: bankDate(date, () => fieldError(field, "The date does not exist.")),
    currency,
  };
}

/** Each `:61:` with the fields `:86:` until the next one. */
function transactionsOf(
  fields: readonly Mt940Field[],
  account: { readonly account: string; readonly currency: CurrencyCode },
): readonly ParsedTransaction[] {
  const entries: { readonly field: Mt940Field; readonly details: string[] }[] = [];
  let isInEntry = false;
  for (const field of fields) {
    if (field.tag === "61") entries.push({ field, details: [] });
    if (field.tag === "86" && isInEntry) entries.at(-1)?.details.push(...field.lines);
    isInEntry = field.tag === "61" || (field.tag === "86" && isInEntry);
  }
  const excess = entries[statementLimits.transactions];
  if (excess) throw fieldError(excess.field, `The statement has more than ${statementLimits.transactions} transactions.`);
  return entries.map(({ field, details }, entry) => entryOf(field, details, { ...account, entry }));
}
