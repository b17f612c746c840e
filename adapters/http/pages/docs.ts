import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { digest, type Page } from "./page.js";

/** The path of a Swagger UI file, copied at build time. */
const built = (file: string): string => fileURLToPath(import.meta.resolve(`#built/swagger-ui/${file}`));
const version = readFileSync(built("version"), "utf8");

const assets: readonly (readonly [file: string, type: string])[] = [
  ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
  ["swagger-ui.css", "text/css; charset=utf-8"],
  ["favicon-32x32.png", "image/png"],
];

// URLs are relative, since the service may have a path prefix.
const script = `"use strict";
SwaggerUIBundle({
  url: "v1/openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

const style = `body { margin: 0; background: #fafafa; }
.swagger-ui { overflow-wrap: break-word; }
.swagger-ui .parameters-col_name { min-width: 9rem; }
.swagger-ui .opblock .opblock-summary-path { word-break: normal; }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 0.75rem; }
  .swagger-ui .opblock .opblock-summary-control { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-path { max-width: calc(100% - 8rem); }
  .swagger-ui .opblock .opblock-summary-description { flex-basis: 100%; text-align: left; }
  .swagger-ui table.parameters, .swagger-ui table.responses-table { display: block; overflow-x: auto; }
}
`;

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API reference · Stint</title>
<link rel="icon" type="image/png" href="docs/${version}/favicon-32x32.png">
<link rel="stylesheet" href="docs/${version}/swagger-ui.css">
<style>${style}</style>
</head>
<body>
<main id="docs"></main>
<noscript><p>Enable JavaScript to view the API reference, or open <a href="v1/openapi.json">v1/openapi.json</a>.</p></noscript>
<script src="docs/${version}/swagger-ui-bundle.js"></script>
<script>${script}</script>
</body>
</html>
`;

/** Allows resources of this service, and only this inline script and style. */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${digest(script)}`,
  `style-src 'self' ${digest(style)}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The API reference (Swagger UI for /v1/openapi.json) and its assets, whose URLs include their version. */
export const docsPages: readonly Page[] = [
  {
    path: "/docs",
    type: "text/html; charset=utf-8",
    headers: { "Content-Security-Policy": policy, "Referrer-Policy": "no-referrer", "Cache-Control": "no-cache" },
    body: async () => html,
  },
  ...assets.map(([file, type]): Page => {
    let content: Promise<Buffer> | undefined;
    return {
      path: `/docs/${version}/${file}`,
      type,
      headers: { "Cache-Control": "public, max-age=31536000, immutable" },
      body: () => (content ??= readFile(built(file))),
    };
  }),
];
