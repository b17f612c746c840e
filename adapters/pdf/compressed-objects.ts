import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";

/** The most objects in a stream. Readers decode all of them for one. */
const MAX_OBJECTS = 500;

/** The content of an object stream (ISO 32000-1, 7.5.7), before it is compressed. */
export interface ObjectStream {
  readonly count: number;
  /** Where the first object begins. */
  readonly first: number;
  readonly text: string;
}

/** How many streams objects need. */
export function streamsFor(count: number): number {
  return Math.ceil(count / MAX_OBJECTS);
}

/** Objects with consecutive numbers, in streams. Compressed, those of a structure tree take a tenth. */
export function* objectStreams(objects: Iterable<string>, firstNumber: number): Generator<ObjectStream> {
  let number = firstNumber;
  let group: string[] = [];
  const finished = (): ObjectStream => {
    let offset = 0;
    const head = group.map((object, index) => {
      const place = `${number - group.length + index} ${offset}`;
      offset += object.length + 1;
      return place;
    });
    const index = `${head.join(" ")}\n`;
    return { count: group.length, first: index.length, text: index + group.join("\n") };
  };
  for (const object of objects) {
    group.push(object);
    number += 1;
    if (group.length < MAX_OBJECTS) continue;
    yield finished();
    group = [];
  }
  if (group.length > 0) yield finished();
}

/** Where compressed objects are: `count` with numbers from `first`, in streams with numbers from `stream`. */
export interface Compressed {
  readonly first: number;
  readonly count: number;
  readonly stream: number;
}

/**
 * A PDF that ends in a cross-reference table, with a cross-reference stream (ISO 32000-1, 7.5.8) instead, which also lists compressed objects. Its file
 * ID depends on all of its content: PDFKit derives one from the metadata only, so two versions of a draft would have the same.
 */
export function crossReferenced(bytes: Buffer, { first, count, stream }: Compressed): Uint8Array {
  const start = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(bytes.subarray(-64).toString("latin1"))?.[1]);
  const table = bytes.subarray(start).toString("latin1");
  const [, size] = /^xref\n0 (\d+)\n/.exec(table) ?? [];
  const [root, info] = [/\/Root \d+ 0 R/.exec(table)?.[0], /\/Info \d+ 0 R/.exec(table)?.[0]];
  if (size === undefined || root === undefined || info === undefined) throw new Error("The PDF has no cross-reference table.");
  const offsets = Array.from(table.matchAll(/^(\d{10}) 00000 n /gm), ([, offset]) => Number(offset));
  const rows: readonly Row[] = [
    [0, 0, 0xffff],
    ...offsets.map((offset): Row => [1, offset, 0]),
    ...Array.from({ length: count }, (_, index): Row => [2, stream + Math.floor(index / MAX_OBJECTS), index % MAX_OBJECTS]),
    [1, start, 0],
  ];
  if (Number(size) !== first) throw new Error("Compressed objects follow the others.");
  const data = deflateSync(predicted(rows));
  const body = bytes.subarray(0, start);
  const id = createHash("sha256").update(body).update(data).digest("hex").slice(0, 32);
  const head = `${rows.length - 1} 0 obj
<</Type/XRef/Size ${rows.length}/W[1 4 2]/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 7>>
${root} ${info} /ID [<${id}> <${id}>]/Length ${data.length}>>
stream
`;
  const end = `\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([body, Buffer.from(head, "latin1"), data, Buffer.from(end, "latin1")]);
}

/** What kind of object it is, and where. */
type Row = readonly [type: number, second: number, third: number];

/** Rows of 7 bytes as differences from the row above (PNG predictor 2), which compress better. */
function predicted(rows: readonly Row[]): Uint8Array {
  const bytes = Buffer.alloc(rows.length * 8);
  let above = Buffer.alloc(7);
  rows.forEach(([type, second, third], index) => {
    const row = Buffer.alloc(7);
    row.writeUInt8(type, 0);
    row.writeUInt32BE(second, 1);
    row.writeUInt16BE(third, 5);
    bytes.writeUInt8(2, index * 8);
    for (let at = 0; at < 7; at += 1) bytes[index * 8 + 1 + at] = ((row[at] ?? 0) - (above[at] ?? 0)) & 0xff;
    above = row;
  });
  return bytes;
}
