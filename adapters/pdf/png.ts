import { promisify } from "node:util";
import { constants, inflate } from "node:zlib";

const inflated = promisify(inflate);

/** Samples per pixel by colour type. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
/** The passes of Adam7: the first column and row, and the steps between them. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Whether the pixels of a PNG (ISO/IEC 15948) with valid chunks can be decoded. PDFKit decodes them in a callback of zlib, where an
 * error cannot be caught.
 */
export async function isDecodable(bytes: Uint8Array): Promise<boolean> {
  const view = viewOf(bytes);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth = 0, color = 0, compression, filter, interlace = 0] = bytes.subarray(24, 29);
  const hasPalette = color !== 3 || chunks(view).some(({ name, length }) => name === "PLTE" && length > 0 && length % 3 === 0);
  if (depths[color]?.includes(depth) !== true || compression !== 0 || filter !== 0 || interlace > 1 || !hasPalette) return false;
  const rowBytes = (columns: number) => Math.ceil((columns * depth * (samples[color] ?? 1)) / 8) + 1;
  const passes = interlace === 0 ? [[0, 0, 1, 1] as const] : adam7;
  const expected = passes.reduce((sum, [left, top, across, down]) => {
    const [columns, rows] = [Math.ceil((width - left) / across), Math.ceil((height - top) / down)];
    return columns > 0 && rows > 0 ? sum + rows * rowBytes(columns) : sum;
  }, 0);
  const data = chunks(view).filter(({ name }) => name === "IDAT");
  try {
    const packed = Buffer.concat(data.map(({ at, length }) => bytes.subarray(at, at + length)));
    return (await inflated(packed, { maxOutputLength: expected + 1, finishFlush: constants.Z_FINISH })).length === expected;
  } catch {
    return false;
  }
}

/** Whether a PDF can contain the pixels as they are: without transparency, row by row. PDFKit decodes the others, which takes long for many pixels. */
export function isEmbeddable(bytes: Uint8Array): boolean {
  const [color = 0, , , interlace] = bytes.subarray(25, 29);
  const isOpaque = color < 4 && !chunks(viewOf(bytes)).some(({ name }) => name === "tRNS");
  return isOpaque && interlace === 0;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function chunks(view: DataView): readonly { readonly name: string; readonly at: number; readonly length: number }[] {
  const found = [];
  for (let at = 8; at + 12 <= view.byteLength;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
    found.push({ name, at: at + 8, length });
    at += 12 + length;
  }
  return found;
}
