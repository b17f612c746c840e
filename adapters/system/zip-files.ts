import { crc32, createInflateRaw } from "node:zlib";
import { type ExportFile, invalidField, MAX_EXPORT_BYTES, MAX_EXPORT_MIB, type StintError } from "../../core/index.js";

/** Files that an archive can have. */
const MAX_FILES = 1_000;
/** The end of an archive with its longest comment (APPNOTE.TXT 4.3.16). */
const END = 22;
const MAX_COMMENT = 65_535;
const END_MARK = 0x06054b50;
const FILE_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

/** What the central directory says of a file. */
interface Entry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly crc: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly offset: number;
}

/** Whether the bytes begin as those of a ZIP archive. */
export function isZip(bytes: Uint8Array): boolean {
  const [first, second, third, fourth] = bytes;
  return first === 0x50 && second === 0x4b && third === 3 && fourth === 4;
}

/**
 * The files of a ZIP archive (PKWARE APPNOTE.TXT 6.3) for `readTimeExport`, without folders and what systems hide. Each is inflated in pieces while it is read. Throws `export_unreadable`
 * (invalid) for what is no archive, here or while a file is read: a wrong checksum, an encrypted file, more than 1,000 files, or one of more than 64 MiB, whatever the archive states.
 */
export function filesOfZip(archive: Uint8Array): readonly ExportFile[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  return entriesOf(view)
    .filter(({ name }) => !/\/$|(?:^|\/)(?:\.|__MACOSX\/)/.test(name))
    .map((entry) => ({ name: entry.name, content: () => contentOf(archive, view, entry) }));
}

const damaged = (message: string): StintError => invalidField([], "export_unreadable", message);

/** The central directory, with its entries. */
function entriesOf(view: DataView): readonly Entry[] {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_FILES) throw damaged(`The archive has more than ${MAX_FILES} files.`);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== FILE_MARK)
      throw damaged("The directory of the archive is damaged.");
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    if (at + 46 + nameLength > view.byteLength) throw damaged("The directory of the archive is damaged.");
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength)).replaceAll("\\", "/"),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      compressedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

/** Where the last record begins, which can have a comment after it. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - END; at >= Math.max(0, view.byteLength - END - MAX_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END_MARK) return at;
  throw damaged("The archive has no end: it is damaged, or no ZIP archive.");
}

async function* contentOf(archive: Uint8Array, view: DataView, entry: Entry): AsyncGenerator<Uint8Array, void, undefined> {
  const { name, method, size, crc } = entry;
  if (entry.isEncrypted) throw damaged(`${name} is encrypted.`);
  if (method !== STORED && method !== DEFLATED) throw damaged(`${name} is compressed by an unusual method.`);
  if (size > MAX_EXPORT_BYTES) throw damaged(`${name} has more than ${MAX_EXPORT_MIB} MiB.`);
  const compressed = compressedOf(archive, view, entry);
  let length = 0;
  let sum = 0;
  for await (const piece of method === STORED ? [compressed] : inflated(compressed, name)) {
    length += piece.length;
    // What an archive states of its size, an attacker states.
    if (length > size) throw damaged(`${name} is larger than the archive says.`);
    sum = crc32(piece, sum);
    yield piece;
  }
  if (length !== size || sum !== crc) throw damaged(`${name} is damaged: its checksum is wrong.`);
}

function compressedOf(archive: Uint8Array, view: DataView, { name, offset, compressedSize }: Entry): Uint8Array {
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== LOCAL_MARK)
    throw damaged(`${name} is missing in the archive.`);
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + compressedSize > archive.length) throw damaged(`The archive ends within ${name}.`);
  return archive.subarray(start, start + compressedSize);
}

async function* inflated(compressed: Uint8Array, name: string): AsyncGenerator<Uint8Array, void, undefined> {
  const inflate = createInflateRaw();
  inflate.end(compressed);
  try {
    for await (const piece of inflate) yield piece as Uint8Array;
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_")) throw damaged(`${name} is damaged.`);
    throw error;
  }
}
