import { Readable } from "node:stream";
import type { Instant, Json } from "../../core/index.js";
import type { Admission } from "./admission.js";
import type { Afterwards } from "./afterwards.js";
import { isBySession, keepSession, sessionOf, type Sites } from "./credentials.js";
import { dispatch, dispatchOpen, type CoreAccess } from "./dispatch.js";
import { Endpoints, type Found, isInApi, PREFIX } from "./endpoints.js";
import { entityTag } from "./entity-tag.js";
import { type ApiRequest, type ApiResponse, JsonText } from "./exchange.js";
import { respondToOptions } from "./middleware.js";
import { isConditional, isOutdatable, isRanged, isRepeatable, isTagged } from "./openapi/conditions.js";
import { openApiDocument } from "./openapi/document.js";
import { HttpProblem, notAllowed } from "./problem.js";
import { sendBytes } from "./ranges.js";
import { readBody, type SentBody } from "./request-body.js";
import { readQuery } from "./request-query.js";
import type { Context, Middleware } from "./request-state.js";
import { CHARGED_BYTES, costs, type Route, withCsv } from "./route.js";
import { respond, varyBy } from "./writing.js";

export interface ApiOptions {
  readonly routes: readonly Route[];
  readonly core: CoreAccess;
  readonly admission: Admission;
  readonly now: () => Instant;
  readonly afterwards: Afterwards;
  readonly sites: Sites;
  readonly version: string;
}

/** Everything under /v1. */
export function api(options: ApiOptions): Middleware {
  const { routes, core, admission, now, sites } = options;
  const endpoints = new Endpoints(withCsv(routes));
  const document = JSON.stringify(openApiDocument(routes, options.version, sites.basePath));
  const documentTag = entityTag(undefined, document);

  return async (context) => {
    const { path, method } = context;
    const isDocument = path === `${PREFIX}/openapi.json`;
    if (isDocument && (method === "GET" || method === "HEAD")) {
      if (chosenType(context, {}) === null) throw notAcceptable([JSON_TYPE]);
      readQuery({}, new URLSearchParams(context.querystring), path);
      context.type = "application/json; charset=utf-8";
      context.body = document;
      context.set("ETag", documentTag);
      return;
    }
    if (!isInApi(path)) throw noSuchPath();
    const methods = (): readonly string[] => (isDocument ? ["GET", "HEAD"] : endpoints.methodsOf(path));
    if (method === "OPTIONS") {
      if (methods().length === 0) throw noSuchPath();
      return respondToOptions(context, methods());
    }
    const found = endpoints.find(method, path);
    if (found) {
      context.state.route = `${found.route.method} ${PREFIX}${found.route.path}`;
      context.state.operation = found.route.operation;
    }
    const type = found && chosenType(context, found.route);
    const cost = type === CSV ? costs.csv : (found?.route.cost ?? 1);
    if (found?.route.open) {
      await admission.admitAnyone(context, cost);
      return handle(context, found, { ...options, type }, (request) => dispatchOpen(request, core.useCasesOn(core.unitOfWork)));
    }
    const caller = await admission.admit(context, cost);
    if (type === null) await caller.recheck();
    if (!found) throw methods().length === 0 ? noSuchPath() : notAllowed(methods());
    await handle(context, found, { ...options, type }, (request) => dispatch(request, core, caller, now));
  };
}

async function handle(
  context: Context,
  { route, id, nestedId }: Found,
  { now, admission, afterwards, sites, type }: ApiOptions & { readonly type: string | null },
  perform: (request: ApiRequest) => Promise<ApiResponse>,
): Promise<void> {
  if (type === null) throw notAcceptable(offered(route));
  let body: Promise<SentBody> | undefined;
  const request = {
    route,
    id,
    nestedId,
    search: searchOf(context),
    path: context.path,
    basePath: sites.basePath,
    publicUrl: sites.publicUrl,
    readBody: () => (body ??= readBody(context.req, route, (bytes) => admission.chargeBody(context, bytes))),
    csv: type === CSV,
    ifMatch: isConditional(route) ? headerOf(context, "If-Match") : "",
    mayBeOutdated: isOutdatable(route) && !demandsCurrent(context),
    session: sessionOf(context, sites.secure),
    isBySession: isBySession(context, sites.secure),
    disconnectSignal: () => disconnectSignal(context),
    idempotencyKey: isRepeatable(route) ? headerOf(context, "Idempotency-Key") : "",
  };
  const { session, afterwards: work, ...response } = await perform(request);
  if (work) afterwards.add(ended(context), work);
  if (session !== undefined) keepSession(context, session, now(), sites.secure);
  send(context, route, response, (bytes) => admission.chargeResponse(context, bytes));
}

/** Calls `charge` with the sizes of the parts of the body. */
function send(context: Context, route: Route, { status, headers, body }: ApiResponse, charge: (bytes: number) => void): void {
  if (offered(route).length > 1) varyBy(context, "Accept");
  if (body instanceof Uint8Array || isStream(body)) {
    context.status = status;
    context.set({ ...headers });
    if (isStream(body)) {
      context.body = streamed(context, charged(body, charge));
      return;
    }
    charge(body.length);
    if (isRanged(route)) sendBytes(context, body);
    else context.body = Buffer.from(body);
    return;
  }
  const text = body === null ? null : body instanceof JsonText ? body.text : JSON.stringify(body);
  charge(text?.length ?? 0);
  respond(context, { status, headers: withContentHeaders(headers, route, body, text), body: text });
}

function withContentHeaders(
  headers: ApiResponse["headers"],
  route: Route,
  body: Json | JsonText,
  text: string | null,
): ApiResponse["headers"] {
  if (text === null) return headers;
  const type = "application/json; charset=utf-8";
  if (!isTagged(route)) return { "Content-Type": type, ...headers };
  return { "Content-Type": type, ETag: entityTag((body as Record<string, Json>)["version"], text), ...headers };
}

function isStream(body: ApiResponse["body"]): body is AsyncIterable<string | Uint8Array> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}

const NO_SEARCH = new URLSearchParams();

function searchOf({ req, querystring }: Context): URLSearchParams {
  return req.url?.includes("?") ? new URLSearchParams(querystring) : NO_SEARCH;
}

function disconnectSignal({ res }: Context): AbortSignal {
  const abort = new AbortController();
  const close = (): void => {
    if (!res.writableFinished) abort.abort(new HttpProblem(499, "client_gone", "The client closed the connection."));
  };
  if (res.closed) close();
  else res.once("close", close);
  return abort.signal;
}

/** Resolves when the response has ended, successfully or not. */
function ended({ res }: Context): Promise<void> {
  return new Promise((resolve) => (res.closed ? resolve() : void res.once("close", resolve)));
}

/** Returns "" for an absent header. Throws for an empty one, which usually comes from an unset variable. */
function headerOf(context: Context, name: string): string {
  const value = context.get(name);
  if (value.trim() !== "" || context.headers[name.toLowerCase()] === undefined) return value;
  throw new HttpProblem(400, "malformed_header", `The header ${name} is empty. Set a value or omit the header.`);
}

/** Whether the client accepts no outdated response (RFC 9111 section 5.2.1). `fetch` sends `max-age=0` for the cache mode `no-cache`. */
function demandsCurrent({ req }: Context): boolean {
  const directives = req.headers["cache-control"];
  return directives !== undefined && /(?:^|[,\s])(?:no-cache|max-age="?0+"?)(?=$|[,\s])/i.test(directives);
}

async function* charged(
  chunks: AsyncIterable<string | Uint8Array>,
  charge: (bytes: number) => void,
): AsyncIterable<string | Uint8Array> {
  let open = 0;
  for await (const chunk of chunks) {
    open += chunk.length;
    charge(open);
    open %= CHARGED_BYTES;
    yield chunk;
  }
}

/** Destroys the connection on errors, so that clients can detect a truncated response. */
function streamed({ res }: Context, chunks: AsyncIterable<string | Uint8Array>): Readable {
  const stream = Readable.from(chunks, { objectMode: true, highWaterMark: 1 });
  stream.on("error", () => res.destroy());
  res.on("close", () => stream.destroy());
  return stream;
}

const JSON_TYPE = "application/json";
const CSV = "text/csv";

type Producer = Pick<Route, "produces" | "sorts" | "csv">;

const typesOf = new WeakMap<Producer, string[]>();

/** Files are also sent to clients that accept only JSON, since simple clients always send that header. */
function offered(route: Producer): string[] {
  const { produces, sorts, csv } = route;
  let types = typesOf.get(route);
  if (!types) typesOf.set(route, (types = csv ? [CSV] : [JSON_TYPE, ...[produces ?? []].flat(), ...(sorts ? [CSV] : [])]));
  return types;
}

function chosenType(context: Context, route: Producer): string | null {
  const types = offered(route);
  const { accept = "*/*" } = context.req.headers;
  if (accept === "*/*" || accept === types[0]) return types[0] ?? null;
  if (types.length > 1) varyBy(context, "Accept");
  return context.accepts(types) || null;
}

function notAcceptable(types: readonly string[]): HttpProblem {
  return new HttpProblem(406, "not_acceptable", `This resource is available as ${types.join(" or ")}.`);
}

function noSuchPath(): HttpProblem {
  return new HttpProblem(404, "not_found", "This path does not exist.");
}
