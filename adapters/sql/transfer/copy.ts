import type { Database } from "../database.js";
import { type Piece, withSnapshot } from "./dump.js";
import { load } from "./load.js";
import { WORKSPACES } from "./tables.js";

/**
 * Copies all workspaces into an empty database in one transaction. Does not change the source. Calls `progress` for each table with rows of each workspace.
 * Throws `target_not_empty` (conflict), or a StintError of kind `unavailable`.
 */
export async function copyDatabase(from: Database, to: Database, progress: (line: string) => void): Promise<void> {
  await withSnapshot(from, (origin, pieces) =>
    load(to, origin, reported(pieces, progress), { replace: false, isEarlier: false }),
  );
}

async function* reported(pieces: AsyncIterable<Piece>, progress: (line: string) => void): AsyncGenerator<Piece> {
  let [name, table, count] = ["", "", 0];
  const report = (): void => {
    if (count > 0) progress(`${name}: ${count} ${table.replaceAll("_", " ")}`);
    count = 0;
  };
  for await (const piece of pieces) {
    if (piece.table !== table) report();
    if (piece.table === WORKSPACES) name = (JSON.parse(piece.rows.join()) as { readonly name: string }).name;
    else count += piece.rows.length;
    table = piece.table;
    yield piece;
  }
  report();
}
