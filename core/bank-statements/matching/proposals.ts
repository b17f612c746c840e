import type { ClientId } from "../../kernel/ids.js";
import { foldForSearch } from "../../kernel/search-fold.js";
import { type Allocation, type BankTransaction, bookingLimits, type Proposal, type ProposalReason } from "../bank-transaction.js";
import type { Candidate } from "./candidate.js";
import { ReferenceIndex } from "./references-in.js";

/** What a transaction is compared by. */
export type Compared = Pick<
  BankTransaction,
  | "amount"
  | "currency"
  | "bookingDate"
  | "valueDate"
  | "counterpartyName"
  | "counterpartyAccount"
  | "creditorReference"
  | "endToEndId"
  | "remittanceText"
>;

/** Proposes what transactions pay. */
export class Matcher {
  readonly #references = new ReferenceIndex<Candidate>();
  readonly #numbers = new ReferenceIndex<Candidate>();
  readonly #byAmount = new Map<string, Candidate[]>();
  readonly #byClient = new Map<ClientId, Candidate[]>();

  constructor(
    candidates: readonly Candidate[],
    /** The clients that have paid from each account. */
    private readonly clientsOf: ReadonlyMap<string, ReadonlySet<ClientId>>,
  ) {
    for (const candidate of candidates) {
      if (candidate.reference !== null) this.#references.add(candidate.reference, candidate);
      for (const number of candidate.numbers) this.#numbers.add(number, candidate);
      const { currency, due, refundable, discount } = candidate;
      for (const amount of [due, refundable, discount && due - discount.amount])
        if (amount) addTo(this.#byAmount, `${currency} ${amount}`, candidate);
      addTo(this.#byClient, candidate.clientId, candidate);
    }
  }

  /** At most `bookingLimits.proposals`, the surest first. Only invoices in the currency of the transaction, on which something is due, or refundable if money left the account. */
  proposalsFor(transaction: Compared): readonly Proposal[] {
    const { amount, currency } = transaction;
    if (amount === 0n) return [];
    const isPossible = (candidate: Candidate): boolean =>
      candidate.currency === currency && (amount > 0n ? candidate.due > 0n : candidate.refundable > 0n);
    const named = this.#named(transaction).filter(({ candidate }) => isPossible(candidate));
    const found =
      named.length > 0
        ? this.#ofNamed(transaction, named.slice(0, bookingLimits.allocations))
        : this.#ofAmount(transaction, isPossible);
    const ranks = { exact: 0, likely: 1, possible: 2 } as const;
    return [...found].sort((a, b) => ranks[a.confidence] - ranks[b.confidence]).slice(0, bookingLimits.proposals);
  }

  /** The invoices whose reference or number the transaction states. */
  #named({ creditorReference, endToEndId, remittanceText }: Compared): readonly Named[] {
    const reasons = new Map<Candidate, "reference" | "number">();
    const add = (candidates: readonly Candidate[], reason: "reference" | "number"): void =>
      candidates.forEach((candidate) => reasons.set(candidate, reasons.get(candidate) ?? reason));
    if (creditorReference !== null) add(this.#references.exactly(creditorReference), "reference");
    for (const text of [creditorReference, remittanceText, endToEndId]) {
      if (text === null) continue;
      add(this.#numbers.in(text), "number");
      add(this.#references.in(text), "reference");
    }
    return [...reasons].map(([candidate, reason]) => ({ candidate, reason }));
  }

  #ofNamed(transaction: Compared, named: readonly Named[]): readonly Proposal[] {
    const allocations = allocated(
      transaction,
      named.map(({ candidate }) => candidate),
    );
    const settled = settles(
      transaction,
      allocations.map(({ candidate }) => candidate),
    );
    const [first] = named;
    if (allocations.length === 0 || !first) return [];
    const others = named.length > 1 ? named.slice(0, bookingLimits.proposals - 1) : [];
    const each = others.flatMap(({ candidate, reason }) => {
      const single = settles(transaction, [candidate]);
      return single === null ? [] : [this.#proposal(transaction, single, [reason, ...single.reasons], "exact")];
    });
    const reasons = [...new Set(named.map(({ reason }) => reason))];
    const together =
      settled === null
        ? this.#proposal(
            transaction,
            { candidates: named.map(({ candidate }) => candidate), allocations: allocations.map(({ allocation }) => allocation) },
            reasons,
            "likely",
          )
        : this.#proposal(transaction, settled, [...reasons, ...settled.reasons], "exact");
    return settled === null && each.length > 0 ? [...each, together] : [together];
  }

  /** Without a reference: the amount, and whether the account or the name is that of the client. */
  #ofAmount(transaction: Compared, isPossible: (candidate: Candidate) => boolean): readonly Proposal[] {
    const { amount, currency } = transaction;
    const magnitude = amount < 0n ? -amount : amount;
    const same = (this.#byAmount.get(`${currency} ${magnitude}`) ?? []).filter(isPossible);
    const found = same.flatMap((candidate) => {
      const settled = settles(transaction, [candidate]);
      if (settled === null) return [];
      const confidence = this.#knownBy(transaction, candidate).length > 0 ? "likely" : "possible";
      return [this.#proposal(transaction, settled, settled.reasons, confidence)];
    });
    const payers = new Set([...(this.clientsOf.get(transaction.counterpartyAccount ?? "") ?? [])]);
    const all = [...payers].flatMap((clientId) => {
      const open = (this.#byClient.get(clientId) ?? []).filter(isPossible);
      const settled = open.length > 1 && open.length <= bookingLimits.allocations ? settles(transaction, open) : null;
      return settled === null ? [] : [this.#proposal(transaction, settled, settled.reasons, "likely")];
    });
    return [...found, ...all];
  }

  #knownBy({ counterpartyAccount, counterpartyName }: Compared, { clientId, names }: Candidate): readonly ProposalReason[] {
    const isAccount = this.clientsOf.get(counterpartyAccount ?? "")?.has(clientId) ?? false;
    const name = foldForSearch(counterpartyName ?? "").trim();
    const isName = name !== "" && names.some((one) => foldForSearch(one).trim() === name);
    return [...(isAccount ? (["account"] as const) : []), ...(isName ? (["name"] as const) : [])];
  }

  #proposal(
    transaction: Compared,
    { candidates, allocations }: Pick<Settling, "candidates" | "allocations">,
    reasons: readonly ProposalReason[],
    confidence: Proposal["confidence"],
  ): Proposal {
    const known = candidates.flatMap((candidate) => this.#knownBy(transaction, candidate));
    const refund = transaction.amount < 0n ? (["refund"] as const) : [];
    return { allocations, reasons: [...new Set([...reasons, ...known, ...refund])], confidence };
  }
}

interface Named {
  readonly candidate: Candidate;
  readonly reason: "reference" | "number";
}

interface Settling {
  readonly candidates: readonly Candidate[];
  readonly allocations: readonly Allocation[];
  readonly reasons: readonly ProposalReason[];
}

/** The allocations if the amount settles all of the invoices, with their discounts or without. Null if it does not. */
function settles(transaction: Compared, candidates: readonly Candidate[]): Settling | null {
  const { amount, valueDate, bookingDate } = transaction;
  if (amount < 0n) {
    const total = candidates.reduce((sum, { refundable }) => sum + refundable, 0n);
    const allocations = candidates.map(({ id, refundable }) => ({ invoiceId: id, amount: refundable, discount: 0n }));
    return total === -amount ? { candidates, allocations, reasons: ["amount"] } : null;
  }
  const paidOn = valueDate ?? bookingDate;
  const full = candidates.map(({ id, due }) => ({ invoiceId: id, amount: due, discount: 0n }));
  const discounted = candidates.map(({ id, due, discount }) => {
    const deducted = discount !== null && paidOn <= discount.until ? discount.amount : 0n;
    return { invoiceId: id, amount: due - deducted, discount: deducted };
  });
  const sum = (allocations: readonly Allocation[]): bigint => allocations.reduce((total, one) => total + one.amount, 0n);
  if (sum(full) === amount) return { candidates, allocations: full, reasons: ["amount"] };
  return sum(discounted) === amount ? { candidates, allocations: discounted, reasons: ["early_payment_discount"] } : null;
}

/** As much for each invoice as is due, until nothing is left. */
function allocated({ amount }: Compared, candidates: readonly Candidate[]) {
  let rest = amount < 0n ? -amount : amount;
  return candidates.flatMap((candidate) => {
    const open = amount < 0n ? candidate.refundable : candidate.due;
    const part = open < rest ? open : rest;
    rest -= part;
    return part === 0n ? [] : [{ candidate, allocation: { invoiceId: candidate.id, amount: part, discount: 0n } }];
  });
}

function addTo<Key>(map: Map<Key, Candidate[]>, key: Key, candidate: Candidate): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [candidate]);
  else if (!list.includes(candidate)) list.push(candidate);
}
