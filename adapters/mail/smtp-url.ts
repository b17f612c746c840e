import { BlockList, isIP } from "node:net";

/** The mail server specified by SMTP_URL. */
export interface SmtpTarget {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly implicitTls: boolean;
  /** If false, STARTTLS is used when the server supports it. */
  readonly tlsRequired: boolean;
  /** STARTTLS is never used; allowed only for this machine. */
  readonly tlsNever: boolean;
  readonly credentials: { readonly user: string; readonly pass: string } | null;
}

const PORTS = { "smtp:": 587, "smtps:": 465 } as const;
const HOST_NAME = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]*[A-Za-z0-9_])?$/;

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/**
 * Parses `smtp://user:password@host:587` or `smtps://user:password@host:465`. `?tls=required` requires STARTTLS; `?tls=never` is
 * for a server on this machine without a trusted certificate. Credentials are never sent unencrypted to another machine, so they
 * require TLS there.
 * Throws an Error whose message never contains the password.
 */
export function parseSmtpUrl(text: string): SmtpTarget {
  if (!/^smtps?:\/\//i.test(text)) throw new Error("It must begin with smtp:// or smtps://.");
  if (!URL.canParse(text))
    throw new Error("It must have the form smtp://user:password@host:587. Percent-encode special characters in the password.");
  const url = new URL(text);
  const implicitTls = url.protocol === "smtps:";
  const host = hostOf(url);
  const credentials = credentialsOf(url);
  const tls = tlsOf(url);
  const required = tls === "required" || (credentials !== null && !isLoopback(host));
  const tlsNever = tls === "never" && !implicitTls;
  if (tlsNever && !isLoopback(host)) throw new Error("The option tls=never is allowed only for a server on this machine.");
  const port = url.port === "" ? PORTS[implicitTls ? "smtps:" : "smtp:"] : Number(url.port);
  if (port === 0) throw new Error("The port must be a number between 1 and 65535.");
  if ((url.pathname !== "" && url.pathname !== "/") || url.hash !== "") throw new Error("There must be no path after the host.");
  return { host, port, implicitTls, tlsRequired: required && !implicitTls, tlsNever, credentials };
}

/** Throws an Error for an invalid SMTP_URL. */
export function checkSmtpUrl(text: string): void {
  parseSmtpUrl(text);
}

function hostOf(url: URL): string {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 || HOST_NAME.test(host)) return host;
  throw new Error("It must contain a host: smtp://user:password@host:587.");
}

function credentialsOf(url: URL): SmtpTarget["credentials"] {
  const [user, pass] = [decoded(url.username), decoded(url.password)];
  if (user === "" && pass === "") return null;
  if (user === "" || pass === "") throw new Error("It must have both a user and a password, or neither.");
  if (/\p{Cc}/u.test(user + pass)) throw new Error("User and password must not contain control characters.");
  return { user, pass };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error("Write a % in the user or the password as %25.");
  }
}

function tlsOf(url: URL): "required" | "never" | null {
  const options = [...url.searchParams].map(([name, value]) => `${name}=${value}`);
  if (options.length === 0) return null;
  if (options.join() === "tls=required") return "required";
  if (options.join() === "tls=never") return "never";
  throw new Error("The only options after the question mark are tls=required and tls=never.");
}

function isLoopback(host: string): boolean {
  const family = isIP(host);
  return family === 0 ? host.toLowerCase() === "localhost" : loopback.check(host, family === 6 ? "ipv6" : "ipv4");
}
