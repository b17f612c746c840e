import type { Server } from "node:http";
import Koa from "koa";
import type { DocumentPages, RequestLog } from "../../core/index.js";
import { Actors, TokenUse } from "./actors.js";
import { Afterwards, type Pause } from "./afterwards.js";
import { Admission } from "./admission.js";
import { api } from "./api.js";
import { byCredential } from "./authentication.js";
import { documentPages } from "./document-pages/serving.js";
import { isInApi } from "./endpoints.js";
import { type CoreAccessOptions, coreAccess } from "./core-access.js";
import type { HttpLogger } from "./logger.js";
import { type HandledRequest, respondToOptions, aroundRequests } from "./middleware.js";
import { findPage, type WebPage } from "./pages/page.js";
import { probes, type ProbeOptions } from "./probes.js";
import { notAllowed } from "./problem.js";
import { type RateLimitOptions, rateLimitsOf } from "./rate-limit.js";
import type { Middleware, RequestState } from "./request-state.js";
import { RequestRecorder } from "./request-recorder.js";
import { servedRoutes } from "./routes/index.js";
import { serverOf } from "./unparsed.js";

/** What the API serves, and how. */
export interface HttpOptions extends CoreAccessOptions, ProbeOptions {
  /** Origins that can call the API from a browser (CORS). */
  readonly corsOrigins: readonly string[];
  /** Of each token, user and address. Null: no limit. */
  readonly rateLimit: RateLimitOptions | null;
  /** Of all callers of a workspace together, in which large bodies count as several requests. Null: no limit. */
  readonly workspaceRateLimit: RateLimitOptions | null;
  /** The number of trusted proxies that set `X-Forwarded-For`. */
  readonly trustedProxies: number;
  /** Whether the public URL uses HTTPS. */
  readonly secure: boolean;
  /** The public URL of the service. */
  readonly publicUrl: () => string;
  /** The path prefix of the public URL, without a trailing slash. "" for the root. A proxy removes it. */
  readonly basePath: string;
  /** Gets a line per request, and failures. */
  readonly logger: HttpLogger;
  /** Pages besides the API, such as those of `documentationPages`. */
  readonly pages: readonly WebPage[];
  /** Writes the pages on which clients see documents. */
  readonly documentPages: DocumentPages;
  /** Keeps the requests of each workspace for `GET /v1/requests`. Null: none are recorded, and the operation is not served. */
  readonly requestLog: RequestLog | null;
  /** Called after each request. */
  readonly onResponse?: (handled: HandledRequest) => void;
  /** Waits before work that runs after a response, such as sending a sign-in link. A random time by default. */
  readonly pause?: Pause;
  /** The version in the API's document. */
  readonly version: string;
}

/** The server, and what its owner must start, wait for and stop. */
export interface HttpService {
  /** It does not listen yet. */
  readonly server: Server;
  /** Starts to save when tokens were last used. */
  start(): void;
  /** Resolves when no work is left that runs after responses, and the requests are recorded. */
  idle(): Promise<void>;
  /** Does the work that runs after responses at once, records requests, and saves when tokens were last used. Call it before closing the storage. */
  stop(): Promise<void>;
}

/** Creates the HTTP server. It does not listen yet. */
export function createHttpServer(options: HttpOptions): HttpService {
  const { clock, directory, ids } = options.ports;
  const { logger, documentReader, requestLog: log } = options;
  const core = coreAccess(options);
  const afterwards = new Afterwards(logger, options.pause);
  const tokenUse = new TokenUse(directory, logger);
  const requests = log === null ? undefined : new RequestRecorder({ log, clock, ids, logger });
  const actors = new Actors(core.useCasesOn(core.unitOfWork), clock, tokenUse);
  const admission = new Admission(byCredential({ actors, sites: options }), rateLimitsOf(options, clock));
  const app = new Koa<RequestState>({ proxy: options.trustedProxies > 0, maxIpsCount: options.trustedProxies });
  app.on("error", (error: unknown) => logger.warn({ err: error }, "connection failed"));
  app.use(aroundRequests({ ...options, requests }));
  app.use(outsideOfApi(probes(options)));
  app.use(outsideOfApi(pages(options.pages)));
  const now = () => clock.now();
  app.use(documentPages({ core, admission, pages: options.documentPages, secure: options.secure }));
  const routes = servedRoutes({ requests, documentReader });
  app.use(api({ routes, core, admission, now, afterwards, sites: options, version: options.version }));
  const handle = app.callback();
  const server = serverOf((request, response) => void handle(request, response));
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  // Longer than the minute for which proxies keep idle connections, since a request on a connection that closes meanwhile fails.
  server.keepAliveTimeout = 75_000;
  return {
    server,
    start: () => tokenUse.start(),
    idle: async () => {
      await afterwards.idle();
      await requests?.flush();
    },
    stop: async () => {
      await afterwards.finish();
      await Promise.all([tokenUse.stop(), requests?.stop()]);
    },
  };
}

function outsideOfApi(middleware: Middleware): Middleware {
  return (context, next) => (isInApi(context.path) ? next() : middleware(context, next));
}

/** Serves pages to browsers. */
function pages(all: readonly WebPage[]): Middleware {
  const find = findPage(all);
  return async (context, next) => {
    const found = find(context.path);
    if (!found) return next();
    if (found.type.startsWith("text/html")) {
      context.vary("Accept");
      if (!context.accepts("html")) return next();
    }
    if (context.method === "OPTIONS") return respondToOptions(context, ["GET"]);
    if (context.method !== "GET" && context.method !== "HEAD") throw notAllowed(["GET", "HEAD"]);
    context.set({ ...found.headers });
    if (found.location !== undefined) return context.redirect(found.location);
    const compressed = context.acceptsEncodings("br", "gzip", "identity") === "br" ? await found.brotli?.() : undefined;
    const body = compressed ?? (await found.body());
    if (found.brotli) context.vary("Accept-Encoding");
    if (compressed) context.set("Content-Encoding", "br");
    context.type = found.type;
    context.body = body;
  };
}
