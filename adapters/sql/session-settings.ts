/**
 * The settings of a session on which Stint's statements, and the parsing of their values, rely. They hold whatever the server, the database and the login
 * have as their own.
 */
export const sessionSettings = {
  TimeZone: "UTC",
  DateStyle: "ISO, MDY",
  IntervalStyle: "postgres",
  bytea_output: "hex",
  extra_float_digits: "1",
  array_nulls: "on",
  standard_conforming_strings: "on",
  row_security: "on",
} as const;

/**
 * How PostgreSQL plans on connections of Stint's own. Compiling a statement (JIT) takes longer than running almost any of its statements. Reading a page by an index
 * costs as much as reading the next one, as in memory and nearly on any solid-state disk: with the default, a list of a table that has no statistics yet sorts all entries.
 */
export const planning = { jit: "off", random_page_cost: "1" } as const;

/** What holds only on connections of Stint's own. */
const own = { default_transaction_isolation: "read committed", ...planning } as const;

/** Work that may take as long as it needs: migrations, and waiting for those of another process. */
export const unbounded = { statement_timeout: "0", lock_timeout: "0", idle_in_transaction_session_timeout: "0" } as const;

/** How a server finds that the machine of a client is gone: after 5 + 3 × 2 seconds without a reply. It otherwise takes hours, during which locks are kept. */
const keepalives = {
  tcp_keepalives_idle: "5",
  tcp_keepalives_interval: "2",
  tcp_keepalives_count: "3",
  tcp_user_timeout: "11000",
} as const;

/** Settings as the startup parameter `options` of a connection. */
export function optionsOf(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value.replace(/[\\ ]/g, "\\$&")}`)
    .join(" ");
}

/** The options of all connections. */
export const commonOptions = optionsOf({ ...sessionSettings, ...own, ...keepalives });
