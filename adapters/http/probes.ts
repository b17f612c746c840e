import { createServer, type Server } from "node:http";
import Koa, { type Middleware } from "koa";
import type { HttpLogger } from "./logger.js";
import { answerOptions, commonHeaders, originForm, refused } from "./middleware.js";
import { HttpProblem, notAllowed } from "./problem.js";

/** How each part is that the process needs. */
export interface Readiness {
  /** Whether it can do its work, though a part may be down that it can do without for a while. */
  readonly ok: boolean;
  readonly parts: Readonly<Record<string, string>>;
}

/** What an operator's machines ask a process. */
export interface ProbeOptions {
  readonly readiness: () => Promise<Readiness>;
  /** In a text format of Prometheus. */
  readonly metrics: () => Promise<{ readonly type: string; readonly text: string }>;
}

/** Outside /v1: whether the process lives, whether it can do its work, and what it has done. */
export function probes({ readiness, metrics }: ProbeOptions): Middleware {
  const answers: Readonly<Record<string, (context: Koa.Context) => Promise<void>>> = {
    "/healthz": async (context) => {
      context.body = { status: "ok" };
    },
    "/readyz": async (context) => {
      const { ok, parts } = await readiness();
      if (!ok)
        throw new HttpProblem(503, "not_ready", "A part that requests need is down.", [], { parts }, { "Retry-After": "5" });
      context.body = { status: "ok", parts };
    },
    "/metrics": async (context) => {
      const { type, text } = await metrics();
      context.set("Content-Type", type);
      context.body = text;
    },
  };
  return async (context, next) => {
    const answer = Object.hasOwn(answers, context.path) ? answers[context.path] : undefined;
    if (!answer) return next();
    if (context.method === "OPTIONS") return answerOptions(context, ["GET"]);
    if (context.method !== "GET" && context.method !== "HEAD") throw notAllowed(["GET", "HEAD"]);
    await answer(context);
  };
}

/** A server for the probes of a process without an API; it does not listen yet. */
export function createProbeServer(options: ProbeOptions & { readonly logger: HttpLogger }): Server {
  const app = new Koa();
  app.on("error", (error: unknown) => options.logger.warn({ err: error }, "a connection broke"));
  app.use(commonHeaders(false));
  app.use(originForm);
  app.use(refused(options.logger));
  app.use(probes(options));
  app.use(() => {
    throw new HttpProblem(404, "not_found", "There is no such path: this process has no API.");
  });
  const handle = app.callback();
  return createServer((request, response) => void handle(request, response));
}
