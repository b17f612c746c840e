import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { PackedSite } from "../../adapters/http/pages/docs.js";
import { digest } from "../../adapters/http/pages/page.js";

/** Higher levels take seconds longer and save little. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Writes all files of a site, each compressed, to one file, and what the service must know of them to `index.json`. */
export function packSite(site: string, folder: string): void {
  const paths = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(site, path)).isFile());
  const scripts = new Set<string>();
  const parts: Buffer[] = [];
  const files: Record<string, PackedSite["files"][string]> = {};
  let offset = 0;
  for (const path of paths.sort()) {
    const content = readFileSync(join(site, path));
    if (path.endsWith(".html")) for (const script of inlineScripts(content.toString())) scripts.add(digest(script));
    const compressed = brotliCompressSync(content, options);
    const tag = createHash("sha256").update(content).digest("base64url").slice(0, 16);
    files[path.replaceAll("\\", "/")] = [offset, compressed.length, tag];
    parts.push(compressed);
    offset += compressed.length;
  }
  const index: PackedSite = { scripts: [...scripts], files };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "content"), Buffer.concat(parts));
  writeFileSync(join(folder, "index.json"), JSON.stringify(index));
}

function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
}
