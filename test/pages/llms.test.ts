import { inflateSync } from "node:zlib";
import { expect } from "chai";
import { documentationPages } from "../../adapters/http/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { plainPage } from "../../packaging/docs/llms.js";
import { type Harness, startHarness } from "../http/harness.js";

interface Item {
  readonly text: string;
  readonly path?: string;
  readonly children?: readonly Item[];
}

const pathsOf = ({ path, children = [] }: Item): readonly string[] => [
  ...(path === undefined ? [] : [path]),
  ...children.flatMap(pathsOf),
];

/** The names that an entry point exports, of which the list has only the entry point. */
const isName = (path: string): boolean => path.startsWith("library/") && !path.endsWith("/index.html");

describe("the list of the documentation for language models", () => {
  let harness: Harness;
  let text: string;
  let links: readonly (readonly [url: string, summary: string])[];

  before(async () => {
    harness = await startHarness(memoryPorts(), { pages: documentationPages() });
    text = await (await get("llms.txt")).text();
    links = [...text.matchAll(/^- \[.+\]\(([^()\s]+)\)(?:: (.+))?$/gm)].map(([, url = "", summary = ""]) => [url, summary]);
  });
  after(() => harness?.close());

  const get = (path: string): Promise<Response> => fetch(new URL(path, `${harness.url}/docs/`));

  it("has a title, a summary, and sections that consist of links", async () => {
    expect((await get("llms.txt")).headers.get("content-type")).to.equal("text/plain; charset=utf-8");
    const [head = "", ...sections] = text.split(/^## /m);
    expect(head).to.match(/^# Stint\n\n> .+\n\n.+\n\n$/);
    expect(sections.map((section) => section.slice(0, section.indexOf("\n")))).to.include.members([
      "Guides",
      "Reference",
      "API reference",
      "Invoices",
      "Objects",
      "Library",
      "Optional",
    ]);
    for (const section of sections) expect(section.trimEnd()).to.match(/^.+\n\n- .+(?:\n- .+)*$/);
    expect(links.length).to.equal(text.split("\n").filter((line) => line.startsWith("- ")).length);
    const without = links.filter(([url, summary]) => summary === "" && !url.startsWith("decisions/"));
    expect(without).to.deep.equal([]);
  });

  it("has links that the service serves, also those in the Markdown of guides", async () => {
    const broken: string[] = [];
    let checked = 0;
    for (const [url] of links) {
      const page = await get(url);
      const content = await page.text();
      if (page.status !== 200) broken.push(url);
      if (!url.endsWith(".md")) continue;
      expect(content, url).to.match(/^# /);
      for (const [, target = ""] of content.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)) {
        checked += 1;
        const linked = await fetch(new URL(target, page.url), { method: "HEAD" });
        if (linked.status !== 200) broken.push(`${url}: ${target}`);
      }
    }
    expect(broken).to.deep.equal([]);
    expect(checked).to.be.greaterThan(100);
  });

  it("has every page of the navigation besides the names of the library, and the OpenAPI document", async () => {
    const script = await (await get("assets/navigation.js")).text();
    const [, data = ""] = /"(.+)"/.exec(script) ?? [];
    const items = JSON.parse(inflateSync(Buffer.from(data, "base64")).toString()) as readonly Item[];
    const pages = items.flatMap(pathsOf).filter((path) => !isName(path));
    expect(pages.length).to.be.greaterThan(300);
    const listed = new Set(links.map(([url]) => url.replace(/\.md$/, ".html")));
    expect(pages.filter((path) => !listed.has(path))).to.deep.equal([]);
    expect(listed).to.include("../v1/openapi.json");
  });

  it("keeps the text of images and of links to files that the site lacks", () => {
    const page = (file: string, path: string, markdown: string) => ({ file, path, markdown, title: "", summary: "" });
    const other = page("docs/decisions/0001-one.md", "decisions/0001-one", "");
    const own = page(
      "docs/api.md",
      "guides/api",
      "[one](decisions/0001-one.md#why) ![image](images/a.webp) [`a.ts`](../examples/a.ts) [web](https://example.com/) [here](#top)",
    );
    expect(plainPage(own, [own, other])).to.equal(
      "[one](../decisions/0001-one.md#why) image `a.ts` [web](https://example.com/) [here](#top)",
    );
  });
});
