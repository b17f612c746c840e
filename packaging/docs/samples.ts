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
  readonly path: string;
  readonly needsToken: boolean;
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
  const isFile = answers.some((answer) => answer === "application/pdf" || answer.startsWith("image/"));
  const query = parameters.filter((one) => one.in === "query" && one.required);
  const search = query.map((one) => `${one.name}=${encodeURIComponent(exampleOf(one))}`).join("&");
  return {
    method,
    path: pathOf(path, parameters) + (search && `?${search}`),
    needsToken: operation.security.some((one) => "bearer" in one),
    type,
    json: type === "application/json" ? body?.example : undefined,
    upload: type !== undefined && type !== "application/json" ? `logo.${type.slice(type.indexOf("/") + 1)}` : undefined,
    download: isFile ? (answers.includes("application/pdf") ? "invoice.pdf" : "logo") : undefined,
    isText: answers.includes("text/csv") && !answers.includes("application/json"),
    isEmpty: answers.length === 0,
  };
}

/** The path with examples of its parameters. */
function pathOf(path: string, parameters: Endpoint["parameters"]): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    if (!parameter) throw new Error(`${path} does not describe ${name}.`);
    return encodeURIComponent(exampleOf(parameter));
  });
}

const indented = (json: unknown, by: string): string => JSON.stringify(json, null, 2).replaceAll("\n", `\n${by}`);

function curl({ method, path, needsToken, type, json, upload, download }: Call): string {
  const hasBody = json !== undefined || upload !== undefined;
  const isPlain = method === "GET" || (method === "POST" && hasBody);
  const options = [
    ...(needsToken ? ['-H "Authorization: Bearer $STINT_TOKEN"'] : []),
    ...(hasBody ? [`-H "Content-Type: ${type}"`] : []),
    ...(json === undefined ? [] : [`-d '${indented(json, "  ").replaceAll("'", `'\\''`)}'`]),
    ...(upload === undefined ? [] : [`--data-binary @${upload}`]),
    ...(download === undefined ? [] : [`-o ${download}`]),
  ];
  return [`curl -s ${isPlain ? "" : `-X ${method} `}"$STINT${path}"`, ...options].join(" \\\n  ");
}

function javaScript({ method, path, needsToken, type, json, upload, download, isText, isEmpty }: Call): string {
  const headers = [
    ...(needsToken ? ["Authorization: `Bearer ${process.env.STINT_TOKEN}`"] : []),
    ...(type === undefined ? [] : [`"Content-Type": "${type}"`]),
  ];
  const init = [
    ...(method === "GET" ? [] : [`method: "${method}"`]),
    ...(headers.length === 0 ? [] : [`headers: {\n${headers.map((one) => `    ${one},\n`).join("")}  }`]),
    ...(json === undefined ? [] : [`body: JSON.stringify(${indented(json, "  ")})`]),
    ...(upload === undefined ? [] : [`body: await readFile("${upload}")`]),
  ];
  const file = upload !== undefined ? "readFile" : download !== undefined ? "writeFile" : undefined;
  const print = isEmpty ? "response.status" : `await response.${isText ? "text" : "json"}()`;
  return [
    ...(file ? [`import { ${file} } from "node:fs/promises";\n`] : []),
    `const response = await fetch(\`\${process.env.STINT}${path}\`${init.length === 0 ? "" : `, {\n${init.map((one) => `  ${one},\n`).join("")}}`});`,
    ...(isEmpty || download !== undefined ? [] : ["if (!response.ok) throw new Error(await response.text());"]),
    download === undefined
      ? `console.log(${print});`
      : `await writeFile("${download}", Buffer.from(await response.arrayBuffer()));`,
  ].join("\n");
}

function python({ method, path, needsToken, type, json, upload, download, isText, isEmpty }: Call): string {
  const headers = [
    ...(needsToken ? [`"Authorization": f"Bearer {os.environ['STINT_TOKEN']}"`] : []),
    ...(upload === undefined ? [] : [`"Content-Type": "${type}"`]),
  ];
  const options = [
    ...(headers.length === 0 ? [] : [`headers={${headers.join(", ")}}`]),
    ...(json === undefined ? [] : [`json=${literal(json, "    ")}`]),
    ...(upload === undefined ? [] : [`data=open("${upload}", "rb")`]),
  ];
  const print = isEmpty ? "response.status_code" : isText ? "response.text" : "response.json()";
  return [
    "import os",
    "import requests\n",
    `response = requests.${method.toLowerCase()}(\n${[`os.environ["STINT"] + "${path}"`, ...options].map((one) => `    ${one},\n`).join("")})`,
    "response.raise_for_status()",
    download === undefined ? `print(${print})` : `open("${download}", "wb").write(response.content)`,
  ].join("\n");
}

/** JSON as a literal of Python. */
function literal(value: unknown, by: string): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const isList = Array.isArray(value);
  const within = `${by}    `;
  const parts = Object.entries(value).map(
    ([name, part]) => `${within}${isList ? "" : `${JSON.stringify(name)}: `}${literal(part, within)},\n`,
  );
  const [open, close] = isList ? "[]" : "{}";
  return parts.length === 0 ? `${open}${close}` : `${open}\n${parts.join("")}${by}${close}`;
}
