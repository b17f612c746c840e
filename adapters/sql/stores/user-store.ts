import {
  type NamedSortKey,
  type Page,
  type PageRequest,
  type User,
  type UserFilter,
  type UserId,
  type UserStore,
  userTable,
} from "../../../core/index.js";
import { at, columnsOf, Mapping, text } from "../rows.js";
import { foldedName } from "../searched-text.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import {
  type ConditionsWithEmails,
  nameContains,
  emailConditions,
  externalConditions,
  isAny,
  isFromInstant,
  withEmailKeys,
} from "./conditions.js";

const userColumns = { ...columnsOf(userTable), invitationHash: text, invitationExpiresAt: at };
export const users = new Mapping<User>("user", "users", userColumns, foldedName);

const conditions: ConditionsWithEmails<UserFilter> = {
  statuses: isAny("status"),
  roles: isAny("role"),
  name: nameContains,
  ...emailConditions,
  updatedSince: isFromInstant("updated_at"),
  ...externalConditions,
};

export class SqlUserStore extends AggregateStore<User> implements UserStore {
  constructor(transaction: Transaction) {
    super(transaction, users);
  }

  async findByEmail(email: string): Promise<User | null> {
    const statement = this.transaction.statements.get("users.find_by_email", ({ knex, own, param }) =>
      own(
        knex("users")
          .select(users.columns)
          .whereRaw("lower(email) = lower(?)", [param("email")]),
      ),
    );
    const [row] = await this.transaction.run(statement, { email });
    return row ? users.fromRow(row) : null;
  }

  list(filter: UserFilter, page: PageRequest<NamedSortKey>): Promise<Page<User>> {
    return this.filtered(conditions, withEmailKeys(filter), page);
  }

  async lockActiveOwners(): Promise<readonly User[]> {
    const statement = this.transaction.statements.get("users.lock_active_owners", ({ knex, own }) =>
      own(knex("users").select(users.columns).where({ role: "owner", status: "active" }))
        .orderBy("id")
        .forUpdate(),
    );
    return (await this.transaction.run(statement, {})).map((row) => users.fromRow(row));
  }

  async lock(id: UserId): Promise<void> {
    const statement = this.transaction.statements.get("users.lock", ({ knex, own, param }) =>
      own(knex("users").select("id").where("id", param("id"))).forNoKeyUpdate(),
    );
    await this.transaction.run(statement, { id });
  }
}
