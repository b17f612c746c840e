import type { Middleware as KoaMiddleware, ParameterizedContext } from "koa";
import type { UserActor } from "../../core/index.js";
import type { TextResponse } from "./exchange.js";

/** What is known of a request and of its response while it is handled. */
export interface RequestState {
  readonly requestId: string;
  /** Whether a host has its own middleware around this service's. */
  readonly isHosted: boolean;
  /** Whether the request target is not a valid URL. */
  isMalformed: boolean;
  /** The method and the path of the route, such as `GET /v1/projects/:id`. */
  route: string | undefined;
  /** The path as the log has it, if it contains a secret. */
  loggedPath: string | null;
  /** The `operationId` of the route. */
  operation: string | null;
  /** The code of the problem that is the response. */
  code: string | null;
  /** Whether a probe was answered, which monitors send every few seconds. */
  isProbe: boolean;
  /** Who sends it, once that is known. */
  actor: UserActor | undefined;
  /** The request headers that the response depends on, as in `Vary`. */
  vary: string;
  /** Headers that every response to the request has, also if it is a problem. */
  headers: Readonly<Record<string, string>>;
  /** The response, if it is written in one pass. */
  response: TextResponse | null;
}

/** Koa's context of a request. */
export type Context = ParameterizedContext<RequestState>;

/** Middleware of requests. */
export type Middleware = KoaMiddleware<RequestState>;

/** The state of a new request. */
export function newState(requestId: string, isHosted: boolean): RequestState {
  return {
    requestId,
    isHosted,
    isMalformed: false,
    route: undefined,
    loggedPath: null,
    operation: null,
    code: null,
    isProbe: false,
    actor: undefined,
    vary: "Origin, Accept-Encoding",
    headers: {},
    response: null,
  };
}
