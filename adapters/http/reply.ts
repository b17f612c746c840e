import type { Context } from "koa";

/** Bodies of at least this many bytes are compressed. */
export const COMPRESSED_FROM = 1_024;

/** A response whose body is a text or nothing. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What middleware knows of a response before it is written. */
interface Draft {
  /** Request headers that the response depends on. */
  vary: string;
  /** In addition to those of the response. */
  headers: Readonly<Record<string, string>>;
  /** A reply to write in one pass. */
  reply: Reply | null;
}

function draftOf({ state }: Context): Draft {
  return (
    (state["draft"] as Draft | undefined) ?? (state["draft"] = { vary: "Origin, Accept-Encoding", headers: {}, reply: null })
  );
}

/** Adds a request header that the response depends on. */
export function varyBy(context: Context, name: string): void {
  const draft = draftOf(context);
  if (!draft.vary.endsWith(name)) draft.vary += `, ${name}`;
}

/** Adds headers to the response, also if it is a problem. */
export function addHeaders(context: Context, headers: Readonly<Record<string, string>>): void {
  const draft = draftOf(context);
  draft.headers = { ...draft.headers, ...headers };
}

/**
 * Responds in one pass, unless middleware must handle CORS, a condition, or the content coding of a long body, or a host has its own
 * middleware around this one.
 */
export function reply(context: Context, reply: Reply): void {
  const { method, headers: sent } = context.req;
  const { status, headers, body } = reply;
  const isPlain = method !== "HEAD" && sent.origin === undefined && sent["if-none-match"] === undefined && !context.headerSent;
  const isIdentity = sent["accept-encoding"] === undefined || body === null || Buffer.byteLength(body) < COMPRESSED_FROM;
  const isHosted = context.state["host"] !== undefined;
  if (isPlain && isIdentity && !isHosted && context.res.getHeaderNames().length === 0) {
    draftOf(context).reply = reply;
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
  return draftOf(context).reply?.status ?? context.status;
}

/** Whether {@link reply} responds in one pass. */
export function isReplied(context: Context): boolean {
  return draftOf(context).reply !== null;
}

/** Writes the reply, if any, or completes the headers of Koa's response. `common` are the headers of all responses. */
export function finish(context: Context, common: Readonly<Record<string, string>>): void {
  const { vary, headers: added, reply } = draftOf(context);
  if (!reply) {
    context.vary(vary);
    for (const [name, value] of Object.entries({ ...common, ...added }))
      if (!context.res.hasHeader(name)) context.set(name, value);
    return;
  }
  const { status, headers, body } = reply;
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
