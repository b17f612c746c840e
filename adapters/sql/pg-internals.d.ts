declare module "pg/lib/utils.js" {
  /** Converts a value to the text that PostgreSQL expects for its type, or to bytes. */
  export function prepareValue(value: unknown): string | Buffer | null;
}

declare module "pg-types/lib/textParsers.js" {
  /** Calls `register` with the type and the parser of its text format. */
  function init(register: (oid: number, parse: (text: string) => unknown) => void): void;
  export default { init };
}
