import type { Middleware } from "openapi-fetch";

/** Keys of requests that got no answer that settles them; the same request sent again goes under the same key. */
const open = new Map<string, string>();

/** Lets a POST or PATCH that is sent again, after the network failed, have its effect only once. */
export const idempotency: Middleware = {
  async onRequest({ request }) {
    if (request.method !== "POST" && request.method !== "PATCH") return;
    const same = await contentOf(request);
    const key = open.get(same) ?? newKey();
    open.set(same, key);
    request.headers.set("Idempotency-Key", key);
  },
  onResponse({ request, response }) {
    if (response.status >= 500) return;
    const key = request.headers.get("Idempotency-Key");
    for (const [same, other] of open) if (other === key) open.delete(same);
  },
};

async function contentOf(request: Request): Promise<string> {
  return [request.method, request.url, request.headers.get("If-Match") ?? "", await request.clone().text()].join("\n");
}

/** Not `crypto.randomUUID`, which browsers have on https only. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
