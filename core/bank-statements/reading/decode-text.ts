import { invalidField } from "../../kernel/errors.js";
import { decodedText, markedEncoding } from "../../kernel/text-decoding.js";
import { type StatementEncoding, statementEncodings } from "../statement-formats.js";

/** Names in XML declarations of the encodings that have others. */
const aliases: Readonly<Record<string, StatementEncoding>> = {
  "us-ascii": "utf-8",
  "iso-8859-1": "windows-1252",
  cp1252: "windows-1252",
};

const declared = /^<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;
const DECLARED_WITHIN = 200;

/**
 * The text of a file without its byte order mark, in the encoding of that mark, as `encoding` says, as an XML declaration says, or else UTF-8 or, if it is not valid
 * UTF-8, Windows-1252. Throws `statement_unreadable` (invalid).
 */
export function decodeText(bytes: Uint8Array, encoding: StatementEncoding | null): string {
  const marked = markedEncoding(bytes);
  const chosen = marked ?? encoding ?? declaredEncoding(bytes);
  const text = chosen === null ? (decodedText(bytes, "utf-8") ?? decodedText(bytes, "windows-1252")) : decodedText(bytes, chosen);
  if (text === null) throw malformed(`The file is not valid text in the encoding ${chosen}.`);
  // No text format has NUL, and no database stores it.
  if (/[\0\p{Surrogate}]/u.test(text)) throw malformed("The file is not a text: it contains NUL or an unpaired surrogate.");
  return text.startsWith("\ufeff") ? text.slice(1) : text;
}

const malformed = (message: string): Error => invalidField([], "statement_unreadable", message);

function declaredEncoding(bytes: Uint8Array): StatementEncoding | null {
  const name = declared.exec(String.fromCharCode(...bytes.subarray(0, DECLARED_WITHIN)))?.[1]?.toLowerCase();
  if (name === undefined) return null;
  const encoding = aliases[name] ?? statementEncodings.find((one) => one === name);
  if (encoding === undefined) throw malformed(`The encoding ${name} is not supported. Use UTF-8.`);
  return encoding;
}
