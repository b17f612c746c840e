import type { TSchema } from "@sinclair/typebox";
import { DEFAULT_PAGE_SIZE, type Json, MAX_PAGE_SIZE, permissions } from "../../core/index.js";
import { titles } from "./problem.js";
import type { QueryParameter, Route } from "./route.js";
import { sortDescription } from "./sorts.js";
import * as bodies from "./schemas/bodies.js";
import * as changes from "./schemas/change-views.js";
import * as outgoing from "./schemas/outgoing-views.js";
import * as reports from "./schemas/report-views.js";
import * as views from "./schemas/views.js";

type Node = { readonly [key: string]: Json };

/** Names of the schemas that stand under components; every other schema is written where it is used. */
const names = new Map<TSchema, string>(
  [
    ...Object.entries(views),
    ...Object.entries(outgoing),
    ...Object.entries(changes),
    ...Object.entries(reports),
    ...Object.entries(bodies),
  ].flatMap(([name, schema]): [TSchema, string][] => (typeof schema === "object" ? [[schema, name]] : [])),
);

/** The OpenAPI 3.1 document of the table, made from the schemas that validate requests. */
export function openApiDocument(routes: readonly Route[], version: string): Node {
  return plain({
    openapi: "3.1.0",
    info: {
      title: "Stint",
      version,
      summary: "Time tracking and invoicing",
      description:
        "Amounts are integers in minor units of the currency beside them. Times are UTC with milliseconds. Errors are RFC 9457 problems.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/v1" }],
    security: [{ bearer: [] }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: pathsOf(routes),
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", description: "An API token of the workspace" } },
      schemas: Object.fromEntries([...names].map(([schema, name]) => [name, schema])),
    },
  });
}

function pathsOf(routes: readonly Route[]): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(":id", "{id}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return paths;
}

function operationOf(route: Route): Record<string, unknown> {
  return {
    operationId: route.operation,
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    tags: [route.tag],
    ...(route.permission === null ? {} : { "x-permission": route.permission, "x-roles": permissions[route.permission] }),
    ...(route.open ? { security: [] } : {}),
    parameters: parametersOf(route),
    ...(route.body
      ? { requestBody: { required: !route.bodyOptional, content: { "application/json": { schema: reference(route.body) } } } }
      : {}),
    responses: responsesOf(route),
  };
}

function parametersOf(route: Route): unknown[] {
  const parameters: unknown[] = [];
  if (route.id)
    parameters.push({ name: "id", in: "path", required: true, schema: { type: "string" }, description: `${route.id}_…` });
  for (const [name, values] of Object.entries(route.query ?? {})) {
    parameters.push({ name, in: "query", ...parameterOf(values) });
  }
  const { header, description } = conditionOf(route) ?? {};
  if (header) parameters.push({ name: header, in: "header", schema: { type: "string" }, description });
  if (isRepeatable(route)) parameters.push(idempotencyKey);
  if (route.sorts) {
    const orders = route.sorts.flatMap((one) => [`-${one}`, one]);
    parameters.push(
      { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE } },
      { name: "cursor", in: "query", schema: { type: "string" }, description: "next_cursor of the page before" },
      {
        name: "sort",
        in: "query",
        schema: { type: "string", enum: orders, default: orders[0] ?? "-created_at" },
        description: sortDescription(route.sorts),
      },
    );
  }
  return parameters;
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  schema: { type: "string", minLength: 1, maxLength: 255 },
  description:
    "A repeat within 24 hours is answered as the first was, with Idempotency-Replayed: true; another body under the key is 422",
};

function isRepeatable({ method, open }: Route): boolean {
  return !open && (method === "POST" || method === "PATCH");
}

/** The header by which a request makes itself depend on the resource's version. */
function conditionOf({ method, sorts, produces }: Route): { readonly header: string; readonly description: string } | null {
  if (method === "PATCH" || method === "DELETE")
    return { header: "If-Match", description: "ETags of the versions that may be changed; else 412" };
  if (method === "GET" && !sorts && produces === undefined)
    return { header: "If-None-Match", description: "ETags that are known already; one of them is answered 304" };
  return null;
}

function parameterOf(parameter: QueryParameter): Record<string, unknown> {
  const said = "description" in parameter && parameter.description !== undefined ? { description: parameter.description } : {};
  const repeated = { style: "form", explode: true, description: "May be repeated: any of them" };
  const list = (items: object) => ({ schema: { type: "array", items }, ...repeated, ...said });
  if ("id" in parameter) return { schema: { type: "string" }, description: `${parameter.id}_…` };
  if ("anyId" in parameter) return list({ type: "string", description: `${parameter.anyId}_…` });
  if ("anyText" in parameter) return list({ type: "string", maxLength: parameter.anyText });
  if ("minimum" in parameter)
    return {
      schema: { type: "integer", minimum: parameter.minimum, maximum: parameter.maximum, default: parameter.default },
      ...said,
    };
  if ("opaque" in parameter) return { schema: { type: "string" }, ...said };
  if ("format" in parameter) return { schema: { type: "string", format: parameter.format }, ...said };
  if ("text" in parameter) return { schema: { type: "string", maxLength: parameter.text }, ...said };
  if ("levels" in parameter) return levelsOf(parameter);
  if ("anyOf" in parameter) return list({ type: "string", enum: [...parameter.anyOf] });
  return { schema: { type: "string", enum: [...parameter] } };
}

function levelsOf({ anyOf, levels }: Extract<QueryParameter, { levels?: number }>): Record<string, unknown> {
  const items = { type: "string", enum: [...anyOf] };
  const description = "May be repeated, each value once; the order counts";
  return { schema: { type: "array", items, maxItems: levels, uniqueItems: true }, style: "form", explode: true, description };
}

function responsesOf(route: Route): Record<string, unknown> {
  const requestId = { "X-Request-Id": { schema: { type: "string" } } };
  const text = { schema: { type: "string" } };
  const tagged = conditionOf(route) !== null && route.status === 200;
  const headers = { ...requestId, ...(route.status === 201 ? { Location: text } : {}), ...(tagged ? { ETag: text } : {}) };
  const known = tagged && route.method === "GET" ? { 304: { description: "Not modified", headers } } : {};
  const json = route.answer && {
    "application/json": { schema: route.sorts ? listOf(route.answer) : reference(route.answer) },
  };
  const content = route.produces === undefined ? json : { [route.produces]: { schema: { type: "string", format: "binary" } } };
  const success = { description: route.summary, headers, ...(content ? { content } : {}) };
  const problems = problemStatuses(route).map((status) => [
    String(status),
    {
      description: status === 409 ? `${titles[409]}: ${(route.conflicts ?? []).join(", ")}` : titles[status],
      headers: requestId,
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  ]);
  return { [route.status]: success, ...known, ...Object.fromEntries(problems) };
}

function problemStatuses(route: Route): number[] {
  const list = route.sorts !== undefined;
  return [
    400,
    401,
    ...(route.permission === null ? [] : [403]),
    ...(route.id ? [404] : []),
    406,
    ...(route.conflicts || route.method !== "GET" ? [409] : []),
    ...(route.gone ? [410] : []),
    ...(route.method === "PATCH" || route.method === "DELETE" ? [412] : []),
    ...(route.body ? [413, 415] : []),
    ...(route.body || list || route.query || route.produces || isRepeatable(route) ? [422] : []),
    500,
    503,
  ];
}

function listOf(item: TSchema): unknown {
  return {
    type: "object",
    required: ["data", "next_cursor", "has_more"],
    properties: {
      data: { type: "array", items: reference(item) },
      next_cursor: { type: ["string", "null"] },
      has_more: { type: "boolean" },
    },
  };
}

function reference(schema: TSchema): unknown {
  const name = names.get(schema);
  return name === undefined ? schema : { $ref: `#/components/schemas/${name}` };
}

/** Plain JSON: TypeBox keeps its own symbols on schemas. */
function plain(document: unknown): Node {
  return JSON.parse(JSON.stringify(document)) as Node;
}
