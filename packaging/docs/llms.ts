import { posix } from "node:path";
import { DESIGN, type GuidePage } from "./guides.js";
import { INTRODUCTION } from "./contents.js";
import { REFERENCE, type ReferencePage } from "./reference.js";

/** A link with what it leads to. */
interface Link {
  readonly title: string;
  readonly url: string;
  readonly summary: string;
}

/** What the list of pages contains. */
export interface Pages {
  readonly guides: readonly { readonly title: string; readonly pages: readonly GuidePage[] }[];
  readonly decisions: readonly GuidePage[];
  readonly reference: readonly ReferencePage[];
  /** The entry points of the package. */
  readonly modules: readonly Link[];
  /** The URL of the OpenAPI document. */
  readonly openApi: string;
}

/**
 * The list of all pages for language models, in the form that https://llmstxt.org/ describes. Links are relative to it, and those to guides lead to their
 * Markdown. The section "Optional" has what only those need who change Stint.
 */
export function llmsText({ guides, decisions, reference, modules, openApi }: Pages): string {
  const byPath = new Map(reference.map((page) => [page.path, page]));
  const below = ({ children }: ReferencePage): readonly ReferencePage[] => children.flatMap((path) => byPath.get(path) ?? []);
  const [overview] = reference;
  if (!overview || overview.path !== `${REFERENCE}/index`) throw new Error("The reference does not begin with its overview.");
  const parts = below(overview);
  const optional = guides.filter(({ title }) => title === DESIGN).flatMap(({ pages }) => pages);
  return (
    [
      `# Stint\n\n> ${INTRODUCTION}\n\nThe links are relative to this file. Guides are Markdown, the reference is HTML. All operations are below \`/v1\`, and the OpenAPI document describes them completely.`,
      ...guides.filter(({ title }) => title !== DESIGN).map(({ title, pages }) => list(title, pages.map(guideLink))),
      list("API reference", [
        { title: "OpenAPI 3.1 document", url: openApi, summary: "Every operation, object, event and error code, for programs." },
        referenceLink(overview),
        ...parts.map(referenceLink),
      ]),
      ...parts
        .map((part) => [part.title, below(part).map(referenceLink)] as const)
        .filter(([, links]) => links.length > 0)
        .map(([title, links]) => list(title, links)),
      list("Library", [
        { title: "Library reference", url: "library/index.html", summary: "Every name that the package exports." },
        ...modules,
      ]),
      list("Optional", [...optional, ...decisions].map(guideLink)),
    ].join("\n\n") + "\n"
  );
}

const list = (title: string, links: readonly Link[]): string => `## ${title}\n\n${links.map(line).join("\n")}`;

const line = ({ title, url, summary }: Link): string => `- [${title}](${url})${summary === "" ? "" : `: ${summary}`}`;

const guideLink = ({ title, path, summary }: GuidePage): Link => ({ title, url: `${path}.md`, summary });

const referenceLink = ({ title, path, summary }: ReferencePage): Link => ({
  title,
  url: `${path}.html`,
  summary: (summary.split("\n\n")[0] ?? "").replaceAll(/\s+/g, " ").trim(),
});

/** Images, and links to other files than web pages. */
const REFERENCES = /!?\[((?:[^\][]|\[[^\]]*\])*)\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?\)/g;

/** The Markdown of a page, whose links lead to the Markdown of the others. Of images and links to files that the site lacks, the text remains. */
export function plainPage({ file, path, markdown }: GuidePage, pages: readonly GuidePage[]): string {
  const byFile = new Map(pages.map((page) => [page.file, page.path]));
  return markdown.replaceAll(REFERENCES, (whole: string, text: string, target: string, anchor = "") => {
    const linked = byFile.get(posix.join(posix.dirname(file), target));
    if (whole.startsWith("!") || linked === undefined) return text;
    return `[${text}](${posix.relative(posix.dirname(path), linked)}.md${anchor})`;
  });
}
