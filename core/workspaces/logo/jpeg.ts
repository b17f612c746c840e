import { type LogoSize, pixels } from "./logo-size.js";

const DAMAGED = "The JPEG is damaged or incomplete.";
const [MARKER, START, END, SCAN, EXIF] = [0xff, 0xd8, 0xd9, 0xda, 0xe1];
/** The markers of frames that viewers of PDF files decode: baseline, extended sequential and progressive. */
const frames = [0xc0, 0xc1, 0xc2];
/** Frames of other processes, such as lossless and arithmetic coding. */
const otherFrames = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
const ORIENTATION = 0x01_12;

interface Segment {
  readonly marker: number;
  readonly body: Uint8Array;
}

/**
 * The size of a JPEG (ISO/IEC 10918-1) as it is shown, or what is wrong: its markers, segments, process or size. An orientation in its Exif data can turn it.
 * Does not decode the pixels.
 */
export function jpegSize(bytes: Uint8Array): LogoSize | string {
  if (bytes[0] !== MARKER || bytes[1] !== START || bytes[2] !== MARKER) return "The content is not a JPEG.";
  const segments = segmentsOf(bytes);
  if (segments === null || !endsComplete(bytes)) return DAMAGED;
  if (segments.some(({ marker }) => otherFrames.includes(marker)))
    return "The JPEG uses a compression that cannot be printed. Save it as a baseline JPEG.";
  const frame = segments.find(({ marker }) => frames.includes(marker))?.body;
  if (!frame || frame.length < 6) return DAMAGED;
  const [precision, components] = [frame[0], frame[5]];
  if (precision !== 8 || components === undefined || ![1, 3].includes(components))
    return "The JPEG has a color format that cannot be printed. Save it with 8 bits in RGB.";
  const [height, width] = [uint16(frame, 1), uint16(frame, 3)];
  if (width === 0 || height === 0) return DAMAGED;
  return pixels(isTurned(segments) ? { width: height, height: width } : { width, height });
}

/** The segments before the pixels; null if one is not complete. */
function segmentsOf(bytes: Uint8Array): readonly Segment[] | null {
  const segments: Segment[] = [];
  for (let at = 2; ;) {
    while (bytes[at] === MARKER && bytes[at + 1] === MARKER) at += 1;
    const marker = bytes[at + 1];
    if (bytes[at] !== MARKER || marker === undefined) return null;
    const length = uint16(bytes, at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return null;
    if (marker === SCAN) return segments;
    segments.push({ marker, body: bytes.subarray(at + 4, at + 2 + length) });
    at += 2 + length;
  }
}

/** Whether the end of the image follows the pixels. Cameras add bytes after it. */
function endsComplete(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 2; at > 2; at -= 1) if (bytes[at] === MARKER && bytes[at + 1] === END) return true;
  return false;
}

/** Whether the Exif data turns the picture by a right angle (TIFF, tag 274, values 5 to 8). */
function isTurned(segments: readonly Segment[]): boolean {
  const exif = segments.find(
    ({ marker, body }) => marker === EXIF && String.fromCharCode(...body.subarray(0, 4)) === "Exif",
  )?.body;
  if (!exif) return false;
  const tiff = exif.subarray(6);
  const isLittle = tiff[0] === 0x49;
  const short = (at: number): number => (isLittle ? uint16(tiff, at, 1, 0) : uint16(tiff, at));
  const long = (at: number): number => (isLittle ? short(at) + short(at + 2) * 65_536 : short(at) * 65_536 + short(at + 2));
  const directory = long(4);
  const entries = Array.from({ length: Math.min(short(directory), 100) }, (_, index) => directory + 2 + index * 12);
  const entry = entries.find((at) => short(at) === ORIENTATION);
  return entry !== undefined && short(entry + 8) >= 5 && short(entry + 8) <= 8;
}

function uint16(bytes: Uint8Array, at: number, high = 0, low = 1): number {
  return (bytes[at + high] ?? 0) * 256 + (bytes[at + low] ?? 0);
}
