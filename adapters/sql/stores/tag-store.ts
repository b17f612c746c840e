import type { LRUCache } from "lru-cache";
import { type Instant, lostRace, type Tag, type TagStore, type TagUse } from "../../../core/index.js";
import { REFUSED } from "../failures.js";
import type { Transaction } from "../transactions/transaction.js";
import { Columns, count, text } from "../rows.js";
import { timestamptz } from "../timestamps.js";
import { sql } from "./named-sql.js";

const tags = new Columns<Tag>({ key: text, name: text });
const uses = new Columns<TagUse>({ name: text, entries: count });

/** New entries find their tags in a cache. A check fails if one of them no longer exists, and the work is repeated. */
export class SqlTagStore implements TagStore {
  constructor(
    private readonly transaction: Transaction,
    /** The first spellings, by workspace and key. */
    private readonly known: LRUCache<string, string>,
  ) {}

  async first(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const cached = this.transaction.mayUseCaches ? this.#cached(keys) : null;
    if (cached !== null) return cached;
    const found = new Map((await this.#find(keys)).toReversed().map(({ key, name }) => [key, name]));
    this.transaction.afterCommit(() => found.forEach((name, key) => this.known.set(this.#cacheKey(key), name)));
    return found;
  }

  #cached(keys: readonly string[]): ReadonlyMap<string, string> | null {
    const found = new Map<string, string>();
    for (const key of keys) {
      const name = this.known.get(this.#cacheKey(key));
      if (name === undefined) return null;
      found.set(key, name);
    }
    const statement = sql(
      this.transaction,
      "tags.unchanged",
      (own) => `select stint_require(
        (select count(*) from tags where ${own("workspace_id")} and name = any(:names)) = cardinality(cast(:names as text[])), '${REFUSED.race}')`,
      "check",
    );
    this.transaction.verify(statement, { names: [...found.values()] });
    return found;
  }

  #cacheKey(key: string): string {
    return `${this.transaction.workspaceId} ${key}`;
  }

  async used(limit: number): Promise<readonly TagUse[]> {
    const statement = sql(
      this.transaction,
      "tags.used",
      (own) => `select name collate "C" as name, count(*) as entries
        from time_entries cross join lateral jsonb_array_elements_text(tags) name where ${own("workspace_id")}
        group by name order by entries desc, name limit :limit`,
    );
    return (await this.transaction.run(statement, { limit })).map((row) => uses.fromRow(row));
  }

  async spellings(keys: readonly string[]): Promise<readonly string[]> {
    return (await this.#find(keys)).map(({ name }) => name);
  }

  /** In the order in which they were added. */
  async #find(keys: readonly string[]): Promise<readonly Tag[]> {
    const statement = this.transaction.statements.get(
      "tags.find",
      ({ knex, own, param }) =>
        own(knex("tags").select("key", "name"))
          .whereRaw("key = any(?)", [param("keys")])
          .orderByRaw("added_at, name"),
      "lookup",
    );
    return (await this.transaction.run(statement, { keys })).map((row) => tags.fromRow(row));
  }

  async remove(names: readonly string[]): Promise<void> {
    // An entry that is recorded meanwhile could still get one of them.
    if (this.transaction.othersMayWrite) throw lostRace("the tags of the workspace");
    const statement = this.transaction.statements.get("tags.remove", ({ knex, own, param }) =>
      own(knex("tags").delete()).whereRaw("name = any(?)", [param("names")]),
    );
    this.transaction.defer(statement, { names });
  }

  /** In the order of names, so that concurrent additions cannot deadlock. */
  async add(added: readonly Tag[], now: Instant): Promise<void> {
    const sorted = added.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const statement = sql(
      this.transaction,
      "tags.add",
      () => `insert into tags (workspace_id, name, key, added_at)
        select :workspace, name, key, :now from unnest(cast(:keys as text[]), cast(:names as text[])) with ordinality n (key, name, place)
        order by place on conflict do nothing`,
      "independent",
    );
    const [keys, names] = [sorted.map(({ key }) => key), sorted.map(({ name }) => name)];
    this.transaction.defer(statement, { keys, names, now: timestamptz(now) });
  }
}
