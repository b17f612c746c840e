import { StintError } from "../../core/index.js";
import { type Connection, rowsOf } from "./connection.js";
import type { Database } from "./database.js";
import { codeOf } from "./failures.js";

const DENIED = "42501";

/**
 * Creates the schema of the database, if it has one and the schema is missing. Throws a StintError of kind `unavailable` if the login may not create
 * or use it.
 */
export async function prepareSchema(database: Database): Promise<void> {
  const { schema } = database;
  if (schema === null) return;
  await database.withConnection(async (connection) => {
    // PostgreSQL requires the privilege to create schemas even if the schema exists.
    const found = await rowsOf(connection, { text: "select from pg_namespace where nspname = $1", values: [schema] });
    if (found.length === 0) await create(connection, schema);
    const [row] = await rowsOf(connection, { text: "select current_schema() as name" });
    if (row?.["name"] === schema) return;
    throw new StintError(
      "unavailable",
      "schema_unusable",
      `The login has no usage privilege on the schema ${schema}, or the options of the database URL select another schema.`,
    );
  });
}

async function create(connection: Connection, schema: string): Promise<void> {
  try {
    await connection.send([{ text: `create schema "${schema}"` }]);
  } catch (error) {
    if (codeOf(error) !== DENIED) throw error;
    throw new StintError(
      "unavailable",
      "schema_missing",
      `The schema ${schema} does not exist, and the login may not create it. Create it for the login: create schema ${schema} authorization …`,
    );
  }
}
