import type { TextEncoding } from "./text-encodings.js";
import { windows1252Characters } from "./windows-1252.js";

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

/** Few enough arguments for one call. */
const CHUNK = 8_192;

/** The encoding that a byte order mark or the first character of a text tells, which is ASCII in any format. Null: they do not. */
export function markedEncoding([first = 0, second = 1, third = 0]: Uint8Array): TextEncoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? "utf-16be" : null;
}

/** Decodes a text piece by piece, wherever the pieces are cut. A byte order mark is the character U+FEFF. */
export class TextDecoding {
  /** The bytes of a character whose end is missing so far. */
  #rest: Uint8Array = new Uint8Array();

  constructor(private readonly encoding: TextEncoding) {}

  /** Null if the bytes are no text in the encoding. `isLast`: nothing follows. */
  push(bytes: Uint8Array, isLast: boolean): string | null {
    const all = this.#rest.length === 0 ? bytes : joinedBytes([this.#rest, bytes]);
    const end = isLast ? all.length : this.#completeUntil(all);
    this.#rest = all.slice(end);
    return this.#decoded(all.subarray(0, end));
  }

  /** Where a character can begin that has no end yet. */
  #completeUntil(bytes: Uint8Array): number {
    if (this.encoding === "utf-8") return wholeUtf8(bytes);
    return this.encoding === "utf-16le" || this.encoding === "utf-16be" ? bytes.length - (bytes.length % 2) : bytes.length;
  }

  #decoded(bytes: Uint8Array): string | null {
    switch (this.encoding) {
      case "utf-8":
        return utf8(bytes);
      case "utf-16le":
      case "utf-16be":
        return utf16(bytes, this.encoding === "utf-16le" ? 0 : 1);
      case "windows-1252":
      case "iso-8859-15":
        return singleBytes(bytes, this.encoding);
    }
  }
}

/** The text of bytes in the encoding. Null if they are none. */
export function decodedText(bytes: Uint8Array, encoding: TextEncoding): string | null {
  return new TextDecoding(encoding).push(bytes, true);
}

/** All of them, one after the other. */
export function joinedBytes(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
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
  for (let start = 0; start < bytes.length;) {
    const end = asciiUntil(bytes, start);
    if (end > start) pieces.push(Reflect.apply(String.fromCharCode, null, bytes.subarray(start, end)));
    start = end;
    const points: number[] = [];
    while (start < bytes.length && points.length < CHUNK && (bytes[start] ?? 0) >= 0x80) {
      const sequence = sequenceAt(bytes, start);
      if (sequence === null) return null;
      points.push(sequence.point);
      start += sequence.length;
    }
    if (points.length > 0) pieces.push(String.fromCodePoint(...points));
  }
  return pieces.join("");
}

/** Where a run of ASCII ends, at most {@link CHUNK} bytes later. */
function asciiUntil(bytes: Uint8Array, start: number): number {
  const last = Math.min(bytes.length, start + CHUNK);
  let end = start;
  while (end < last && (bytes[end] ?? 0) < 0x80) end += 1;
  return end;
}

/** The length without a last sequence that is not complete. */
function wholeUtf8(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return lengthOf(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** The smallest code point of a sequence of each length: a shorter form exists for those below. */
const smallest = [0, 0, 0x80, 0x800, 0x10000] as const;
const lengthOf = (first: number): 2 | 3 | 4 => (first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2);

function sequenceAt(bytes: Uint8Array, at: number): { readonly point: number; readonly length: number } | null {
  const first = bytes[at] ?? 0;
  const length = lengthOf(first);
  if (first < 0xc0 || first > 0xf4) return null;
  let point = first & (0xff >> (length + 1));
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0;
    if ((byte & 0xc0) !== 0x80) return null;
    point = (point << 6) | (byte & 0x3f);
  }
  const isValid = point >= smallest[length] && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
  return isValid ? { point, length } : null;
}
