import { MAX_PAGE_SIZE, type Page, type Position } from "../kernel/page.js";
import type { Digest } from "../ports/digest.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { BankStatement } from "./bank-statement.js";
import type { BankTransaction } from "./bank-transaction.js";
import { fingerprintAt, type FingerprintedStatement } from "./fingerprint.js";
import type { ParsedStatement } from "./reading/parsed-statement.js";
import { statementLimits } from "./statement-limits.js";
import { storedText } from "./stored-text.js";

/** What a transaction of a file is recognized by, and whether it is stored. */
export interface Recognized {
  readonly fingerprint: string;
  readonly isKnown: boolean;
}

type RecognizingStores = Pick<Stores, "bankStatements" | "bankTransactions">;

/**
 * Which transactions of the statements are stored, in their order. One without a reference is not taken for an equal one of a statement that ends with the balance that its
 * own begins with, or the other way around.
 */
export async function recognized(
  stores: RecognizingStores,
  digest: Digest,
  found: readonly FingerprintedStatement[],
): Promise<readonly (readonly Recognized[])[]> {
  const known = new Set(await stores.bankTransactions.known(found.flatMap(({ fingerprints }) => fingerprints)));
  const { transactions, statements } = await equalTo(stores, found, known);
  const left = new Map<string, Equal>();
  return found.map(({ statement, keys, fingerprints }) => {
    const apart = apartFrom(statement, statements);
    return keys.map((key, index) => {
      const given = fingerprints[index] ?? "";
      if (statement.transactions[index]?.bankReference !== null) return { fingerprint: given, isKnown: known.has(given) };
      const equal = left.get(key) ?? equalOnes(digest, key, transactions);
      left.set(key, equal);
      if (equal.places === 0) return { fingerprint: given, isKnown: known.has(given) };
      const match = equal.unused.findIndex(({ statementId }) => !apart.has(statementId));
      const [same] = match === -1 ? [] : equal.unused.splice(match, 1);
      if (same) return { fingerprint: same.fingerprint, isKnown: true };
      equal.places += 1;
      return { fingerprint: fingerprintAt(digest, key, equal.places - 1), isKnown: false };
    });
  });
}

/** The transactions that are equal by content. */
interface Equal {
  /** The stored ones that are not in the file so far. */
  readonly unused: BankTransaction[];
  /** How many there are, with the new ones of the file. */
  places: number;
}

/** The stored transactions with the key, in the order of their places. */
function equalOnes(digest: Digest, key: string, transactions: ReadonlyMap<string, BankTransaction>): Equal {
  const unused: BankTransaction[] = [];
  for (;;) {
    const next = transactions.get(fingerprintAt(digest, key, unused.length));
    if (next === undefined) return { unused, places: unused.length };
    unused.push(next);
  }
}

/** The stored transactions that could be those of the file by content alone, by fingerprint, with their statements. Only looked for if balances can tell. */
async function equalTo(stores: RecognizingStores, found: readonly FingerprintedStatement[], known: ReadonlySet<string>) {
  const candidates = found.flatMap(({ statement, fingerprints }) =>
    balancesOf(statement) === null
      ? []
      : statement.transactions.filter((one, index) => one.bankReference === null && known.has(fingerprints[index] ?? "")),
  );
  const days = candidates.map(({ bookingDate }) => bookingDate).sort();
  const [bookedFrom, bookedTo] = [days[0], days.at(-1)];
  const transactions = new Map<string, BankTransaction>();
  if (bookedFrom === undefined) return { transactions, statements: [] };
  const accounts = found.flatMap(({ statement }) => storedText(statement.account, statementLimits.account) ?? []);
  const filter = { accounts: [...new Set(accounts)], bookedFrom, bookedTo };
  let after: Position | null = null;
  do {
    const page: Page<BankTransaction> = await stores.bankTransactions.list(filter, {
      ...{ limit: MAX_PAGE_SIZE, sort: "createdAt", descending: false, after },
    });
    page.items.forEach((one) => transactions.set(one.fingerprint, one));
    after = page.next;
  } while (after !== null);
  const statements: BankStatement[] = [];
  for (const id of new Set([...transactions.values()].map(({ statementId }) => statementId))) {
    const statement = await stores.bankStatements.find(id);
    if (statement) statements.push(statement);
  }
  return { transactions, statements };
}

/** The balances before the first transaction, between them and after the last one. Null if the statement states none, or others. */
function balancesOf({ format, currency, opening, closing, transactions }: ParsedStatement): readonly bigint[] | null {
  if ((format !== "camt.053" && format !== "mt940") || opening === null || closing === null) return null;
  if (transactions.some((one) => one.currency !== currency)) return null;
  const balances = [opening.amount];
  for (const { amount } of transactions) if (amount !== 0n) balances.push((balances.at(-1) ?? 0n) + amount);
  return balances.at(-1) === closing.amount ? balances : null;
}

/**
 * The stored statements that end where this one begins, those before them, and those after it: whose balances this one does not have itself, neither in the order of the
 * file nor in the opposite one. So no statement that repeats a part of another one is taken for its continuation.
 */
function apartFrom(statement: ParsedStatement, stored: readonly BankStatement[]): ReadonlySet<string> {
  const apart = new Set<string>();
  const forward = balancesOf(statement);
  const [opening, closing] = [forward?.[0], forward?.at(-1)];
  if (!forward || opening === undefined || closing === undefined || opening === closing) return apart;
  const inside = [...forward.slice(1, -1), ...forward.slice(1, -1).map((balance) => opening + closing - balance)];
  const own = new Set([opening, closing, ...inside]);
  const account = storedText(statement.account, statementLimits.account);
  const usable = stored.filter(
    (one) =>
      one.account === account &&
      one.currency === statement.currency &&
      one.warnings.length === 0 &&
      one.format === statement.format,
  );
  const walk = (start: bigint, touching: "openingBalance" | "closingBalance", far: "openingBalance" | "closingBalance"): void => {
    if (inside.includes(start)) return;
    const byBalance = new Map<bigint | null, BankStatement[]>();
    for (const one of usable) byBalance.set(one[touching], (byBalance.get(one[touching]) ?? []).concat(one));
    const ends = [start];
    for (let end = ends.pop(); end !== undefined; end = ends.pop())
      for (const one of byBalance.get(end) ?? []) {
        const other = one[far];
        if (other === null || own.has(other) || apart.has(one.id)) continue;
        apart.add(one.id);
        ends.push(other);
      }
  };
  walk(opening, "closingBalance", "openingBalance");
  walk(closing, "openingBalance", "closingBalance");
  return apart;
}
