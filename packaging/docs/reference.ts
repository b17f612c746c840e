import { fieldList, type LinkOf, parameterList, typeOf } from "./fields.js";
import { code, escaped, fenced, prose } from "./html.js";
import {
  type Endpoint,
  endpointsOf,
  nameOf,
  type OpenApi,
  type Operation,
  type Parameter,
  resolved,
  type Response,
  type Schema,
} from "./openapi.js";
import { samplesOf } from "./samples.js";
import { tryForm } from "./try-form.js";

/** A generated page of the site: its path without an ending, and its Markdown. */
export interface ReferencePage {
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
  /** What it is for, in a sentence. */
  readonly summary: string;
  /** Pages below this one in the navigation, by path. */
  readonly children: readonly string[];
}

/** Placeholders for URLs that differ between the service and a static host. */
export const API_URL = "stint:v1";
export const OPENAPI_URL = "stint:openapi.json";

/** The folder of the reference in the site. */
export const REFERENCE = "api";

const slug = (text: string): string => text.toLowerCase().replaceAll(" ", "-");
export const folderOf = (tag: string): string => `${REFERENCE}/${slug(tag)}`;

/** The site's path of an operation's page. */
export const pathOf = ({ operation }: Endpoint): string => `${folderOf(operation.tags[0] ?? "")}/${operation.operationId}`;

export const objectPath = (name: string): string => `${REFERENCE}/objects/${name}`;

/** The pages of the API reference: an overview, one per tag, operation and named schema, and those of events and errors. */
export function referencePages(document: OpenApi): readonly ReferencePage[] {
  const endpoints = endpointsOf(document);
  const tags = document.tags.map((tag) =>
    tagPage(
      tag,
      endpoints.filter(({ operation }) => operation.tags[0] === tag.name),
    ),
  );
  const operations = endpoints.map((endpoint) => operationPage(endpoint, document));
  const objects = Object.entries(document.components.schemas).map(([name, schema]) => objectPage(name, schema));
  const list = page(
    `${REFERENCE}/objects`,
    "Objects",
    "The JSON objects of requests, responses and events.",
    [objects.map(({ path, title }) => `- [${title}](${path.slice(REFERENCE.length + 1)}.md)`).join("\n")],
    objects.map(({ path }) => path),
  );
  const extra = [eventsPage(document), errorsPage(document), list];
  return [overview(document, [...tags, ...extra]), ...tags, ...operations, ...extra, ...objects];
}

function page(
  path: string,
  title: string,
  summary: string,
  parts: readonly string[],
  children: readonly string[] = [],
): ReferencePage {
  return { path, title, summary, markdown: `# ${title}\n\n${[summary, ...parts].join("\n\n")}\n`, children };
}

function overview({ info, tags }: OpenApi, below: readonly ReferencePage[]): ReferencePage {
  return page(
    `${REFERENCE}/index`,
    "API reference",
    info.description,
    [
      "## Code samples",
      "Every operation has samples for curl, JavaScript ([`stint/client`](stint:guides/client.html), also for TypeScript) and Python (with `requests`). They read the address of the API and your token from the environment:",
      "```sh\nexport STINT=http://127.0.0.1:8080/v1\nexport STINT_TOKEN=stint_…\n```",
      "Operations that accept an `Idempotency-Key` get a new one in each sample. A request that is repeated with the same key has no second effect. `stint/client` sends a key by itself, so you need one of your own only to repeat a call later.",
      `The [OpenAPI 3.1 document](${OPENAPI_URL}) describes all operations for code generators and API clients.`,
      "## Operations",
      tags.map(({ name, description }) => `- [${name}](${slug(name)}/index.md): ${description}`).join("\n"),
      "## Further",
      "- [Events](events.md) that webhooks and RabbitMQ deliver\n- [Error codes](errors.md)\n- [Objects](objects.md)",
    ],
    below.map(({ path }) => path),
  );
}

function tagPage({ name, description }: OpenApi["tags"][number], endpoints: readonly Endpoint[]): ReferencePage {
  const rows = endpoints.map(
    ({ method, path, operation }) =>
      `<a class="operation-link" href="${operation.operationId}.md">${badge(method)} <code>${escaped(path)}</code> <span>${escaped(operation.summary)}</span></a>`,
  );
  const list = `<div class="operations">${rows.join("")}</div>`;
  return page(`${folderOf(name)}/index`, name, description, [list], endpoints.map(pathOf));
}

const badge = (method: string): string => `<span class="method ${method.toLowerCase()}">${method}</span>`;

/** Pages of operations are two folders below the site's root, those of objects too. */
const linkOf: LinkOf = (name) => `../objects/${name}.md`;
const linkFromEvents: LinkOf = (name) => `objects/${name}.md`;

function operationPage(endpoint: Endpoint, document: OpenApi): ReferencePage {
  const { method, path, operation, parameters } = endpoint;
  const { summary, description } = operation;
  const samples = samplesOf(endpoint).map(
    ({ label, language, text }) =>
      `<section class="sample" data-label="${label}"><h3>${label}</h3>${fenced(language, text)}</section>`,
  );
  const markdown = [
    `<div class="operation"><div class="operation-text">`,
    `<p class="above"><a href="../index.md">API reference</a> / <a href="index.md">${escaped(operation.tags[0] ?? "")}</a></p>\n\n# ${summary}\n`,
    `<p class="endpoint">${badge(method)} <code>/v1${escaped(path)}</code></p>`,
    `<p>${prose(description)}</p>`,
    ...scopes(operation),
    ...parametersOf(parameters, "path", "Path parameters"),
    ...parametersOf(parameters, "query", "Query parameters"),
    ...bodyOf(operation, document),
    ...parametersOf(parameters, "header", "Headers"),
    ...responsesOf(operation, document),
    `</div><div class="operation-code">`,
    tryForm(endpoint, API_URL),
    `<div class="samples">`,
    ...samples,
    `</div>`,
    ...exampleResponse(operation, document),
    "</div></div>",
  ].join("\n");
  return { path: pathOf(endpoint), title: summary, summary: `\`${method} /v1${path}\`. ${description}`, markdown, children: [] };
}

function parametersOf(parameters: Endpoint["parameters"], kind: Parameter["in"], title: string): readonly string[] {
  const found = parameters.filter((one) => one.in === kind);
  return found.length === 0 ? [] : [`<h2>${title}</h2>${parameterList(found, linkOf)}`];
}

function scopes({ security }: Operation): readonly string[] {
  const found = security.flatMap((one) => one["bearer"] ?? []);
  return found.length === 0 ? [] : [`<p>A token with scopes needs ${found.map(code).join(", ")}.</p>`];
}

function bodyOf({ requestBody }: Operation, document: OpenApi): readonly string[] {
  if (!requestBody) return [];
  const { content, required } = requestBody;
  const json = content["application/json"];
  const types = Object.keys(content).map(code).join(" or ");
  const note = required ? "" : " The body is optional.";
  if (!json) return [`<h2>Body</h2><p>A file: ${types}.</p>`];
  const fields = fieldList(named(json.schema, document), linkOf);
  return [`<h2>Body</h2><p>${typeOf(json.schema, linkOf)} as ${types}.${note}</p>${fields}`];
}

const named = (schema: Schema, { components }: Pick<OpenApi, "components">): Schema =>
  schema.$ref ? (components.schemas[nameOf(schema.$ref)] ?? {}) : schema;

function responsesOf({ responses }: Operation, document: OpenApi): readonly string[] {
  const all = Object.entries(responses).map(([status, part]) => [status, resolved(document.components.responses, part)] as const);
  const successes = all.filter(([status]) => status < "400").map(([status, response]) => success(status, response, document));
  const failures = all.filter(([status]) => status >= "400").map(([status, { description }]) => failure(status, description));
  return [`<h2>Responses</h2>${successes.join("")}`, `<h2>Errors</h2>${failures.join("")}`];
}

function success(status: string, response: Response, document: OpenApi): string {
  const contents = Object.entries(response.content ?? {});
  const types = contents.map(([type, { schema }]) => (type === "application/json" ? typeOf(schema, linkOf) : code(type)));
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
    const { description } = resolved(document.components.headers, header);
    return `<li><div class="field"><code class="name">${escaped(name)}</code></div><p>${prose(description)}</p></li>`;
  });
  const folded =
    headers.length === 0 ? "" : `<details><summary>Headers</summary><ul class="fields">${headers.join("")}</ul></details>`;
  return `<div class="status"><strong>${status}</strong> ${types.length === 0 ? prose(response.description) : types.join(", ")}${folded}</div>`;
}

/** Descriptions of errors are the title and then each code with its meaning: "Invalid. `too_long`: Too many characters. …" */
function failure(status: string, description: string): string {
  const [title = "", ...rest] = description.split(/\.? (?=`[a-z_0-9]+`: )/);
  const codes = rest.map((one) => {
    const [, name = "", meaning = ""] = /^`([^`]+)`: (.*)$/.exec(one) ?? [];
    return `<li><code class="name">${name}</code> ${prose(meaning)}</li>`;
  });
  if (codes.length === 0) return `<div class="status"><strong>${status}</strong> ${prose(description)}</div>`;
  return `<details class="status"><summary><strong>${status}</strong> ${escaped(title)}</summary><ul class="codes">${codes.join("")}</ul></details>`;
}

function exampleResponse({ responses }: Operation, document: OpenApi): readonly string[] {
  const found = Object.entries(responses).find(([status]) => status.startsWith("2"));
  if (!found) return [];
  const content = resolved(document.components.responses, found[1]).content?.["application/json"];
  if (content?.example === undefined) return [];
  return [
    `<section class="example"><h3>Response ${found[0]}</h3>${fenced("json", JSON.stringify(content.example, null, 2))}</section>`,
  ];
}

/** The summary of an object names at most this many of its fields. */
const MOST_NAMES = 8;

function objectPage(name: string, schema: Schema): ReferencePage {
  const fields = fieldList(schema, linkOf) || `<p>${typeOf(schema, linkOf)}</p>`;
  const names = Object.keys(schema.properties ?? {}).map((field) => `\`${field}\``);
  const made = page(objectPath(name), name, schema.description ?? "", [fields]);
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : "";
  if (names.length === 0) return { ...made, summary: "No fields." };
  return { ...made, summary: `Fields: ${names.slice(0, MOST_NAMES).join(", ")}${more}.` };
}

function eventsPage({ webhooks, components }: OpenApi): ReferencePage {
  const parts = Object.entries(webhooks).map(([type, { post }]) => {
    const body = Object.values(post.requestBody?.content ?? {})[0];
    const data = body && named(body.schema, { components }).properties?.["data"];
    return `## ${type}\n\n${post.summary}. ${data ? `<p>Its <code>data</code> is ${typeOf(data, linkFromEvents)}.</p>` : ""}`;
  });
  const intro = "An event is a JSON object with `type`, `timestamp` (Unix seconds) and `data`. Webhooks and RabbitMQ deliver it.";
  return page(`${REFERENCE}/events`, "Events", intro, parts);
}

function errorsPage(document: OpenApi): ReferencePage {
  const intro =
    "Every error is a problem document (RFC 9457) with a `code`. Your program handles errors by it: codes never change.";
  return page(`${REFERENCE}/errors`, "Error codes", intro, [
    codeList(document["x-problem-codes"]),
    "## Codes of fields\n\nIf fields are invalid, the `code` is `validation_failed`, for one field and for several, and `errors` has a `pointer` and one of these codes for each.",
    codeList(document["x-error-codes"]),
  ]);
}

function codeList(meanings: Readonly<Record<string, string>>): string {
  const codes = Object.entries(meanings).sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = codes.map(([name, meaning]) => `<li><code class="name" id="${name}">${name}</code> ${prose(meaning)}</li>`);
  return `<ul class="codes">${rows.join("")}</ul>`;
}
