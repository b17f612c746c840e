import { type Connection, rowsOf } from "./connection.js";
import type { Database } from "./database.js";
import { isUnavailable } from "./failures.js";
import { Columns, flag, text } from "./rows.js";

/** How often it looks whether there is anything to do, in milliseconds: after so many units of work have written, and otherwise. */
const BUSY_MS = 2_000;
const IDLE_MS = 60_000;
const MANY_WRITES = 50;
/** Looks after those writes: a session of a server can report its changes ten seconds later. */
const LOOKS = 8;
/** How long it waits for a moment in which no request waits for the connection of the embedded database, in milliseconds. */
const MAX_WAIT_MS = 5_000;
const CHECK_MS = 5;
/** The log that a checkpoint lets PostgreSQL reuse. Only a postmaster, which PGlite lacks, begins checkpoints by itself. */
const LOG_BYTES = 48 * 2 ** 20;

interface NeedyTable {
  readonly name: string;
  readonly isChanged: boolean;
  readonly isBloated: boolean;
}
const needyTables = new Columns<NeedyTable>({ name: text, isChanged: flag, isBloated: flag });

/**
 * Makes statistics only of the columns in keys and conditions of indexes. Others, such as the bodies of events, take most of the time, and no plan
 * should depend on them.
 */
const ONLY_INDEXED = `
  do $$ declare found record; begin
    for found in
      select c.oid::regclass as name, string_agg(format('alter %I set statistics 0', a.attname), ', ') as changes
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and coalesce(a.attstattarget, -1) < 0
        and not exists (
          select from pg_index i where i.indrelid = c.oid and (a.attnum = any(i.indkey) or exists (
            select from pg_depend d
            where d.classid = 'pg_class'::regclass and d.objid = i.indexrelid and d.refobjid = c.oid and d.refobjsubid = a.attnum)))
      group by c.oid
    loop execute format('alter table %s %s', found.name, found.changes); end loop;
  end $$`;

/**
 * The tables whose statistics or dead rows need work. The embedded database has the thresholds of autovacuum (PostgreSQL, section 24.1.6). On a
 * server, which has autovacuum, it is only a table that has changed by half since its statistics were made, such as one that has just been filled.
 */
function needy(embedded: boolean): string {
  const beyond = (changes: string, least: number, share: number): string =>
    `${changes} > ${least} + ${share} * greatest(c.reltuples, 0)`;
  const vacuum = `(${beyond("s.n_dead_tup", 50, 0.2)} or ${beyond("s.n_ins_since_vacuum", 1_000, 0.2)})`;
  return `select * from (
      select quote_ident(s.relname) as name, ${beyond("s.n_mod_since_analyze", 50, embedded ? 0.1 : 0.5)} as is_changed,
        ${embedded ? vacuum : "false"} as is_bloated
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid where s.schemaname = current_schema()) t
    where is_changed or is_bloated order by name`;
}

const LOG = "select pg_current_wal_insert_lsn() - redo_lsn > $1 as is_long from pg_control_checkpoint()";

/**
 * Makes statistics, removes dead rows and begins checkpoints where PostgreSQL does not do so by itself. In the embedded database, a step blocks the only
 * connection. So each step does one thing, and waits until no request waits for the connection.
 */
export class Maintenance {
  readonly #timer: NodeJS.Timeout;
  #writes = 0;
  #waitedMs = 0;
  #looks = 0;
  #hasBegun = false;
  #running: Promise<void> | null = null;
  #isClosed = false;
  #copies: Promise<unknown> = Promise.resolve();
  #copying = 0;

  constructor(
    private readonly database: Database,
    private readonly onFailure: (error: unknown) => void = () => undefined,
  ) {
    this.#timer = setInterval(() => this.#tick(), BUSY_MS).unref();
  }

  /** Units of work have written. */
  wrote(units: number): void {
    this.#writes += units;
  }

  /** Does what there is to do now. Rejects if the database does. */
  async run(): Promise<void> {
    const { database } = this;
    const tables = await this.#step(async (connection) => {
      // The embedded database has one session, which reports its changes only when it is idle.
      if (database.embedded && !this.#hasBegun) await connection.send([{ text: ONLY_INDEXED }]);
      this.#hasBegun = true;
      if (database.embedded) await connection.send([{ text: "select pg_stat_force_next_flush()" }]);
      return rowsOf(connection, { name: "maintenance.needy", text: needy(database.embedded) });
    });
    for (const { name, isChanged, isBloated } of tables.map((row) => needyTables.fromRow(row))) {
      if (this.#isClosed) return;
      if (isBloated) await this.#step((connection) => connection.send([{ text: `vacuum (skip_locked) ${name}` }]));
      if (isChanged) await this.#step((connection) => connection.send([{ text: `analyze (skip_locked) ${name}` }]));
    }
    if (!database.embedded || this.#isClosed) return;
    await this.#step(async (connection) => {
      const [row] = await rowsOf(connection, { name: "maintenance.log", text: LOG, values: [LOG_BYTES] });
      if (row?.["is_long"] === true && this.#copying === 0) await connection.send([{ text: "checkpoint" }]);
    });
  }

  /** Runs work during which no checkpoint begins. Closing waits for it. */
  async withoutCheckpoints<T>(work: () => Promise<T>): Promise<T> {
    this.#copying++;
    const copying = (this.#running ?? Promise.resolve()).then(work);
    this.#copies = Promise.allSettled([this.#copies, copying]);
    try {
      return await copying;
    } finally {
      this.#copying--;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#running;
    await this.#copies;
  }

  #tick(): void {
    this.#waitedMs += BUSY_MS;
    if (this.#writes >= MANY_WRITES) [this.#looks, this.#writes] = [LOOKS, 0];
    if (this.#running || (this.#looks === 0 && this.#waitedMs < IDLE_MS)) return;
    this.#looks = Math.max(0, this.#looks - 1);
    this.#waitedMs = 0;
    this.#running = this.run()
      .catch((error: unknown) => {
        if (!this.#isClosed && !isUnavailable(error)) this.onFailure(error);
      })
      .finally(() => {
        this.#running = null;
      });
  }

  async #step<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    for (let waited = 0; this.database.isAwaited && waited < MAX_WAIT_MS; waited += CHECK_MS)
      await new Promise((resolve) => setTimeout(resolve, CHECK_MS).unref());
    return this.database.withLoginRole(work);
  }
}
