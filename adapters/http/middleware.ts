import { randomUUID } from "node:crypto";
import cors from "@koa/cors";
import compose from "koa-compose";
import koaCompress from "koa-compress";
import { HostFailure } from "./authentication.js";
import { namesTag, tagOfCoding } from "./entity-tag.js";
import { MAX_REQUEST_ID } from "./header-limits.js";
import type { HttpLogger } from "./logger.js";
import { HttpProblem, NOT_READY, problemBody, problemOf } from "./problem.js";
import type { RequestRecorder } from "./request-recorder.js";
import { type Context, type Middleware, newState } from "./request-state.js";
import { COMPRESSED_FROM, finish, isInOnePass, statusOf } from "./writing.js";

/** Pages override the content security policy. Other responses are not rendered by browsers. */
const securityHeaders = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cache-Control": "no-store",
};

/** Adds the headers of all responses. `secure`: the public URL uses HTTPS, so HSTS (RFC 6797) is set for a year. */
export function commonHeaders({ secure, isHosted = false }: Pick<Handling, "secure" | "isHosted">): Middleware {
  const common = { ...securityHeaders, ...(secure ? { "Strict-Transport-Security": "max-age=31536000" } : {}) };
  return async (context, next) => {
    const requestId = requestIdOf(context.req.headers["x-request-id"]);
    context.state = newState(requestId, isHosted);
    await next();
    finish(context, { "X-Request-Id": requestId, ...common });
  };
}

function requestIdOf(sent: string | string[] | undefined): string {
  return typeof sent === "string" && sent.length <= MAX_REQUEST_ID && /^[A-Za-z0-9._-]+$/.test(sent) ? sent : randomUUID();
}

/**
 * Reduces a request target in absolute form (RFC 9112 section 3.2.2) to its path and query. {@link refused} rejects an invalid URL,
 * so that it is logged.
 */
export const originForm: Middleware = async (context, next) => {
  const { req } = context;
  const target = req.url ?? "/";
  if (!target.startsWith("/")) {
    const url = URL.canParse(target) ? new URL(target) : null;
    context.state.isMalformed = url === null && target !== "*";
    req.url = url ? `${url.pathname}${url.search}` : "/";
  }
  await next();
};

/** A request that was responded to. */
export interface HandledRequest {
  /** The matched route, such as `GET /v1/projects/:id`. */
  readonly route: string | undefined;
  /** The HTTP status of the response. */
  readonly status: number;
  /** Until the response was ready, with fractions. */
  readonly seconds: number;
}

/** Logs one line per request, of probes only for debugging, without credentials and without the query, which may contain personal data. */
function logged({
  logger,
  requests,
  onResponse = () => undefined,
}: Pick<Handling, "logger" | "requests" | "onResponse">): Middleware {
  return async (context, next) => {
    const at = requests?.now();
    const start = process.hrtime.bigint();
    await next();
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    const status = statusOf(context);
    const { requestId, route, loggedPath, isProbe, actor } = context.state;
    const fields = {
      request_id: requestId,
      method: context.method,
      path: loggedPath ?? context.path,
      route,
      status,
      duration_ms: Math.round(seconds * 100_000) / 100,
      workspace_id: actor?.workspaceId,
      user_id: actor?.userId,
    };
    logger[isProbe ? "debug" : "info"](fields, "request");
    if (at !== undefined) requests?.note(context, { at, status, durationMs: Math.round(seconds * 1_000) });
    onResponse({ route, status, seconds });
  };
}

/** Throws for a request that Node's parser accepts and no operation can serve. */
function requireSound({ state, req }: Context): void {
  if (state.isMalformed) throw new HttpProblem(400, "malformed_target", "The request target is not a valid URL.");
  if (req.httpVersion === "1.1" && req.headers.host === undefined)
    throw new HttpProblem(400, "malformed_request", "A request of HTTP/1.1 needs the header Host (RFC 9112 section 3.2).");
  if (!/^(?:100-continue)?$/i.test(req.headers.expect ?? ""))
    throw new HttpProblem(417, "expectation_failed", "The only expectation that is supported is 100-continue.");
}

/** Turns errors into problem responses. Unexpected errors are logged and returned as a 500 without details, mistakes of the host as a 500 with them. */
export function refused(logger: HttpLogger): Middleware {
  return async (context, next) => {
    try {
      requireSound(context);
      await next();
    } catch (error) {
      if (error instanceof HostFailure) throw error;
      const { requestId } = context.state;
      const known = problemOf(error);
      if (!known || known.status === 500) logger.error({ err: error, request_id: requestId }, "request failed");
      else if (known.status === 503 && known.code !== NOT_READY)
        logger.warn({ err: error, request_id: requestId }, "required component unavailable");
      const problem =
        known ?? new HttpProblem(500, "internal_error", "An internal error occurred. It is logged with the request_id.");
      context.state.code = problem.code;
      for (const name of ["Content-Disposition", "Content-Encoding", "ETag", "Link", "Location"]) context.remove(name);
      context.status = problem.status;
      context.set({ ...problem.headers });
      context.body = JSON.stringify(problemBody(problem, requestId));
      context.type = "application/problem+json; charset=utf-8";
    }
  };
}

const compress = koaCompress({ threshold: COMPRESSED_FROM, encodingPreference: ["br", "gzip", "deflate", "identity"] });

/** Compresses long bodies. */
const compressed: Middleware = async (context, next) => {
  await next();
  if (!isInOnePass(context)) await compress(context, async () => undefined);
};

/**
 * Sets a separate entity tag for each content coding (RFC 9110 section 8.8.3.3). Returns 304 if the client has the current
 * body.
 */
const conditional: Middleware = async (context, next) => {
  if (!acceptsIdentity(context) && context.acceptsEncodings("br", "gzip", "deflate", "identity") === false)
    throw new HttpProblem(406, "not_acceptable", "The supported content codings are br, gzip, deflate and identity.");
  await next();
  if (isInOnePass(context)) return;
  const header = (name: string): string => (context.response.header[name] as string | undefined) ?? "";
  const tag = tagOfCoding(header("etag"), header("content-encoding"));
  if (tag === "") return;
  context.set("ETag", tag);
  if ((context.method !== "GET" && context.method !== "HEAD") || !namesTag(context.get("If-None-Match"), tag)) return;
  context.status = 304;
  context.body = null;
};

/** Whether the client accepts a body without content coding. Without parameters, every `Accept-Encoding` does (RFC 9110 section 12.5.3). */
function acceptsIdentity({ req }: Context): boolean {
  return !(req.headers["accept-encoding"] ?? "").includes(";");
}

/** Responds to OPTIONS (RFC 9110 section 9.3.7). It does not require authentication, since the methods are documented. */
export function respondToOptions(context: Context, methods: readonly string[]): void {
  const all = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
  context.set("Allow", [...new Set(all)].join(", "));
  context.status = 204;
}

/** CORS without credentials: pages of other origins send their own token. */
function crossOrigin(origins: readonly string[]): Middleware {
  const share = cors({
    origin: (context: Context) => (origins.includes(context.get("Origin")) ? context.get("Origin") : ""),
    allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    allowHeaders: [
      "Authorization",
      "Cache-Control",
      "Content-Type",
      "Idempotency-Key",
      "If-Match",
      "If-None-Match",
      "If-Range",
      "Range",
      "X-Request-Id",
    ],
    exposeHeaders: [
      "Accept-Ranges",
      "Allow",
      "Content-Disposition",
      "Content-Range",
      "ETag",
      "Idempotency-Replayed",
      "Link",
      "Location",
      "RateLimit",
      "RateLimit-Policy",
      "Retry-After",
      "Stint-Dry-Run",
      "X-Request-Id",
      "X-Total-Count",
    ],
    maxAge: 600,
  });
  return (context, next) => (context.req.headers.origin === undefined ? next() : share(context, next));
}

/** How all requests are handled, whatever they ask for. */
export interface Handling {
  /** Whether the public URL uses HTTPS. */
  readonly secure: boolean;
  readonly logger: HttpLogger;
  /** Origins that can call the API from a browser (CORS). */
  readonly corsOrigins: readonly string[];
  /** Called after each request. */
  readonly onResponse?: ((handled: HandledRequest) => void) | undefined;
  /** Records requests for the log that their workspace can read. Absent: they are not recorded. */
  readonly requests?: RequestRecorder | undefined;
  /** Whether a host has its own middleware around this one. No by default. */
  readonly isHosted?: boolean;
}

/** What surrounds the handling of every request: headers, log, CORS, problems, conditions and compression, from the outside to the inside. */
export function aroundRequests(handling: Handling): Middleware {
  const { secure, logger, corsOrigins, isHosted = false } = handling;
  return compose<Context>([
    commonHeaders({ secure, isHosted }),
    originForm,
    logged(handling),
    crossOrigin(corsOrigins),
    refused(logger),
    conditional,
    compressed,
  ]);
}
