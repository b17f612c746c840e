export { createHttpServer, type HttpOptions, type HttpService } from "./app.js";
export {
  createFetchHandler,
  createHttpHandler,
  type FetchHandler,
  type HttpHandler,
  type HttpHandlerOptions,
} from "./handler.js";
export {
  createHttpMiddleware,
  type HostContext,
  type HttpMiddleware,
  type HttpMiddlewareOptions,
  type OfferedOperation,
} from "./hosted.js";
export type { RateLimitOptions } from "./rate-limit.js";
export type { HttpLogger } from "./logger.js";
export { documentationPages } from "./pages/docs.js";
export type { WebPage } from "./pages/page.js";
export { createProbeServer, type ProbeOptions, type Readiness } from "./probes.js";
export type { Page } from "./former-names.js";
export { drain } from "./unparsed.js";
