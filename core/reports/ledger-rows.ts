import { type LedgerAccounts, type LedgerRole, type TaxAccounts, usualAccounts } from "../billing/ledger-accounts.js";
import type { TaxCategory } from "../billing/tax.js";
import type { Decimal } from "../kernel/decimal.js";
import type { ClientId } from "../kernel/ids.js";
import type { JournalEntry, Posting } from "./journal.js";

/** One change of one account. */
export interface LedgerRow {
  /** What happened. The rows of an entry follow each other. */
  readonly entry: JournalEntry;
  /** The number or name of the account. */
  readonly account: string;
  /** What the account is for. */
  readonly role: LedgerRole;
  /** The tax that the amount is taxed with, or is. Null: none. */
  readonly tax: { readonly category: TaxCategory; readonly rate: Decimal } | null;
  /** What the program for accounting calls the tax. Null: nothing. */
  readonly taxCode: string | null;
  /** Minor units of the entry's currency; debits are positive. */
  readonly amount: bigint;
}

/** Finds the accounts of postings. */
export class AccountPlan {
  readonly #taxes: ReadonlyMap<string, TaxAccounts>;

  /** `accounts` null: the usual accounts. `ofClients`: the accounts of clients with their own. */
  constructor(
    private readonly accounts: LedgerAccounts | null,
    private readonly ofClients: ReadonlyMap<ClientId, string>,
  ) {
    this.#taxes = new Map(accounts?.taxes.map((one) => [`${one.category} ${one.rate}`, one]));
  }

  /** The account of a role, for a tax. */
  accountOf(role: LedgerRole, tax: Posting["tax"], clientId: ClientId): string {
    const byTax = role === "revenue" || role === "tax" ? this.#taxOf(tax)?.[role] : null;
    const ofClient = role === "receivables" ? this.ofClients.get(clientId) : null;
    return ofClient ?? byTax ?? this.accounts?.[role] ?? usualAccounts[role];
  }

  /** What the program for accounting calls the tax. Null: nothing. */
  codeOf(tax: Posting["tax"]): string | null {
    return this.#taxOf(tax)?.code ?? null;
  }

  #taxOf(tax: Posting["tax"]): TaxAccounts | undefined {
    return tax === null ? undefined : this.#taxes.get(`${tax.category} ${tax.rate}`);
  }
}

/** The rows of the entries, a posting with tax as two. Those of each entry add up to 0. */
export function ledgerRows(entries: readonly JournalEntry[], plan: AccountPlan): readonly LedgerRow[] {
  return entries.flatMap((entry) =>
    entry.postings.flatMap(({ role, tax, amount, taxAmount }) => {
      const row = (of: LedgerRole, changed: bigint): readonly LedgerRow[] => {
        if (changed === 0n) return [];
        const account = plan.accountOf(of, tax, entry.clientId);
        return [{ entry, account, role: of, tax, taxCode: plan.codeOf(tax), amount: changed }];
      };
      return [...row(role, amount), ...row("tax", taxAmount)];
    }),
  );
}
