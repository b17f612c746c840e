import { accountFacts } from "../billing/account-facts.js";
import { accountFor } from "../billing/account.js";
import { greeting } from "../billing/greetings.js";
import { documentLocale } from "../billing/locale.js";
import type { Seller } from "../billing/seller.js";
import type { Buyer } from "../invoices/buyer.js";
import type { CurrencyCode } from "../kernel/currency.js";
import { localFormats } from "../kernel/local-formats.js";
import type { AccountOfCurrency, AccountStatement } from "../reports/account-statement.js";
import { type StatementWords, statementWords } from "../reports/statement-words.js";
import type { Letter } from "./letter.js";
import { wordsFor } from "./words.js";

/** What the mail with a statement of account says about it. */
export interface MailedStatement {
  readonly statement: AccountStatement;
  readonly seller: Seller;
  readonly sellerName: string;
  readonly buyer: Pick<Buyer, "legalName" | "name">;
  /** That of the workspace. */
  readonly currency: CurrencyCode;
  /** BCP 47. */
  readonly locale: string;
}

/** The subject of a mail with a statement of account without one. */
export function usualStatementSubject({ statement, sellerName, currency, locale }: MailedStatement): string {
  const { date } = localFormats(documentLocale(locale), currency);
  return statementWords(locale).subject(sellerName, date(statement.asOf));
}

/** The letter with the text, or else the usual one, with what is due in each currency, and how to pay it if it is one currency. */
export function statementLetter(document: MailedStatement, text: string | null): Letter {
  const { statement, seller, sellerName } = document;
  const locale = documentLocale(document.locale);
  const words = statementWords(locale);
  const due = statement.currencies.filter(({ amountDue }) => amountDue > 0n);
  const [only, ...others] = due;
  const account = only === undefined || others.length > 0 ? null : accountFor(seller, only.currency);
  return {
    locale,
    paragraphs: text ?? usualText(document, words, due.length > 0),
    facts: statement.currencies.flatMap((one) => factsOf(one, words, locale)),
    payment: account && { title: wordsFor(locale).payment, facts: accountFacts(account, sellerName, locale) },
    link: null,
    closing: sellerName,
  };
}

function usualText({ statement, buyer, currency, locale }: MailedStatement, words: StatementWords, isDue: boolean): string {
  const { date } = localFormats(documentLocale(locale), currency);
  const attached = words.attached(date(statement.asOf));
  return [greeting(buyer.legalName ?? buyer.name, locale), attached, isDue ? words.crossed : words.nothingDue].join("\n\n");
}

/** What is due, what is overdue of it, and the credit. */
function factsOf(account: AccountOfCurrency, words: StatementWords, locale: string): Letter["facts"] {
  const { currency, amountDue, aging, creditBalance } = account;
  const { money } = localFormats(locale, currency);
  const overdue = amountDue - aging.not_due;
  return [
    [words.amountDue, money(amountDue)],
    ...(overdue > 0n ? [[words.overdue, money(overdue)] as const] : []),
    ...(creditBalance > 0n ? [[words.creditBalance, money(creditBalance)] as const] : []),
  ];
}
