declare module "pg/lib/utils.js" {
  /** Converts a value to the text that PostgreSQL expects for its type, or to bytes. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
