import type { IncomingMessage, ServerResponse } from "node:http";
import { toFetchResponse, toReqRes } from "fetch-to-node";
import Koa from "koa";
import type { UserActor } from "../../core/index.js";
import { bodyReadBefore } from "./request-body.js";
import { createHttpMiddleware, type HostContext, type HttpMiddlewareOptions } from "./hosted.js";

/** {@link HttpMiddlewareOptions} for a host whose requests are of the type `R`. */
export interface HttpHandlerOptions<R> extends Omit<HttpMiddlewareOptions, "authenticate"> {
  /** The actor of a request; null responds with 401. Without a `tokenId`, the host vouches for the actor, so call it for each request. */
  readonly authenticate: (request: R) => Promise<UserActor | null> | UserActor | null;
}

/**
 * Handles a request of `node:http`. Other paths, and errors of `authenticate`, go to `next`, as in Express and Connect. Without `next`, other paths
 * respond with 404, and such errors with 500.
 */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse, next?: (error?: unknown) => void) => void;

/** Handles a request of the Fetch API. Other paths respond with 404. Rejects with the errors of `authenticate`. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** What frameworks that remove a prefix from `url` keep of the request's target. */
type Mounted = IncomingMessage & { readonly originalUrl?: string };

/**
 * Serves the REST API in any server on `node:http`: alone, with `app.use` of Express, or under a framework that passes on its raw request and
 * response. Use it before anything that reads bodies. `prefix` is the complete path, also if the framework removes a part of it. Throws a TypeError for
 * an invalid prefix.
 */
export function createHttpHandler(options: HttpHandlerOptions<IncomingMessage>): HttpHandler {
  const { authenticate } = options;
  const handle = handlerOf({ ...options, authenticate: ({ req }) => authenticate(req) });
  return (request, response, next) => {
    const { url, originalUrl = url } = request as Mounted;
    request.url = originalUrl ?? "/";
    const passOn = (error?: unknown): void => {
      request.url = url ?? "/";
      if (next) {
        // Koa begins with 404, and some frameworks keep what they find.
        response.statusCode = 200;
        return next(error);
      }
      response.writeHead(error === undefined ? 404 : 500).end();
    };
    handle(request, response, passOn);
  };
}

/**
 * Serves the REST API in programs on the Fetch API: Hono, the route handlers of Next.js, `Bun.serve`, `Deno.serve`. `prefix` is the complete path. Throws
 * a TypeError for an invalid prefix.
 */
export function createFetchHandler(options: HttpHandlerOptions<Request>): FetchHandler {
  const requests = new WeakMap<IncomingMessage, Request>();
  const authenticate = ({ req }: HostContext) => {
    const request = requests.get(req);
    if (request === undefined) throw new TypeError("The request was not handled by this handler.");
    return options.authenticate(request);
  };
  const handle = handlerOf({ ...options, authenticate });
  return async (request) => {
    const { req, res } = toReqRes(withGuardedBody(request));
    const { host, protocol } = new URL(request.url);
    // A request of the Fetch API has no connection, and no header Host if it came over HTTP/2 or never was on the network.
    req.headers.host ??= host;
    Object.defineProperty(req, "socket", { value: { encrypted: protocol === "https:" } });
    requests.set(req, request);
    // Whoever reads the body listens too. An error that comes later must not end the program.
    req.on("error", () => undefined);
    const other = new Promise<Response>((resolve, reject) => {
      handle(req, res, (error) => {
        if (error === undefined) resolve(new Response(null, { status: 404 }));
        else reject(error instanceof Error ? error : new Error("The authentication failed.", { cause: error }));
      });
    });
    return Promise.race([toFetchResponse(res), other]);
  };
}

/**
 * A request whose body is taken from the other one when it is read, and fails with a problem if other code has it: while the host authenticates, it may
 * clone or read the request. A reader of its own, since a locked stream would be an uncaught error.
 */
function withGuardedBody(request: Request): Request {
  const { url, method, headers } = request;
  if (request.body === null) return request;
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    if (!reader && (request.bodyUsed || request.body?.locked)) throw bodyReadBefore();
    reader ??= request.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    if (value) controller.enqueue(value);
    else controller.close();
  };
  const body = new ReadableStream({ pull, cancel: (reason) => reader?.cancel(reason) }, { highWaterMark: 0 });
  return new Request(url, { method, headers, body, signal: request.signal, duplex: "half" });
}

/** Calls `passOn` instead of responding for other paths, and with errors of the host. */
function handlerOf(options: HttpMiddlewareOptions) {
  const app = new Koa();
  const passingOn = new WeakMap<IncomingMessage, (error?: unknown) => void>();
  const passOn = (context: Koa.Context, error?: unknown): void => {
    context.respond = false;
    passingOn.get(context.req)?.(error);
  };
  app.use(async (context, next) => next().catch((error: unknown) => passOn(context, error)));
  app.use(createHttpMiddleware(options));
  app.use((context) => passOn(context));
  const handle = app.callback();
  return (request: IncomingMessage, response: ServerResponse, whenOther: (error?: unknown) => void): void => {
    passingOn.set(request, whenOther);
    void handle(request, response);
  };
}
