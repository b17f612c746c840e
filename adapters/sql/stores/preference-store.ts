import {
  type Preferences,
  type PreferencesPatch,
  preferencesTable,
  type PreferenceStore,
  type UserId,
} from "../../../core/index.js";
import { document } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { sql } from "./named-sql.js";

/** Stores the JSON of the preferences that a user has changed. */
export class SqlPreferenceStore implements PreferenceStore {
  constructor(private readonly transaction: Transaction) {}

  async find(userId: UserId): Promise<Preferences> {
    const statement = sql(
      this.transaction,
      "preferences.find",
      (own) => `select preferences from user_preferences where ${own("workspace_id")} and user_id = :user`,
    );
    const [row] = await this.transaction.run(statement, { user: userId });
    return preferencesTable.read(document.decode<object>(row?.["preferences"] ?? {}));
  }

  async change(userId: UserId, patch: PreferencesPatch): Promise<Preferences> {
    const statement = sql(
      this.transaction,
      "preferences.change",
      () => `
        insert into user_preferences (workspace_id, user_id, preferences)
        values (:workspace, :user, cast(:changes as jsonb))
        on conflict (workspace_id, user_id) do update set preferences = user_preferences.preferences || excluded.preferences
        returning preferences`,
    );
    const initial = preferencesTable.create({});
    const written = preferencesTable.toJson(preferencesTable.change(initial, patch));
    const given: Readonly<Record<string, unknown>> = { ...patch };
    const names = preferencesTable.named.filter(({ name }) => given[name] !== undefined).map(({ jsonName }) => jsonName);
    const changes = Object.fromEntries(Object.entries(written).filter(([name]) => names.includes(name)));
    const [row] = await this.transaction.run(statement, { user: userId, changes: JSON.stringify(changes) });
    return preferencesTable.read(document.decode<object>(row?.["preferences"]));
  }
}
