import { windows1252Characters } from "../../kernel/windows-1252.js";
import { invalidField } from "../../kernel/errors.js";
import { type StatementEncoding, statementEncodings } from "../statement-formats.js";

/** Where ISO 8859-15 differs from ISO 8859-1. */
const latin9: ReadonlyMap<number, string> = new Map([
  [0xa4, "€"],
  [0xa6, "Š"],
  [0xa8, "š"],
  [0xb4, "Ž"],
  [0xb8, "ž"],
  [0xbc, "Œ"],
  [0xbd, "œ"],
  [0xbe, "Ÿ"],
]);

/** Names in XML declarations of the encodings that have others. */
const aliases: Readonly<Record<string, StatementEncoding>> = {
  "us-ascii": "utf-8",
  "iso-8859-1": "windows-1252",
  cp1252: "windows-1252",
};

const declared = /^<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;
const DECLARED_WITHIN = 200;
/** Few enough arguments for one call. */
const CHUNK = 8_192;

/**
 * The text of a file without its byte order mark, in the encoding of that mark, as `encoding` says, as an XML declaration says, or else UTF-8 or, if it is not valid
 * UTF-8, Windows-1252. Throws `statement_unreadable` (invalid).
 */
export function decodeText(bytes: Uint8Array, encoding: StatementEncoding | null): string {
  const marked = markOf(bytes);
  const chosen = marked ?? encoding ?? declaredEncoding(bytes);
  const text = chosen === null ? (utf8(bytes) ?? singleBytes(bytes, "windows-1252")) : decodedAs(bytes, chosen);
  if (text === null) throw malformed(`The file is not valid text in the encoding ${chosen}.`);
  // No text format has NUL, and no database stores it.
  if (/[\0\p{Surrogate}]/u.test(text)) throw malformed("The file is not a text: it contains NUL or an unpaired surrogate.");
  return text.startsWith("\ufeff") ? text.slice(1) : text;
}

const malformed = (message: string): Error => invalidField([], "statement_unreadable", message);

function markOf([first = 0, second = 1, third = 0]: Uint8Array): StatementEncoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  // Text of any format begins with an ASCII character.
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? "utf-16be" : null;
}

function declaredEncoding(bytes: Uint8Array): StatementEncoding | null {
  const name = declared.exec(String.fromCharCode(...bytes.subarray(0, DECLARED_WITHIN)))?.[1]?.toLowerCase();
  if (name === undefined) return null;
  const encoding = aliases[name] ?? statementEncodings.find((one) => one === name);
  if (encoding === undefined) throw malformed(`The encoding ${name} is not supported. Use UTF-8.`);
  return encoding;
}

function decodedAs(bytes: Uint8Array, encoding: StatementEncoding): string | null {
  switch (encoding) {
    case "utf-8":
      return utf8(bytes);
    case "utf-16le":
    case "utf-16be":
      return utf16(bytes, encoding === "utf-16le" ? 0 : 1);
    case "windows-1252":
    case "iso-8859-15":
      return singleBytes(bytes, encoding);
  }
}

function utf16(bytes: Uint8Array, low: 0 | 1): string | null {
  if (bytes.length % 2 !== 0) return null;
  return joined(bytes.length / 2, (index) => (bytes[2 * index + low] ?? 0) | ((bytes[2 * index + 1 - low] ?? 0) << 8));
}

function singleBytes(bytes: Uint8Array, encoding: "windows-1252" | "iso-8859-15"): string {
  return joined(bytes.length, (index) => {
    const byte = bytes[index] ?? 0;
    if (encoding === "iso-8859-15") return latin9.get(byte)?.charCodeAt(0) ?? byte;
    return byte >= 0x80 && byte <= 0x9f ? windows1252Characters.charCodeAt(byte - 0x80) : byte;
  });
}

function joined(length: number, unitAt: (index: number) => number): string {
  const pieces: string[] = [];
  for (let start = 0; start < length; start += CHUNK) {
    const units = Array.from({ length: Math.min(CHUNK, length - start) }, (_, index) => unitAt(start + index));
    pieces.push(String.fromCharCode(...units));
  }
  return pieces.join("");
}

/** Null if the bytes are not valid UTF-8 (RFC 3629). */
function utf8(bytes: Uint8Array): string | null {
  const pieces: string[] = [];
  let points: number[] = [];
  for (let index = 0; index < bytes.length;) {
    const sequence = sequenceAt(bytes, index);
    if (sequence === null) return null;
    points.push(sequence.point);
    index += sequence.length;
    if (points.length === CHUNK) {
      pieces.push(String.fromCodePoint(...points));
      points = [];
    }
  }
  return pieces.join("") + String.fromCodePoint(...points);
}

/** The smallest code point of a sequence of each length: a shorter form exists for those below. */
const smallest = [0, 0, 0x80, 0x800, 0x10000] as const;

function sequenceAt(bytes: Uint8Array, at: number): { readonly point: number; readonly length: number } | null {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return { point: first, length: 1 };
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc0 || first > 0xf4) return null;
  let point = first & (0xff >> (length + 1));
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0;
    if ((byte & 0xc0) !== 0x80) return null;
    point = (point << 6) | (byte & 0x3f);
  }
  const isValid = point >= (smallest[length] ?? 0) && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
  return isValid ? { point, length } : null;
}
