import type pg from "pg";
import type { ServerScene } from "../scenes/scene.js";
import { columnsOf } from "../scenes/sql.js";

/** A copy of the table of time entries with a primary key, one index, and no triggers. Not in the service's schema, which the service checks. */
export class BareInsert {
  private constructor(
    private readonly client: pg.PoolClient,
    private readonly statement: { readonly name: string; readonly text: string },
    private readonly rows: readonly (readonly unknown[])[],
  ) {}

  /** Reads the first rows of the service's table. */
  static async of({ sql }: ServerScene, count: number): Promise<BareInsert> {
    await sql.query("create schema bare");
    await sql.query("create table bare.time_entries (like time_entries including defaults)");
    await sql.query("alter table bare.time_entries add primary key (id)");
    await sql.query("create index on bare.time_entries (workspace_id, start_time)");
    const columns = await columnsOf(sql, "time_entries");
    const { rows } = await sql.query<Readonly<Record<string, string | null>>>(
      `select ${columns.map((column) => `"${column}"::text`).join(", ")} from time_entries order by id limit $1`,
      [count],
    );
    const parameters = columns.map((_, index) => `$${index + 1}`).join(", ");
    const names = columns.map((column) => `"${column}"`).join(", ");
    const statement = { name: "insert", text: `insert into bare.time_entries (${names}) values (${parameters})` };
    const values = rows.map((row) => columns.map((column) => row[column] ?? null));
    return new BareInsert(await sql.connect(), statement, values);
  }

  /** Inserts the rows one by one in one transaction, and returns its milliseconds. */
  async measure(): Promise<number> {
    await this.client.query("truncate bare.time_entries");
    const start = performance.now();
    await this.client.query("begin");
    for (const values of this.rows) await this.client.query({ ...this.statement, values: [...values] });
    await this.client.query("commit");
    return performance.now() - start;
  }

  close(): void {
    this.client.release(true);
  }
}
