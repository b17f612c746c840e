import createKnex, { type Knex } from "knex";
import { openStorage, type OpenedStorage } from "../../../adapters/sql/storage.js";
import { storageOptions } from "../../system-ports.js";
import { createDatabase, createOwner, type TestDatabase } from "./databases.js";

/** A migrated database, in which a test repeats migrations. */
export interface Migrating {
  readonly superuser: TestDatabase;
  readonly storage: OpenedStorage;
  readonly knex: Knex;
  close(): Promise<void>;
}

/** Opens a database as a login that is not a superuser, so that row-level security applies to the migrations. */
export async function openMigrating(): Promise<Migrating> {
  const superuser = await createDatabase();
  const database = await createOwner(superuser);
  const storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
  const knex = createKnex({ client: "pg", connection: database.url });
  const close = async () => {
    await knex.destroy();
    await storage.close();
    await database.drop();
  };
  return { superuser, storage, knex, close };
}
