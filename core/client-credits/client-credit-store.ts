import type { CurrencyCode } from "../kernel/currency.js";
import type { ClientId, PaymentId } from "../kernel/ids.js";
import type { ClientCredit } from "./client-credit.js";

/** The credits of the workspace's clients. */
export interface ClientCreditStore {
  /** The last row of a client and currency. Null if there is none. */
  last(clientId: ClientId, currency: CurrencyCode): Promise<ClientCredit | null>;
  /** The last row of each of the client's currencies, in the order of the currencies. */
  balances(clientId: ClientId): Promise<readonly ClientCredit[]>;
  /** The client's rows, the newest first. At most `limit`. */
  newest(clientId: ClientId, limit: number): Promise<readonly ClientCredit[]>;
  /** The row of kind `used` of a payment. Null if no credit paid it. */
  usedBy(paymentId: PaymentId): Promise<ClientCredit | null>;
  /** Adds a row. The unit of work has lost a race if one with its position exists. */
  append(row: ClientCredit): Promise<void>;
}
