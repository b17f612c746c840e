import { existsSync, readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { digest, type WebPage } from "./page.js";

/** The documentation as the build packs it: `index.json`, beside a file with the compressed content of all pages and assets. */
export interface PackedSite {
  /** The hash sources of the inline scripts. */
  readonly scripts: readonly string[];
  /** By path: where the compressed content begins, its length in bytes, and a hash of the content. */
  readonly files: Readonly<Record<string, readonly [offset: number, length: number, hash: string]>>;
}

const built = (file: string): string => fileURLToPath(import.meta.resolve(`#built/documentation/${file}`));

const HTML = "text/html; charset=utf-8";

const types: Readonly<Record<string, string>> = {
  ".html": HTML,
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Examples are shown, not run. */
const TEXT = "text/plain; charset=utf-8";

const decompressed = promisify(brotliDecompress);

/** Allows resources of this service, and only the inline script of the generator and its style element, which is empty. */
const policyOf = ({ scripts }: PackedSite): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}`,
    `style-src 'self' ${digest("")}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * The guides, the API reference and the library reference, at `/docs`. Their links are relative, since the service may have a path prefix.
 *
 * @throws Error if the documentation is not built.
 */
export function documentationPages(): readonly WebPage[] {
  const index = built("index.json");
  if (!existsSync(index)) throw new Error(`The documentation is not built: ${index} is missing. Run "npm run build".`);
  const site = JSON.parse(readFileSync(index, "utf8")) as PackedSite;
  const policy = policyOf(site);
  const page = (path: string, file: string): WebPage => {
    const [offset, length, hash] = site.files[file] ?? missing(file);
    const type = types[extname(file)] ?? TEXT;
    const brotli = () => contentAt(offset, length);
    return {
      path,
      type,
      headers: {
        ...(type === HTML ? { "Content-Security-Policy": policy, "Referrer-Policy": "no-referrer" } : {}),
        "Cache-Control": "no-cache",
        ETag: `"${hash}"`,
      },
      body: async () => decompressed(await brotli()),
      brotli,
    };
  };
  return [
    { path: "/docs", type: HTML, headers: { "Cache-Control": "no-cache" }, location: "docs/", body: async () => "" },
    page("/docs/", "index.html"),
    ...Object.keys(site.files).map((file) => page(`/docs/${file}`, file)),
  ];
}

async function contentAt(offset: number, length: number): Promise<Buffer> {
  const content = await open(built("content"));
  try {
    return (await content.read(Buffer.alloc(length), 0, length, offset)).buffer;
  } finally {
    await content.close();
  }
}

function missing(file: string): never {
  throw new Error(`The documentation has no ${file}.`);
}
