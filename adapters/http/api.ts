import { Readable } from "node:stream";
import { Router } from "@koa/router";
import type { Context, Middleware } from "koa";
import type { Instant, Json } from "../../core/index.js";
import type { Afterwards } from "./afterwards.js";
import type { Caller, Identify } from "./authentication.js";
import { isBySession, keepSession, sessionOf, type Sites } from "./credentials.js";
import { dispatch, dispatchOpen, type Engine } from "./dispatch.js";
import { type ApiResponse, type ApiRequest, JsonText } from "./exchange.js";
import { entityTag } from "./entity-tag.js";
import { answerOptions } from "./middleware.js";
import { isConditional, isOutdatable, isRepeatable } from "./openapi/conditions.js";
import { addressOf, limited } from "./limits.js";
import { openApiDocument } from "./openapi/document.js";
import { HttpProblem, notAllowed } from "./problem.js";
import type { RateLimit } from "./rate-limit.js";
import { reply, varyBy } from "./reply.js";
import { readBody, type SentBody } from "./request-body.js";
import { readQuery } from "./request-query.js";
import { costs, type Route, withCsv } from "./route.js";
export interface ApiOptions {
  readonly routes: readonly Route[];
  readonly engine: Engine;
  readonly identify: Identify;
  readonly now: () => Instant;
  readonly afterwards: Afterwards;
  /** Null: no limit. */
  readonly rateLimit: RateLimit | null;
  readonly sites: Sites;
  readonly version: string;
}

/** Everything under /v1. */
export function api(options: ApiOptions): Middleware {
  const { routes, engine, identify, sites } = options;
  const router = new Router({ prefix: PREFIX, strict: true, sensitive: true });
  const all = withCsv(routes);
  for (const route of all)
    router.register(route.path, [route.method.toLowerCase()], (context) => endpoint(context, route, options), {
      name: route.operation,
    });
  const byTemplate = new Map(all.map((route) => [`${route.method} ${PREFIX}${route.path}`, route]));
  const document = JSON.stringify(openApiDocument(routes, options.version, sites.basePath));
  const documentTag = entityTag(undefined, document);
  const serve = router.routes() as unknown as Middleware;

  return async (context, next) => {
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
    if (method === "OPTIONS") {
      const methods = isDocument ? ["GET"] : router.match(path, "OPTIONS").path.flatMap((layer) => layer.methods);
      if (methods.length === 0) throw noSuchPath();
      return answerOptions(context, methods);
    }
    const { template, id } = templateOf(path);
    const route = byTemplate.get(`${method} ${template}`);
    if (route?.open) {
      await limited(context, options.rateLimit, addressOf(context), route.cost);
      return answer(context, route, options, (request) => dispatchOpen(request, engine.useCasesOn(engine.unitOfWork)));
    }
    const caller = await identify(context);
    const { actor } = caller;
    context.state["caller"] = caller;
    context.state["workspaceId"] = actor.workspaceId;
    context.state["userId"] = actor.userId;
    await limited(context, options.rateLimit, actor.tokenId ?? actor.userId);
    if (route) {
      context["params"] = { id };
      return endpoint(context, route, options);
    }
    const matched = router.match(path, method);
    if (!matched.route) {
      await caller.recheck();
      const allowed = isDocument ? ["GET", "HEAD"] : matched.path.flatMap(({ methods }) => methods);
      throw allowed.length === 0 ? noSuchPath() : notAllowed(allowed);
    }
    await serve(context, next);
  };
}

const PREFIX = "/v1";

/** Whether the path belongs to the API. */
export function isInApi(path: string): boolean {
  return path === PREFIX || path.startsWith(`${PREFIX}/`);
}

const ID_SEGMENT = /\/([a-z]+_[0-9a-z]{26})(?=\/|$)/;

/** The path with `:id` for its ID, to find most routes without trying all patterns of the router. */
function templateOf(path: string): { readonly template: string; readonly id: string } {
  const found = ID_SEGMENT.exec(path);
  if (!found) return { template: path, id: "" };
  const [segment, id = ""] = found;
  return { template: `${path.slice(0, found.index)}/:id${path.slice(found.index + segment.length)}`, id };
}

async function endpoint(context: Context, route: Route, options: ApiOptions): Promise<void> {
  const { engine, rateLimit, now } = options;
  const caller = context.state["caller"] as Caller;
  const { actor } = caller;
  const type = chosenType(context, route);
  if (type === null) await caller.recheck();
  const cost = type === CSV ? costs.csv : (route.cost ?? 1);
  // One request was already counted before routing.
  if (cost > 1) await limited(context, rateLimit, actor.tokenId ?? actor.userId, cost - 1);
  await answer(context, route, options, (request) => dispatch(request, engine, caller, now));
}

async function answer(
  context: Context,
  route: Route,
  { now, afterwards, sites }: ApiOptions,
  perform: (request: ApiRequest) => Promise<ApiResponse>,
): Promise<void> {
  context.state["route"] = `${route.method} ${PREFIX}${route.path}`;
  const type = chosenType(context, route);
  if (type === null) throw notAcceptable(offered(route));
  let body: Promise<SentBody> | undefined;
  const { id = "", part = "" } = (context["params"] ?? {}) as { id?: string; part?: string };
  const request = {
    route,
    id,
    part,
    search: searchOf(context),
    path: context.path,
    basePath: sites.basePath,
    readBody: () => (body ??= readBody(context.req, route)),
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
  respond(context, route, response);
}

function respond(context: Context, route: Route, { status, headers, body }: ApiResponse): void {
  if (offered(route).length > 1) varyBy(context, "Accept");
  if (body instanceof Uint8Array || isStream(body)) {
    context.status = status;
    context.body = isStream(body) ? streamed(context, body) : Buffer.from(body);
    context.set({ ...headers });
    return;
  }
  const text = body === null ? null : body instanceof JsonText ? body.text : JSON.stringify(body);
  reply(context, { status, headers: withContentHeaders(headers, route, body, text), body: text });
}

function withContentHeaders(
  headers: ApiResponse["headers"],
  route: Route,
  body: Json | JsonText,
  text: string | null,
): ApiResponse["headers"] {
  if (text === null) return headers;
  const type = "application/json; charset=utf-8";
  const isTagged = !route.sorts && (route.method === "GET" || route.method === "PATCH");
  if (!isTagged) return { "Content-Type": type, ...headers };
  return { "Content-Type": type, ETag: entityTag((body as Record<string, Json>)["version"], text), ...headers };
}

function isStream(body: ApiResponse["body"]): body is AsyncIterable<string> {
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

/** Destroys the connection on errors, so that clients can detect a truncated response. */
function streamed({ res }: Context, chunks: AsyncIterable<string>): Readable {
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
