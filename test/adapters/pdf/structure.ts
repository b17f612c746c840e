import { execFile } from "node:child_process";
import { inflateSync } from "node:zlib";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** An element of the structure tree, as Poppler reads it. */
export interface Read {
  readonly type: string;
  readonly attributes: string[];
  readonly texts: string[];
  readonly children: Read[];
}

/** The children of the root of the structure tree. */
export async function structureOf(pdf: Uint8Array): Promise<readonly Read[]> {
  const folder = await mkdtemp(join(tmpdir(), "stint-structure-"));
  try {
    const file = join(folder, "file.pdf");
    await writeFile(file, pdf);
    const { stdout } = await promisify(execFile)("pdfinfo", ["-struct-text", file], { maxBuffer: 2 ** 28 });
    return parsed(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function parsed(text: string): readonly Read[] {
  const root: Read = { type: "", attributes: [], texts: [], children: [] };
  const open: Read[] = [root];
  for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
    const depth = (/^ */.exec(line)?.[0].length ?? 0) >> 1;
    const said = line.trim();
    const parent = open[depth] ?? root;
    if (said.startsWith("/")) open.at(-1)?.attributes.push(said);
    else if (said.startsWith('"')) parent.texts.push(said.slice(1, -1));
    else {
      const element: Read = { type: said.split(/[ :]/)[0] ?? "", attributes: [], texts: [], children: [] };
      parent.children.push(element);
      open.splice(depth + 1, Infinity, element);
    }
  }
  return root.children;
}

/** All elements of the types below the elements, in the order of reading. */
export function allOf(elements: readonly Read[], ...types: readonly string[]): readonly Read[] {
  return elements.flatMap((one) => [...(types.includes(one.type) ? [one] : []), ...allOf(one.children, ...types)]);
}

/** The text of an element, with a blank between elements. */
export function textOf({ texts, children }: Read): string {
  return [...texts, ...children.map(textOf)].join(" ").replace(/[\u00a0\u202f\u2009]/g, " ");
}

/** The texts of the streams of a file: of its pages, and of its compressed objects. */
export function streamsOf(pdf: Uint8Array): { readonly pages: readonly string[]; readonly objects: string } {
  const bytes = Buffer.from(pdf);
  const raw = bytes.toString("latin1");
  const texts = Array.from(raw.matchAll(/\/Length (\d+)(?:\n\/Filter \/FlateDecode)?\n>>\nstream\n/g), (found) => {
    const start = found.index + found[0].length;
    const content = bytes.subarray(start, start + Number(found[1]));
    return found[0].includes("Flate") ? inflateSync(content).toString("latin1") : content.toString("latin1");
  });
  return {
    pages: texts.filter((text) => text.startsWith("1 0 0 -1 0 ")),
    objects: texts.filter((text) => /^\d+ 0 \d/.test(text) && text.includes("<</S/")).join("\n"),
  };
}

/** The alternative texts of the figures. */
export function alternatives(pdf: Uint8Array): readonly string[] {
  const found = streamsOf(pdf).objects.matchAll(/\/Alt <([0-9a-f]+)>/g);
  return Array.from(found, ([, digits = ""]) => Buffer.from(digits, "hex").swap16().toString("utf16le").slice(1));
}

/** The tags of the marks that are open at each operator that paints, of each page; throws if they are not balanced. */
export function tagsOfPainting(pdf: Uint8Array): readonly (readonly string[])[] {
  return streamsOf(pdf).pages.flatMap((page) => {
    const open: string[] = [];
    const painted: (readonly string[])[] = [];
    for (const [token] of page.matchAll(/\/\w+ (?:<<.*?>> BDC|BMC)|\bEMC\b|\b(?:Tj|TJ|Do|S|f)\b/g)) {
      if (token.startsWith("/")) open.push(/\w+/.exec(token)?.[0] ?? "");
      else if (token !== "EMC") painted.push([...open]);
      else if (open.pop() === undefined) throw new Error("A mark ends that did not begin.");
    }
    if (open.length > 0) throw new Error("A mark does not end.");
    return painted;
  });
}
