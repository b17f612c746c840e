import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { OpenedStorage } from "../../../adapters/sql/storage.js";
import { DATABASES_IN_USE } from "../../../bench/scenes/server.js";

/** The server for test databases. Its user must be allowed to create them. */
export const serverUrl = process.env["STINT_TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** Runs SQL on a separate connection. */
export function sql(url: string, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  return withClient(url, (client) => client.query(text, values));
}

/** Runs work on a separate connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Creates an empty database, whose commits do not wait for the disk: no test stops this server. `drop` removes it, and with the last
 * one the cluster-wide role.
 */
export async function createDatabase(options = ""): Promise<TestDatabase> {
  const name = `stint_test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 3_000 });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock_shared(${DATABASES_IN_USE})`);
    await client.query(`create database ${name} ${options}`);
    await client.query(`alter database ${name} set synchronous_commit = off`);
  } catch (error) {
    await client.end();
    throw error;
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      try {
        await client.query(`drop database ${name} with (force)`);
        await client.query(`select pg_advisory_unlock_shared(${DATABASES_IN_USE})`);
        const { rows } = await client.query<{ last: boolean }>(`select pg_try_advisory_lock(${DATABASES_IN_USE}) as last`);
        if (rows[0]?.last) await dropRole("stint_app");
      } finally {
        await client.end();
      }
    },
  };
}

/** Creates a login without privileges except ownership of its database. */
export async function createOwner(database: TestDatabase): Promise<TestDatabase> {
  const role = `stint_test_${randomUUID().replaceAll("-", "")}`;
  const name = new URL(database.url).pathname.slice(1);
  await sql(serverUrl, `create role ${role} login`);
  await sql(serverUrl, `alter database ${name} owner to ${role}`);
  await sql(database.url, `grant create on schema public to ${role}`);
  const url = new URL(database.url);
  url.username = role;
  return {
    url: url.href,
    drop: async () => {
      await database.drop();
      await dropRole(role);
    },
  };
}

/**
 * Ends a pool, and waits until its connections are closed. `Pool.end` resolves before: if the database is dropped then, the server
 * tells the connections, and the pool emits an error that nothing handles.
 */
export async function endPool(pool: pg.Pool): Promise<void> {
  let open = pool.totalCount;
  const closed = new Promise<void>((resolve) => {
    if (open === 0) resolve();
    pool.on("remove", () => {
      if (--open === 0) resolve();
    });
  });
  await pool.end();
  await closed;
}

/** Keeps a role that other objects depend on. */
async function dropRole(role: string): Promise<void> {
  await sql(serverUrl, `drop role if exists ${role}`).catch((error: { code?: string }) => {
    if (error.code !== "2BP01") throw error;
  });
}

/** Runs SQL without row-level security on a connection of the storage, for the embedded database, which allows no other connection. */
export function asLogin({ database }: OpenedStorage, text: string, values: unknown[] = []): Promise<void> {
  return database.withConnection(async (connection) => {
    await connection.send([{ text: "set local role none" }, { text, values }]);
  });
}

/** Creates a temporary folder. */
export function createFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "stint-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
