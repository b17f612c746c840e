import type { TextResponse } from "./exchange.js";
import type { Context } from "./request-state.js";

/** Bodies of at least this many bytes are compressed. */
export const COMPRESSED_FROM = 1_024;

/** Adds a request header that the response depends on. */
export function varyBy({ state }: Context, name: string): void {
  if (!state.vary.endsWith(name)) state.vary += `, ${name}`;
}

/** Adds headers to the response, also if it is a problem. */
export function addHeaders({ state }: Context, headers: Readonly<Record<string, string>>): void {
  state.headers = { ...state.headers, ...headers };
}

/**
 * Responds in one pass, unless middleware must handle CORS, a condition, or the content coding of a long body, or a host has its own
 * middleware around this one.
 */
export function respond(context: Context, response: TextResponse): void {
  const { method, headers: sent } = context.req;
  const { status, headers, body } = response;
  const isPlain = method !== "HEAD" && sent.origin === undefined && sent["if-none-match"] === undefined && !context.headerSent;
  const isIdentity = sent["accept-encoding"] === undefined || body === null || Buffer.byteLength(body) < COMPRESSED_FROM;
  if (isPlain && isIdentity && !context.state.isHosted && context.res.getHeaderNames().length === 0) {
    context.state.response = response;
    return;
  }
  context.status = status;
  context.body = body;
  // Koa changes the status of a response without a body.
  context.status = status;
  context.set({ ...headers });
}

/** The status of the response. */
export function statusOf(context: Context): number {
  return context.state.response?.status ?? context.status;
}

/** Whether {@link respond} responds in one pass. */
export function isInOnePass({ state }: Context): boolean {
  return state.response !== null;
}

/** Writes the response, if it is written in one pass, or completes the headers of Koa's response. `common` are the headers of all responses. */
export function finish(context: Context, common: Readonly<Record<string, string>>): void {
  const { vary, headers: added, response } = context.state;
  if (!response) {
    context.vary(vary);
    for (const [name, value] of Object.entries({ ...common, ...added }))
      if (!context.res.hasHeader(name)) context.set(name, value);
    return;
  }
  const { status, headers, body } = response;
  context.respond = false;
  const own = body === null ? { Vary: vary } : { Vary: vary, "Content-Length": String(Buffer.byteLength(body)) };
  context.res.writeHead(status, flat([common, own, added, headers]));
  context.res.end(body ?? undefined);
}

/** Names and values in turn, as `writeHead` takes them without making an object. No name is in several groups. */
function flat(groups: readonly Readonly<Record<string, string>>[]): string[] {
  const fields: string[] = [];
  for (const group of groups) for (const name in group) fields.push(name, group[name] ?? "");
  return fields;
}
