import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { WebPage } from "../http/index.js";
import { type ApplicationPath, paths } from "./paths.js";

export interface DashboardOptions {
  /** The public path of the service, such as `/` or `/stint/`. */
  readonly basePath: string;
}

const builtFolder = dirname(fileURLToPath(import.meta.resolve("#built/dashboard/index.html")));

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json; charset=utf-8",
};

const BROTLI = ".br";
const decompressed = promisify(brotliDecompress);

/** Allows inline styles, since Mantine sets sizes and colors in attributes, but no inline scripts. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self' data:",
  "frame-src blob:",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
].join("; ");

/** What the service worker may do: load files of the service. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Files with a fixed name. Browsers look for changes of the first in order to update the application. */
const named = ["sw.js", "manifest.webmanifest", "icon-192.png", "icon-512.png", "icon-maskable-512.png"] as const;

/**
 * The built application: its page under each of its paths, and its assets, whose names contain a hash of their content.
 *
 * @throws Error if the dashboard is not built.
 */
export function dashboardPages({ basePath }: DashboardOptions, folder: string = builtFolder): readonly WebPage[] {
  const index = join(folder, "index.html");
  if (!existsSync(index)) throw new Error(`The dashboard is not built: ${index} is missing. Run "npm run build".`);
  const html = basedOn(basePath, readFileSync(index, "utf8"));
  return [
    ...Object.values(paths).map((path) => application(path, isOpen(path) ? html : withSession(html))),
    ...named.map((file) => namedFile(join(folder, file))),
    ...readdirSync(join(folder, "assets")).map((file) => asset(join(folder, "assets", file))),
  ];
}

function application(path: string, html: string): WebPage {
  return {
    path,
    below: true,
    type: "text/html; charset=utf-8",
    headers: { "Content-Security-Policy": policy, "Referrer-Policy": "no-referrer", "Cache-Control": "no-cache" },
    body: async () => html,
  };
}

function namedFile(file: string): WebPage {
  const name = basename(file);
  const security = extname(name) === ".js" ? { "Content-Security-Policy": workerPolicy } : {};
  return {
    path: `/${name}`,
    type: typeOf(file),
    headers: { ...security, "Cache-Control": "no-cache" },
    body: once(() => readFile(file)),
  };
}

/** The type of a file that is sent under this name. */
function typeOf(file: string): string {
  const type = types[extname(file)];
  if (type === undefined) throw new Error(`The dashboard's ${file} has an unknown type.`);
  return type;
}

/** The path of a file. Files that end in `.br` exist only compressed. */
function asset(file: string): WebPage {
  const name = basename(file, BROTLI);
  const type = typeOf(name);
  const read = once(() => readFile(file));
  const body = file.endsWith(BROTLI) ? { body: once(async () => decompressed(await read())), brotli: read } : { body: read };
  return {
    path: `/assets/${name}`,
    type,
    headers: { "Cache-Control": "public, max-age=31536000, immutable" },
    ...body,
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** Whether the page is also for users who are not signed in. */
function isOpen(path: ApplicationPath): boolean {
  return path === paths.signIn || path === paths.acceptInvitation;
}

/** Requests the session together with the scripts, which request it first. */
function withSession(html: string): string {
  const links = ["v1/me", "v1/workspace"].map((href) => `<link rel="preload" href="${href}" as="fetch" crossorigin />`);
  return html.replace("</title>", `</title>\n    ${links.join("\n    ")}`);
}

const base = '<base href="/" />';

function basedOn(basePath: string, html: string): string {
  if (!html.includes(base)) throw new Error(`The dashboard's index.html has no ${base}.`);
  const href = encodeURI(basePath.endsWith("/") ? basePath : `${basePath}/`).replace(
    /["&<>]/g,
    (one) => `&#${one.charCodeAt(0)};`,
  );
  return html.replace(base, `<base href="${href}" />`);
}
