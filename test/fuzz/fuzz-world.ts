import { expect } from "chai";
import type { Role } from "../../core/index.js";
import { description, type Operation } from "../described/description.js";
import { checkingFetch } from "../described/every-fetch.js";
import { furnish, type Harness, type TestWorkspace } from "../http/harness.js";
import type { Drawn } from "./requests.js";

export interface Outcome {
  readonly status: number;
  readonly body: string;
}

/** A workspace with data for generated requests, and the ids known so far. */
export class FuzzWorld {
  /** The number of responses by operation and status. */
  readonly counts = new Map<string, Map<number, number>>();
  readonly #ids = new Map<string, string[]>();
  /** The invoice of each payment. */
  readonly #owners = new Map<string, string>();

  private constructor(
    private readonly harness: Harness,
    private readonly workspace: TestWorkspace,
    /** The stored state. Equal texts mean that nothing has changed. */
    private readonly stored: () => Promise<string>,
    private readonly settings: Readonly<Record<string, unknown>>,
  ) {}

  /** Restores the settings, except the next number, which cannot be lowered. */
  async restoreSettings(): Promise<void> {
    const { id: _, created_at: __, updated_at: ___, version: ____, invoice_next_number: _____, ...body } = this.settings;
    const owner = this.harness.api(this.workspace.tokens.owner);
    const { status } = await owner("/v1/workspace", { method: "PATCH", body });
    expect(status).to.equal(200);
  }

  static async create(harness: Harness, stored: () => Promise<string>): Promise<FuzzWorld> {
    const workspace = await harness.createWorkspace();
    const { body } = await harness.api(workspace.tokens.owner)("/v1/workspace");
    const world = new FuzzWorld(harness, workspace, stored, body);
    for (let i = 0; i < 2; i++)
      for (const id of Object.values(await furnish(harness.api(workspace.tokens.owner)))) world.#know(id);
    return world;
  }

  #know(id: string): void {
    const prefix = id.slice(0, id.indexOf("_"));
    const known = this.#ids.get(prefix) ?? [];
    this.#ids.set(prefix, [...known, id].slice(-40));
  }

  #forget(id: string): void {
    for (const [prefix, known] of this.#ids)
      this.#ids.set(
        prefix,
        known.filter((one) => one !== id),
      );
  }

  /** Replaces placeholders with ids, preferring the most recent, which are most likely to exist. */
  #filled(text: string): string {
    return text.replace(/\{\{([a-z]+):(\d+)\}\}/g, (_, prefix: string, index: string) => {
      const known = this.#ids.get(prefix) ?? [];
      return known.at(-1 - (Number(index) % Math.max(1, known.length))) ?? `${prefix}_00000000000000000000000000`;
    });
  }

  /** Chooses a payment in the path, and its invoice. */
  #withOwner(path: string): string {
    const part = /\{\{pay:\d+\}\}/.exec(path)?.[0];
    if (part === undefined) return path;
    const payment = this.#filled(part);
    const owner = this.#owners.get(payment);
    const chosen = path.replace(part, payment);
    return owner === undefined ? chosen : chosen.replace(/\{\{inv:\d+\}\}/, owner);
  }

  /** Sends the request and fails for responses that must never occur. */
  async send(operation: Operation, drawn: Drawn): Promise<Outcome> {
    // Read again each time, since what prepares a request changes the state too.
    const before = await this.stored();
    const path = this.#filled(this.#withOwner(drawn.path));
    const response = await this.#fetch(drawn, path);
    const body = await response.text();
    // What runs after a response must not count as a change of the next request.
    await this.harness.idle();
    const { status } = response;
    const counts = this.counts.get(operation.id) ?? new Map<number, number>();
    this.counts.set(operation.id, counts.set(status, (counts.get(status) ?? 0) + 1));
    expect(status, body).to.be.lessThan(500);
    if (status >= 400) {
      const now = await this.stored();
      expect(now === before, `the state has changed although the response was ${status}: ${body}`).to.equal(true);
      this.#requireReason(body);
    }
    if (status === 201 || status === 202) {
      const { id, payments = [] } = JSON.parse(body) as { id?: string; payments?: readonly { id: string }[] };
      if (id !== undefined) this.#know(id);
      for (const payment of payments) {
        this.#know(payment.id);
        this.#owners.set(payment.id, id ?? "");
      }
    }
    if (status === 204) this.#forget(path.slice(path.lastIndexOf("/") + 1));
    return { status, body };
  }

  /** Whether the document allows the accepted body. Not checked for PATCH, which also accepts the fields of GET. */
  requireAllowed(operation: Operation, { body, raw }: Drawn, { status }: Outcome): void {
    if (status >= 300 || operation.method !== "POST" || raw || body === undefined) return;
    const place = ["paths", operation.path, "post", "requestBody", "content", "application/json", "schema"];
    const sent = JSON.parse(this.#filled(JSON.stringify(body))) as unknown;
    if (!description.at(place)) return;
    // With the mode "each", an entry that the document does not allow is refused in its result.
    const ofRow = (sent as { mode?: unknown } | null)?.mode === "each" ? "/entries/" : "\0";
    const faults = description.schemaFaults(place, sent).filter((fault) => !fault.startsWith(ofRow));
    expect(faults, "taken, though the document does not allow it").to.be.empty;
  }

  #requireReason(body: string): void {
    const problem = JSON.parse(body) as { code: string; detail: string; errors: readonly { pointer: string; code: string }[] };
    expect(problem.detail, body).to.not.equal("");
    expect(problem.code === "validation_failed", body).to.equal(problem.errors.length > 0);
  }

  #fetch({ method, query, headers, body, raw, role }: Drawn, path: string): Promise<Response> {
    const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, this.#filled(value)])).toString();
    const url = `${this.harness.url}${path}${search === "" ? "" : `?${search}`}`;
    const payload = raw ? (body as string) : body === undefined ? undefined : this.#filled(JSON.stringify(body));
    return checkingFetch(url, {
      method,
      headers: {
        ...(payload === undefined ? {} : { "Content-Type": "application/json" }),
        ...this.#credential(role),
        ...headers,
      },
      ...(payload === undefined || method === "GET" ? {} : { body: payload }),
    });
  }

  #credential(role: Role | "nobody" | "wrong"): Readonly<Record<string, string>> {
    if (role === "nobody") return {};
    return { Authorization: `Bearer ${role === "wrong" ? "stint_wrong" : this.workspace.tokens[role]}` };
  }
}
