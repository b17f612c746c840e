import { createServer, type Server } from "node:http";
import Koa, { type Middleware } from "koa";
import {
  createUseCases,
  makeOnce,
  type Ports,
  type QuotaPolicy,
  type Reactions,
  type RequestQuota,
  type UnitOfWork,
} from "../../core/index.js";
import { Actors, TokenUse } from "./actors.js";
import { api } from "./api.js";
import type { Engine } from "./dispatch.js";
import type { HttpLogger } from "./logger.js";
import { commonHeaders, compressed, conditional, crossOrigin, logged, refused } from "./middleware.js";
import { acceptInvitationPage } from "./pages/accept-invitation.js";
import { docsPages } from "./pages/docs.js";
import type { Page } from "./pages/page.js";
import { HttpProblem, notAllowed } from "./problem.js";
import { RateLimit } from "./rate-limit.js";
import type { ApiUseCases } from "./route.js";

export interface HttpOptions {
  readonly ports: Ports;
  readonly reactions: Pick<Reactions, "exportInvoice">;
  /** Origins whose pages may call the API from a browser. */
  readonly corsOrigins: readonly string[];
  /** Null: no limit. */
  readonly rateLimit: (QuotaPolicy & { readonly quota: RequestQuota }) | null;
  /** How many proxies stand before the service, whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: number;
  /** People reach the service by https. */
  readonly secure: boolean;
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
  const rateLimit = options.rateLimit && new RateLimit(options.rateLimit.quota, options.ports.clock, options.rateLimit);
  const app = new Koa({ proxy: options.trustedProxies > 0, maxIpsCount: options.trustedProxies });
  app.on("error", (error: unknown) => options.logger.warn({ err: error }, "a connection broke"));
  app.use(commonHeaders(options.secure));
  app.use(logged(options.logger));
  app.use(crossOrigin(options.corsOrigins));
  app.use(refused(options.logger));
  app.use(conditional);
  app.use(compressed);
  app.use(probes(options));
  app.use(page);
  app.use(api({ engine, actors, rateLimit, version: options.version }));
  const handle = app.callback();
  const server = createServer((request, response) => void handle(request, response));
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  return { server, tokenUse };
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

const pages: ReadonlyMap<string, Page> = new Map([acceptInvitationPage, ...docsPages].map((one) => [one.path, one]));

/** What people open in a browser. */
const page: Middleware = async (context, next) => {
  const found = pages.get(context.path);
  if (!found) return next();
  if (context.method !== "GET" && context.method !== "HEAD") throw notAllowed(["GET", "HEAD"]);
  const body = await found.body();
  context.set({ ...found.headers });
  context.type = found.type;
  context.body = body;
};

/** Requests without conditions share their use cases; others get their own on a unit of work that minds them. */
function engineOf({ ports, reactions: { exportInvoice } }: HttpOptions): Engine {
  const { unitOfWork } = ports;
  const on = (base: UnitOfWork): ApiUseCases => ({ ...createUseCases({ ...ports, unitOfWork: base }), exportInvoice });
  const plain = on(unitOfWork);
  return { unitOfWork, once: makeOnce(ports), useCasesOn: (base) => (base === unitOfWork ? plain : on(base)) };
}
