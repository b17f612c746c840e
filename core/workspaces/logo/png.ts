import { type LogoSize, pixels } from "./logo-size.js";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The size of a PNG (ISO/IEC 15948), or what is wrong: its signature, header, chunks or size. Does not decode the pixels. */
export function pngSize(bytes: Uint8Array): LogoSize | string {
  if (!signature.every((byte, index) => bytes[index] === byte)) return "The content is not a PNG.";
  const names: string[] = [];
  let at = signature.length;
  while (at + 12 <= bytes.length && names.at(-1) !== "IEND") {
    names.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)));
    at += 12 + uint32(bytes, at);
  }
  if (names[0] !== "IHDR" || uint32(bytes, 8) !== 13 || names.at(-1) !== "IEND" || at !== bytes.length || !names.includes("IDAT"))
    return "The PNG is damaged or incomplete.";
  const [width, height] = [uint32(bytes, 16), uint32(bytes, 20)];
  return width === 0 || height === 0 ? "The PNG is damaged or incomplete." : pixels({ width, height });
}

function uint32(bytes: Uint8Array, at: number): number {
  return [0, 1, 2, 3].reduce((value, index) => value * 256 + (bytes[at + index] ?? 0), 0);
}
