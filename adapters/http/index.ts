export { createHttpServer, type HttpOptions, type HttpService } from "./app.js";
export { openApiDocument } from "./openapi/document.js";
export type { HttpLogger } from "./logger.js";
export type { Route } from "./route.js";
export type { Page } from "./pages/page.js";
export { routes } from "./routes/index.js";
export { createProbeServer, type ProbeOptions, type Readiness } from "./probes.js";
