import { type Json, listed, type WorkspaceReading } from "../installation.js";
import { Caller } from "./caller.js";

interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>;
}
interface Operation {
  readonly parameters?: readonly Json[];
  readonly responses: Readonly<Record<string, { readonly content?: Json }>>;
}

const DAY_MS = 86_400_000;
const day = (from: number): string => new Date(Date.now() + from * DAY_MS).toISOString().slice(0, 10);

/** Queries of readings that would depend on the time, say little, or always have one page. */
const queries: Readonly<Record<string, string>> = {
  "/changes": "limit=100",
  "/reports/deliveries": `interval=day&from=${day(-1)}&to=${day(1)}`,
  "/reports/invoices": "from=2026-01-01&to=2027-01-01",
  "/reports/time": "group_by=project&group_by=user",
};

/** Everything that the service describes as JSON and lets this token read. Lists have one page. */
export async function readEverything(service: string, token: string): Promise<WorkspaceReading> {
  const api = new Caller(service, token);
  const { paths } = (await api.get("/v1/openapi.json")) as unknown as OpenApi;
  const readable = Object.entries(paths).flatMap(([path, { get }]) =>
    get?.responses["200"]?.content?.["application/json"] && !path.includes(".") ? [{ path, get }] : [],
  );
  const resources: Record<string, unknown> = {};
  const ids = new Map<string, readonly string[]>();
  for (const { path, get } of readable.filter((one) => !one.path.includes("{"))) {
    for await (const [page, body] of pages(api, path, get)) {
      resources[page] = body;
      ids.set(
        path,
        listed(body).map(({ id }) => String(id)),
      );
    }
  }
  for (const { path } of readable.filter((one) => one.path.includes("{"))) {
    const [list = ""] = path.split("/{");
    for (const id of ids.get(list) ?? []) {
      const found = `/v1${path.replace(/\{[^}]+\}/, id)}`;
      const body = await api.find(found);
      if (body !== null) resources[found] = body;
    }
  }
  return { token, resources };
}

/** Only the feed of changes may have several pages. */
async function* pages(api: Caller, path: string, get: Operation): AsyncGenerator<readonly [path: string, body: Json]> {
  const isList = JSON.stringify(get.parameters ?? []).includes('limit"');
  const query = queries[path] ?? (isList ? "limit=200" : "");
  for (let page = `/v1${path}${query && "?"}${query}`; ;) {
    const body = await api.get(page);
    yield [page, body];
    if (path !== "/changes" && typeof body["next_cursor"] === "string") throw new Error(`${path} has several pages.`);
    if (body["has_more"] !== true) return;
    page = `/v1${path}?${query}&cursor=${String(body["next_cursor"])}`;
  }
}
