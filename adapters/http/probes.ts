import type { Server } from "node:http";
import Koa from "koa";
import type { HttpLogger } from "./logger.js";
import { respondToOptions, commonHeaders, originForm, refused } from "./middleware.js";
import { HttpProblem, NOT_READY, notAllowed } from "./problem.js";
import type { Context, Middleware, RequestState } from "./request-state.js";
import { serverOf } from "./unparsed.js";

/** The state of the components that the process requires. */
export interface Readiness {
  /** Whether the process can serve requests. Optional components may be down. */
  readonly ok: boolean;
  /** The state of each component by its name, such as `ok`. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Sources of the readiness and metrics endpoints. */
export interface ProbeOptions {
  /** Called for each `GET /readyz`. */
  readonly readiness: () => Promise<Readiness>;
  /** Metrics in a Prometheus text format. */
  readonly metrics: () => Promise<{ readonly type: string; readonly text: string }>;
}

/** Serves /healthz, /readyz and /metrics. */
export function probes({ readiness, metrics }: ProbeOptions): Middleware {
  const answers: Readonly<Record<string, (context: Context) => Promise<void>>> = {
    "/healthz": async (context) => {
      context.body = { status: "ok" };
    },
    "/readyz": async (context) => {
      const { ok, parts } = await readiness();
      if (!ok)
        throw new HttpProblem(503, NOT_READY, "A required component is unavailable.", [], { parts }, { "Retry-After": "5" });
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
    if (context.method === "OPTIONS") return respondToOptions(context, ["GET"]);
    if (context.method !== "GET" && context.method !== "HEAD") throw notAllowed(["GET", "HEAD"]);
    await answer(context);
    context.state.isProbe = true;
  };
}

/** Creates a server for the probes of a process without an API. It does not listen yet. */
export function createProbeServer(options: ProbeOptions & { readonly logger: HttpLogger }): Server {
  const app = new Koa<RequestState>();
  app.on("error", (error: unknown) => options.logger.warn({ err: error }, "connection failed"));
  app.use(commonHeaders({ secure: false }));
  app.use(originForm);
  app.use(refused(options.logger));
  app.use(probes(options));
  app.use(() => {
    throw new HttpProblem(404, "not_found", "This path does not exist. This process has no API.");
  });
  const handle = app.callback();
  return serverOf((request, response) => void handle(request, response));
}
