import { createHash } from "node:crypto";

/** A page outside of /v1, for GET and HEAD. */
export interface WebPage {
  /** The path of the URL, such as `/docs`. */
  readonly path: string;
  /** Also serves every path below its own. Ignored at the root. */
  readonly below?: boolean;
  /** The media type of the body. */
  readonly type: string;
  /** Further headers of the response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Redirects to this URL, relative to the path, instead of sending the body. */
  readonly location?: string;
  /** The body. Called for each request of it. */
  body(): Promise<string | Buffer>;
  /** The precompressed body. */
  brotli?(): Promise<Buffer>;
}

/** The hash source of an inline script or style in a content security policy. */
export function digest(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Finds the page of a path, or the nearest parent page with `below`. */
export function findPage(pages: readonly WebPage[]): (path: string) => WebPage | undefined {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return (path) => {
    const own = byPath.get(path);
    if (own) return own;
    if (path.includes("//")) return undefined;
    for (let above = parentOf(path); above !== ""; above = parentOf(above)) {
      const page = byPath.get(above);
      if (page?.below === true) return page;
    }
    return undefined;
  };
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
