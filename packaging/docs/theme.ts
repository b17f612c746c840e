import {
  type Application,
  BaseRouter,
  Converter,
  DeclarationReflection,
  DefaultTheme,
  DefaultThemeRenderContext,
  type DocumentReflection,
  IndexEvent,
  type JSX,
  MarkdownEvent,
  type NavigationElement,
  type PageDefinition,
  PageKind,
  type ProjectReflection,
  Reflection,
  ReflectionKind,
  type Router,
  type RouterTarget,
} from "typedoc";
import { entry } from "./entries.js";
import type { Entry } from "./search/entry.js";

/** A page of the site that is not generated from declarations. */
export interface SitePage {
  /** Its path in the site, without an ending. */
  readonly path: string;
  readonly title: string;
  /** The paths of the pages below it in the navigation. */
  readonly children?: readonly string[];
}

/**
 * The pages by their Markdown files, relative to the root and without an ending, and what the navigation begins with: the path of a page, or a group of
 * paths.
 */
export interface SiteMap {
  readonly pages: ReadonlyMap<string, SitePage>;
  readonly groups: readonly (string | { readonly title: string; readonly paths: readonly string[] })[];
}

/** The entry point for authors of storages, whose many names the search lists last. */
export const INTERNALS = "stint/storage";

/** The overview of the library reference. */
export const LIBRARY = "Library reference";
export const LIBRARY_PATH = "library/index";

/** The URL of a placeholder such as `stint:index.html`, relative to the page. */
export type UrlOf = (placeholder: string, page: string) => string;

/** A placeholder in Markdown or HTML of this repository. */
const PLACEHOLDER = /(?<=["(])stint:[^")]*/g;

/** Before TypeDoc renders the Markdown. */
const FIRST = 100;

/**
 * Adds the router and the theme "site" to the application, which place, name and find all pages as the site map says, and replaces placeholders by
 * URLs in Markdown and in the links of the toolbar. Passes what the search finds of the library to `onEntries`.
 */
export function useSite(
  app: Application,
  { pages, groups }: SiteMap,
  urlOf: UrlOf,
  onEntries: (entries: readonly Entry[]) => void,
): void {
  const pageOf = new WeakMap<RouterTarget, SitePage>();
  const byPath = new Map([...pages.values()].map((page) => [page.path, page]));

  const element = (path: string): NavigationElement => {
    const page = byPath.get(path);
    if (!page) throw new Error(`The site has no page ${path}.`);
    const url = `${path}.html`;
    return page.children ? group(page.title, url, page.children.map(element)) : { text: page.title, path: url };
  };

  class SiteRouter extends BaseRouter {
    /** The project has no page of its own besides the one that the site opens with. */
    override buildPages(project: ProjectReflection): PageDefinition[] {
      const all = super.buildPages(project);
      this.fullUrls.set(project, "index.html");
      return all.filter(({ kind, model }) => model !== project || kind === PageKind.Index);
    }

    protected override getIdealBaseName(target: RouterTarget): string {
      const page = pageOf.get(target);
      if (page) return page.path;
      const path = `library/${namesOf(target).join("/")}`;
      // An entry point and a name of another one can differ in case only.
      return target instanceof Reflection && target.kindOf(ReflectionKind.Module) ? `${path}/index` : path;
    }
  }

  class SiteTheme extends DefaultTheme {
    override ContextClass = contextWith(urlOf);

    override buildNavigation(project: ProjectReflection): NavigationElement[] {
      const children = project.children?.map((module) => this.entryPoint(module)) ?? [];
      const library = group(LIBRARY, `${LIBRARY_PATH}.html`, children);
      const top = groups.map((one) =>
        typeof one === "string" ? element(one) : { text: one.title, children: one.paths.map(element) },
      );
      return [...top, library];
    }

    private entryPoint(module: DeclarationReflection): NavigationElement {
      const own = module.children?.filter((one) => this.router.hasOwnDocument(one)) ?? [];
      const children = own.map((one) => ({ text: one.name, path: this.router.getFullUrl(one), kind: one.kind }));
      return group(module.name, this.router.getFullUrl(module), children);
    }
  }

  app.renderer.defineRouter("site", SiteRouter);
  app.renderer.defineTheme("site", SiteTheme);
  const router = (): Router => {
    if (!app.renderer.router) throw new Error("The site is not being rendered.");
    return app.renderer.router;
  };
  const replacePlaceholders = (event: MarkdownEvent): void => {
    event.parsedText = event.parsedText.replace(PLACEHOLDER, (one) => urlOf(one, event.page.url));
  };
  app.renderer.on(MarkdownEvent.PARSE, replacePlaceholders, FIRST);
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context: undefined, document: DocumentReflection) => {
    const page = pages.get(document.name);
    if (!page) throw new Error(`The site map has no ${document.name}.`);
    pageOf.set(document, page);
    document.name = page.title;
  });
  app.renderer.on(IndexEvent.PREPARE_INDEX, (event: IndexEvent) => {
    const found = event.searchResults.filter((one) => one instanceof DeclarationReflection);
    const entries = found.map((one) => entryOf(one, router().getFullUrl(one)));
    const isInternal = ({ place }: Entry): boolean => place.startsWith(INTERNALS);
    onEntries([...entries.filter((one) => !isInternal(one)), ...entries.filter(isInternal)]);
    // The site has an index of its own instead.
    event.searchResults = [];
    event.searchFields = [];
  });
}

/** What the search finds of a name of the library, or of an entry point. */
function entryOf(declaration: DeclarationReflection, url: string): Entry {
  const { name, parent, kind, comment } = declaration;
  const text = (comment ?? declaration.signatures?.[0]?.comment)?.summary.map((part) => part.text).join("") ?? "";
  if (kind === ReflectionKind.Module) return entry("module", name, LIBRARY, url, text);
  return entry(parent?.kind === ReflectionKind.Module ? "export" : "member", name, parent?.getFullName() ?? "", url, text);
}

type Attributes = Readonly<Record<string, string>>;

/** Roles and names of the parts of the layout for screen readers, by id or class. */
const landmarks: Readonly<Record<string, Attributes>> = {
  "col-content": { role: "main" },
  "page-menu": { role: "complementary", "aria-label": "Page" },
  "tsd-sidebar-links": { "aria-label": "Parts" },
  "tsd-navigation": { "aria-label": "All pages" },
};

/** TypeDoc's templates with landmarks, headings in order, and URLs in the links of the toolbar. */
function contextWith(urlOf: UrlOf): typeof DefaultThemeRenderContext {
  return class extends DefaultThemeRenderContext {
    constructor(...options: ConstructorParameters<typeof DefaultThemeRenderContext>) {
      super(...options);
      const { defaultLayout, pageSidebar } = this;
      this.pageSidebar = (page) => withAttributes(pageSidebar(page), ({ tag }) => (tag === "h3" ? { "aria-level": "2" } : {}));
      this.defaultLayout = (template, page) =>
        withAttributes(defaultLayout(template, page), ({ props }) => {
          const { id, class: name = "", href } = (props ?? {}) as Attributes;
          return { ...landmarks[id ?? name], ...(href?.startsWith("stint:") ? { href: urlOf(href, page.url) } : {}) };
        });
    }
  };
}

/** The element, with further attributes for it and the elements in it. */
function withAttributes(element: JSX.Element, attributesOf: (element: JSX.Element) => Attributes): JSX.Element {
  const changed = (node: JSX.Children): JSX.Children => {
    if (Array.isArray(node)) return node.map(changed);
    return typeof node === "object" && node !== null ? withAttributes(node, attributesOf) : node;
  };
  return { ...element, props: { ...element.props, ...attributesOf(element) }, children: element.children.map(changed) };
}

/** A group whose own page is its first child, since a heading that opens and closes cannot also be a link. */
function group(text: string, path: string, children: readonly NavigationElement[]): NavigationElement {
  return { text, children: [{ text: "Overview", path }, ...children] };
}

/** The names from the entry point down to the target. */
function namesOf(target: RouterTarget): readonly string[] {
  const { parent } = target;
  const above = parent instanceof Reflection && !parent.isProject() ? namesOf(parent) : [];
  return [...above, ...target.name.split("/")];
}
