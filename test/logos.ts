import { crc32, deflateSync } from "node:zlib";

/** Samples per pixel by colour type. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  readonly color?: 0 | 2 | 3 | 4 | 6;
  readonly depth?: number;
  /** The content of a tRNS chunk. */
  readonly transparency?: readonly number[];
  /** 1: interlaced. The rows are right only for one pixel. */
  readonly interlace?: 0 | 1;
  /** Instead of the packed pixels. */
  readonly data?: Buffer;
}

/** A PNG of one colour, not interlaced. */
export function png({ width = 8, height = 4, color = 6, depth = 8, transparency, interlace = 0, data }: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, color, 0, 0, interlace], 8);
  const row = Buffer.alloc(Math.ceil((width * depth * (samples[color] ?? 1)) / 8) + 1, depth === 1 ? 0 : 0x99);
  row[0] = 0;
  const pixels = data ?? deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const palette = color === 3 ? [chunk("PLTE", Buffer.alloc(768, 0x77))] : [];
  if (transparency) palette.push(chunk("tRNS", Buffer.from(transparency)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), ...palette, chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** An SVG with this content. */
export function svg(content = '<path fill="#14606f" d="M0 0h40v10H0z"/>', attributes = 'viewBox="0 0 40 10"'): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);
}

export interface JpegOptions {
  readonly width?: number;
  readonly height?: number;
  /** The value of the Exif tag. Without Exif data if absent. */
  readonly orientation?: number;
  readonly frame?: number;
  readonly precision?: number;
  readonly components?: number;
}

/** A dark grey JPEG. `components` and `frame` change only the header. */
export function jpeg({
  width = 16,
  height = 8,
  orientation,
  frame = 0xc0,
  precision = 8,
  components = 1,
}: JpegOptions = {}): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  // The first block is darker by 864, in the category of 10 bits; the others differ by nothing. All end at once.
  const bits = `01${(1023 - 864).toString(2).padStart(10, "0")}0${"000".repeat(Math.max(0, blocks - 1))}`;
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, "1");
  const scan = Buffer.from(padded.match(/.{8}/g)?.map((byte) => parseInt(byte, 2)) ?? []);
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation ?? 1, 0, 0];
  const exif = [...Buffer.from("Exif\0\0MM\0*\0\0\0\b", "latin1"), 0, 1, ...entry, 0, 0, 0, 0];
  const component = (id: number) => [id, 0x11, 0];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(orientation === undefined ? [] : [segment(0xe1, exif)]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(frame, [
      precision,
      height >> 8,
      height & 0xff,
      width >> 8,
      width & 0xff,
      components,
      ...Array.from({ length: components }, (_, id) => component(id + 1)).flat(),
    ]),
    segment(0xc4, [0x00, 0, 2, ...Array.from({ length: 14 }, () => 0), 0, 10]),
    segment(0xc4, [0x10, 1, ...Array.from({ length: 15 }, () => 0), 0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    scan,
    Buffer.from([0xff, 0xd9]),
  ]);
}

function segment(marker: number, body: readonly number[]): Buffer {
  const length = body.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...body]);
}
