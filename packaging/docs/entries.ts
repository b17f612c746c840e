import { Slugger } from "typedoc";
import { decisionPages, DESIGN, type GuidePage, guideSections, partsOf } from "./guides.js";
import { endpointsOf, type OpenApi } from "./openapi.js";
import { folderOf, objectPath, pathOf, REFERENCE } from "./reference.js";
import type { Entry, Kind } from "./search/entry.js";
import { uniqueStems } from "./search/words.js";

/** Headings below this level have no entry of their own. */
const DEEPEST = 3;

/** Everything that the search finds in the pages that TypeDoc does not generate from declarations: the guides before the reference, the design last. */
export function writtenEntries(document: OpenApi): readonly Entry[] {
  const guides = guideSections().flatMap(({ title, pages }) =>
    pages.flatMap((page) => (title === DESIGN ? [wholePage(page, title)] : guideEntries(page, title))),
  );
  return [...guides, ...referenceEntries(document), ...decisionPages().map((page) => wholePage(page, "Decisions"))];
}

export const entry = (kind: Kind, title: string, place: string, url: string, text: string): Entry => ({
  kind,
  title: title.replaceAll("`", ""),
  place,
  url,
  names: [],
  stems: uniqueStems(withoutMarkup(text)),
});

const withoutMarkup = (text: string): string => text.replace(/\]\([^)]*\)/g, "]");

const wholePage = ({ title, path, markdown }: GuidePage, place: string): Entry =>
  entry("design", title, place, `${path}.html`, markdown);

/** The page, with its summary and what precedes its sections, and each section. */
function guideEntries({ title, path, summary, markdown }: GuidePage, section: string): readonly Entry[] {
  const slugger = new Slugger({ lowercase: true });
  return partsOf(markdown).flatMap(({ level, heading, text }) => {
    const slug = slugger.slug(heading.replace(/`[^`]*`/g, ""));
    if (level === 1) return [entry("guide", title, section, `${path}.html`, `${summary} ${text}`)];
    if (level > DEEPEST) return [];
    return [{ ...entry("section", heading, title, `${path}.html#${slug}`, text), names: explainedNames(text) }];
  });
}

/** The settings, fields and codes that the tables of a text explain. Names of one word are omitted, since they are also words of queries. */
const explainedNames = (text: string): readonly string[] =>
  [...text.matchAll(/^\| (`[^|]*)/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`(\w+(?:[_-]\w+)+)`/g)].map(([, name = ""]) => name),
  );

function referenceEntries(document: OpenApi): readonly Entry[] {
  const operations = endpointsOf(document).map((endpoint) => {
    const { method, path, operation, parameters } = endpoint;
    const names = parameters.flatMap(({ name, in: place }) => (place === "header" ? [] : [name]));
    const { operationId, summary, description, tags } = operation;
    const text = [operationId, description, tags[0], ...names].join(" ");
    const made = entry("operation", summary, `${method} /v1${path}`, `${pathOf(endpoint)}.html`, text);
    // Readers often omit the version at the beginning of a path.
    return { ...made, names: [operationId, made.place, `${method} ${path}`] };
  });
  const resources = document.tags.map(({ name, description }) =>
    entry("resource", name, "API reference", `${folderOf(name)}/index.html`, description),
  );
  const objects = Object.entries(document.components.schemas).map(([name, { properties = {} }]) =>
    entry("object", name, "Objects", `${objectPath(name)}.html`, Object.keys(properties).join(" ")),
  );
  return [
    entry(
      "resource",
      "API reference",
      "",
      `${REFERENCE}/index.html`,
      `${document.info.description} OpenAPI curl JavaScript Python`,
    ),
    ...resources,
    ...operations,
    ...eventEntries(document),
    ...errorEntries(document),
    entry("resource", "Objects", "API reference", `${REFERENCE}/objects.html`, "JSON schemas"),
    ...objects,
  ];
}

function eventEntries({ webhooks }: OpenApi): readonly Entry[] {
  const slugger = new Slugger({ lowercase: true });
  const url = `${REFERENCE}/events.html`;
  const types = Object.entries(webhooks).map(([type, { post }]) =>
    entry("event", type, "Events", `${url}#${slugger.slug(type)}`, post.summary),
  );
  return [entry("resource", "Events", "API reference", url, "webhooks RabbitMQ"), ...types];
}

function errorEntries(document: OpenApi): readonly Entry[] {
  const url = `${REFERENCE}/errors.html`;
  const codes = Object.entries({ ...document["x-problem-codes"], ...document["x-error-codes"] });
  return [
    entry("resource", "Error codes", "API reference", url, "RFC 9457 problem document"),
    ...codes.map(([code, meaning]) => entry("error", code, "Error codes", `${url}#${code}`, meaning)),
  ];
}
