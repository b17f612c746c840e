import { createDatabase, createFolder, sql } from "../adapters/sql/databases.js";

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The store of a service that is killed. */
export interface CrashStore {
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Queries the store directly. Throws on the embedded one. */
  look(query: string): Promise<Rows>;
  remove(): Promise<void>;
}

interface Kind {
  readonly name: string;
  open(): Promise<CrashStore>;
}

export const crashStores: readonly [embedded: Kind, onServer: Kind] = [
  { name: "the embedded store", open: () => Promise.resolve(embedded()) },
  { name: "PostgreSQL", open: onServer },
];

function embedded(): CrashStore {
  const folder = createFolder();
  return {
    folder: folder.path,
    settings: { STINT_DATA_DIR: folder.path },
    look: () => Promise.reject(new Error("The embedded store belongs to the process of the service.")),
    remove: () => Promise.resolve(folder.remove()),
  };
}

async function onServer(): Promise<CrashStore> {
  const database = await createDatabase();
  const folder = createFolder();
  return {
    folder: folder.path,
    settings: { STINT_DATA_DIR: folder.path, DATABASE_URL: database.url },
    look: async (query) => (await sql(database.url, query)).rows as Rows,
    remove: async () => {
      folder.remove();
      await database.drop();
    },
  };
}
