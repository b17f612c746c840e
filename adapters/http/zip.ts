import { crc32 } from "node:zlib";
import type { LocalDate } from "../../core/index.js";

/** A file of an archive. */
export interface ZippedFile {
  readonly name: string;
  readonly content: Uint8Array;
  readonly date: LocalDate;
}

/** What the central directory says about a file. */
interface Entry {
  readonly name: Buffer;
  readonly crc: number;
  readonly size: number;
  readonly date: number;
  readonly offset: number;
}

const VERSION = 45;
/** Names are UTF-8 (APPNOTE.TXT 4.4.4, bit 11). */
const FLAGS = 0x0800;
const MAX_32 = 0xffffffff;
const MAX_16 = 0xffff;

/**
 * Writes a ZIP archive (PKWARE APPNOTE.TXT 6.3) one file at a time, without compressing it again. A file's content is not kept after it is written;
 * what remains in memory is its name and position. Names must differ. Archives beyond 4 GiB or 65,535 files have the records of ZIP64.
 */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = [];
  let offset = 0;
  for await (const { name, content, date } of files) {
    const entry = { name: Buffer.from(name), crc: crc32(content), size: content.byteLength, date: dosDate(date), offset };
    entries.push(entry);
    const header = localHeader(entry);
    yield header;
    yield content;
    offset += header.length + content.byteLength;
  }
  const start = offset;
  for (const entry of entries) {
    const record = centralRecord(entry);
    yield record;
    offset += record.length;
  }
  yield endOf(entries.length, start, offset);
}

/** APPNOTE.TXT 4.3.7. */
function localHeader({ name, crc, size, date }: Entry): Buffer {
  const fixed = Buffer.alloc(30);
  fixed.writeUInt32LE(0x04034b50, 0);
  writeCommon(fixed, 4, { name, crc, size, date });
  return Buffer.concat([fixed, name]);
}

/** APPNOTE.TXT 4.3.12, with the extra field of 4.5.3 for a position beyond 4 GiB. */
function centralRecord({ name, crc, size, date, offset }: Entry): Buffer {
  const isFar = offset >= MAX_32;
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  const fixed = Buffer.alloc(46);
  fixed.writeUInt32LE(0x02014b50, 0);
  fixed.writeUInt16LE(VERSION, 4);
  writeCommon(fixed, 6, { name, crc, size, date });
  fixed.writeUInt16LE(extra.length, 30);
  fixed.writeUInt32LE(isFar ? MAX_32 : offset, 42);
  return Buffer.concat([fixed, name, extra]);
}

/** The fields that both headers of a file have, from the version needed to the length of the name. */
function writeCommon(target: Buffer, at: number, { name, crc, size, date }: Omit<Entry, "offset">): void {
  target.writeUInt16LE(VERSION, at);
  target.writeUInt16LE(FLAGS, at + 2);
  target.writeUInt16LE(date, at + 8);
  target.writeUInt32LE(crc, at + 10);
  target.writeUInt32LE(size, at + 14);
  target.writeUInt32LE(size, at + 18);
  target.writeUInt16LE(name.length, at + 22);
}

/** APPNOTE.TXT 4.3.14 to 4.3.16. */
function endOf(count: number, start: number, end: number): Buffer {
  const isLarge = count >= MAX_16 || end >= MAX_32;
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt16LE(Math.min(count, MAX_16), 8);
  last.writeUInt16LE(Math.min(count, MAX_16), 10);
  last.writeUInt32LE(Math.min(end - start, MAX_32), 12);
  last.writeUInt32LE(Math.min(start, MAX_32), 16);
  if (!isLarge) return last;
  const large = Buffer.alloc(76);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(VERSION, 12);
  large.writeUInt16LE(VERSION, 14);
  large.writeBigUInt64LE(BigInt(count), 24);
  large.writeBigUInt64LE(BigInt(count), 32);
  large.writeBigUInt64LE(BigInt(end - start), 40);
  large.writeBigUInt64LE(BigInt(start), 48);
  large.writeUInt32LE(0x07064b50, 56);
  large.writeBigUInt64LE(BigInt(end), 64);
  large.writeUInt32LE(1, 72);
  return Buffer.concat([large, last]);
}

/** The format has years from 1980 to 2107. */
function dosDate(date: LocalDate): number {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return (Math.min(Math.max(year - 1980, 0), 127) << 9) | (month << 5) | day;
}
