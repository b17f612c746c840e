import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect } from "chai";
import { entry, writtenEntries } from "../../packaging/docs/entries.js";
import type { OpenApi } from "../../packaging/docs/openapi.js";
import { type Entry, indexOf, indexScript } from "../../packaging/docs/search/entry.js";
import { searchOf } from "../../packaging/docs/search/search.js";
import { synonyms } from "../../packaging/docs/search/synonyms.js";
import { stemOf, stemsOf } from "../../packaging/docs/search/words.js";
import { description } from "../described/description.js";
import { root } from "../repository.js";
import { missing, queries } from "./queries.js";

const written = writtenEntries(description.document as unknown as OpenApi);

/** The published names of the package, as the site lists them after the pages. */
const { names } = JSON.parse(readFileSync(join(root, "packaging/published-names.json"), "utf8")) as {
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
const library: readonly Entry[] = Object.entries(names).flatMap(([module, exported]) => {
  const place = module === "core" ? "stint" : `stint/${module}`;
  return Object.keys(exported).map((name) => entry("export", name, place, `library/${place}/${name}.html`, ""));
});

/** Members that have each query as their name, such as `rateLimit`: none of them may come before what the query looks for. */
const rivals = queries
  .map(({ text }) => text.replaceAll(/[^a-z0-9]+(\w)/gi, (_, letter: string) => letter.toUpperCase()))
  .map((name) => entry("member", name, "stint.Everything", `library/stint/Everything.html#${name}`, name));

const search = searchOf([...written, ...library, ...rivals]);

describe("the search of the documentation", () => {
  it("finds first what integrators look for, before names of the library", () => {
    expect(library.length).to.be.greaterThan(300);
    expect(queries.length).to.be.greaterThan(30);
    expect(missing(search)).to.deep.equal([]);
  });

  it("ranks headings of guides and operations with a word before names that are this word", () => {
    const exported = entry("export", "deposit", "stint", "library/stint/deposit.html", "deposit");
    const found = searchOf([exported, ...written])("deposit");
    const headings = written.filter(
      ({ kind, title }) => (kind === "section" || kind === "operation") && stemsOf(title).includes("deposit"),
    );
    expect(headings.length).to.be.greaterThan(2);
    expect(found.slice(0, found.indexOf(exported))).to.include.members(headings);
    expect(found.indexOf(exported)).to.be.lessThan(20);
  });

  it("finds titles before texts, and whole titles before longer ones", () => {
    const entries = [
      entry("section", "Other", "A guide", "text", "about webhooks"),
      entry("section", "Webhooks and other things", "A guide", "longer", ""),
      entry("section", "Webhooks", "A guide", "whole", ""),
    ];
    expect(searchOf(entries)("webhook").map(({ url }) => url)).to.deep.equal(["whole", "longer", "text"]);
  });

  it("finds nothing for words without meaning, and for nothing", () => {
    for (const query of ["", " ", "the", "?!"]) expect(search(query), query).to.deep.equal([]);
  });

  it("finds the same for a query in capitals, with punctuation and in another form of the words", () => {
    const urls = (query: string) => search(query).map(({ url }) => url);
    expect(urls("CREATE, A CLIENT!")).to.deep.equal(urls("create client"));
    expect(urls("deposits")).to.deep.equal(urls("deposit"));
    expect(["issue", "issues", "issued", "issuing"].map(stemOf)).to.deep.equal(["issu", "issu", "issu", "issu"]);
    expect(["retry", "retries", "retried", "retrying"].map(stemOf)).to.deep.equal(["retry", "retry", "retry", "retry"]);
  });

  it("has synonyms that lead to something, each in one group", () => {
    const terms = synonyms.flat().map((term) => stemsOf(term).join(" "));
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).to.deep.equal([]);
    const titles = written.map(({ title }) => ` ${stemsOf(title).join(" ")} `);
    const idle = synonyms.filter((group) =>
      group.every((term) => !titles.some((title) => title.includes(` ${stemsOf(term).join(" ")} `))),
    );
    expect(idle).to.deep.equal([]);
  });

  it("has each place of the documentation once", () => {
    const urls = written.map(({ url }) => url);
    expect(urls.filter((url, at) => urls.indexOf(url) !== at)).to.deep.equal([]);
    expect(written.length).to.be.greaterThan(400);
  });

  it("passes the index to pages as a script", () => {
    const page = {};
    expect(indexOf(page)).to.equal(undefined);
    runInNewContext(indexScript(written), { window: page });
    expect(indexOf(page)).to.deep.equal(written);
  });
});
