import { type TextEncoding } from "../../kernel/text-encodings.js";
import { joinedBytes, markedEncoding, TextDecoding } from "../../kernel/text-decoding.js";
import type { ExportFile } from "../export-file.js";
import { MAX_EXPORT_BYTES, MAX_EXPORT_MIB } from "../export-limits.js";
import { unreadableFile } from "./failure.js";

/** Bytes that are decoded at once: enough that a row is rarely cut, and little memory. */
const PIECE = 65_536;

/** The encoding of a mark at the beginning, or the given one, or else UTF-8 or, if the file is not valid UTF-8, Windows-1252. */
export async function encodingOf(file: ExportFile, given: TextEncoding | null): Promise<TextEncoding> {
  const decoding = new TextDecoding("utf-8");
  let isFirst = true;
  let length = 0;
  for await (const { bytes, isLast } of pieces(file)) {
    length += bytes.length;
    // Reading such a file fails, at a position if it is malformed too.
    if (length > MAX_EXPORT_BYTES) break;
    const chosen = isFirst ? (markedEncoding(bytes) ?? given) : null;
    if (chosen !== null) return chosen;
    if (decoding.push(bytes, isLast) === null) return "windows-1252";
    isFirst = false;
  }
  return "utf-8";
}

/** The text of the file, without a byte order mark. Throws `export_unreadable` (invalid). */
export async function* textPieces(file: ExportFile, encoding: TextEncoding): AsyncGenerator<string, void, undefined> {
  const decoding = new TextDecoding(encoding);
  let rest = "";
  let isFirst = true;
  let length = 0;
  for await (const { bytes, isLast } of pieces(file)) {
    length += bytes.length;
    if (length > MAX_EXPORT_BYTES) throw unreadableFile(`${file.name} has more than ${MAX_EXPORT_MIB} MiB.`);
    const decoded = decoding.push(bytes, isLast);
    if (decoded === null) throw unreadableFile(`The file is not valid text in the encoding ${encoding}.`);
    const text: string = rest + (isFirst ? withoutMark(decoded) : decoded);
    // Half of a surrogate pair waits for the other one.
    const end = !isLast && /[\ud800-\udbff]$/.test(text) ? text.length - 1 : text.length;
    rest = text.slice(end);
    isFirst = false;
    if (end > 0) yield text.slice(0, end);
  }
}

/** The mark, also as those show it who read it in another encoding. */
function withoutMark(text: string): string {
  return text.replace(/^(?:\ufeff|ï»¿)/, "");
}

/** The bytes of a file that is read as a whole. Throws `export_unreadable` (invalid) if there are more than `most`. */
export async function wholeText(file: ExportFile, most: number): Promise<string> {
  const chosen = await encodingOf(file, null);
  const texts: string[] = [];
  let length = 0;
  for await (const text of textPieces(file, chosen)) {
    length += text.length;
    if (length > most) throw unreadableFile(`${file.name} has more than ${most / 1_048_576} MiB.`);
    texts.push(text);
  }
  return texts.join("");
}

interface Piece {
  readonly bytes: Uint8Array;
  readonly isLast: boolean;
}

/** Pieces of about the same size, whatever those of the file are. */
async function* pieces({ content }: ExportFile): AsyncGenerator<Piece, void, undefined> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const more of content()) {
    waiting.push(more);
    length += more.length;
    if (length < PIECE) continue;
    const bytes = joinedBytes(waiting);
    const end = length - (length % PIECE);
    for (let start = 0; start < end; start += PIECE) yield { bytes: bytes.subarray(start, start + PIECE), isLast: false };
    waiting = [bytes.slice(end)];
    length -= end;
  }
  yield { bytes: joinedBytes(waiting), isLast: true };
}
