import { Readable } from "node:stream";
import { Router } from "@koa/router";
import ipaddr from "ipaddr.js";
import type { Context, Middleware } from "koa";
import type { Actor, Json } from "../../core/index.js";
import type { Actors } from "./actors.js";
import type { Afterwards } from "./afterwards.js";
import { keepSession, requireOwnOrigin, sessionOf, type Sites, tokenOf, unauthenticated } from "./credentials.js";
import { dispatch, dispatchOpen, type Engine } from "./dispatch.js";
import type { ApiResponse, ApiRequest } from "./exchange.js";
import { entityTag } from "./entity-tag.js";
import { answerOptions } from "./middleware.js";
import { isConditional, isRepeatable } from "./openapi/conditions.js";
import { openApiDocument } from "./openapi/document.js";
import { HttpProblem, notAllowed } from "./problem.js";
import type { RateLimit } from "./rate-limit.js";
import { readJson } from "./request-body.js";
import { readQuery } from "./request-query.js";
import { costs, type Route, withCsv } from "./route.js";
import { routes } from "./routes/index.js";

export interface ApiOptions {
  readonly engine: Engine;
  readonly actors: Actors;
  readonly afterwards: Afterwards;
  /** Null: no limit. */
  readonly rateLimit: RateLimit | null;
  readonly sites: Sites;
  readonly version: string;
}

/** Everything under /v1. */
export function api(options: ApiOptions): Middleware {
  const { engine, actors, sites } = options;
  const router = new Router({ prefix: "/v1", strict: true, sensitive: true });
  for (const route of withCsv(routes))
    router.register(route.path, [route.method.toLowerCase()], endpoint(route, options), { name: route.operation });
  const document = JSON.stringify(openApiDocument(routes, options.version, sites.basePath));
  const documentTag = entityTag(undefined, document);
  const serve = router.routes() as unknown as Middleware;

  return async (context, next) => {
    const isDocument = context.path === "/v1/openapi.json";
    if (isDocument && (context.method === "GET" || context.method === "HEAD")) {
      if (chosenType(context, {}) === null) throw notAcceptable([JSON_TYPE]);
      readQuery({}, new URLSearchParams(context.querystring), context.path);
      context.type = "application/json; charset=utf-8";
      context.body = document;
      context.set("ETag", documentTag);
      return;
    }
    const inside = context.path === "/v1" || context.path.startsWith("/v1/");
    if (!inside) throw noSuchPath();
    if (context.method === "OPTIONS") {
      const methods = isDocument ? ["GET"] : router.match(context.path, "OPTIONS").path.flatMap((layer) => layer.methods);
      if (methods.length === 0) throw noSuchPath();
      return answerOptions(context, methods);
    }
    const open = routes.find((route) => route.open && context.path === `/v1${route.path}` && context.method === route.method);
    if (open) {
      await limited(context, options.rateLimit, addressOf(context), open.cost);
      return answer(context, open, options, (request) => dispatchOpen(request, engine.useCasesOn(engine.unitOfWork)));
    }
    const { actor, token } = await identified(context, options);
    requireOwnOrigin(context, sites);
    Object.assign(context.state, { actor, token, workspaceId: actor.workspaceId, userId: actor.userId });
    await limited(context, options.rateLimit, actor.tokenId ?? actor.userId);
    const matched = router.match(context.path, context.method);
    if (!matched.route) {
      await actors.recheck(token);
      const allowed = isDocument ? ["GET", "HEAD"] : matched.path.flatMap(({ methods }) => methods);
      throw allowed.length === 0 ? noSuchPath() : notAllowed(allowed);
    }
    await serve(context, next);
  };
}

/** Limits failed authentications by address. Known tokens are not affected. */
async function identified(
  context: Context,
  { actors, rateLimit, sites }: ApiOptions,
): Promise<{ readonly actor: Actor; readonly token: string }> {
  const token = tokenOf(context, sites);
  if (token === null || !actors.knows(token)) {
    const address = addressOf(context);
    await limitedBy(context, rateLimit, address, (limit) => limit.requireLeft(address));
  }
  try {
    if (token === null) throw unauthenticated(context);
    return { actor: await actors.of(token), token };
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 401) await limited(context, rateLimit, addressOf(context));
    throw error;
  }
}

/** The rate limit key of callers without a token: their IPv4 address, or the /64 network of their IPv6 address. */
function addressOf({ ip }: Context): string {
  if (!ipaddr.isValid(ip)) return `address ${ip}`;
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return `address ${address}`;
  return `address ${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}

const limited = (context: Context, rateLimit: RateLimit | null, key: string, cost = 1) =>
  limitedBy(context, rateLimit, key, (limit) => limit.spend(key, cost));

async function limitedBy(
  context: Context,
  rateLimit: RateLimit | null,
  key: string,
  check: (limit: RateLimit) => Promise<void> | void,
): Promise<void> {
  if (rateLimit === null) return;
  try {
    await check(rateLimit);
  } finally {
    context.set({ "RateLimit-Policy": rateLimit.policyHeader, RateLimit: rateLimit.header(key) });
  }
}

function endpoint(route: Route, options: ApiOptions): Middleware {
  const { engine, actors, rateLimit } = options;
  return async (context: Context) => {
    const { actor, token } = context.state as { actor: Parameters<typeof dispatch>[3]; token: string };
    const type = chosenType(context, route);
    if (type === null) await actors.recheck(token);
    const cost = type === CSV ? costs.csv : (route.cost ?? 1);
    // One request was already counted before routing.
    if (cost > 1) await limited(context, rateLimit, actor.tokenId ?? actor.userId, cost - 1);
    await answer(context, route, options, (request) => dispatch(request, engine, actors, actor, token));
  };
}

async function answer(
  context: Context,
  route: Route,
  { actors, afterwards, sites }: ApiOptions,
  perform: (request: ApiRequest) => Promise<ApiResponse>,
): Promise<void> {
  context.state["route"] = `${route.method} /v1${route.path}`;
  const type = chosenType(context, route);
  if (type === null) throw notAcceptable(offered(route));
  let body: Promise<unknown> | undefined;
  const readBody = () => (body ??= readJson(context.req, { optional: route.bodyOptional ?? false, open: route.open ?? false }));
  const { id = "" } = (context["params"] ?? {}) as { id?: string };
  const request = {
    route,
    id,
    search: new URLSearchParams(context.querystring),
    path: context.path,
    basePath: sites.basePath,
    readBody,
    csv: type === CSV,
    ifMatch: isConditional(route) ? headerOf(context, "If-Match") : "",
    session: sessionOf(context, sites.secure),
    disconnectSignal: () => disconnectSignal(context),
    idempotencyKey: isRepeatable(route) ? headerOf(context, "Idempotency-Key") : "",
  };
  const { status, headers, body: content, session, afterwards: work } = await perform(request);
  if (work) afterwards.add(ended(context), work);
  context.status = status;
  if (content === null) {
    context.body = null;
    context.status = status;
  } else if (content instanceof Uint8Array) {
    context.body = Buffer.from(content);
  } else if (typeof content === "object" && Symbol.asyncIterator in content) {
    context.body = streamed(context, content);
  } else {
    const text = JSON.stringify(content);
    context.type = "application/json; charset=utf-8";
    context.body = text;
    if (!route.sorts && (route.method === "GET" || route.method === "PATCH"))
      context.set("ETag", entityTag((content as Record<string, Json>)["version"], text));
  }
  context.set({ ...headers });
  if (session !== undefined) keepSession(context, session, actors.now(), sites.secure);
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

/** Destroys the connection on errors, so that clients can detect a truncated response. */
function streamed({ res }: Context, chunks: AsyncIterable<string>): Readable {
  const stream = Readable.from(chunks, { objectMode: true, highWaterMark: 1 });
  stream.on("error", () => res.destroy());
  res.on("close", () => stream.destroy());
  return stream;
}

const JSON_TYPE = "application/json";
const CSV = "text/csv";

/** Files are also sent to clients that accept only JSON, since simple clients always send that header. */
function offered({ produces, sorts, csv }: Pick<Route, "produces" | "sorts" | "csv">): string[] {
  if (csv) return [CSV];
  return [JSON_TYPE, ...(produces === undefined ? [] : [produces]), ...(sorts ? [CSV] : [])];
}

function chosenType(context: Context, route: Pick<Route, "produces" | "sorts" | "csv">): string | null {
  const types = offered(route);
  if (types.length > 1) context.vary("Accept");
  return context.accepts(types) || null;
}

function notAcceptable(types: readonly string[]): HttpProblem {
  return new HttpProblem(406, "not_acceptable", `This resource is available as ${types.join(" or ")}.`);
}

function noSuchPath(): HttpProblem {
  return new HttpProblem(404, "not_found", "This path does not exist.");
}
