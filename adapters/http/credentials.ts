import type { Context } from "koa";
import type { Instant, Session } from "../../core/index.js";
import { challenge, HttpProblem } from "./problem.js";

/** The prefix makes browsers insist on https and on this very host. */
const cookieName = (secure: boolean): string => (secure ? "__Host-stint_session" : "stint_session");

const BEARER = /^Bearer +([A-Za-z0-9._~+/-]{1,512}=*) *$/i;
const SECRET = /^[A-Za-z0-9_-]{1,512}$/;

export interface Sites {
  /** People reach the service by https. */
  readonly secure: boolean;
  /** Where they reach it. */
  readonly publicUrl: () => string;
  /** The path under which they reach it, without a slash at the end; "" for the root. */
  readonly basePath: string;
}

/** The token that a request is made with: that of its header, else that of the session in its cookie; null for none. */
export function tokenOf(context: Context, { secure }: Pick<Sites, "secure">): string | null {
  const authorization = context.get("Authorization");
  if (authorization === "") return sessionOf(context, secure);
  return BEARER.exec(authorization)?.[1] ?? null;
}

/** Why a request without a usable token is refused. */
export function unauthenticated(context: Context): HttpProblem {
  const sent = /^Bearer +\S/i.test(context.get("Authorization"));
  const detail = sent ? "The token is not spelled like one." : "Send an API token: Authorization: Bearer <token>.";
  return new HttpProblem(401, sent ? "invalid_token" : "token_missing", detail, [], {}, challenge(sent));
}

/**
 * A browser sends the cookie with requests of any page, so that one that changes something must say that it comes from a page of this service: its
 * `Origin` (RFC 6454) is this host or the public address, by https where people reach that so. Throws 403 `cross_origin`.
 */
export function requireOwnOrigin(context: Context, { secure, publicUrl }: Sites): void {
  if (context.get("Authorization") !== "" || sessionOf(context, secure) === null) return;
  if (context.method === "GET" || context.method === "HEAD") return;
  const origin = originOf(context.get("Origin"));
  const isSafe = origin !== null && (origin.protocol === "https:" || !secure);
  if (isSafe && (origin.host === context.host.toLowerCase() || origin.host === originOf(publicUrl())?.host)) return;
  throw new HttpProblem(403, "cross_origin", "A session in a cookie changes things for pages of this service only.");
}

/** Puts the session into the browser's cookie, where no script can read it; null takes it away. */
export function keepSession(context: Context, session: Session | null, now: Instant, secure: boolean): void {
  const age = session === null ? 0 : Math.floor((session.expiresAt - now) / 1_000);
  const attributes = ["Path=/", `Max-Age=${age}`, "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : [])];
  context.append("Set-Cookie", [`${cookieName(secure)}=${session?.secret ?? ""}`, ...attributes].join("; "));
}

/** The secret of the session in the cookie, spelled like one; null for none. */
export function sessionOf(context: Context, secure: boolean): string | null {
  const secret = context.cookies.get(cookieName(secure));
  return secret !== undefined && SECRET.test(secret) ? secret : null;
}

function originOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
