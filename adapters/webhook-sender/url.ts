/** The WHATWG URL, or null. */
export function parseUrl(text: string): URL | null {
  // Not URL.canParse: once compiled, Node 20's takes "ü" for malformed.
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The host that a connection to the URL goes to: a name, or an address without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, "$1");
}
