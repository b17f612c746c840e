import { randomUUID } from "node:crypto";
import cors from "@koa/cors";
import type { Context, Middleware } from "koa";
import compress from "koa-compress";
import { namesTag, tagOfCoding } from "./entity-tag.js";
import type { HttpLogger } from "./logger.js";
import { HttpProblem, problemBody, problemOf } from "./problem.js";

/** Pages set their own policy; nothing else that is answered is for a browser to show. */
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

/** `secure`: people reach the service by https, so browsers are told to keep to it for a year (RFC 6797). */
export function commonHeaders(secure: boolean): Middleware {
  return async (context, next) => {
    const sent = context.get("X-Request-Id");
    context.state["requestId"] = /^[A-Za-z0-9._-]{1,128}$/.test(sent) ? sent : randomUUID();
    context.set("X-Request-Id", context.state["requestId"] as string);
    context.set(securityHeaders);
    if (secure) context.set("Strict-Transport-Security", "max-age=31536000");
    await next();
  };
}

/**
 * Takes a target in absolute form (RFC 9112 section 3.2.2) for its path and query. One that is no URL is refused behind the log, by
 * {@link refused}.
 */
export const originForm: Middleware = async (context, next) => {
  const { req } = context;
  const target = req.url ?? "/";
  if (!target.startsWith("/")) {
    const url = URL.canParse(target) ? new URL(target) : null;
    context.state["isMalformed"] = url === null && target !== "*";
    req.url = url ? `${url.pathname}${url.search}` : "/";
  }
  await next();
};

/** One request that was answered. */
export interface AnsweredRequest {
  /** Of the route table, such as `GET /v1/projects/:id`; undefined where none was found. */
  readonly route: string | undefined;
  readonly status: number;
  readonly seconds: number;
}

/** One line a request, without the query, which may hold what people search for, and without any credential. */
export function logged(logger: HttpLogger, onAnswer: (answered: AnsweredRequest) => void = () => undefined): Middleware {
  return async (context, next) => {
    const start = process.hrtime.bigint();
    await next();
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    const { requestId, route, workspaceId, userId } = context.state as Record<string, string | undefined>;
    const fields = {
      request_id: requestId,
      method: context.method,
      path: context.path,
      route,
      status: context.status,
      duration_ms: Math.round(seconds * 100_000) / 100,
      workspace_id: workspaceId,
      user_id: userId,
    };
    logger.info(fields, "request");
    onAnswer({ route, status: context.status, seconds });
  };
}

/** Every refusal as a problem document; a defect as a 500 that tells nothing, with all of it in the log. */
export function refused(logger: HttpLogger): Middleware {
  return async (context, next) => {
    try {
      if (context.state["isMalformed"]) throw new HttpProblem(400, "malformed_target", "The target of the request is not a URL.");
      await next();
    } catch (error) {
      const requestId = context.state["requestId"] as string;
      const known = problemOf(error);
      if (!known) logger.error({ err: error, request_id: requestId }, "request failed");
      else if (known.status === 503) logger.warn({ err: error, request_id: requestId }, "a needed part is down");
      const problem =
        known ??
        new HttpProblem(500, "internal_error", "Something went wrong on our side. It has been logged under the request_id.");
      for (const name of ["Content-Disposition", "Content-Encoding", "ETag", "Link", "Location"]) context.remove(name);
      context.status = problem.status;
      context.set({ ...problem.headers });
      context.body = JSON.stringify(problemBody(problem, requestId));
      context.type = "application/problem+json; charset=utf-8";
    }
  };
}

/** Bodies from 1 KiB in a coding that the client takes. */
export const compressed: Middleware = compress({ threshold: 1_024, encodingPreference: ["br", "gzip", "deflate", "identity"] });

/**
 * Gives each coding of a body an entity tag of its own (RFC 9110 section 8.8.3.3), and answers a client that has the body already without
 * it.
 */
export const conditional: Middleware = async (context, next) => {
  if (context.acceptsEncodings("br", "gzip", "deflate", "identity") === false)
    throw new HttpProblem(406, "not_acceptable", "This is sent as br, gzip, deflate or without any coding.");
  await next();
  const header = (name: string): string => (context.response.header[name] as string | undefined) ?? "";
  const tag = tagOfCoding(header("etag"), header("content-encoding"));
  if (tag === "") return;
  context.set("ETag", tag);
  if ((context.method !== "GET" && context.method !== "HEAD") || !namesTag(context.get("If-None-Match"), tag)) return;
  context.status = 304;
  context.body = null;
};

/** Answers OPTIONS (RFC 9110 section 9.3.7), which asks for no credential: which methods a path has is in the documentation. */
export function answerOptions(context: Context, methods: readonly string[]): void {
  const all = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
  context.set("Allow", [...new Set(all)].join(", "));
  context.status = 204;
}

/** Without credentials: a page of another origin brings its own token. */
export function crossOrigin(origins: readonly string[]): Middleware {
  return cors({
    origin: (context: Context) => (origins.includes(context.get("Origin")) ? context.get("Origin") : ""),
    allowMethods: ["GET", "HEAD", "POST", "PATCH", "DELETE"],
    allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match", "X-Request-Id"],
    exposeHeaders: [
      "Allow",
      "Content-Disposition",
      "ETag",
      "Idempotency-Replayed",
      "Link",
      "Location",
      "RateLimit",
      "RateLimit-Policy",
      "Retry-After",
      "X-Request-Id",
    ],
    maxAge: 600,
  });
}
