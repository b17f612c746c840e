import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { migrations } from "../../adapters/sql/migrations/index.js";
import type { ReleasedMigrations } from "./installation.js";

/** The SHA-256 of the SQL of each migration without data, in order, whatever its white space. */
export async function migrationHashes(): Promise<ReleasedMigrations> {
  const found: Record<string, string> = {};
  for (const { name, up } of migrations) {
    const statements: string[] = [];
    const raw = async (statement: string) => {
      statements.push(statement.replace(/\s+/g, " ").trim());
      return { rows: [] };
    };
    await up({ raw } as unknown as Knex);
    found[name] = createHash("sha256").update(statements.join(";")).digest("hex");
  }
  return found;
}
