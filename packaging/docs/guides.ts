import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { decisions, type Guide, sections } from "./contents.js";

/** This file runs compiled, as dist/packaging/docs/guides.js. */
export const root = join(import.meta.dirname, "../../..");

/** A page written by hand. */
export interface GuidePage extends Guide {
  /** Its path in the site, without an ending. */
  readonly path: string;
  /** The first heading. */
  readonly title: string;
  /** The Markdown of the file. */
  readonly markdown: string;
}

/** The title of the section in `sections` whose pages are about the code. The folder of decisions belongs to it. */
export const DESIGN = "Design";

const pathOf = (file: string): string =>
  `${file.startsWith(decisions) ? "decisions" : "guides"}/${basename(file, ".md").toLowerCase()}`;

function pageOf(guide: Guide): GuidePage {
  const markdown = readFileSync(join(root, guide.file), "utf8");
  const [, title] = /^# (.+)$/m.exec(markdown) ?? [];
  if (title === undefined) throw new Error(`${guide.file} has no title.`);
  return { ...guide, path: pathOf(guide.file), title, markdown };
}

/** The sections of the navigation with their pages. */
export const guideSections = (): readonly { readonly title: string; readonly pages: readonly GuidePage[] }[] =>
  sections.map(({ title, guides }) => ({ title, pages: guides.map(pageOf) }));

/** The pages of the decision records. Their titles say what was decided. */
export const decisionPages = (): readonly GuidePage[] =>
  readdirSync(join(root, decisions)).map((name) => pageOf({ file: `${decisions}/${name}`, summary: "" }));

/** A heading with what follows it, up to the next one. Blocks of code contain no headings. */
export interface Part {
  readonly level: number;
  readonly heading: string;
  readonly text: string;
}

/** The parts of a page in order. The first begins with the title. */
export function partsOf(markdown: string): readonly Part[] {
  const parts: { level: number; heading: string; text: string }[] = [];
  let isCode = false;
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) isCode = !isCode;
    const [, marks, heading] = (!isCode && /^(#+) (.+)$/.exec(line)) || [];
    const last = parts.at(-1);
    if (marks !== undefined && heading !== undefined) parts.push({ level: marks.length, heading, text: "" });
    else if (last) last.text += `${line}\n`;
  }
  return parts;
}
