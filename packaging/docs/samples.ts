import { exampleOf, type Endpoint } from "./openapi.js";

/** A call in one language. `STINT` and `STINT_TOKEN` are environment variables, as in the guides. */
export interface Sample {
  readonly label: string;
  /** The language of the highlighter. */
  readonly language: string;
  readonly text: string;
}

/** What a sample sends. */
interface Call {
  readonly method: string;
  /** The path with examples of its parameters, and the query. */
  readonly path: string;
  /** The path in the notation of the document, and the values of its parameters by their place. */
  readonly template: string;
  readonly values: Readonly<Record<"path" | "query", Readonly<Record<string, string>>>>;
  readonly needsToken: boolean;
  readonly takesKey: boolean;
  /** The content type of the body. */
  readonly type: string | undefined;
  /** The JSON of the body. */
  readonly json: unknown;
  /** The file whose content is the body. */
  readonly upload: string | undefined;
  /** The file to which the response is written. Responses without one are JSON, text or empty. */
  readonly download: string | undefined;
  readonly isText: boolean;
  readonly isEmpty: boolean;
}

export function samplesOf(endpoint: Endpoint): readonly Sample[] {
  const call = callOf(endpoint);
  return [
    { label: "curl", language: "sh", text: curl(call) },
    { label: "JavaScript", language: "js", text: javaScript(call) },
    { label: "Python", language: "python", text: python(call) },
  ];
}

function callOf({ method, path, operation, parameters }: Endpoint): Call {
  const [[type, body] = []] = Object.entries(operation.requestBody?.content ?? {});
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith("2"))?.[1];
  const answers = success && "content" in success ? Object.keys(success.content ?? {}) : [];
  const isText = answers.includes("text/csv") && !answers.includes("application/json");
  const isFile = answers.length > 0 && !isText && !answers.includes("application/json");
  const examples = (place: "path" | "query") =>
    Object.fromEntries(parameters.flatMap((one) => (one.in === place && one.required ? [[one.name, exampleOf(one)]] : [])));
  const values = { path: examples("path"), query: examples("query") };
  const search = new URLSearchParams(values.query).toString();
  return {
    method,
    path: pathOf(path, values.path) + (search && `?${search}`),
    template: path,
    values,
    needsToken: operation.security.some((one) => "bearer" in one),
    takesKey: parameters.some(({ name }) => name === "Idempotency-Key"),
    type,
    json: type === "application/json" ? body?.example : undefined,
    upload: type === undefined || type === "application/json" ? undefined : fileOf([type]),
    download: isFile ? fileOf(answers) : undefined,
    isText,
    isEmpty: answers.length === 0,
  };
}

/** The names of files by their content type, or by its first half. */
const files: Readonly<Record<string, string>> = {
  "application/pdf": "invoice",
  "application/xml": "statement",
  "application/zip": "invoices",
  image: "logo",
  font: "font",
};

/** The file of a sample: of the first type if that has a name of its own. Otherwise, it has no extension if the content can have several types. */
function fileOf([type = "", ...others]: readonly string[]): string {
  const [kind = "", extension = ""] = type.split("/");
  const name = files[type] ?? files[kind];
  if (name === undefined) throw new Error(`Samples have no file for ${type}.`);
  return others.length > 0 && files[type] === undefined ? name : `${name}.${extension}`;
}

function pathOf(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path} does not describe ${name}.`);
    return encodeURIComponent(value);
  });
}

const indented = (json: unknown, by: string): string => JSON.stringify(json, null, 2).replaceAll("\n", `\n${by}`);

function curl({ method, path, needsToken, takesKey, type, json, upload, download }: Call): string {
  const hasBody = json !== undefined || upload !== undefined;
  const isPlain = method === "GET" || (method === "POST" && hasBody);
  const options = [
    ...(needsToken ? ['-H "Authorization: Bearer $STINT_TOKEN"'] : []),
    ...(takesKey ? ['-H "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...(hasBody ? [`-H "Content-Type: ${type}"`] : []),
    ...(json === undefined ? [] : [`-d '${indented(json, "  ").replaceAll("'", `'\\''`)}'`]),
    ...(upload === undefined ? [] : [`--data-binary @${upload}`]),
    ...(download === undefined ? [] : [`-o ${download}`]),
  ];
  return [`curl -s ${isPlain ? "" : `-X ${method} `}"$STINT${path}"`, ...options].join(" \\\n  ");
}

/** A call of `stint/client`. */
function javaScript({
  method,
  template,
  values,
  needsToken,
  takesKey,
  type,
  json,
  upload,
  download,
  isText,
  isEmpty,
}: Call): string {
  const isStored = isText || download !== undefined;
  const params = {
    ...(Object.keys(values.path).length === 0 ? {} : { path: values.path }),
    ...(Object.keys(values.query).length === 0 ? {} : { query: values.query }),
  };
  const given = [
    ...Object.entries(params).map(([place, all]) => `${place}: ${inline(all)}`),
    ...(takesKey ? ['header: { "Idempotency-Key": crypto.randomUUID() }'] : []),
  ];
  const init = [
    ...(given.length === 0 ? [] : [`params: ${given.length === 1 && !takesKey ? `{ ${given.join("")} }` : lines(given)}`]),
    ...(json === undefined ? [] : [`body: ${literal(json, "  ", expression)}`]),
    ...(upload === undefined ? [] : [`body: new Blob([await readFile("${upload}")], { type: "${type}" })`]),
  ];
  const options = ['url: new URL(".", process.env.STINT)', ...(needsToken ? ["token: process.env.STINT_TOKEN"] : [])];
  const file = upload !== undefined ? "readFile" : download !== undefined ? "writeFile" : undefined;
  const result = isStored || isEmpty ? "response" : "data";
  const call = `stint.${isStored ? "download" : method}("${template}"${init.length === 0 ? "" : `, {\n${init.map((one) => `  ${one},\n`).join("")}}`})`;
  return [
    ...(file ? [`import { ${file} } from "node:fs/promises";`] : []),
    'import { createStintClient } from "stint/client";\n',
    `const stint = createStintClient({\n${options.map((one) => `  ${one},\n`).join("")}});`,
    `const ${isStored ? result : `{ ${result} }`} = await ${call};`,
    download === undefined
      ? `console.log(${isText ? "await response.text()" : isEmpty ? "response.status" : "data"});`
      : `await writeFile("${download}", Buffer.from(await response.arrayBuffer()));`,
  ].join("\n");
}

const lines = (properties: readonly string[]): string => `{\n${properties.map((one) => `    ${one},\n`).join("")}  }`;

/** The name of a property, in quotes if it needs them. */
const property = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name));

const inline = (values: object): string =>
  `{ ${Object.entries(values)
    .map(([name, value]) => `${property(name)}: ${JSON.stringify(value)}`)
    .join(", ")} }`;

const expression: Notation = { indent: "  ", property, primitive: JSON.stringify };

function python({ method, path, needsToken, takesKey, type, json, upload, download, isText, isEmpty }: Call): string {
  const headers = [
    ...(needsToken ? [`"Authorization": f"Bearer {os.environ['STINT_TOKEN']}"`] : []),
    ...(takesKey ? ['"Idempotency-Key": str(uuid.uuid4())'] : []),
    ...(upload === undefined ? [] : [`"Content-Type": "${type}"`]),
  ];
  const options = [
    ...(headers.length === 0 ? [] : [`headers={\n${headers.map((one) => `        ${one},\n`).join("")}    }`]),
    ...(json === undefined ? [] : [`json=${literal(json, "    ", dictionary)}`]),
    ...(upload === undefined ? [] : [`data=open("${upload}", "rb")`]),
  ];
  const print = isEmpty ? "response.status_code" : isText ? "response.text" : "response.json()";
  return [
    "import os",
    ...(takesKey ? ["import uuid"] : []),
    "import requests\n",
    `response = requests.${method.toLowerCase()}(\n${[`os.environ["STINT"] + "${path}"`, ...options].map((one) => `    ${one},\n`).join("")})`,
    "response.raise_for_status()",
    download === undefined ? `print(${print})` : `open("${download}", "wb").write(response.content)`,
  ].join("\n");
}

/** How a language writes JSON. */
interface Notation {
  readonly indent: string;
  readonly property: (name: string) => string;
  readonly primitive: (value: unknown) => string;
}

const pythonWords = new Map<unknown, string>([
  [null, "None"],
  [true, "True"],
  [false, "False"],
]);

const dictionary: Notation = {
  indent: "    ",
  property: JSON.stringify,
  primitive: (value) => pythonWords.get(value) ?? JSON.stringify(value),
};

/** JSON in the notation of a language. */
function literal(value: unknown, by: string, notation: Notation): string {
  if (typeof value !== "object" || value === null) return notation.primitive(value);
  const isList = Array.isArray(value);
  const within = by + notation.indent;
  const parts = Object.entries(value).map(
    ([name, part]) => `${within}${isList ? "" : `${notation.property(name)}: `}${literal(part, within, notation)},\n`,
  );
  const [open, close] = isList ? "[]" : "{}";
  return parts.length === 0 ? `${open}${close}` : `${open}\n${parts.join("")}${by}${close}`;
}
