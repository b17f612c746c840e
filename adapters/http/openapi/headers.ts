import type { Json } from "../../../core/index.js";
import type { Route } from "../route.js";
import { isCacheable, isRepeatable } from "./conditions.js";
import type { Node } from "./node.js";

interface ResponseHeader {
  readonly description: string;
  readonly example: Json;
  readonly schema?: Node;
  /** Whether answers of this status have it: always, sometimes, or never. */
  on(status: number, route: Route): "always" | "sometimes" | "never";
}

const always = (does: boolean) => (does ? "always" : "never");
const sometimes = (does: boolean) => (does ? "sometimes" : "never");
/** Operations whose answers begin or end a session. */
const keepingSession = new Set(["signIn", "acceptInvitation", "signOut", "signOutEverywhere"]);
const succeeded = (status: number) => status < 300;

/** Every header of the API's answers that clients may build on. */
export const responseHeaders: Readonly<Record<string, ResponseHeader>> = {
  "X-Request-Id": {
    description: "The id under which the request is logged: the one that the client sent, if it was sound, or a new one.",
    example: "3f0c9f0e-6c0a-4f7a-9d55-0d6f6f2b9a11",
    on: () => "always",
  },
  "Cache-Control": {
    description: "Answers are kept by nobody on the way.",
    example: "no-store",
    on: () => "always",
  },
  ETag: {
    description: "The version of the resource and a hash of this answer; for If-Match and If-None-Match.",
    example: '"3.4fzB6R0dJvQm1xkq"',
    on: (status, route) => always((status === 200 && (isCacheable(route) || route.method === "PATCH")) || status === 304),
  },
  Location: {
    description: "The path of the resource that was made.",
    example: "/v1/projects/prj_01kjq4v8v1e2b9q0d0x5t3m7ha",
    schema: { type: "string", format: "uri-reference" },
    on: (status) => always(status === 201),
  },
  Link: {
    description: 'The next page, with rel="next" (RFC 8288). Absent on the last one.',
    example: '</v1/projects?cursor=WyIyMDI2LTAz&limit=50>; rel="next"',
    on: (status, { sorts }) => sometimes(status === 200 && sorts !== undefined),
  },
  "Content-Disposition": {
    description: "The name of the file (RFC 6266).",
    example: "attachment; filename=\"INV-2026-0001.pdf\"; filename*=UTF-8''INV-2026-0001.pdf",
    on: (status, { produces, csv }) => always(status === 200 && (produces !== undefined || csv === true)),
  },
  "Idempotency-Replayed": {
    description: "The request was carried out before, under the same Idempotency-Key, and this is the answer that it was given.",
    example: "true",
    schema: { type: "string", const: "true" },
    on: (status, route) => sometimes(succeeded(status) && isRepeatable(route)),
  },
  "WWW-Authenticate": {
    description: "How to authenticate (RFC 6750).",
    example: 'Bearer realm="stint", error="invalid_token"',
    on: (status) => always(status === 401),
  },
  "Set-Cookie": {
    description: "The session that the browser is to keep, or with `Max-Age=0` that it is to forget. No script can read it.",
    example: "stint_session=stint_3vQ8XGk2m5s7Zc1RjW9uTa; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax",
    on: (status, { operation }) => sometimes(succeeded(status) && keepingSession.has(operation)),
  },
  Allow: {
    description: "The methods that the path knows.",
    example: "GET, PATCH",
    on: (status) => always(status === 405),
  },
  Accept: {
    description: "The media type that a body must have.",
    example: "application/json",
    on: (status) => sometimes(status === 415),
  },
  "RateLimit-Policy": {
    description:
      "Requests (q) in a window of seconds (w), as of draft-ietf-httpapi-ratelimit-headers-10. Absent where there is no limit.",
    example: '"default";q=600;w=60',
    on: () => "sometimes",
  },
  RateLimit: {
    description: "Requests that the token has left (r), and seconds until it has all again (t), as of the same draft.",
    example: '"default";r=95;t=1',
    on: () => "sometimes",
  },
  "Retry-After": {
    description: "Seconds to wait before another try.",
    example: 5,
    schema: { type: "integer", minimum: 0 },
    on: (status) => always(status === 503 || status === 429),
  },
};

/** The headers of an answer, by reference. */
export function headersOf(status: number, route: Route): Node {
  return Object.fromEntries(
    Object.entries(responseHeaders).flatMap(([name, { on }]) =>
      on(status, route) === "never" ? [] : [[name, { $ref: `#/components/headers/${name}` }]],
    ),
  );
}

/** A header is required where it is there whenever it is listed. */
export function headerObject(name: string, routes: readonly Route[]): Node {
  const { description, example, schema = { type: "string" }, on } = responseHeaders[name] as ResponseHeader;
  const statuses = [...new Set(routes.map(({ status }) => status)), 304, 401, 405, 415, 429, 503];
  const isOptional = routes.some((route) => statuses.some((status) => on(status, route) === "sometimes"));
  return { description, required: !isOptional, schema, example };
}
