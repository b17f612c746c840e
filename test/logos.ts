import { crc32, deflateSync } from "node:zlib";

/** Samples per pixel by colour type. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  readonly color?: 0 | 2 | 3 | 4 | 6;
  readonly depth?: number;
  /** Instead of the packed pixels. */
  readonly data?: Buffer;
}

/** A PNG of one colour, not interlaced. */
export function png({ width = 8, height = 4, color = 6, depth = 8, data }: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, color, 0, 0, 0], 8);
  const row = Buffer.alloc(Math.ceil((width * depth * (samples[color] ?? 1)) / 8) + 1, depth === 1 ? 0 : 0x99);
  row[0] = 0;
  const pixels = data ?? deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const palette = color === 3 ? [chunk("PLTE", Buffer.alloc(768, 0x77))] : [];
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
