import type { Writing } from "./export-rows.js";
import type { RecognizedHeader } from "./header.js";
import type { TableRow } from "./table.js";

/** An export whose format is known. */
export interface OpenedExport {
  readonly header: RecognizedHeader;
  /** Null: the format has no header. */
  readonly headerLine: number | null;
  readonly writing: Writing | null;
  /** From the first one, each time. */
  rows(): AsyncIterable<TableRow>;
}
