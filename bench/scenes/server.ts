import pg from "pg";

/** The server for the benchmark's databases. Its user must be a superuser. */
const serverUrl = process.env["STINT_BENCH_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** An advisory lock that is held while a database of a test or benchmark exists, since all of them share the role that migrations create. */
export const DATABASES_IN_USE = "hashtext('stint_test_databases')";

/** An empty database. */
export class ServerDatabase {
  private constructor(
    private readonly holder: pg.Client,
    private readonly name: string,
    readonly url: string,
  ) {}

  static async create(name: string): Promise<ServerDatabase> {
    const holder = new pg.Client({ connectionString: serverUrl });
    await holder.connect();
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    const database = new ServerDatabase(holder, name, url.href);
    try {
      await holder.query(`select pg_advisory_lock_shared(${DATABASES_IN_USE})`);
      await holder.query(`create database ${name}`);
      return database;
    } catch (error) {
      await holder.end();
      throw error;
    }
  }

  /** Ends its connections, and removes the role with the last database. */
  async drop(): Promise<void> {
    const { holder } = this;
    try {
      await holder.query(`drop database ${this.name} with (force)`);
      await holder.query(`select pg_advisory_unlock_shared(${DATABASES_IN_USE})`);
      const { rows } = await holder.query<{ last: boolean }>(`select pg_try_advisory_lock(${DATABASES_IN_USE}) as last`);
      if (rows[0]?.last) await dropRole(holder);
    } finally {
      await holder.end();
    }
  }
}

/** Keeps the role if a database that is not the benchmark's uses it. */
async function dropRole(holder: pg.Client): Promise<void> {
  const IN_USE = "2BP01";
  await holder.query("drop role if exists stint_app").catch((error: { code?: string }) => {
    if (error.code !== IN_USE) throw error;
  });
}
