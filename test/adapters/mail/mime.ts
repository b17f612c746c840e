/** One MIME entity (RFC 2045), read strictly: CRLF only, and no header that is not `Name: value`. */
export interface Entity {
  /** In order, unfolded, not decoded. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** In its transfer encoding. */
  readonly body: string;
  readonly parts: readonly Entity[];
}

export function parseEntity(bytes: Uint8Array | string): Entity {
  const text = typeof bytes === "string" ? bytes : Buffer.from(bytes).toString("latin1");
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) throw new Error("There is no empty line after the headers.");
  const headers = headersIn(text.slice(0, end));
  const body = text.slice(end + 4);
  const boundary = /boundary="?([^";]+)"?/i.exec(header(headers, "Content-Type"))?.[1];
  return { headers, body, parts: boundary === undefined ? [] : partsIn(body, boundary) };
}

/** The header's only value. */
export function header(headers: Entity["headers"], name: string): string {
  const found = headers.filter(([one]) => one.toLowerCase() === name.toLowerCase());
  if (found.length !== 1) throw new Error(`There are ${found.length} headers ${name}.`);
  return found[0]?.[1] ?? "";
}

/** The decoded body. */
export function contentOf({ headers, body }: Entity): Buffer {
  const encoding = header(headers, "Content-Transfer-Encoding");
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding === "7bit") return Buffer.from(body, "latin1");
  if (encoding !== "quoted-printable") throw new Error(`What is the encoding ${encoding}?`);
  const bytes = body.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1");
}

/** Decodes encoded words (RFC 2047), and drops spaces between them. */
export function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/g, (_, kind: string, text: string) =>
      Buffer.from(kind === "B" ? Buffer.from(text, "base64").toString("latin1") : unquoted(text), "latin1").toString("utf8"),
    );
}

/** A parameter's value, joined from RFC 2231 continuations. */
export function parameter(value: string, name: string): string {
  const plain = new RegExp(`; ${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]+))`).exec(value);
  if (plain) return (plain[1] ?? plain[2] ?? "").replace(/\\(.)/g, "$1");
  const sections = [...value.matchAll(new RegExp(`; ${name}\\*(\\d+)(\\*?)=(?:"([^"]*)"|([^;\\s]+))`, "g"))];
  const joined = sections.map(([, , encoded, quoted, token]) =>
    encoded ? decodeURIComponentOf(token ?? "") : (quoted ?? token ?? ""),
  );
  return joined.join("");
}

function decodeURIComponentOf(text: string): string {
  return decodeURIComponent(text.replace(/^utf-8''/i, ""));
}

function unquoted(text: string): string {
  return text.replaceAll("_", " ").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

function headersIn(text: string): Entity["headers"] {
  return text
    .replace(/\r\n(?=[ \t])/g, "")
    .split("\r\n")
    .map((line) => {
      const match = /^([!-9;-~]+):[ \t]*([\x20-\x7e\t]*)$/.exec(line);
      if (!match) throw new Error(`${JSON.stringify(line)} is not a header.`);
      return [match[1] ?? "", match[2] ?? ""] as const;
    });
}

function partsIn(body: string, boundary: string): Entity[] {
  const [, ...rest] = `\r\n${body}`.split(`\r\n--${boundary}`);
  const last = rest.pop();
  if (!last?.startsWith("--")) throw new Error("The last part does not end.");
  return rest.map((part) => parseEntity(part.slice(2)));
}
