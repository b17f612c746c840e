import type { NamedSortKey, Page, PageRequest, User, UserFilter, UserId, UserStore } from "../../../core/index.js";
import { at, int8, Mapping, text, versioned } from "../rows.js";
import type { Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import {
  type ConditionsWithEmails,
  containsInOrder,
  emailConditions,
  isAny,
  isFromInstant,
  withEmailKeys,
} from "./conditions.js";

export const users = new Mapping<User>("user", "users", {
  id: text,
  email: text,
  name: text,
  role: text,
  status: text,
  timeZone: text,
  rate: int8,
  invitationHash: text,
  invitationExpiresAt: at,
  ...versioned,
});

const conditions: ConditionsWithEmails<UserFilter> = {
  statuses: isAny("status"),
  roles: isAny("role"),
  name: containsInOrder("name"),
  ...emailConditions,
  updatedSince: isFromInstant("updated_at"),
};

export class SqlUserStore extends AggregateStore<User> implements UserStore {
  constructor(session: Session) {
    super(session, users);
  }

  async findByEmail(email: string): Promise<User | null> {
    const statement = this.session.statements.get("users.find_by_email", ({ knex, own, param }) =>
      own(
        knex("users")
          .select(users.columns)
          .whereRaw("lower(email) = lower(?)", [param("email")]),
      ),
    );
    const [row] = await this.session.run(statement, { email });
    return row ? users.fromRow(row) : null;
  }

  list(filter: UserFilter, page: PageRequest<NamedSortKey>): Promise<Page<User>> {
    return this.filtered(conditions, withEmailKeys(filter), page);
  }

  async lockActiveOwners(): Promise<readonly User[]> {
    const statement = this.session.statements.get("users.lock_active_owners", ({ knex, own }) =>
      own(knex("users").select(users.columns).where({ role: "owner", status: "active" }))
        .orderBy("id")
        .forUpdate(),
    );
    return (await this.session.run(statement, {})).map((row) => users.fromRow(row));
  }

  async lock(id: UserId): Promise<void> {
    const statement = this.session.statements.get("users.lock", ({ knex, own, param }) =>
      own(knex("users").select("id").where("id", param("id"))).forNoKeyUpdate(),
    );
    await this.session.run(statement, { id });
  }
}
