import type { Knex } from "knex";

const BATCH = 1_000;

interface Folds {
  /** The column to fill. */
  readonly column: string;
  /** SQL of the text. */
  readonly text: string;
  /** Null leaves the column as it is. */
  readonly fold: (text: string) => string | null;
  /** A condition on the rows. */
  readonly where?: string;
  /** SQL that sees the filled rows as `filled`. */
  readonly then?: string;
}

interface Text {
  readonly workspace_id: string;
  readonly id: string;
  readonly text: string;
}

/** Fills a column with folds, which PostgreSQL cannot compute, in steps that hold few texts in memory. */
export async function fillFolds(
  knex: Knex,
  table: string,
  { column, text, fold, where = "true", then = "select from filled" }: Folds,
): Promise<void> {
  const next = `select workspace_id, id, ${text} as text from ${table}
    where ${where} and (workspace_id, id) > (?, ?) order by workspace_id, id limit ${BATCH}`;
  const update = `with filled as (
      update ${table} t set ${column} = n.fold
      from jsonb_to_recordset(cast(? as jsonb)) n (workspace_id text, id text, fold text)
      where t.workspace_id = n.workspace_id and t.id = n.id returning t.*)
    ${then}`;
  for (let last: Text | undefined = { workspace_id: "", id: "", text: "" }; last;) {
    const { rows }: { rows: readonly Text[] } = await knex.raw(next, [last.workspace_id, last.id]);
    const folds = rows.map(({ text, ...row }) => ({ ...row, fold: fold(text) })).filter((row) => row.fold !== null);
    if (folds.length > 0) await knex.raw(update, [JSON.stringify(folds)]);
    last = rows.at(-1);
  }
}
