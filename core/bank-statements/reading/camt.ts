import { statementLimits } from "../statement-limits.js";
import type { StatementFormat } from "../statement-formats.js";
import { currencyOf, Unclear } from "./amounts.js";
import { entryTransactions } from "./camt-entry.js";
import { type CamtContext, dateAt, dateIn, signedAmount } from "./camt-values.js";
import type { ParsedBalance, ParsedStatement, ParsedTransaction } from "./parsed-statement.js";
import { plainAccount } from "./plain-account.js";
import { unreadableAt } from "./source.js";
import { childrenOf, elementAt, namespaceOf, textAt, type XmlElement, xmlTree } from "./xml-tree.js";

/** The messages of ISO 20022 that list transactions: their element, and that of a statement in it. */
const messages: readonly (readonly [format: StatementFormat, message: string, statement: string])[] = [
  ["camt.053", "BkToCstmrStmt", "Stmt"],
  ["camt.052", "BkToCstmrAcctRpt", "Rpt"],
  ["camt.054", "BkToCstmrDbtCdtNtfctn", "Ntfctn"],
];
const namespace = /^urn:iso:std:iso:20022:tech:xsd:(camt\.05[234])\.001\.(\d{2})$/;
const VERSIONS = 13;

/** The statements of a bank in XML (ISO 20022: camt.053, camt.052 and camt.054, versions 1 to 13). Only what is booked counts. */
export function readCamt(text: string): readonly ParsedStatement[] {
  const root = xmlTree(text);
  const fail = (at: XmlElement, message: string): Error => unreadableAt(text, at.at, message);
  const [, format, version = "0"] = namespace.exec(namespaceOf(root) ?? "") ?? [];
  const found = messages.find(([one]) => one === format);
  if (root.name !== "Document" || found === undefined || Number(version) < 1 || Number(version) > VERSIONS)
    throw fail(root, "The file is no bank statement in XML (camt.053, camt.052 or camt.054).");
  const [, name, statementName] = found;
  const message = elementAt(root, name);
  if (message === null) throw fail(root, `The document has no element ${name}.`);
  const statements = childrenOf(message, statementName);
  const [first] = statements;
  if (first === undefined) throw fail(message, "The file has no statement.");
  const excess = statements[statementLimits.statements];
  if (excess) throw fail(excess, `The file has more than ${statementLimits.statements} statements.`);
  return statements.map((statement) => readStatement(statement, found[0], fail));
}

function readStatement(statement: XmlElement, format: StatementFormat, fail: CamtContext["fail"]): ParsedStatement {
  const account = elementAt(statement, "Acct");
  const id = account && (textAt(account, "Id", "IBAN") ?? textAt(account, "Id", "Othr", "Id"));
  if (id === null) throw fail(statement, "The statement names no account.");
  const balances = childrenOf(statement, "Bal");
  const entries = childrenOf(statement, "Ntry");
  const stated = account && elementAt(account, "Ccy");
  const amounts = [...balances, ...entries].map((one) => elementAt(one, "Amt"));
  const code = stated?.text.trim() ?? amounts.find((one) => one !== null)?.attributes.get("Ccy") ?? null;
  if (code === null) throw fail(statement, "The statement has no currency.");
  const currency = currencyOf(code);
  if (currency instanceof Unclear) throw fail(stated ?? statement, currency.message);
  const values = { fail, account: plainAccount(id), currency };
  const context: CamtContext = { ...values, createdOn: dateAt(values, statement, ["CreDtTm"]) };
  const booked = entries.filter((entry) => isBooked(entry));
  const transactions: ParsedTransaction[] = [];
  booked.forEach((entry, index) => {
    transactions.push(...entryTransactions(context, entry, index));
    if (transactions.length > statementLimits.transactions)
      throw fail(entry, `The statement has more than ${statementLimits.transactions} transactions.`);
  });
  return {
    format,
    account: context.account,
    currency,
    number: textAt(statement, "ElctrncSeqNb") ?? textAt(statement, "LglSeqNb") ?? textAt(statement, "Id"),
    from: dateAt(context, statement, ["FrToDt", "FrDtTm"], ["FrToDt", "FrDt"]),
    to: dateAt(context, statement, ["FrToDt", "ToDtTm"], ["FrToDt", "ToDt"]),
    opening: balanceOf(context, balances, ["OPBD", "PRCD"], 0),
    closing: balanceOf(context, balances, ["CLBD"], -1),
    transactions,
    mayBeTruncated: false,
  };
}

/** `BOOK`, in the form of the versions until 7 or of those after. Information and pending entries are not booked. */
function isBooked(entry: XmlElement): boolean {
  const status = textAt(entry, "Sts", "Cd") ?? textAt(entry, "Sts");
  return status === null || status === "BOOK";
}

/** The first or last balance of the first of the types that exists, in the currency of the account. */
function balanceOf(
  context: CamtContext,
  balances: readonly XmlElement[],
  types: readonly string[],
  index: 0 | -1,
): ParsedBalance | null {
  for (const type of types) {
    const balance = balances
      .filter((one) => textAt(one, "Tp", "CdOrPrtry", "Cd") === type)
      .filter((one) => elementAt(one, "Amt")?.attributes.get("Ccy") === context.currency)
      .at(index);
    if (balance) return { amount: signedAmount(context, balance).amount, date: dateIn(context, balance, "Dt") };
  }
  return null;
}
