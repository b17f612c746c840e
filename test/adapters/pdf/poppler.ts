import jsQR from "jsqr";
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The text in its page layout. Form feeds separate pages; all kinds of spaces are plain spaces. */
export async function printed(pdf: Uint8Array): Promise<string> {
  const text = await run("pdftotext", ["-layout", "-enc", "UTF-8", "-", "-"], pdf);
  return text.replace(/[\u00a0\u202f\u2009]/g, " ");
}

export async function printedPages(pdf: Uint8Array): Promise<readonly string[]> {
  return (await printed(pdf)).split("\f").slice(0, -1);
}

/** The texts of the pages, in drawing order. */
export async function drawnPages(pdf: Uint8Array): Promise<readonly string[]> {
  return (await run("pdftotext", ["-raw", "-enc", "UTF-8", "-", "-"], pdf)).split("\f").slice(0, -1);
}

/** The text with each run of spaces as one. */
export async function squeezed(pdf: Uint8Array): Promise<string> {
  return (await printed(pdf)).replace(/\s+/g, " ");
}

/** The output of pdfinfo, by label. */
export async function facts(pdf: Uint8Array): Promise<Readonly<Record<string, string>>> {
  const lines = (await run("pdfinfo", ["-"], pdf)).split("\n");
  return Object.fromEntries(lines.map((line) => /^([^:]+):\s*(.*)$/.exec(line)?.slice(1) ?? []));
}

export async function xmp(pdf: Uint8Array): Promise<string> {
  return run("pdfinfo", ["-meta", "-"], pdf);
}

/** The texts of the files inside, by name. */
export async function embeddedFiles(pdf: Uint8Array): Promise<Readonly<Record<string, string>>> {
  const folder = await mkdtemp(join(tmpdir(), "stint-embedded-"));
  const [file, files] = [join(folder, "file.pdf"), join(folder, "files")];
  try {
    await Promise.all([writeFile(file, pdf), mkdir(files)]);
    await run("pdfdetach", ["-saveall", "-o", files, file], new Uint8Array());
    const names = await readdir(files);
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(join(files, name), "utf8")])));
  } finally {
    await rm(folder, { recursive: true });
  }
}

export interface EmbeddedFont {
  readonly name: string;
  readonly embedded: boolean;
  readonly subset: boolean;
  readonly unicode: boolean;
}

export async function fontsOf(pdf: Uint8Array): Promise<readonly EmbeddedFont[]> {
  const rows = (await run("pdffonts", ["-"], pdf)).split("\n").slice(2).filter(Boolean);
  return rows.map((row) => {
    const [name = "", ...rest] = row.trim().split(/\s+/);
    const [embedded, subset, unicode] = rest.slice(-5, -2).map((word) => word === "yes");
    return { name, embedded: embedded === true, subset: subset === true, unicode: unicode === true };
  });
}

export interface Word {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly text: string;
}

/** Every word and its position in points from the top left corner of its page. */
export async function words(pdf: Uint8Array): Promise<readonly Word[]> {
  const html = await run("pdftotext", ["-bbox", "-enc", "UTF-8", "-", "-"], pdf);
  const found = html.matchAll(/<word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">([^<]*)</g);
  return Array.from(found, ([, left, top, right, bottom, text = ""]) => ({
    ...{ left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
    text,
  }));
}

export type Box = Omit<Word, "text">;

const SCALE = 4;

/** The smallest box around everything drawn within an area of the first page, in points. */
export async function inkBox(pdf: Uint8Array, area: Box): Promise<Box> {
  const image = await bytesOf("pdftoppm", ["-gray", "-r", String(72 * SCALE), "-f", "1", "-l", "1", "-"], pdf);
  const [, width = 0] = /^P5\s(\d+)\s(\d+)\s255\s/.exec(image.subarray(0, 40).toString("latin1"))?.map(Number) ?? [];
  const start = image.indexOf("\n255\n") + 5;
  const isInk = (x: number, y: number): boolean => (image[start + y * width + x] ?? 255) < 250;
  const columns: number[] = [];
  const rows: number[] = [];
  for (let y = Math.round(area.top * SCALE); y < area.bottom * SCALE; y += 1)
    for (let x = Math.round(area.left * SCALE); x < area.right * SCALE; x += 1)
      if (isInk(x, y)) {
        columns.push(x / SCALE);
        rows.push(y / SCALE);
      }
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  return { left: least(columns), right: most(columns), top: least(rows), bottom: most(rows) };
}

/** The texts of the QR codes on a page, from 1, as a camera reads them; at most one is found. */
export async function scanned(pdf: Uint8Array, page = 1): Promise<string | null> {
  const image = await bytesOf("pdftoppm", ["-gray", "-r", "150", "-f", String(page), "-l", String(page), "-"], pdf);
  const [, width = 0, height = 0] = /^P5\s(\d+)\s(\d+)\s255\s/.exec(image.subarray(0, 40).toString("latin1"))?.map(Number) ?? [];
  const start = image.indexOf("\n255\n") + 5;
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) rgba.fill(image[start + at] ?? 255, at * 4, at * 4 + 4);
  const found = jsQR.default(rgba, width, height, { inversionAttempts: "dontInvert" });
  return found && Buffer.from(found.binaryData).toString("utf8");
}

async function run(program: string, args: readonly string[], input: Uint8Array): Promise<string> {
  return (await bytesOf(program, args, input)).toString();
}

async function bytesOf(program: string, args: readonly string[], input: Uint8Array): Promise<Buffer> {
  const child = spawn(program, args);
  const output: Buffer[] = [];
  const complaints: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => complaints.push(chunk));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  child.stdin.once("error", () => undefined);
  child.stdin.end(input);
  const code = await ended;
  const said = Buffer.concat(complaints).toString();
  if (code !== 0 || /error/i.test(said)) throw new Error(`${program} ended with ${code}: ${said}`);
  return Buffer.concat(output);
}

/** The color at a point of the first page, as `#rrggbb`. */
export async function pixelAt(pdf: Uint8Array, { x, y }: { readonly x: number; readonly y: number }): Promise<string> {
  const image = await bytesOf("pdftoppm", ["-r", String(72 * SCALE), "-f", "1", "-l", "1", "-"], pdf);
  const [, width = 0] = /^P6\s(\d+)\s(\d+)\s255\s/.exec(image.subarray(0, 40).toString("latin1"))?.map(Number) ?? [];
  const start = image.indexOf("\n255\n") + 5 + (Math.round(y * SCALE) * width + Math.round(x * SCALE)) * 3;
  return `#${image.subarray(start, start + 3).toString("hex")}`;
}
