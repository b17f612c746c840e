import { type Grant, type Json, permissions, requiredScope } from "../../../core/index.js";
import { isChange, type Route, withCsv } from "../route.js";
import { about } from "./about.js";
import { deliveryHeaders, eventSchemas, webhooksOf } from "./events.js";
import { effectsOf } from "./effects.js";
import { exampleOf } from "./examples.js";
import { headerObject, headersOf, responseHeaders } from "./headers.js";
import { type Node, plain } from "./node.js";
import { ownOperation } from "./own-operation.js";
import { parametersOf, pathTemplate, sharedParameters } from "./parameters.js";
import { errorCodes, problemCodes } from "./problem-codes.js";
import { elsewhere, filesOf, pageComponents, problemResponse, responsesOf, sharedProblems } from "./responses.js";
import { reference, schemaComponents } from "./schemas.js";
import { sentences } from "./words.js";

/** Generates the OpenAPI 3.1 document from the routes and the schemas that validate requests. */
export function openApiDocument(table: readonly Route[], version: string, basePath = ""): Node {
  const routes = withCsv(table);
  const paths: Node = { ...pathsOf(routes), "/openapi.json": { get: ownOperation(routes) } };
  const webhooks = webhooksOf();
  return plain({
    openapi: "3.1.0",
    info: {
      title: "Stint",
      version,
      summary: "Time tracking and invoicing",
      description: about,
      contact: { name: "The maintainers of Stint" },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `${basePath}/v1`, description: "This service" }],
    security: [{ bearer: [] }, { session: [] }],
    tags: tagsOf(routes),
    paths,
    webhooks,
    components: withoutUnused(componentsOf(routes), { paths, webhooks }),
    "x-problem-codes": problemCodes,
    "x-error-codes": errorCodes,
    "x-elsewhere": Object.fromEntries(
      Object.entries(elsewhere).map(([status, codes]) => [
        status,
        problemResponse(Number(status), codes, inlineHeaders(status, routes)),
      ]),
    ),
  });
}

function tagsOf(routes: readonly Route[]): readonly Node[] {
  return [...new Set(routes.map(({ tag }) => tag))].map(({ name, description }) => ({ name, description }));
}

function pathsOf(routes: readonly Route[]): Node {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = pathTemplate(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return paths;
}

function operationOf(route: Route): Node {
  const { operation, summary, tag, permission } = route;
  return {
    operationId: operation,
    summary,
    description: descriptionOf(route),
    tags: [tag.name],
    ...(permission === null ? {} : { "x-permission": permission, "x-roles": Object.fromEntries(grantsOf(route)) }),
    ...(isChange(route) ? { "x-events": route.emits ?? [] } : {}),
    security: securityOf(route),
    parameters: parametersOf(route),
    ...requestBodyOf(route),
    responses: responsesOf(route),
  };
}

function requestBodyOf({ body, bodyOptional, raw }: Route): Node {
  const content = body
    ? { "application/json": { schema: reference(body), example: exampleOf(body) } }
    : raw?.mediaTypes && filesOf(raw.mediaTypes);
  if (!content) return {};
  const description = raw ? { description: `At most ${raw.maxBytes} bytes.` } : {};
  return { requestBody: { ...description, required: bodyOptional !== true, content } };
}

/** The description with the effects of the operation, the roles that can call it, and its cost. */
function descriptionOf(route: Route): string {
  const { permission, open, description, cost = 1 } = route;
  const who =
    permission === null
      ? open
        ? "Does not require authentication."
        : "Available to all roles."
      : `Available to ${grantsOf(route)
          .flatMap(([role, grant]) => (grant === "none" ? [] : [grant === "all" ? role : `${role} (${grant})`]))
          .join(", ")}.`;
  const counts = cost > 1 ? `Counts as ${cost} requests.` : undefined;
  return sentences(description, ...effectsOf(route), who, counts);
}

/** The grant of each role, `none` if it does not suffice. */
function grantsOf({ permission, everything }: Route): readonly (readonly [role: string, grant: Grant])[] {
  const grants = Object.entries(permission === null ? {} : permissions[permission]);
  return grants.map(([role, grant]) => [role, everything && grant !== "all" ? "none" : grant] as const);
}

/** The scope that the operation requires of a token with scopes. */
function securityOf({ permission, open, scope }: Route): readonly Node[] {
  if (open) return [];
  const needed = permission ?? scope;
  return [{ bearer: needed ? [requiredScope(needed)] : [] }, { session: [] }];
}

function componentsOf(routes: readonly Route[]): Record<string, Node> {
  const [anyRoute] = routes;
  const problems = Object.entries(sharedProblems).map(([status, { name, codes }]): [string, Json] => [
    name,
    problemResponse(Number(status), codes, anyRoute ? headersOf(Number(status), anyRoute) : {}),
  ]);
  return {
    securitySchemes: {
      bearer: {
        type: "http",
        scheme: "bearer",
        description:
          "An API token of a user. Scopes restrict the token: `read`, `write` (includes `read`), or those of one resource, such as `invoices:read`.",
      },
      session: {
        type: "apiKey",
        in: "cookie",
        name: "stint_session",
        description:
          "The session cookie of the dashboard. Over HTTPS, its name is `__Host-stint_session`. Requests that change data must have the `Origin` of this service.",
      },
    },
    schemas: { ...schemaComponents(), ...pageComponents(routes), ...eventSchemas() },
    parameters: { ...sharedParameters, ...deliveryHeaders() },
    headers: Object.fromEntries(Object.entries(responseHeaders).map(([name, header]) => [name, headerObject(header, routes)])),
    responses: Object.fromEntries(problems),
  };
}

function inlineHeaders(status: string, routes: readonly Route[]): Node {
  const [anyRoute] = routes;
  const used = anyRoute ? headersOf(Number(status), anyRoute) : {};
  return Object.fromEntries(
    Object.entries(responseHeaders).flatMap(([name, header]) => (name in used ? [[name, headerObject(header, routes)]] : [])),
  );
}

/** Removes components that nothing references, such as `limit` if no route is a list. */
function withoutUnused(components: Record<string, Node>, roots: object): Node {
  const used = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, kind = "", name = ""] of JSON.stringify(part).matchAll(/"#\/components\/([^/"]+)\/([^"]+)"/g)) {
      const key = `${kind}/${name}`;
      if (used.has(key)) continue;
      used.add(key);
      visit(components[kind]?.[name] ?? null);
    }
  };
  visit(roots);
  const keep = (kind: string, part: Node): Node =>
    Object.fromEntries(Object.entries(part).filter(([name]) => kind === "securitySchemes" || used.has(`${kind}/${name}`)));
  return Object.fromEntries(Object.entries(components).map(([kind, part]) => [kind, keep(kind, part)]));
}
