import { Unreadable } from "./unreadable.js";

/** In the first bytes of a file, which are ASCII up to the end of the declaration in every encoding that is read. */
const declaration = /^<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;
const DECLARED_WITHIN = 200;

const encodings: readonly string[] = ["utf-8", "us-ascii", "utf-16", "iso-8859-1", "iso-8859-15", "windows-1252"];

/** The text of an XML file, in the encoding of its byte order mark or its declaration, UTF-8 by default (XML 1.0, appendix F). */
export function textOf(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable(`The document is not valid text in the encoding ${encoding}.`);
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if (first === 0xef && second === 0xbb) return "utf-8";
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, DECLARED_WITHIN));
  const declared = declaration.exec(head)?.[1]?.toLowerCase() ?? "utf-8";
  if (encodings.includes(declared)) return declared;
  throw new Unreadable(`The encoding ${declared} is not supported. Use UTF-8.`);
}
