import { type Actor, authorize, authorOf, may } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { firstVersion } from "../../kernel/entity.js";
import { invalidField } from "../../kernel/errors.js";
import type { Needs } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { type BankStatement, bankStatementTable, type StatementWarning } from "../bank-statement.js";
import { type BankTransaction, type Proposal, withProposals } from "../bank-transaction.js";
import { fingerprinted, type FingerprintedStatement } from "../fingerprint.js";
import type { ParsedStatement, ParsedTransaction } from "../reading/parsed-statement.js";
import { type GivenReadingOptions, type ReadingOptions, readingOptionsTable } from "../reading-options.js";
import { book, type BookingStores } from "../booking.js";
import { findMatcher, type MatchingStores } from "../matching/find-matcher.js";
import { recognized, type Recognized } from "../recognizing.js";
import { statementLimits } from "../statement-limits.js";
import { storedText } from "../stored-text.js";

/** A file with bank statements, and what is known of it. */
export interface ImportBankStatements extends GivenReadingOptions {
  /** The bytes of the file. */
  readonly content: Uint8Array;
}

/** What a file contained. */
export interface ImportedStatements {
  /** The stored statements, in the order of the file. A statement without new transactions is not stored again. */
  readonly statements: readonly BankStatement[];
  /** How many transactions were stored. */
  readonly newCount: number;
  /** How many were stored before. */
  readonly knownCount: number;
}

type ImportStores = BookingStores & MatchingStores & Pick<Stores, "bankStatements">;

/**
 * Stores the statements of a file and those of their transactions that are not stored yet, in one transaction. The same file, or the same transaction in another file,
 * changes nothing.
 */
export function makeImportBankStatements(ports: Needs<keyof ImportStores, "clock" | "digest" | "ids">) {
  const { unitOfWork, digest } = ports;
  return async (actor: Actor, { content, ...given }: ImportBankStatements): Promise<ImportedStatements> => {
    authorize(actor, "bank_statements:write");
    const options: ReadingOptions = readingOptionsTable.create(given);
    readingOptionsTable.issuesOf(options).throwIfAny();
    const { readStatements } = await import("../reading/read-statement.js");
    const found = fingerprinted(digest, readStatements(content, options));
    const count = found.reduce((sum, { fingerprints }) => sum + fingerprints.length, 0);
    if (count > statementLimits.transactions)
      throw invalidField(
        [],
        "too_many_transactions",
        `The file has ${count} transactions. At most ${statementLimits.transactions} are read.`,
      );
    return unitOfWork.run(actor, async (stores) => {
      const known = await recognized(stores, digest, found);
      const before = await stores.bankStatements.withFingerprints(found.map(({ fingerprint }) => fingerprint));
      const statements: BankStatement[] = [];
      const stored: BankTransaction[] = [];
      for (const [index, one] of found.entries()) {
        const existing = before.find(({ fingerprint }) => fingerprint === one.fingerprint);
        const added = unknownOf(one.statement, known[index] ?? []);
        if (existing) statements.push(existing);
        else if (added.length > 0 || one.fingerprints.length === 0)
          statements.push(await store(ports, stores, actor, options.fileName, one, added, stored));
      }
      await storeMatched(ports, stores, actor, stored);
      return { statements, newCount: stored.length, knownCount: count - stored.length };
    });
  };
}

/** Stores new transactions with what they could pay. Books those whose proposal is exact, if the workspace says so. */
async function storeMatched(
  ports: Pick<Needs<never, "clock" | "ids">, "clock" | "ids">,
  stores: ImportStores,
  actor: Actor,
  transactions: readonly BankTransaction[],
): Promise<void> {
  if (transactions.length === 0) return;
  const { bookExactPayments } = await stores.workspace.get();
  const matcher = await findMatcher(stores, transactions);
  const matched = transactions.map((one) => withProposals(one, matcher.proposalsFor(one)));
  const books = bookExactPayments && may(actor, "invoices:write");
  const paid = new Set<string>();
  const isPaid = ({ allocations }: Proposal): boolean => allocations.some(({ invoiceId }) => paid.has(invoiceId));
  const left: BankTransaction[] = [];
  for (const one of matched) {
    const proposal = books ? exactProposal(one) : null;
    // A second transfer for the same invoice is for a person to judge.
    if (proposal === null || isPaid(proposal)) {
      left.push(one);
      continue;
    }
    proposal.allocations.forEach(({ invoiceId }) => paid.add(invoiceId));
    await stores.bankTransactions.insert(one);
    await book(ports, stores, actor, one, { allocations: proposal.allocations, keepRestAsCredit: false, clientId: null });
  }
  // Nothing is due any more on the invoices that are paid now.
  const outdated = left.filter(({ proposals }) => proposals.some(isPaid));
  const after = outdated.length > 0 ? await findMatcher(stores, outdated) : matcher;
  for (const one of left)
    await stores.bankTransactions.insert(one.proposals.some(isPaid) ? withProposals(one, after.proposalsFor(one)) : one);
}

/** The only exact proposal of a payment. Null: there is none, or several. */
function exactProposal({ amount, reversal, proposals }: BankTransaction): Proposal | null {
  const [proposal = null, other] = proposals.filter(({ confidence }) => confidence === "exact");
  return other || amount < 0n || reversal ? null : proposal;
}

interface Added {
  readonly transaction: ParsedTransaction;
  readonly fingerprint: string;
}

/** The transactions of a statement that are not stored. The details of an entry are stored if its first one is. */
function unknownOf({ transactions }: ParsedStatement, known: readonly Recognized[]): readonly Added[] {
  const knownEntries = new Set<number>();
  return transactions.flatMap((transaction, index) => {
    const { fingerprint, isKnown } = known[index] ?? { fingerprint: "", isKnown: false };
    if (isKnown) knownEntries.add(transaction.entry);
    return knownEntries.has(transaction.entry) ? [] : [{ transaction, fingerprint }];
  });
}

async function store(
  ports: Pick<Needs<never, "clock" | "ids">, "clock" | "ids">,
  stores: ImportStores,
  actor: Actor,
  fileName: string | null,
  { statement, fingerprint }: FingerprintedStatement,
  added: readonly Added[],
  transactions: BankTransaction[],
): Promise<BankStatement> {
  const version = firstVersion(ports.clock.now());
  const { format, account, currency, number, from, to, opening, closing } = statement;
  const stored: BankStatement = {
    id: ports.ids.next("bst"),
    fileName,
    format,
    account: storedText(account, statementLimits.account) ?? "",
    currency,
    number: storedText(number, statementLimits.number),
    startsOn: from,
    endsOn: to,
    openingBalance: opening?.amount ?? null,
    closingBalance: closing?.amount ?? null,
    newCount: added.length,
    knownCount: statement.transactions.length - added.length,
    warnings: warningsOf(statement),
    fingerprint,
    ...version,
  };
  await stores.bankStatements.insert(stored);
  transactions.push(...added.map((one) => ({ id: ports.ids.next("btx"), ...contentOf(stored, one), ...version })));
  await stores.events.record(domainEvent(ports, authorOf(actor), "bank_statement.created", bankStatementTable.toJson(stored)));
  return stored;
}

function contentOf(
  { id, account }: BankStatement,
  { transaction, fingerprint }: Added,
): Omit<BankTransaction, "id" | "version" | "createdAt" | "updatedAt"> {
  const { reference, name, remittance } = statementLimits;
  const otherReference = transaction.otherReference === transaction.endToEndId ? null : transaction.otherReference;
  return {
    statementId: id,
    account,
    bookingDate: transaction.bookingDate,
    valueDate: transaction.valueDate,
    amount: transaction.amount,
    currency: transaction.currency,
    reversal: transaction.isReversal,
    counterpartyName: storedText(transaction.counterpartyName, name),
    counterpartyAccount: storedText(transaction.counterpartyAccount, statementLimits.account),
    endToEndId: storedText(transaction.endToEndId, reference),
    creditorReference: storedText(transaction.creditorReference, reference),
    remittanceText: storedText(transaction.remittanceText, remittance),
    bankReference: storedText(transaction.bankReference ?? otherReference, reference),
    status: "unmatched",
    proposals: [],
    bookings: [],
    clientId: null,
    fingerprint,
  };
}

function warningsOf({ currency, opening, closing, transactions, mayBeTruncated }: ParsedStatement): readonly StatementWarning[] {
  const isOther = transactions.some((transaction) => transaction.currency !== currency);
  const sum = transactions.reduce((total, { amount }) => total + amount, opening?.amount ?? 0n);
  const isMismatch = opening !== null && closing !== null && !isOther && sum !== closing.amount;
  return [
    ...(isMismatch ? (["balance_mismatch"] as const) : []),
    ...(isOther ? (["other_currency"] as const) : []),
    ...(mayBeTruncated ? (["end_missing"] as const) : []),
  ];
}
