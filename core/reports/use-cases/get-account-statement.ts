import { type Actor, authorize } from "../../access/actor.js";
import type { LocalDate } from "../../kernel/calendar.js";
import type { CurrencyCode } from "../../kernel/currency.js";
import { notFound } from "../../kernel/errors.js";
import type { ClientId } from "../../kernel/ids.js";
import type { Instant } from "../../kernel/instant.js";
import { ascending } from "../../kernel/money.js";
import { allItems } from "../../kernel/page.js";
import { requireRange } from "../../kernel/range.js";
import { localDateIn } from "../../kernel/time-zone.js";
import { invoiceStatuses, type InvoiceSummary } from "../../invoices/invoice.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import { accountOf, type AccountOfCurrency, type StatementRange } from "../account-statement.js";

/** Which part of the account of a client is stated. */
export interface GetAccountStatement extends StatementRange {
  /** Absent: all currencies. */
  readonly currencies?: readonly CurrencyCode[] | undefined;
}

/** What a client owes, and how that came about. */
export interface AccountStatement {
  /** The client of the invoices. */
  readonly clientId: ClientId;
  /** Today in the workspace's time zone, of which the open items are. */
  readonly asOf: LocalDate;
  /** The days of the movements. */
  readonly range: StatementRange;
  /** One for each currency of an invoice or of credit, sorted. */
  readonly currencies: readonly AccountOfCurrency[];
}

const issued = invoiceStatuses.filter((status) => status !== "draft");

/** States the account of a client. Throws `not_found`, and `range_reversed` (invalid). */
export function makeGetAccountStatement({
  unitOfWork,
  clock,
}: Needs<"clientCredits" | "clients" | "invoices" | "workspace", "clock">) {
  return async (
    actor: Actor,
    clientId: ClientId,
    { from, to, currencies }: GetAccountStatement = {},
  ): Promise<AccountStatement> => {
    authorize(actor, "invoices:read");
    requireRange({ from, to });
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      if ((await stores.clients.find(clientId)) === null) throw notFound("client");
      const { timeZone } = await stores.workspace.get();
      const byCurrency = new Map<CurrencyCode, InvoiceSummary[]>();
      const filter = { clientIds: [clientId], statuses: issued, currencies };
      const order = { sort: "createdAt", descending: false } as const;
      for await (const invoice of allItems((page) => stores.invoices.list(filter, { ...page, ...order }))) {
        const others = byCurrency.get(invoice.currency) ?? [];
        byCurrency.set(invoice.currency, [...others, invoice]);
      }
      const today = localDateIn(timeZone, clock.now());
      const dayOf = (at: Instant) => localDateIn(timeZone, at);
      const balances = (await stores.clientCredits.balances(clientId)).filter(
        ({ currency, balance }) => balance > 0n && (currencies === undefined || currencies.includes(currency)),
      );
      const credits = new Map(balances.map(({ currency, balance }) => [currency, balance]));
      const accounts = [...new Set([...byCurrency.keys(), ...credits.keys()])].map((currency) => {
        const creditBalance = credits.get(currency) ?? 0n;
        return accountOf(currency, byCurrency.get(currency) ?? [], { from, to }, { today, dayOf, creditBalance });
      });
      accounts.sort((a, b) => ascending(a.currency, b.currency));
      return { clientId, asOf: today, range: { from, to }, currencies: accounts };
    });
  };
}
