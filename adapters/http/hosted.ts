import type { IncomingMessage, ServerResponse } from "node:http";
import { inspect } from "node:util";
import compose from "koa-compose";
import type { RequestLog, UserActor } from "../../core/index.js";
import { Afterwards } from "./afterwards.js";
import { Admission } from "./admission.js";
import { api } from "./api.js";
import { byHost, HostFailure } from "./authentication.js";
import { isInApi } from "./endpoints.js";
import { type CoreAccessOptions, coreAccess } from "./core-access.js";
import type { HttpLogger } from "./logger.js";
import { type HandledRequest, aroundRequests } from "./middleware.js";
import { type RateLimitOptions, rateLimitsOf } from "./rate-limit.js";
import { RequestRecorder } from "./request-recorder.js";
import type { Context } from "./request-state.js";
import type { Route } from "./route.js";
import { servedRoutes } from "./routes/index.js";
import { documentLinkRoutes } from "./routes/document-links.js";
import { sessionRoutes } from "./routes/sessions.js";

/** What the middleware uses of the context of Koa 2 or 3. */
export interface HostContext {
  /** The request, as Node received it. */
  readonly req: IncomingMessage;
  /** The response to it, which Stint writes. */
  readonly res: ServerResponse;
  /** The path of the request. */
  path: string;
  /** The host's own values. They are set aside while Stint handles the request. */
  state: object;
}

/** An operation of the API, as in the OpenAPI document. */
export interface OfferedOperation {
  /** The `operationId`, such as `createInvoice`. */
  readonly id: string;
  /** The HTTP method in capitals. */
  readonly method: string;
  /** Under `/v1`, such as `/invoices/:id`. */
  readonly path: string;
  /** The group in the API reference, such as `Invoices`. */
  readonly tag: string;
}

/** What the middleware serves, where, and to whom. */
export interface HttpMiddlewareOptions<C extends HostContext = HostContext> extends CoreAccessOptions {
  /** The path of the host under which `/v1` is served, such as `/billing`. Empty, the default, for the root. */
  readonly prefix?: string;
  /**
   * The actor of a request; null responds with 401. Without a `tokenId`, the host vouches for the actor, so call it for each
   * request. `findActors` returns the actors of an email address, and `authenticate` that of an API token. Its errors are not
   * handled here but passed to the host's middleware.
   */
  readonly authenticate: (context: C) => Promise<UserActor | null> | UserActor | null;
  /** Whether to serve an operation. By default, all except sign-in, sessions, the acceptance of invitations, and links to documents, which need pages of the service and are never served. */
  readonly offers?: (operation: OfferedOperation) => boolean;
  /** Receives a line for each request, and errors. By default, only errors are written, to the standard error output. */
  readonly logger?: HttpLogger;
  /** Limits the requests of each token or user. Null, the default, for no limit. */
  readonly rateLimit?: RateLimitOptions | null;
  /** Limits the requests of each workspace; large bodies count as several requests. Null, the default, for no limit. */
  readonly workspaceRateLimit?: RateLimitOptions | null;
  /** Origins whose pages can call the API (CORS). None by default. */
  readonly corsOrigins?: readonly string[];
  /**
   * Keeps the requests of each workspace for `GET /v1/requests`, to which they are written a second later. By default, `requestLog` of the `ports`, which all storages have. Null, or
   * without one: none are recorded, and the operation is not served.
   */
  readonly requestLog?: RequestLog | null;
  /** The `version` of the OpenAPI document. */
  readonly version?: string;
  /** Called after each request. */
  readonly onResponse?: (handled: HandledRequest) => void;
}

/** Middleware for `app.use` of Koa 2 or 3. */
export type HttpMiddleware<C extends HostContext = HostContext> = (context: C, next: () => Promise<unknown>) => Promise<void>;

/** A response with the status 500 refers to the log, so its error is written somewhere. */
const onlyErrors: HttpLogger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: (fields, message) => void process.stderr.write(`stint: ${message} ${inspect(fields)}\n`),
};

/**
 * Serves the REST API in the host's Koa application. Other paths go to the next middleware. Use it before middleware that parses bodies, since it reads
 * bodies itself. Throws a TypeError for an invalid prefix.
 */
export function createHttpMiddleware<C extends HostContext = HostContext>(options: HttpMiddlewareOptions<C>): HttpMiddleware<C> {
  const {
    prefix = "",
    authenticate,
    logger = onlyErrors,
    corsOrigins = [],
    version = "1",
    onResponse,
    requestLog: log,
  } = options;
  if (!/^(?:\/[\w.~-]+)*$/.test(prefix))
    throw new TypeError(`The prefix ${JSON.stringify(prefix)} is not a path such as "/billing".`);
  const { clock, ids } = options.ports;
  const kept = log === undefined ? options.ports.requestLog : log;
  const requests = kept ? new RequestRecorder({ log: kept, clock, ids, logger }) : undefined;
  const sites = { secure: false, publicUrl: () => "", basePath: prefix };
  const hosts = new WeakMap<object, HostState>();
  // The host's context is Koa's, of which `C` names the part that its authentication reads.
  const authentication = byHost((context) =>
    asHost(context, hosts.get(context), () => authenticate(context as unknown as Context & C)),
  );
  const handle = compose<Context>([
    aroundRequests({ secure: false, logger, corsOrigins, onResponse, requests, isHosted: true }),
    api({
      routes: offeredOf(servedRoutes({ requests, documentReader: options.documentReader }), options.offers),
      core: coreAccess(options),
      admission: new Admission(authentication, rateLimitsOf(options, clock)),
      now: () => clock.now(),
      afterwards: new Afterwards(logger),
      sites,
      version,
    }),
  ]);
  return async (context, next) => {
    const { path, state } = context;
    const inside = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : "";
    if (!isInApi(inside)) {
      await next();
      return;
    }
    context.path = inside;
    hosts.set(context, { path, state });
    try {
      await handle(context as unknown as Context);
    } catch (error) {
      throw error instanceof HostFailure ? error.cause : error;
    } finally {
      context.path = path;
      context.state = state;
    }
  };
}

/** What the host's own middleware sees of a request. */
type HostState = Pick<HostContext, "path" | "state">;

/** Runs a function of the host on its own path and state. */
async function asHost<T>(context: Context, host: HostState | undefined, run: () => Promise<T> | T): Promise<T> {
  const { path, state } = context;
  Object.assign(context, host);
  try {
    return await run();
  } finally {
    Object.assign(context, { path, state });
  }
}

/** Operations that need pages of the service. */
const standalone = [...sessionRoutes, ...documentLinkRoutes];

/** Operations that let callers authenticate themselves are the host's. */
function offeredOf(served: readonly Route[], offers: HttpMiddlewareOptions["offers"] = () => true): readonly Route[] {
  return served.filter((route) => {
    const { operation: id, method, path, tag, open } = route;
    return !open && !standalone.includes(route) && offers({ id, method, path, tag: tag.name });
  });
}
