import {
  type ClientCredit,
  type ClientCreditStore,
  clientCreditTable,
  type ClientId,
  type CurrencyCode,
  type PaymentId,
} from "../../../core/index.js";
import { Columns, columnsOf, listed } from "../rows.js";
import type { Parameters } from "../statement.js";
import type { Transaction } from "../transactions/transaction.js";
import { sql } from "./named-sql.js";
import { insertInto } from "./table-sql.js";

const credits = new Columns<ClientCredit>(columnsOf(clientCreditTable));
const columns = listed(credits.columns);

export class SqlClientCreditStore implements ClientCreditStore {
  constructor(private readonly transaction: Transaction) {}

  async last(clientId: ClientId, currency: CurrencyCode): Promise<ClientCredit | null> {
    const tail = "and client_id = :client and currency = :currency order by position desc limit 1";
    const [row] = await this.#select("last", columns, tail, { client: clientId, currency });
    return row ?? null;
  }

  balances(clientId: ClientId): Promise<readonly ClientCredit[]> {
    const tail = `and client_id = :client order by currency collate "C", position desc`;
    return this.#select("balances", `distinct on (currency collate "C") ${columns}`, tail, { client: clientId });
  }

  newest(clientId: ClientId, limit: number): Promise<readonly ClientCredit[]> {
    const tail = "and client_id = :client order by created_at desc, id desc limit :limit";
    return this.#select("newest", columns, tail, { client: clientId, limit });
  }

  async usedBy(paymentId: PaymentId): Promise<ClientCredit | null> {
    const [row] = await this.#select("used_by", columns, "and payment_id = :payment and kind = 'used'", { payment: paymentId });
    return row ?? null;
  }

  async append(row: ClientCredit): Promise<void> {
    const statement = sql(this.transaction, "client_credits.append", () => insertInto("client_credits", credits.written));
    await this.transaction.run(statement, credits.toRow(row));
  }

  async #select(name: string, selected: string, tail: string, parameters: Parameters): Promise<readonly ClientCredit[]> {
    const statement = sql(
      this.transaction,
      `client_credits.${name}`,
      (own) => `select ${selected} from client_credits where ${own("workspace_id")} ${tail}`,
    );
    return (await this.transaction.run(statement, parameters)).map((row) => credits.fromRow(row));
  }
}
