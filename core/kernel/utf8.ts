/** The text as UTF-8 (RFC 3629). Half of a surrogate pair becomes U+FFFD. */
export function utf8Of(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return Uint8Array.from(bytes);
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f);
}

const MOST_AT_ONCE = 8_192;

/** JSON with ASCII characters only, as bytes. */
export function asciiJson(value: unknown): Uint8Array {
  const escaped = JSON.stringify(value).replace(
    /[^\x00-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return Uint8Array.from(escaped, (character) => character.charCodeAt(0));
}

/** The value that {@link asciiJson} wrote. */
export function fromAsciiJson(bytes: Uint8Array): unknown {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += MOST_AT_ONCE)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + MOST_AT_ONCE)));
  return JSON.parse(parts.join(""));
}
