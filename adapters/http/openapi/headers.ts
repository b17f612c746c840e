import type { Json } from "../../../core/index.js";
import { type Route, takesDryRun } from "../route.js";
import { isRanged, isRepeatable, isTagged } from "./conditions.js";
import type { Node } from "./node.js";

interface ResponseHeader {
  readonly description: string;
  readonly example: Json;
  readonly schema?: Node;
  /** Whether responses with this status have the header. */
  on(status: number, route: Route): "always" | "sometimes" | "never";
}

const always = (does: boolean) => (does ? "always" : "never");
const sometimes = (does: boolean) => (does ? "sometimes" : "never");
/** Operations that start or end a session. */
const keepingSession = new Set(["signIn", "acceptInvitation", "signOut", "signOutEverywhere"]);
const succeeded = (status: number) => status < 300;

/** The documented response headers. */
export const responseHeaders: Readonly<Record<string, ResponseHeader>> = {
  "X-Request-Id": {
    description: "ID of the request in the logs: the client's `X-Request-Id` if it is valid, otherwise a generated one.",
    example: "3f0c9f0e-6c0a-4f7a-9d55-0d6f6f2b9a11",
    on: () => "always",
  },
  "Cache-Control": {
    description: "Responses must not be cached.",
    example: "no-store",
    on: () => "always",
  },
  ETag: {
    description: "Identifies the version of the resource. Send it in `If-Match` or `If-None-Match`.",
    example: '"3.4fzB6R0dJvQm1xkq"',
    on: (status, route) =>
      always(
        (status === route.status && isTagged(route) && (route.produces === undefined || isRanged(route))) ||
          status === 206 ||
          status === 304,
      ),
  },
  "Accept-Ranges": {
    description: "Parts of the file can be requested with `Range`.",
    example: "bytes",
    on: (status, route) => always(isRanged(route) && (status === 200 || status === 206 || status === 304)),
  },
  "Content-Range": {
    description: "The first and the last byte of the part, and the size of the file (RFC 9110).",
    example: "bytes 0-1023/48211",
    on: (status) => always(status === 206),
  },
  Location: {
    description: "The path of the created resource.",
    example: "/v1/projects/prj_01kjq4v8v1e2b9q0d0x5t3m7ha",
    schema: { type: "string", format: "uri-reference" },
    on: (status) => always(status === 201),
  },
  Link: {
    description: 'The next page, with rel="next" (RFC 8288). Absent on the last page.',
    example: '</v1/projects?cursor=WyIyMDI2LTAz&limit=50>; rel="next"',
    on: (status, { sorts }) => sometimes(status === 200 && sorts !== undefined),
  },
  "Content-Disposition": {
    description: "The file name (RFC 6266).",
    example: "attachment; filename=\"INV-2026-0001.pdf\"; filename*=UTF-8''INV-2026-0001.pdf",
    on: (status, { produces, csv, ranged }) =>
      always(
        (status === 200 && (produces !== undefined || csv === true)) || status === 206 || (status === 304 && ranged === true),
      ),
  },
  "X-Total-Count": {
    description: "The number of files in the archive.",
    example: 12,
    schema: { type: "integer", minimum: 0 },
    on: (status, { counts }) => always(status === 200 && counts === true),
  },
  "Idempotency-Replayed": {
    description: "The response is that of an earlier request with the same Idempotency-Key.",
    example: "true",
    schema: { type: "string", const: "true" },
    on: (status, route) => sometimes(succeeded(status) && isRepeatable(route)),
  },
  "Stint-Dry-Run": {
    description: "The request was a dry run, and has changed nothing.",
    example: "true",
    schema: { type: "string", const: "true" },
    on: (status, route) => sometimes(succeeded(status) && takesDryRun(route)),
  },
  "WWW-Authenticate": {
    description: "How to authenticate (RFC 6750).",
    example: 'Bearer realm="stint", error="invalid_token"',
    on: (status) => always(status === 401),
  },
  "Set-Cookie": {
    description: "Sets the session cookie. `Max-Age=0` deletes it. Scripts cannot read it.",
    example: "stint_session=stint_3vQ8XGk2m5s7Zc1RjW9uTa; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax",
    on: (status, { operation }) => sometimes(succeeded(status) && keepingSession.has(operation)),
  },
  Allow: {
    description: "The methods that the path supports.",
    example: "GET, PATCH",
    on: (status) => always(status === 405),
  },
  Accept: {
    description: "The supported media types of request bodies.",
    example: "application/json",
    on: (status) => sometimes(status === 415),
  },
  "RateLimit-Policy": {
    description:
      "The number of requests (q) per window in seconds (w), as in draft-ietf-httpapi-ratelimit-headers-10. Absent if there is no limit.",
    example: '"default";q=600;w=60',
    on: () => "sometimes",
  },
  RateLimit: {
    description: "The remaining requests (r) and the seconds until the full quota is restored (t), as in the same draft.",
    example: '"default";r=95;t=1',
    on: () => "sometimes",
  },
  "Retry-After": {
    description: "Number of seconds to wait before the next request.",
    example: 5,
    schema: { type: "integer", minimum: 0 },
    on: (status) => always(status === 503 || status === 429),
  },
};

/** References to the headers of a response. */
export function headersOf(status: number, route: Route): Node {
  return Object.fromEntries(
    Object.entries(responseHeaders).flatMap(([name, { on }]) =>
      on(status, route) === "never" ? [] : [[name, { $ref: `#/components/headers/${name}` }]],
    ),
  );
}

/** A header is required if every response that lists it has it. */
export function headerObject(header: ResponseHeader, routes: readonly Route[]): Node {
  const { description, example, schema = { type: "string" }, on } = header;
  const statuses = [...new Set(routes.map(({ status }) => status)), 304, 401, 405, 415, 429, 503];
  const isOptional = routes.some((route) => statuses.some((status) => on(status, route) === "sometimes"));
  return { description, required: !isOptional, schema, example };
}
