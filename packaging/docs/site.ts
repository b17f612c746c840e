import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { Application, Comment, Converter, type DeclarationReflection, ReflectionKind } from "typedoc";
import { openApiDocument } from "../../adapters/http/openapi/document.js";
import { routes } from "../../adapters/http/routes/index.js";
import { bundle } from "../bundle.js";
import { libraries } from "../libraries.js";
import { entryPoints, INTRODUCTION } from "./contents.js";
import { writtenEntries } from "./entries.js";
import { decisionPages, guideSections, root } from "./guides.js";
import { llmsText, plainPage } from "./llms.js";
import type { OpenApi } from "./openapi.js";
import { API_URL, OPENAPI_URL, REFERENCE, type ReferencePage, referencePages } from "./reference.js";
import { type Entry, indexScript } from "./search/entry.js";
import { INTERNALS, LIBRARY, LIBRARY_PATH, type SiteMap, type SitePage, useSite } from "./theme.js";

/** Where the pages find the API: relative to the site, or on a server that the reader enters. */
export interface Host {
  /** The URL of /v1 relative to the root of the site. Null on a static host. */
  readonly api: string | null;
}

/** The address in the OpenAPI document of a static host. */
const EXAMPLE_SERVER = "http://127.0.0.1:8080/v1";

const dist = join(root, "dist");
const sources = join(root, "packaging/docs/browser");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };

const entryFiles: readonly string[] = Object.values(libraries).map((path) => join(dist, `${path}.d.ts`));

/** Languages of code blocks. */
const languages = ["sh", "json", "ts", "js", "python", "sql", "yaml", "diff"] as const;

/** Writes the site to the folder, which is emptied first. */
export async function writeSite(folder: string, host: Host): Promise<void> {
  // TypeDoc reads only files below the root.
  const work = mkdtempSync(join(dist, "documentation-"));
  try {
    await generate(folder, work, host);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  for (const name of ["typedoc", "lunr"]) copyFileSync(licenseOf(name), join(folder, `assets/license-of-${name}.txt`));
  if (host.api === null) writeFileSync(join(folder, "openapi.json"), JSON.stringify(staticDocument()));
}

/** The notice of a package whose code is in the site. */
const licenseOf = (name: string): string => {
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  return join(folder, "LICENSE");
};

async function generate(folder: string, work: string, host: Host): Promise<void> {
  const document = JSON.parse(JSON.stringify(openApiDocument(routes, version))) as OpenApi;
  const { map, files, reference } = contentsOf(document, work);
  const entries: Entry[] = [...writtenEntries(document)];
  for (const [path, text] of files) write(path, text);
  const script = join(work, "site.js");
  await bundle({ input: join(sources, "site.ts") }, { file: script });
  const styles = join(work, "site.css");
  write(styles, ["site.css", "reference.css"].map((name) => readFileSync(join(sources, name), "utf8")).join("\n"));
  write(join(work, "index.md"), welcome(work));
  write(join(work, "tsconfig.json"), JSON.stringify(compilerSettings));
  const app = await Application.bootstrap({
    name: "Stint",
    entryPoints: [...entryFiles],
    tsconfig: join(work, "tsconfig.json"),
    sortEntryPoints: false,
    // The compiler has already checked these files.
    skipErrorChecking: true,
    projectDocuments: [...map.pages.keys()].map((file) => join(root, `${file}.md`)),
    basePath: root,
    displayBasePath: root,
    readme: join(work, "index.md"),
    out: folder,
    router: "site",
    theme: "site",
    customCss: styles,
    customJs: script,
    favicon: join(root, "adapters/dashboard/src/icon.svg"),
    highlightLanguages: [...languages],
    disableSources: true,
    excludeExternals: true,
    excludeInternal: true,
    excludePrivate: true,
    githubPages: false,
    hideGenerator: true,
    includeHierarchySummary: false,
    sourceLinkExternal: false,
    useFirstParagraphOfCommentAsSummary: true,
    headings: { readme: false, document: false },
    navigationLinks: links,
    // They would add inline styles, which the service's content security policy blocks.
    visibilityFilters: {},
    validation: { notExported: false, invalidLink: true, invalidPath: true, rewrittenLink: true, notDocumented: false },
    treatWarningsAsErrors: true,
    logLevel: "Warn",
  });
  useSite(
    app,
    map,
    (placeholder, page) => urlOf(placeholder, page, host),
    (found) => entries.push(...found),
  );
  nameEntryPoints(app);
  const project = await app.convert();
  if (!project) throw new Error("The library reference could not be generated.");
  await app.generateOutputs(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error("The documentation has mistakes.");
  // Instead of TypeDoc's index, whose search does not run without it.
  writeFileSync(join(folder, "assets/search.js"), indexScript(entries));
  writePlain(folder, reference, host);
}

const compilerSettings = {
  extends: join(root, "tsconfig.base.json"),
  compilerOptions: {
    composite: false,
    noEmit: true,
    rootDir: root,
    types: ["node"],
    typeRoots: [join(root, "node_modules/@types")],
  },
  files: entryFiles,
};

/** The links of the toolbar: each goes to the first page of a part. */
const links = {
  Guides: "stint:index.html",
  "API reference": `stint:${REFERENCE}/index.html`,
  [LIBRARY]: `stint:${LIBRARY_PATH}.html`,
};

/** The URL of a placeholder, relative to the page. */
function urlOf(placeholder: string, page: string, { api }: Host): string {
  const base = "../".repeat(page.split("/").length - 1);
  if (placeholder === API_URL) return api === null ? "" : base + api;
  if (placeholder === OPENAPI_URL) return base + (api === null ? "openapi.json" : `${api}/openapi.json`);
  return base + placeholder.slice("stint:".length);
}

/** TypeDoc describes a name in the entry point with this tag. */
const FIRST = "@primaryExport";

/** The entry points are named as programs import them, and describe their names, unlike the one that exports everything. */
function nameEntryPoints(app: Application): void {
  const names = Object.fromEntries(
    Object.entries(libraries).map(([name, path]) => [`dist/${path.replace(/\/index$/, "")}`, name]),
  );
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_context: unknown, declaration: DeclarationReflection) => {
    if (declaration.kind !== ReflectionKind.Module) return;
    const name = names[declaration.name];
    if (name === undefined) throw new Error(`${declaration.name} is not a public entry point.`);
    declaration.name = specifierOf(name);
    declaration.comment = new Comment([{ kind: "text", text: summaryOf(name) }]);
    if (declaration.name !== INTERNALS) declaration.comment.modifierTags.add(FIRST);
  });
}

/** What a program writes in an import of the entry point. */
const specifierOf = (name: string): string => (name === "core" ? "stint" : `stint/${name}`);

function summaryOf(name: string): string {
  const summary = entryPoints[name];
  if (summary === undefined) throw new Error(`${specifierOf(name)} is not described.`);
  return summary;
}

/** The overview of the library reference. */
function libraryPage(): string {
  const cards = Object.keys(libraries).map(
    (name) =>
      `<li><a href="stint:library/${specifierOf(name)}/index.html">${specifierOf(name)}</a><span>${summaryOf(name)}</span></li>`,
  );
  return `# ${LIBRARY}\n\nThe names that each entry point of the package exports, from their docstrings.\n\n<ul class="cards">${cards.join("")}</ul>\n`;
}

/** All pages, the Markdown files to write for the generated ones, and those of the reference and the guides among them. */
interface Contents {
  readonly map: SiteMap;
  readonly files: ReadonlyMap<string, string>;
  readonly reference: readonly ReferencePage[];
}

function contentsOf(document: OpenApi, work: string): Contents {
  const keyOf = (file: string): string => relative(root, file).replace(/\.md$/, "");
  const pages = new Map<string, SitePage>();
  const files = new Map<string, string>();
  const records = decisionPages();
  for (const { file, path, title } of records) pages.set(keyOf(join(root, file)), { path, title });
  const guides = guideSections();
  for (const { file, path, title } of guides.flatMap((section) => section.pages)) {
    const isAboveRecords = file === "ARCHITECTURE.md";
    pages.set(keyOf(join(root, file)), { path, title, ...(isAboveRecords ? { children: records.map((one) => one.path) } : {}) });
  }
  const reference = referencePages(document);
  for (const { path, title, markdown, children } of reference) {
    const file = join(work, `${path}.md`);
    files.set(file, markdown);
    pages.set(keyOf(file), { path, title, ...(children.length === 0 ? {} : { children }) });
  }
  const library = join(work, `${LIBRARY_PATH}.md`);
  files.set(library, libraryPage());
  pages.set(keyOf(library), { path: LIBRARY_PATH, title: LIBRARY });
  const [first, ...rest] = guides.map((section) => ({ title: section.title, paths: section.pages.map(({ path }) => path) }));
  const [top] = reference;
  if (!first || !top) throw new Error("The site has no pages.");
  return { map: { pages, groups: [first, top.path, ...rest] }, files, reference };
}

/** Writes the guides and decisions as Markdown beside their pages, and the list of all pages for language models. */
function writePlain(folder: string, reference: readonly ReferencePage[], host: Host): void {
  const guides = guideSections();
  const decided = decisionPages();
  const written = [...guides.flatMap(({ pages }) => pages), ...decided];
  for (const page of written) writeFileSync(join(folder, `${page.path}.md`), plainPage(page, written));
  const modules = Object.keys(libraries).map((name) => ({
    title: specifierOf(name),
    url: `library/${specifierOf(name)}/index.html`,
    summary: summaryOf(name),
  }));
  const openApi = urlOf(OPENAPI_URL, "llms.txt", host);
  writeFileSync(join(folder, "llms.txt"), llmsText({ guides, decisions: decided, reference, modules, openApi }));
}

/** The page that the site opens with. */
function welcome(work: string): string {
  const parts = guideSections().map((section) => {
    const items = section.pages.map(({ file, title, summary }) => {
      const href = relative(work, join(root, file));
      return `<li><a href="${href}">${title}</a><span>${summary}</span></li>`;
    });
    return `<h2>${section.title}</h2><ul class="cards">${items.join("")}</ul>`;
  });
  return [
    "# Stint documentation",
    INTRODUCTION,
    '<ul class="cards primary">',
    `<li><a href="${REFERENCE}/index.md">API reference</a><span>Every operation with samples for curl, JavaScript and Python. Try them from the page.</span></li>`,
    `<li><a href="stint:${LIBRARY_PATH}.html">${LIBRARY}</a><span>Every name that the package exports, from its docstring.</span></li></ul>`,
    ...parts,
  ].join("\n\n");
}

const staticDocument = (): object => ({ ...openApiDocument(routes, version), servers: [{ url: EXAMPLE_SERVER }] });

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
