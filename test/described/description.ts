import { Ajv2020, type Format, type ValidateFunction } from "ajv/dist/2020.js";
import { openApiDocument } from "../../adapters/http/openapi/document.js";
import { routes } from "../../adapters/http/routes/index.js";

export type Node = { readonly [key: string]: unknown };

/** The response to check. An unread body is null. */
export interface Answer {
  readonly method: string;
  /** Under the server's root, with its query. */
  readonly path: string;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: string | null;
}

/** One operation of the document. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Under /v1, with `{id}`. */
  readonly path: string;
  readonly node: Node;
}

/** An OpenAPI document to compare responses with. Validators are compiled once, on first use. */
export class Description {
  readonly operations: readonly Operation[];
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, formats });
  readonly #patterns: readonly (readonly [pattern: RegExp, path: string])[];
  readonly #headerNames: readonly string[];

  constructor(readonly document: Node) {
    this.#ajv.addSchema({ $id: "document", ...document });
    const paths = document["paths"] as Readonly<Record<string, Readonly<Record<string, Node>>>>;
    this.operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, node]) => ({
        id: String(node["operationId"]),
        method: method.toUpperCase(),
        path,
        node,
      })),
    );
    // Literal paths take precedence over paths with parameters, as in OpenAPI.
    this.#patterns = Object.keys(paths)
      .sort((a, b) => a.split("{").length - b.split("{").length)
      .map((path) => [new RegExp(`^/v1${path.replace(/\{[^}]+\}/g, "[^/]+")}$`), path] as const);
    const elsewhere = Object.values(document["x-elsewhere"] as Readonly<Record<string, { headers: Node }>>);
    const { headers } = document["components"] as { headers: Node };
    this.#headerNames = [
      ...new Set([headers, ...elsewhere.map((response) => response.headers)].flatMap((one) => Object.keys(one))),
    ];
  }

  /** The operation of a request, if any. */
  operationOf(method: string, path: string): Operation | undefined {
    const wanted = method === "HEAD" ? "GET" : method;
    const [plain = ""] = path.split("?");
    const [, found] = this.#patterns.find(([pattern]) => pattern.test(plain)) ?? [];
    return this.operations.find((one) => one.path === found && one.method === wanted);
  }

  /** All differences between the response and the document. */
  faultsOf(answer: Answer): readonly string[] {
    const operation = this.operationOf(answer.method, describedPath(answer)) ?? this.operationOf(answer.method, answer.path);
    const place = operation
      ? ["paths", operation.path, operation.method.toLowerCase(), "responses", String(answer.status)]
      : answer.status === 401
        ? ["components", "responses", "NotAuthenticated"]
        : ["x-elsewhere", String(answer.status)];
    const where = this.#resolve(place);
    if (!where) return [`${operation?.id ?? "an unknown operation"} has no status ${answer.status}`];
    return [...this.#headerFaults(where, answer), ...this.#bodyFaults(where, answer)];
  }

  /** All violations of the schema at this location. */
  schemaFaults(place: readonly string[], value: unknown): readonly string[] {
    const validate = this.#validator(place);
    if (!validate) return [`there is no schema at ${place.join("/")}`];
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  /** The part of the document at this location, with references resolved. */
  at(place: readonly string[]): Node | undefined {
    const where = this.#resolve(place);
    return where && (where.reduce<unknown>((node, key) => (node as Node | undefined)?.[key], this.document) as Node | undefined);
  }

  #resolve(place: readonly string[]): readonly string[] | undefined {
    const node = place.reduce<unknown>((part, key) => (part as Node | undefined)?.[key], this.document) as Node | undefined;
    const reference = node?.["$ref"];
    return typeof reference === "string" ? this.#resolve(reference.split("/").slice(1)) : node && place;
  }

  #headerFaults(place: readonly string[], { headers }: Answer): readonly string[] {
    const declared = Object.keys(this.at([...place, "headers"]) ?? {});
    const undeclared = this.#headerNames.filter((name) => !declared.includes(name) && headers.get(name) !== null);
    const broken = declared.flatMap((name) => {
      const header = this.at([...place, "headers", name]);
      const value = headers.get(name);
      if (value === null) return header?.["required"] === true ? [`the header ${name} is missing`] : [];
      const { type, const: constant } = header?.["schema"] as { type: string; const?: string };
      const fits = type === "integer" ? /^\d+$/.test(value) : constant === undefined || value === constant;
      return fits ? [] : [`the header ${name} is ${value}`];
    });
    return [...undeclared.map((name) => `the header ${name} is not described`), ...broken];
  }

  #bodyFaults(place: readonly string[], { method, headers, body }: Answer): readonly string[] {
    const content = this.at([...place, "content"]);
    const type = headers.get("Content-Type")?.split(";")[0] ?? null;
    if (!content) return body === null || body === "" ? [] : [`there is a body: ${body.slice(0, 200)}`];
    if (type === null || !(type in content)) return [`the type ${type} is not described`];
    if (method === "HEAD" || body === null || !type.endsWith("json")) return [];
    const faults = this.schemaFaults([...place, "content", type, "schema"], parsed(body));
    const members = type === "application/problem+json" ? this.#undescribedMembers(parsed(body)) : [];
    return [...faults, ...members].map((fault) => `${fault} in ${body.slice(0, 500)}`);
  }

  /** Problems may have further members, so that a client accepts them. All that exist are described. */
  #undescribedMembers(problem: unknown): readonly string[] {
    const known = this.at(["components", "schemas", "Problem", "properties"]) ?? {};
    return Object.keys(problem as Node).flatMap((name) => (name in known ? [] : [`the member ${name} is not described`]));
  }

  #validator(place: readonly string[]): ValidateFunction | undefined {
    const fragment = place.map((key) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
    return this.#ajv.getSchema(`document#/${fragment}`);
  }
}

const formats: Readonly<Record<string, Format>> = {
  int64: { type: "number", validate: Number.isSafeInteger },
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  moment: /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  email: /^[^@\s]+@[^@\s]+$/,
  "uri-reference": /^\S+$/,
  decimal: /^-?\d{1,13}(\.\d{1,6})?$/,
  currency: /^[A-Z]{3}$/,
  "time-zone": /^[A-Za-z0-9_+/-]+$/,
};

/** CSV lists requested by the Accept header are described at the separate CSV path. */
function describedPath({ path, headers }: Answer): string {
  const [plain = "", ...query] = path.split("?");
  const isCsv = headers.get("Content-Type")?.startsWith("text/csv") && !plain.endsWith(".csv");
  return isCsv ? [`${plain}.csv`, ...query].join("?") : path;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** The service's document in this build. */
export const description = new Description(openApiDocument(routes, "0.0.0"));
