import { createHash } from "node:crypto";

/** Something outside /v1 that browsers open, with GET and HEAD. */
export interface Page {
  readonly path: string;
  /** Answers every path below its own as well; at the root it means nothing, since everything else is below that. */
  readonly below?: boolean;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  body(): Promise<string | Buffer>;
  /** The body as it was compressed before, with care. */
  brotli?(): Promise<Buffer>;
}

/** How a content security policy names an inline script or style. */
export function digest(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The page of a path: its own, or the nearest one above that answers for what is below it. */
export function findPage(pages: readonly Page[]): (path: string) => Page | undefined {
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
