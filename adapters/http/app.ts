import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import cors from "@koa/cors";
import { Router } from "@koa/router";
import Koa, { type Context, type Middleware } from "koa";
import { createUseCases, type Json, makeOnce, type Ports, type Reactions, type UnitOfWork } from "../../core/index.js";
import { Actors, TokenUse } from "./actors.js";
import { type Answered, type Asked, dispatch, dispatchOpen, type Engine } from "./dispatch.js";
import { entityTag, namesTag } from "./entity-tag.js";
import type { HttpLogger } from "./logger.js";
import { openApiDocument } from "./openapi.js";
import { acceptInvitationPage } from "./pages/accept-invitation.js";
import { HttpProblem, problemBody, problemOf } from "./problem.js";
import { readJson } from "./request-body.js";
import { readQuery } from "./request-query.js";
import type { ApiUseCases, Route } from "./route.js";
import { routes } from "./routes/index.js";

export interface HttpOptions {
  readonly ports: Ports;
  readonly reactions: Pick<Reactions, "exportInvoice">;
  /** Origins whose pages may call the API from a browser. */
  readonly corsOrigins: readonly string[];
  readonly logger: HttpLogger;
  /** Whether requests can be served, and how each part that they need is. */
  readonly readiness: () => Promise<{ readonly ok: boolean; readonly parts: Readonly<Record<string, string>> }>;
  readonly version: string;
}

export interface HttpService {
  readonly server: Server;
  /** Writes when tokens were last used; to be started with the service and stopped before the store is closed. */
  readonly tokenUse: TokenUse;
}

/** The HTTP API on the use cases, as a server that does not listen yet. */
export function createHttpServer(options: HttpOptions): HttpService {
  const engine = engineOf(options);
  const tokenUse = new TokenUse(options.ports.directory, options.logger);
  const actors = new Actors(engine.useCasesOn(options.ports.unitOfWork), options.ports.clock, tokenUse);
  const app = new Koa();
  app.on("error", (error: unknown) => options.logger.warn({ err: error }, "a connection broke"));
  app.use(requestId);
  app.use(logged(options.logger));
  app.use(crossOrigin(options.corsOrigins));
  app.use(refused(options.logger));
  app.use(probes(options));
  app.use(page);
  app.use(api(options, engine, actors));
  const handle = app.callback();
  const server = createServer((request, response) => void handle(request, response));
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  return { server, tokenUse };
}

const requestId: Middleware = async (context, next) => {
  const sent = context.get("X-Request-Id");
  context.state["requestId"] = /^[A-Za-z0-9._-]{1,128}$/.test(sent) ? sent : randomUUID();
  context.set("X-Request-Id", context.state["requestId"] as string);
  context.set("X-Content-Type-Options", "nosniff");
  context.set("Cache-Control", "no-store");
  await next();
};

/** One line a request, without the query, which may hold what people search for, and without any credential. */
function logged(logger: HttpLogger): Middleware {
  return async (context, next) => {
    const start = process.hrtime.bigint();
    await next();
    const { requestId, route, workspaceId, userId } = context.state as Record<string, string | undefined>;
    const fields = {
      request_id: requestId,
      method: context.method,
      path: context.path,
      route,
      status: context.status,
      duration_ms: Number((process.hrtime.bigint() - start) / 10_000n) / 100,
      workspace_id: workspaceId,
      user_id: userId,
    };
    logger.info(fields, "request");
  };
}

/** Every refusal as a problem document; a defect as a 500 that tells nothing, with all of it in the log. */
function refused(logger: HttpLogger): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      const requestId = context.state["requestId"] as string;
      const known = problemOf(error);
      if (!known) logger.error({ err: error, request_id: requestId }, "request failed");
      else if (known.status === 503) logger.warn({ err: error, request_id: requestId }, "a needed part is down");
      const problem =
        known ??
        new HttpProblem(500, "internal_error", "Something went wrong on our side. It has been logged under the request_id.");
      context.status = problem.status;
      context.set({ ...problem.headers });
      context.body = JSON.stringify(problemBody(problem, requestId));
      context.type = "application/problem+json; charset=utf-8";
    }
  };
}

/** Outside /v1: whether the process lives, and whether it can serve. */
function probes({ readiness }: HttpOptions): Middleware {
  return async (context, next) => {
    if (context.path !== "/healthz" && context.path !== "/readyz") return next();
    if (context.method !== "GET" && context.method !== "HEAD") throw notAllowed(["GET", "HEAD"]);
    if (context.path === "/healthz") {
      context.body = { status: "ok" };
      return;
    }
    const { ok, parts } = await readiness();
    if (!ok) throw new HttpProblem(503, "not_ready", "A part that requests need is down.", [], { parts }, { "Retry-After": "5" });
    context.body = { status: "ok", parts };
  };
}

/** Without credentials: a page of another origin brings its own token. */
function crossOrigin(origins: readonly string[]): Middleware {
  return cors({
    origin: (context: Context) => (origins.includes(context.get("Origin")) ? context.get("Origin") : ""),
    allowMethods: ["GET", "HEAD", "POST", "PATCH", "DELETE"],
    allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match", "X-Request-Id"],
    exposeHeaders: ["Content-Disposition", "ETag", "Idempotency-Replayed", "Link", "Location", "Retry-After", "X-Request-Id"],
    maxAge: 600,
  });
}

/** What people open from a mail. */
const page: Middleware = async (context, next) => {
  const { path, html, policy } = acceptInvitationPage;
  if (context.path !== path) return next();
  if (context.method !== "GET" && context.method !== "HEAD") throw notAllowed(["GET", "HEAD"]);
  context.set({ "Content-Security-Policy": policy, "Referrer-Policy": "no-referrer" });
  context.type = "text/html; charset=utf-8";
  context.body = html;
};

/** Requests without conditions share their use cases; others get their own on a unit of work that minds them. */
function engineOf({ ports, reactions: { exportInvoice } }: HttpOptions): Engine {
  const { unitOfWork } = ports;
  const on = (base: UnitOfWork): ApiUseCases => ({ ...createUseCases({ ...ports, unitOfWork: base }), exportInvoice });
  const plain = on(unitOfWork);
  return { unitOfWork, once: makeOnce(ports), useCasesOn: (base) => (base === unitOfWork ? plain : on(base)) };
}

function api(options: HttpOptions, engine: Engine, actors: Actors): Middleware {
  const router = new Router({ prefix: "/v1", strict: true, sensitive: true });
  for (const route of routes)
    router.register(route.path, [route.method.toLowerCase()], endpoint(route, engine, actors), { name: route.operation });
  const document = JSON.stringify(openApiDocument(routes, options.version));
  const serve = router.routes() as unknown as Middleware;

  return async (context, next) => {
    const isDocument = context.path === "/v1/openapi.json";
    if (isDocument && (context.method === "GET" || context.method === "HEAD")) {
      requireAccepted(context);
      readQuery({}, new URLSearchParams(context.querystring), context.path);
      context.type = "application/json; charset=utf-8";
      context.body = document;
      return;
    }
    const inside = context.path === "/v1" || context.path.startsWith("/v1/");
    if (!inside) throw noSuchPath();
    const open = routes.find((route) => route.open && context.path === `/v1${route.path}` && context.method === route.method);
    if (open) return answer(context, open, (asked) => dispatchOpen(asked, engine.useCasesOn(engine.unitOfWork)));
    const { actor, token } = await actors.of(context.get("Authorization"));
    Object.assign(context.state, { actor, token, workspaceId: actor.workspaceId, userId: actor.userId });
    const matched = router.match(context.path, context.method);
    if (!matched.route) {
      await actors.recheck(token);
      const allowed = isDocument ? ["GET", "HEAD"] : matched.path.flatMap(({ methods }) => methods);
      throw allowed.length === 0 ? noSuchPath() : notAllowed(allowed);
    }
    await serve(context, next);
  };
}

function endpoint(route: Route, engine: Engine, actors: Actors): Middleware {
  return async (context: Context) => {
    const { actor, token } = context.state as { actor: Parameters<typeof dispatch>[3]; token: string };
    if (!accepted(context, route.produces)) await actors.recheck(token);
    await answer(context, route, (asked) => dispatch(asked, engine, actors, actor, token));
  };
}

async function answer(context: Context, route: Route, perform: (asked: Asked) => Promise<Answered>): Promise<void> {
  context.state["route"] = `${route.method} /v1${route.path}`;
  requireAccepted(context, route.produces);
  let body: Promise<unknown> | undefined;
  const readBody = () => (body ??= readJson(context.req, { optional: route.bodyOptional ?? false }));
  const { id = "" } = (context["params"] ?? {}) as { id?: string };
  const asked = {
    route,
    id,
    search: new URLSearchParams(context.querystring),
    path: context.path,
    readBody,
    ifMatch: context.get("If-Match"),
    idempotencyKey: context.get("Idempotency-Key"),
  };
  const { status, headers, body: answered } = await perform(asked);
  context.status = status;
  if (answered === null) {
    context.body = null;
    context.status = status;
  } else if (answered instanceof Uint8Array) {
    context.body = Buffer.from(answered);
  } else {
    const text = JSON.stringify(answered);
    context.type = "application/json; charset=utf-8";
    context.body = text;
    tag(context, route, entityTag((answered as Record<string, Json>)["version"], text));
  }
  context.set({ ...headers });
}

/** For what GET shows of one resource; a repeat of it that knows the tag is answered without a body. */
function tag(context: Context, { method, sorts }: Route, value: string): void {
  if (sorts || (method !== "GET" && method !== "PATCH")) return;
  context.set("ETag", value);
  if (method !== "GET" || !namesTag(context.get("If-None-Match"), value)) return;
  context.status = 304;
  context.body = null;
}

/** Files also go to clients that ask for JSON, as simple ones do everywhere. */
function accepted(context: Context, produces?: string): boolean {
  return context.accepts(["application/json", ...(produces === undefined ? [] : [produces])]) !== false;
}

function requireAccepted(context: Context, produces?: string): void {
  if (accepted(context, produces)) return;
  throw new HttpProblem(406, "not_acceptable", `This answers ${produces ?? "application/json"} only.`);
}

function noSuchPath(): HttpProblem {
  return new HttpProblem(404, "not_found", "There is no such path.");
}

function notAllowed(methods: readonly string[]): HttpProblem {
  const allowed = [...new Set(methods)].join(", ");
  return new HttpProblem(
    405,
    "method_not_allowed",
    `This path allows ${allowed}.`,
    [],
    { allowed: [...new Set(methods)] },
    { Allow: allowed },
  );
}
