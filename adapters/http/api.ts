import { Readable } from "node:stream";
import { Router } from "@koa/router";
import type { Context, Middleware } from "koa";
import type { Actor, Json } from "../../core/index.js";
import type { Actors } from "./actors.js";
import { keepSession, requireOwnOrigin, sessionOf, type Sites, tokenOf, unauthenticated } from "./credentials.js";
import { dispatch, dispatchOpen, type Engine } from "./dispatch.js";
import type { Answered, Asked } from "./exchange.js";
import { entityTag } from "./entity-tag.js";
import { openApiDocument } from "./openapi/document.js";
import { HttpProblem, notAllowed } from "./problem.js";
import type { RateLimit } from "./rate-limit.js";
import { readJson } from "./request-body.js";
import { readQuery } from "./request-query.js";
import type { Route } from "./route.js";
import { routes } from "./routes/index.js";

export interface ApiOptions {
  readonly engine: Engine;
  readonly actors: Actors;
  /** Null: no limit. */
  readonly rateLimit: RateLimit | null;
  readonly sites: Sites;
  readonly version: string;
}

/** Everything under /v1. */
export function api(options: ApiOptions): Middleware {
  const { engine, actors, sites } = options;
  const router = new Router({ prefix: "/v1", strict: true, sensitive: true });
  for (const route of routes)
    router.register(route.path, [route.method.toLowerCase()], endpoint(route, options), { name: route.operation });
  const document = JSON.stringify(openApiDocument(routes, options.version));
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
    const open = routes.find((route) => route.open && context.path === `/v1${route.path}` && context.method === route.method);
    if (open) {
      await limited(context, options.rateLimit, addressOf(context));
      return answer(context, open, options, (asked) => dispatchOpen(asked, engine.useCasesOn(engine.unitOfWork)));
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

/** Who often fails to say who they are is not asked any more for a while; those who are known are not held up by it. */
async function identified(
  context: Context,
  { actors, rateLimit, sites }: ApiOptions,
): Promise<{ readonly actor: Actor; readonly token: string }> {
  const token = tokenOf(context, sites);
  if (token === null || !actors.knows(token)) await limitedBy(context, rateLimit, addressOf(context), "requireLeft");
  try {
    if (token === null) throw unauthenticated(context);
    return { actor: await actors.of(token), token };
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 401) await limited(context, rateLimit, addressOf(context));
    throw error;
  }
}

const addressOf = ({ ip }: Context): string => `address ${ip}`;

const limited = (context: Context, rateLimit: RateLimit | null, key: string) => limitedBy(context, rateLimit, key, "spend");

async function limitedBy(
  context: Context,
  rateLimit: RateLimit | null,
  key: string,
  how: "spend" | "requireLeft",
): Promise<void> {
  if (rateLimit === null) return;
  try {
    await rateLimit[how](key);
  } finally {
    context.set({ "RateLimit-Policy": rateLimit.policyHeader, RateLimit: rateLimit.header(key) });
  }
}

function endpoint(route: Route, options: ApiOptions): Middleware {
  const { engine, actors } = options;
  return async (context: Context) => {
    const { actor, token } = context.state as { actor: Parameters<typeof dispatch>[3]; token: string };
    if (chosenType(context, route) === null) await actors.recheck(token);
    await answer(context, route, options, (asked) => dispatch(asked, engine, actors, actor, token));
  };
}

async function answer(
  context: Context,
  route: Route,
  { actors, sites }: ApiOptions,
  perform: (asked: Asked) => Promise<Answered>,
): Promise<void> {
  context.state["route"] = `${route.method} /v1${route.path}`;
  const type = chosenType(context, route);
  if (type === null) throw notAcceptable(offered(route));
  let body: Promise<unknown> | undefined;
  const readBody = () => (body ??= readJson(context.req, { optional: route.bodyOptional ?? false }));
  const { id = "" } = (context["params"] ?? {}) as { id?: string };
  const asked = {
    route,
    id,
    search: new URLSearchParams(context.querystring),
    path: context.path,
    readBody,
    csv: type === CSV,
    ifMatch: context.get("If-Match"),
    session: sessionOf(context, sites.secure),
    idempotencyKey: context.get("Idempotency-Key"),
  };
  const { status, headers, body: answered, session } = await perform(asked);
  context.status = status;
  if (answered === null) {
    context.body = null;
    context.status = status;
  } else if (answered instanceof Uint8Array) {
    context.body = Buffer.from(answered);
  } else if (typeof answered === "object" && Symbol.asyncIterator in answered) {
    context.body = streamed(context, answered);
  } else {
    const text = JSON.stringify(answered);
    context.type = "application/json; charset=utf-8";
    context.body = text;
    if (!route.sorts && (route.method === "GET" || route.method === "PATCH"))
      context.set("ETag", entityTag((answered as Record<string, Json>)["version"], text));
  }
  context.set({ ...headers });
  if (session !== undefined) keepSession(context, session, actors.now(), sites.secure);
}

/** What fails in the middle of it cuts the connection, so that nobody takes the half for the whole. */
function streamed({ res }: Context, chunks: AsyncIterable<string>): Readable {
  const stream = Readable.from(chunks, { objectMode: true, highWaterMark: 1 });
  stream.on("error", () => res.destroy());
  res.on("close", () => stream.destroy());
  return stream;
}

const JSON_TYPE = "application/json";
const CSV = "text/csv";

/** Files also go to clients that ask for JSON, as simple ones do everywhere. */
function offered({ produces, sorts }: Pick<Route, "produces" | "sorts">): string[] {
  return [JSON_TYPE, ...(produces === undefined ? [] : [produces]), ...(sorts ? [CSV] : [])];
}

function chosenType(context: Context, route: Pick<Route, "produces" | "sorts">): string | null {
  const types = offered(route);
  if (types.length > 1) context.vary("Accept");
  return context.accepts(types) || null;
}

function notAcceptable(types: readonly string[]): HttpProblem {
  return new HttpProblem(406, "not_acceptable", `This is answered as ${types.join(" or ")}.`);
}

function noSuchPath(): HttpProblem {
  return new HttpProblem(404, "not_found", "There is no such path.");
}
