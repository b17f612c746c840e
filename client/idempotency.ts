import type { KeylessPath } from "./calls.js";

/** The compiler compares these with the document. */
const keyless: Readonly<Record<KeylessPath, true>> = {
  "/sign-in-links": true,
  "/session": true,
  "/invitations/accept": true,
  "/invoices/preview/export": true,
  "/documents/inspect": true,
};

/** Requests by POST that only compute. They change nothing, so they need no key. */
const computations: ReadonlySet<string> = new Set([
  "/invoices/preview",
  "/invoices/preview/export",
  "/invoices/{id}/validate",
  "/invoices/{id}/reminders/preview",
  "/documents/inspect",
]);

/** Whether sending the request again has no further effect, provided that it has a key if it takes one. */
export function isRepeatable(method: string, path: string): boolean {
  return method === "GET" || method === "PUT" || method === "DELETE" || computations.has(path) || takesKey(method, path);
}

/** Whether the request needs an Idempotency-Key to take effect once. */
export function takesKey(method: string, path: string): boolean {
  return (method === "POST" || method === "PATCH") && !Object.hasOwn(keyless, path) && !computations.has(path);
}

/** A new key. Not `crypto.randomUUID`, which browsers provide only on HTTPS. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The key of a request whose outcome is unknown, and when it was last sent. */
interface OpenKey {
  readonly key: string;
  readonly at: number;
}

/** Gives the same request the same key until its outcome is known or a time has passed. */
export class OpenKeys {
  readonly #open = new Map<string, OpenKey>();

  constructor(
    private readonly keptMs: number,
    private readonly newKey: () => string,
    private readonly now: () => number,
  ) {}

  async keyOf(request: Request): Promise<string> {
    if (this.keptMs === 0) return this.newKey();
    for (const [same, { at }] of this.#open) if (this.now() - at > this.keptMs) this.#open.delete(same);
    const same = await contentOf(request);
    const key = this.#open.get(same)?.key ?? this.newKey();
    this.#open.set(same, { key, at: this.now() });
    return key;
  }

  /** The outcome of the request with the key is known. */
  settle(key: string | null): void {
    for (const [same, open] of this.#open) if (open.key === key) this.#open.delete(same);
  }
}

async function contentOf(request: Request): Promise<string> {
  return [request.method, request.url, request.headers.get("If-Match") ?? "", await request.clone().text()].join("\n");
}
