import { isIP } from "node:net";

/** The broker specified by AMQP_URL. */
export interface RabbitMqTarget {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly user: string;
  readonly password: string;
  readonly virtualHost: string;
  /** Host and port for messages, without credentials. */
  readonly address: string;
}

const PORTS = { "amqp:": 5672, "amqps:": 5671 } as const;
const HOST_NAME = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]*[A-Za-z0-9_])?$/;

/**
 * Parses `amqp://user:password@host:5672/virtual-host` or `amqps://…` (port 5671, verified certificates) according to RabbitMQ's
 * URI specification. Defaults to the user `guest` with the password `guest`, and to the virtual host `/`.
 * Throws an Error whose message never contains the password.
 */
export function parseAmqpUrl(text: string): RabbitMqTarget {
  if (!/^amqps?:\/\//i.test(text)) throw new Error("It must begin with amqp:// or amqps://.");
  if (!URL.canParse(text))
    throw new Error("It must have the form amqp://user:password@host:5672. Percent-encode special characters in the password.");
  const url = new URL(text);
  const tls = url.protocol === "amqps:";
  const host = hostOf(url);
  const port = url.port === "" ? PORTS[tls ? "amqps:" : "amqp:"] : Number(url.port);
  if (port === 0) throw new Error("The port must be a number between 1 and 65535.");
  if (url.search !== "" || url.hash !== "") throw new Error("There must be no options after the virtual host.");
  return { host, port, tls, ...credentialsOf(url), virtualHost: virtualHostOf(url), address: `${url.hostname}:${port}` };
}

/** Throws an Error for an invalid AMQP_URL. */
export function checkAmqpUrl(text: string): void {
  parseAmqpUrl(text);
}

function hostOf(url: URL): string {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 || HOST_NAME.test(host)) return host;
  throw new Error("It must contain a host: amqp://user:password@host:5672.");
}

function credentialsOf(url: URL): { readonly user: string; readonly password: string } {
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (user === "" && password === "") return { user: "guest", password: "guest" };
  if (user === "" || password === "") throw new Error("It must have both a user and a password, or neither.");
  if (/\p{Cc}/u.test(user + password)) throw new Error("User and password must not contain control characters.");
  return { user, password };
}

function virtualHostOf(url: URL): string {
  const name = url.pathname.slice(1);
  if (name.includes("/")) throw new Error("The virtual host must be a single path segment. Write a / in its name as %2F.");
  // Most likely the password has a slash.
  if (name.includes("@")) throw new Error("Write a / in the password as %2F, and an @ in the virtual host as %40.");
  return name === "" ? "/" : decoded(name);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error("Write a % in the user, the password or the virtual host as %25.");
  }
}
