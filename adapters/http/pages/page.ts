import { createHash } from "node:crypto";

/** Something outside /v1 that browsers open, with GET and HEAD. */
export interface Page {
  readonly path: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  body(): Promise<string | Buffer>;
}

/** How a content security policy names an inline script or style. */
export function digest(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
