import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { crc32, deflateSync } from "node:zlib";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

/** What the worker draws: an SVG, so many pixels wide. It posts the bytes of a PNG, or null if it cannot be drawn. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
}

/** In pages of 64 KiB: 128 MiB. The limits of a worker's heap do not count the memory of WebAssembly. */
const MAX_PAGES = 2_048;
const MEMORY_SECTION = 5;

/** The module with a maximum for the memory that it declares (WebAssembly Core Specification, 5.5.8). */
function limited(module: Uint8Array): Uint8Array {
  for (let at = 8; at < module.length;) {
    const size = leb128(module, at + 1);
    const end = size.end + size.value;
    if (module[at] === MEMORY_SECTION) {
      // One memory, without a maximum.
      if (module[size.end] !== 1 || module[size.end + 1] !== 0) break;
      const least = leb128(module, size.end + 2).value;
      const body = [1, 1, ...asLeb128(least), ...asLeb128(MAX_PAGES)];
      const section = Uint8Array.from([MEMORY_SECTION, ...asLeb128(body.length), ...body]);
      return Buffer.concat([module.subarray(0, at), section, module.subarray(end)]);
    }
    at = end;
  }
  throw new Error("The memory of the drawing library cannot be limited.");
}

/** An unsigned integer (5.2.2), and where it ends. */
function leb128(bytes: Uint8Array, at: number): { readonly value: number; readonly end: number } {
  let value = 0;
  for (let end = at, unit = 1; ; end += 1, unit *= 128) {
    const byte = bytes[end] ?? 0;
    value += (byte & 0x7f) * unit;
    if (byte < 0x80) return { value, end: end + 1 };
  }
}

function asLeb128(value: number): readonly number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...asLeb128(Math.floor(value / 128))];
}

/** A PNG of 8 bits without transparency, which a PDF contains as it is. */
function opaquePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let row = 0, from = 0, to = 0; row < height; row += 1) {
    to += 1;
    for (let column = 0; column < width; column += 1, from += 4) {
      for (let color = 0; color < 3; color += 1) rows[to++] = pixels[from + color] ?? 0;
    }
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** On white, the color of the paper. Null if the library rejects the drawing, or it needs too much memory. */
function drawn({ svg, width }: Drawing): Buffer | null {
  try {
    const image = new Resvg(svg, { background: "#fff", fitTo: { mode: "width", value: width } }).render();
    return opaquePng(image.pixels, image.width, image.height);
  } catch {
    return null;
  }
}

const library = fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"));
await initWasm(limited(await readFile(library)));
parentPort?.postMessage(drawn(workerData as Drawing));
