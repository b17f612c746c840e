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
import { Afterwards } from "./afterwards.js";
import { api } from "./api.js";
import type { Engine } from "./dispatch.js";
import type { HttpLogger } from "./logger.js";
import {
  type AnsweredRequest,
  answerOptions,
  commonHeaders,
  compressed,
  conditional,
  crossOrigin,
  logged,
  originForm,
  refused,
} from "./middleware.js";
import { docsPages } from "./pages/docs.js";
import { findPage, type Page } from "./pages/page.js";
import { probes, type ProbeOptions } from "./probes.js";
import { notAllowed } from "./problem.js";
import { RateLimit } from "./rate-limit.js";
import type { ApiUseCases } from "./route.js";
import { refuseUnparsed } from "./unparsed.js";

export interface HttpOptions extends ProbeOptions {
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
  /** Where people reach the service. */
  readonly publicUrl: () => string;
  /** The path under which they reach it, without a slash at the end; "" for the root. A proxy takes it away. */
  readonly basePath: string;
  readonly logger: HttpLogger;
  /** What browsers open beside the documentation. */
  readonly pages: readonly Page[];
  /** Hears of every request that was answered. */
  readonly onAnswer?: (answered: AnsweredRequest) => void;
  readonly version: string;
}

export interface HttpService {
  readonly server: Server;
  /** Writes when tokens were last used; to be started with the service and stopped before the store is closed. */
  readonly tokenUse: TokenUse;
  /** What is still to be done for requests that were answered; to be waited for before the store is closed. */
  readonly afterwards: Afterwards;
}

/** The HTTP API on the use cases, as a server that does not listen yet. */
export function createHttpServer(options: HttpOptions): HttpService {
  const engine = engineOf(options);
  const afterwards = new Afterwards(options.logger);
  const tokenUse = new TokenUse(options.ports.directory, options.logger);
  const actors = new Actors(engine.useCasesOn(options.ports.unitOfWork), options.ports.clock, tokenUse);
  const rateLimit = options.rateLimit && new RateLimit(options.rateLimit.quota, options.ports.clock, options.rateLimit);
  const app = new Koa({ proxy: options.trustedProxies > 0, maxIpsCount: options.trustedProxies });
  app.on("error", (error: unknown) => options.logger.warn({ err: error }, "a connection broke"));
  app.use(commonHeaders(options.secure));
  app.use(originForm);
  app.use(logged(options.logger, options.onAnswer));
  app.use(crossOrigin(options.corsOrigins));
  app.use(refused(options.logger));
  app.use(conditional);
  app.use(compressed);
  app.use(probes(options));
  app.use(pages([...docsPages, ...options.pages]));
  app.use(api({ engine, actors, afterwards, rateLimit, sites: options, version: options.version }));
  const handle = app.callback();
  const server = createServer((request, response) => void handle(request, response));
  refuseUnparsed(server);
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  return { server, tokenUse, afterwards };
}

/** What people open in a browser. */
function pages(all: readonly Page[]): Middleware {
  const find = findPage(all);
  return async (context, next) => {
    const found = find(context.path);
    if (!found) return next();
    if (found.type.startsWith("text/html")) {
      context.vary("Accept");
      if (!context.accepts("html")) return next();
    }
    if (context.method === "OPTIONS") return answerOptions(context, ["GET"]);
    if (context.method !== "GET" && context.method !== "HEAD") throw notAllowed(["GET", "HEAD"]);
    context.set({ ...found.headers });
    const compressed = context.acceptsEncodings("br", "gzip", "identity") === "br" ? await found.brotli?.() : undefined;
    const body = compressed ?? (await found.body());
    if (found.brotli) context.vary("Accept-Encoding");
    if (compressed) context.set("Content-Encoding", "br");
    context.type = found.type;
    context.body = body;
  };
}

/** Requests without conditions share their use cases; others get their own on a unit of work that minds them. */
function engineOf({ ports, reactions: { exportInvoice } }: HttpOptions): Engine {
  const { unitOfWork } = ports;
  const on = (base: UnitOfWork): ApiUseCases => ({ ...createUseCases({ ...ports, unitOfWork: base }), exportInvoice });
  const plain = on(unitOfWork);
  return { unitOfWork, once: makeOnce(ports), useCasesOn: (base) => (base === unitOfWork ? plain : on(base)) };
}
