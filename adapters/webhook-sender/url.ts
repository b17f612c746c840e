/** Parses a WHATWG URL; returns null if invalid. */
export function parseUrl(text: string): URL | null {
  // Not URL.canParse: after optimization, Node 20's version rejects "ü".
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The host to connect to: a name, or an address without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, "$1");
}
