/** Throws a RangeError unless the text is the URI of a PostgreSQL database. The message does not contain it, since it has a password. */
export function checkDatabaseUrl(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^postgres(?:ql)?:$/.test(url.protocol) && url.hash === "" && !url.pathname.includes("@")) return;
  throw new RangeError(
    "The URL of a database must have the form postgres://user:password@host:5432/database. Encode special characters of the password, such as # as %23 and / as %2F.",
  );
}
