const NAME = /^[a-z_][a-z0-9_]{0,62}$/;
/** PostgreSQL keeps these names for itself. */
const RESERVED = /^(?:pg_|information_schema$)/;

/** Throws a RangeError unless Stint can keep its tables in a schema of this name. */
export function checkSchemaName(name: string): void {
  if (NAME.test(name) && !RESERVED.test(name)) return;
  throw new RangeError(
    `A schema name consists of at most 63 lower-case letters, digits and underscores, and does not begin with a digit or pg_, unlike "${name}".`,
  );
}
