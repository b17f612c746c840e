import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Page } from "../http/index.js";
import { paths } from "./paths.js";

export interface DashboardOptions {
  /** The public path of the service, such as `/` or `/stint/`. */
  readonly basePath: string;
}

const builtFolder = dirname(fileURLToPath(import.meta.resolve("#built/dashboard/index.html")));

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
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
].join("; ");

/**
 * The built application: its page under each of its paths, and its assets, whose names contain a hash of their content.
 *
 * @throws Error if the dashboard is not built.
 */
export function dashboardPages({ basePath }: DashboardOptions, folder: string = builtFolder): readonly Page[] {
  const index = join(folder, "index.html");
  if (!existsSync(index)) throw new Error(`The dashboard is not built: ${index} is missing. Run "npm run build".`);
  const html = basedOn(basePath, readFileSync(index, "utf8"));
  return [
    ...Object.values(paths).map((path) => application(path, html)),
    ...readdirSync(join(folder, "assets")).map((file) => asset(join(folder, "assets", file))),
  ];
}

function application(path: string, html: string): Page {
  return {
    path,
    below: true,
    type: "text/html; charset=utf-8",
    headers: { "Content-Security-Policy": policy, "Referrer-Policy": "no-referrer", "Cache-Control": "no-cache" },
    body: async () => html,
  };
}

/** The path of a file that exists only compressed. */
function asset(file: string): Page {
  const name = basename(file, BROTLI);
  const type = file.endsWith(BROTLI) ? types[extname(name)] : undefined;
  if (type === undefined) throw new Error(`The dashboard's ${file} has an unknown type.`);
  const brotli = once(() => readFile(file));
  return {
    path: `/assets/${name}`,
    type,
    headers: { "Cache-Control": "public, max-age=31536000, immutable" },
    body: once(async () => decompressed(await brotli())),
    brotli,
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
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
