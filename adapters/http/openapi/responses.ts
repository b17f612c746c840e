import type { TSchema } from "@sinclair/typebox";
import { type Json, VALIDATION_FAILED } from "../../../core/index.js";
import { columnsOf } from "../csv.js";
import { titles } from "../problem.js";
import type { Route } from "../route.js";
import { isCacheable, isConditional, isRanged, isRepeatable } from "./conditions.js";
import { stateOfResponse } from "./example-states.js";
import { exampleIn, itemExampleOf } from "./examples.js";
import { fieldCodes, invalidCodes, malformedFieldCodes } from "./field-codes.js";
import { headersOf } from "./headers.js";
import type { Node } from "./node.js";
import { errorCodes, problemCodes } from "./problem-codes.js";
import { nameOf } from "../schemas/annotations.js";
import { Problem } from "../schemas/problem.js";
import { reference } from "./schemas.js";
import { sentences } from "./words.js";

const REQUEST_ID = "3f0c9f0e-6c0a-4f7a-9d55-0d6f6f2b9a11";

/** Problems that all operations share, listed under `components`. */
export const sharedProblems: Readonly<Record<number, { readonly name: string; readonly codes: readonly string[] }>> = {
  401: { name: "NotAuthenticated", codes: ["token_missing", "invalid_token"] },
  403: { name: "Forbidden", codes: ["forbidden", "cross_origin"] },
  404: { name: "NotFound", codes: ["not_found"] },
  406: { name: "NotAcceptable", codes: ["not_acceptable"] },
  412: { name: "PreconditionFailed", codes: ["precondition_failed"] },
  413: { name: "BodyTooLarge", codes: ["body_too_large"] },
  415: { name: "UnsupportedMediaType", codes: ["unsupported_media_type", "unsupported_encoding"] },
  429: { name: "TooManyRequests", codes: ["rate_limited", "mail_limit"] },
  500: { name: "InternalError", codes: ["internal_error"] },
  503: {
    name: "Unavailable",
    codes: ["database_unavailable", "database_busy", "database_refused", "storage_full", "storage_failed", "overloaded"],
  },
};

/** Codes outside of operations: unknown paths, unsupported methods, and malformed HTTP. */
export const elsewhere: Readonly<Record<number, readonly string[]>> = {
  400: ["malformed_target", "malformed_request"],
  404: ["not_found"],
  405: ["method_not_allowed"],
  408: ["request_timeout"],
  417: ["expectation_failed"],
  431: ["headers_too_large"],
  499: ["client_gone"],
};

export function responsesOf(route: Route): Node {
  const problems = problemStatuses(route).map((status): [string, Node] => {
    const shared = sharedProblems[status];
    const response = shared
      ? { $ref: `#/components/responses/${shared.name}` }
      : problemResponse(status, codesOf(status, route), headersOf(status, route), fieldCodesOf(status, route));
    return [String(status), response];
  });
  const notModified = isCacheable(route)
    ? { 304: { description: "The response matches If-None-Match.", headers: headersOf(304, route) } }
    : {};
  const partial = isRanged(route)
    ? { 206: { description: "The part that Range names.", headers: headersOf(206, route), content: contentOf(route) } }
    : {};
  return { [route.status]: success(route), ...partial, ...notModified, ...Object.fromEntries(problems) };
}

function success(route: Route): Node {
  const content = contentOf(route);
  return {
    description: sentences(route.summary),
    headers: headersOf(route.status, route),
    ...(content ? { content } : {}),
  };
}

function contentOf({ operation, response, produces, sorts, csv, detailOnly = [] }: Route): Node | null {
  if (produces !== undefined) return filesOf([produces].flat());
  if (response === null) return null;
  if (!sorts) {
    const example = exampleIn(stateOfResponse[operation] ?? {}, response);
    return { "application/json": { schema: reference(response), example } };
  }
  if (csv) {
    const header = columnsOf(response, detailOnly, {}).map(({ name }) => name);
    return { "text/csv": { schema: { type: "string", contentMediaType: "text/csv" }, example: `${header.join(",")}\r\n` } };
  }
  const example = { data: [itemExampleOf(response, detailOnly)], next_cursor: null, has_more: false };
  return { "application/json": { schema: pageOf(response), example } };
}

const fileExamples: Readonly<Record<string, string>> = {
  "application/pdf": "%PDF-1.7…",
  "application/xml": '<?xml version="1.0" encoding="UTF-8"?>…',
  "text/csv": "…",
  "image/png": "\u{89}PNG…",
  "image/svg+xml": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1H0z"/></svg>',
};

/** The content of a file of one of the media types. */
export function filesOf(mediaTypes: readonly string[]): Node {
  return Object.fromEntries(
    mediaTypes.map((type) => [type, { schema: { type: "string", contentMediaType: type }, example: fileExamples[type] ?? "…" }]),
  );
}

function pageOf(item: TSchema): Node {
  const name = nameOf(item);
  return name === undefined ? pageSchema(reference(item)) : { $ref: `#/components/schemas/${name}Page` };
}

/** The page schemas of all lists. */
export function pageComponents(routes: readonly Route[]): Node {
  return Object.fromEntries(
    routes.flatMap(({ sorts, response }) => {
      const name = response ? nameOf(response) : undefined;
      return sorts && name !== undefined ? [[`${name}Page`, pageSchema({ $ref: `#/components/schemas/${name}` })]] : [];
    }),
  );
}

function pageSchema(items: Node): Node {
  return {
    type: "object",
    description: "A page of a list.",
    required: ["data", "next_cursor", "has_more"],
    additionalProperties: false,
    properties: {
      data: { type: "array", items, description: "The items of the page." },
      next_cursor: { type: ["string", "null"], description: "The cursor of the next page. Null on the last page." },
      has_more: { type: "boolean", description: "Whether there is another page." },
    },
  };
}

/** A problem response that describes its codes. */
export function problemResponse(status: number, codes: readonly string[], headers: Node, fields: readonly string[] = []): Node {
  const text = { type: "string" };
  const field = { pointer: text, code: { type: "string", enum: fields }, message: text };
  const errors = { type: "array", items: { type: "object", required: Object.keys(field), properties: field } };
  const own = {
    type: "object",
    required: ["status", "code"],
    properties: {
      status: { type: "integer", const: status },
      code: { type: "string", enum: codes },
      ...(fields.length > 0 ? { errors } : {}),
    },
  };
  return {
    description: sentences(
      titles[status],
      ...codes.map((code) => described(code, problemCodes)),
      ...(fields.length > 0 ? [`In \`errors\`: ${fields.map((code) => described(code, errorCodes)).join(" ")}`] : []),
    ),
    headers,
    content: {
      "application/problem+json": {
        schema: { allOf: [reference(Problem), own] },
        example: problemExample(status, codes, fields),
      },
    },
  };
}

function described(code: string, meanings: Readonly<Record<string, string>>): string {
  return `\`${code}\`: ${meanings[code] ?? "?"}`;
}

function problemExample(status: number, codes: readonly string[], fields: readonly string[]): Json {
  const field = fields.includes("required") ? "required" : fields[0];
  const code = field === undefined ? (codes[0] ?? "") : VALIDATION_FAILED;
  const message = (field === undefined ? problemCodes[code] : errorCodes[field]) ?? "";
  const pointer = status === 400 ? "/limits" : "/name";
  return {
    type: `urn:stint:problem:${code}`,
    title: titles[status] ?? "Problem",
    status,
    detail: field === undefined ? message : `${pointer}: ${message}`,
    code,
    request_id: REQUEST_ID,
    errors: field === undefined ? [] : [{ pointer, code: field, message }],
  };
}

function problemStatuses(route: Route): readonly number[] {
  const hasBody = route.body !== undefined || route.raw !== undefined;
  const statuses: readonly (readonly [status: number, is: boolean])[] = [
    [400, true],
    [401, true],
    [403, !route.open && (route.permission !== null || route.method !== "GET")],
    [404, route.id !== undefined || route.mayBeAbsent === true],
    [406, true],
    [409, codesOf(409, route).length > 0],
    [410, codesOf(410, route).length > 0],
    [412, isConditional(route)],
    [413, hasBody],
    [415, hasBody],
    [422, codesOf(422, route).length > 0],
    [429, true],
    [500, true],
    [503, true],
  ];
  return statuses.flatMap(([status, is]) => (is ? [status] : []));
}

function fieldCodesOf(status: number, route: Route): readonly string[] {
  if (status === 400) return malformedFieldCodes(route);
  return status === 422 ? fieldCodes(route) : [];
}

function codesOf(status: number, route: Route): readonly string[] {
  if (status === 422) return invalidCodes(route);
  if (status === 410) return route.gone ?? [];
  if (status === 409) return [...(route.conflicts ?? []), ...(route.method === "GET" ? [] : ["lost_race"])];
  const hasCursor = route.sorts !== undefined || Object.values(route.query ?? {}).some((one) => "opaque" in one);
  return [
    VALIDATION_FAILED,
    ...(hasCursor ? ["invalid_cursor"] : []),
    ...(route.body ? ["malformed_json"] : []),
    ...(route.body || route.raw ? ["incomplete_body"] : []),
    ...(isRepeatable(route) || isConditional(route) ? ["malformed_header"] : []),
  ];
}
