import type { Instant, Session } from "../../core/index.js";
import { Credential } from "./actors.js";
import { challenge, HttpProblem } from "./problem.js";
import type { Context } from "./request-state.js";

/** With the prefix, browsers require HTTPS and this exact host. */
const cookieName = (secure: boolean): string => (secure ? "__Host-stint_session" : "stint_session");

const BEARER = /^Bearer +([A-Za-z0-9._~+/-]{1,512}=*) *$/i;
const SECRET = /^[A-Za-z0-9_-]{1,512}$/;

export interface Sites {
  /** Whether the public URL uses HTTPS. */
  readonly secure: boolean;
  /** The public URL of the service. */
  readonly publicUrl: () => string;
  /** The path prefix of the public URL, without a trailing slash. "" for the root. */
  readonly basePath: string;
}

/** Returns the token in the Authorization header, otherwise the session secret in the cookie, or null. */
export function credentialOf(context: Context, { secure }: Pick<Sites, "secure">): Credential | null {
  const { authorization = "" } = context.req.headers;
  const secret = authorization === "" ? sessionOf(context, secure) : BEARER.exec(authorization)?.[1];
  return secret == null ? null : new Credential(secret);
}

/** The 401 for a request without a well-formed token. */
export function unauthenticated(context: Context): HttpProblem {
  const sent = /^Bearer +\S/i.test(context.get("Authorization"));
  const detail = sent ? "The token is malformed." : "Send an API token: Authorization: Bearer <token>.";
  return new HttpProblem(401, sent ? "invalid_token" : "token_missing", detail, [], {}, challenge(sent));
}

/**
 * Prevents cross-site request forgery. Throws 403 `cross_origin` unless a request that changes data with a session cookie has this host or
 * the public URL as its `Origin` (RFC 6454), with HTTPS if the public URL uses it.
 */
export function requireOwnOrigin(context: Context, { secure, publicUrl }: Sites): void {
  if (!isBySession(context, secure)) return;
  if (context.method === "GET" || context.method === "HEAD") return;
  const origin = originOf(context.get("Origin"));
  const isSafe = origin !== null && (origin.protocol === "https:" || !secure);
  if (isSafe && (origin.host === context.host.toLowerCase() || origin.host === originOf(publicUrl())?.host)) return;
  throw new HttpProblem(
    403,
    "cross_origin",
    "Requests with a session cookie must come from a page of this service. Send an API token instead.",
  );
}

/** Sets the session cookie, which scripts cannot read. Null deletes it. */
export function keepSession(context: Context, session: Session | null, now: Instant, secure: boolean): void {
  const age = session === null ? 0 : Math.floor((session.expiresAt - now) / 1_000);
  const attributes = ["Path=/", `Max-Age=${age}`, "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : [])];
  context.append("Set-Cookie", [`${cookieName(secure)}=${session?.secret ?? ""}`, ...attributes].join("; "));
}

/** Whether the request is authenticated by its session cookie, which a token overrides. */
export function isBySession(context: Context, secure: boolean): boolean {
  return (context.req.headers.authorization ?? "") === "" && sessionOf(context, secure) !== null;
}

/** Returns the well-formed session secret in the cookie, or null. */
export function sessionOf(context: Context, secure: boolean): string | null {
  if (context.req.headers.cookie === undefined) return null;
  const secret = context.cookies.get(cookieName(secure));
  return secret !== undefined && SECRET.test(secret) ? secret : null;
}

function originOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
