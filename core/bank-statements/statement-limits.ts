/** The size of the largest file that is read. */
export const MAX_STATEMENT_MIB = 5;
export const MAX_STATEMENT_BYTES = MAX_STATEMENT_MIB * 1_048_576;

/** The bounds of what a file contains. Longer texts of transactions are cut off. */
export const statementLimits = {
  statements: 500,
  transactions: 5_000,
  skippedLines: { min: 0, max: 100 },
  /** The title of a column, or its number. */
  column: { min: 1, max: 100, oneLine: true },
  /** Cells of a row of a CSV file. */
  columns: 200,
  fileName: { min: 1, max: 255, oneLine: true },
  account: { min: 1, max: 50, oneLine: true },
  number: { min: 1, max: 100, oneLine: true },
  name: { min: 1, max: 200, oneLine: true },
  reference: { min: 1, max: 140, oneLine: true },
  remittance: { min: 1, max: 2_000 },
} as const;
