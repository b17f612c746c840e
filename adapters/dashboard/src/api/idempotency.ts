import type { Middleware } from "openapi-fetch";

/** The idempotency key of a request whose outcome is unknown. */
interface OpenKey {
  readonly key: string;
  /** The time of the last attempt. */
  readonly at: number;
}

/** After this time, the same request counts as a new one. */
const KEPT_MS = 120_000;

/** Requests that only compute a result need no idempotency key. */
const computations: ReadonlySet<string> = new Set(["/invoices/preview"]);

/** Makes a POST or PATCH that is retried soon after a network failure take effect only once. */
export function idempotency(now: () => number = Date.now): Middleware {
  const open = new Map<string, OpenKey>();
  return {
    async onRequest({ request, schemaPath }) {
      if ((request.method !== "POST" && request.method !== "PATCH") || computations.has(schemaPath)) return;
      for (const [same, { at }] of open) if (now() - at > KEPT_MS) open.delete(same);
      const same = await contentOf(request);
      const key = open.get(same)?.key ?? newKey();
      open.set(same, { key, at: now() });
      request.headers.set("Idempotency-Key", key);
    },
    onResponse({ request, response }) {
      if (response.status >= 500) return;
      const settled = request.headers.get("Idempotency-Key");
      for (const [same, { key }] of open) if (key === settled) open.delete(same);
    },
  };
}

async function contentOf(request: Request): Promise<string> {
  return [request.method, request.url, request.headers.get("If-Match") ?? "", await request.clone().text()].join("\n");
}

/** Not `crypto.randomUUID`, which browsers provide only on HTTPS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
