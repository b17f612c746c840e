const EXPECTED = "expected a URL with http or https, without user, query and fragment, such as https://stint.example.com";

/**
 * The base URL of the API at the address of a service. Throws a TypeError if the address is missing or is no such URL. The message omits the address, which
 * can contain a password.
 */
export function baseUrlOf(url: string | URL | undefined): string {
  const text = String(url ?? "");
  if (text === "") throw new TypeError(`\`url\` is missing: ${EXPECTED}.`);
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address === null || !isAddress(address)) throw new TypeError(`\`url\` is not the address of a service: ${EXPECTED}.`);
  const path = address.pathname.replace(/(?<!\/)\/+$/, "").replace(/\/v1$/, "");
  return `${address.origin}${path}/v1`;
}

function isAddress({ protocol, username, password, search, hash }: URL): boolean {
  return (protocol === "http:" || protocol === "https:") && [username, password, search, hash].every((part) => part === "");
}

/** The `Authorization` header with the token. Throws a TypeError, without the token in its message, if no header can contain it. */
export function authorizationOf(token: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  const authorization = `Bearer ${token}`;
  try {
    new Headers().set("Authorization", authorization);
  } catch {
    throw new TypeError("`token` contains a character that no header can contain: expected an API token, such as stint_1a2b3c.");
  }
  return authorization;
}
