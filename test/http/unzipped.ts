import { crc32 } from "node:zlib";

/** A file of an archive as its central directory lists it. */
export interface UnzippedFile {
  readonly name: string;
  readonly content: Buffer;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** Reads an archive of stored files from its end, as programs do, and checks what its records repeat. */
export function unzipped(archive: Buffer): readonly UnzippedFile[] {
  const { count, start } = endOf(archive);
  const files: UnzippedFile[] = [];
  let at = start;
  for (let n = 0; n < count; n++) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error(`There is no record of a file at ${at}.`);
    const [crc, size] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24)];
    const [nameLength, extraLength] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)];
    const local = archive.readUInt32LE(at + 42);
    const name = archive.subarray(at + 46, at + 46 + nameLength);
    if (archive.readUInt32LE(local) !== 0x04034b50) throw new Error(`There is no file at ${local}.`);
    const repeated = archive.subarray(local + 4, local + 28).equals(archive.subarray(at + 6, at + 30));
    if (!repeated || !archive.subarray(local + 30, local + 30 + nameLength).equals(name))
      throw new Error(`The headers of ${name.toString()} differ.`);
    const content = archive.subarray(local + 30 + nameLength, local + 30 + nameLength + size);
    if (crc32(content) !== crc) throw new Error(`The checksum of ${name.toString()} is wrong.`);
    files.push({ name: name.toString("utf8"), content, date: dateOf(archive.readUInt16LE(at + 14)) });
    at += 46 + nameLength + extraLength;
  }
  return files;
}

function endOf(archive: Buffer): { readonly count: number; readonly start: number } {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error("The archive has no end.");
  const count = archive.readUInt16LE(end + 10);
  if (count !== 0xffff) return { count, start: archive.readUInt32LE(end + 16) };
  if (archive.readUInt32LE(end - 20) !== 0x07064b50) throw new Error("The archive has no locator of ZIP64.");
  const large = Number(archive.readBigUInt64LE(end - 12));
  if (archive.readUInt32LE(large) !== 0x06064b50) throw new Error("The archive has no end of ZIP64.");
  return { count: Number(archive.readBigUInt64LE(large + 32)), start: Number(archive.readBigUInt64LE(large + 48)) };
}

function dateOf(dos: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${1980 + (dos >> 9)}-${two((dos >> 5) & 15)}-${two(dos & 31)}`;
}
