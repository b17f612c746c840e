/** The size of the largest file that is read, also of one in an archive. */
export const MAX_EXPORT_MIB = 64;
export const MAX_EXPORT_BYTES = MAX_EXPORT_MIB * 1_048_576;

/** The bounds of what an export contains. */
export const exportLimits = {
  /** Time entries of a file. */
  rows: 500_000,
  /** Cells of a row. */
  columns: 200,
  /** Characters of a row of a CSV file, with its line breaks. */
  rowLength: 1_048_576,
  /** Bytes of a file that is read as a whole: JSON, and the tables of an archive that name clients, projects and people. */
  wholeBytes: 16 * 1_048_576,
  /** The header is among the first rows. */
  headerWithin: 50,
  /** The title of a column, or its number. */
  title: { min: 1, max: 100, oneLine: true },
} as const;
