import knexModule, { type Knex } from "knex";
import { openStorage, type ServerSettings, type SqlStorage } from "../../../../adapters/sql/index.js";
import { type UserActor, createUseCases, parseCurrency, parseTimeZone, type UseCases } from "../../../../core/index.js";
import { portsOn, storageOptions } from "../../../system-ports.js";
import { createDatabase, createOwner, type TestDatabase } from "../databases.js";

/** A program with its own Knex and its own tables, and Stint in the schema `stint` of the same database. */
export class HostScene {
  private constructor(
    readonly url: string,
    readonly storage: SqlStorage,
    /** The host's, whose tables are in `public`. */
    readonly knex: Knex,
    /** Outside of the host's transactions. */
    readonly useCases: UseCases,
    private readonly drop: () => Promise<void>,
  ) {}

  /** `login`: what the login of both may do. */
  static async open({
    login = "superuser",
    config = {},
    settings = {},
  }: {
    readonly login?: "superuser" | "owner";
    readonly config?: Knex.Config;
    readonly settings?: Partial<ServerSettings>;
  } = {}): Promise<HostScene> {
    const created = await createDatabase();
    const database: TestDatabase = login === "owner" ? await createOwner(created) : created;
    const { url } = database;
    const storage = await openStorage({ kind: "server", url, schema: "stint", ...settings }, storageOptions);
    const knex = hostKnex(url, config);
    // The name of one of Stint's tables.
    await knex.raw("create table clients (id integer primary key, name text not null)");
    await knex.raw("create table orders (id integer primary key, invoice text)");
    return new HostScene(url, storage, knex, createUseCases(portsOn(storage)), () => database.drop());
  }

  /** Stint's use cases in the transaction. */
  within(trx: Knex.Transaction): UseCases {
    return createUseCases({ ...portsOn(this.storage), unitOfWork: this.storage.unitOfWorkIn(trx) });
  }

  /** Creates a workspace and returns its owner. */
  async owner(name = "Mine"): Promise<UserActor> {
    const [currency, timeZone] = [parseCurrency("EUR"), parseTimeZone("Europe/Berlin")];
    const created = await this.useCases.createWorkspace({ name, ownerEmail: `${name}@example.com`, currency, timeZone });
    return { workspaceId: created.workspace.id, userId: created.owner.id, role: "owner", scopes: null, tokenId: null };
  }

  /** The names of the workspace's clients. */
  async clientNames(actor: UserActor): Promise<readonly string[]> {
    const { items } = await this.useCases.listClients(
      actor,
      {},
      { limit: 100, after: null, sort: "createdAt", descending: false },
    );
    return items.map(({ name }) => name);
  }

  /** The numbers of the host's orders. */
  async orders(): Promise<readonly number[]> {
    return await this.knex("orders").orderBy("id").pluck("id");
  }

  async close(): Promise<void> {
    await this.knex.destroy();
    await this.storage.close();
    await this.drop();
  }
}

/** Enough for simultaneous callers. Files that run at the same time share the connections of one server. */
const POOL = { min: 0, max: 10 } as const;

/** Knex as a host could have it: other parsers, another time zone, and rewritten identifiers. */
export function hostKnex(url: string, config: Knex.Config = {}): Knex {
  const log = { error: () => undefined, warn: () => undefined };
  return knexModule.default({ client: "pg", connection: { connectionString: url }, pool: POOL, log, ...config });
}

/** Returns what the work rejects with. */
export async function failureOf(work: PromiseLike<unknown>): Promise<Error & { readonly code?: unknown }> {
  try {
    await work;
  } catch (error) {
    return error as Error;
  }
  throw new Error("The work succeeded.");
}
