/** The names of {@link csvDelimiters}, in their order. */
export const csvDelimiterNames = ["comma", "semicolon", "tab", "pipe"] as const;
export const csvDelimiters = [",", ";", "\t", "|"] as const;
/** One of {@link csvDelimiters}. */
export type CsvDelimiter = (typeof csvDelimiters)[number];
