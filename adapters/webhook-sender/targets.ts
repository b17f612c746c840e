import { isIP } from "node:net";
import type { WebhookTargets } from "../../core/index.js";
import type { AddressPolicy } from "./address-policy.js";
import { hostOf, parseUrl } from "./url.js";

type Problem = ReturnType<WebhookTargets["problem"]>;

const INSIDE = [".local", ".internal"];
const LOOPBACK = ["127.0.0.1", "::1"];

const malformed = (message: string): Problem => ({ code: "url_malformed", message });
const notHttps: Problem = { code: "url_not_https", message: "The URL must begin with https://." };
const notPublic: Problem = { code: "url_not_public", message: "The URL's host is not a public one." };

/** Judges a URL by itself, with the parser that the sender uses (WHATWG URL), so that both see the same host. */
export class UrlTargets implements WebhookTargets {
  readonly #policy: AddressPolicy;

  constructor(policy: AddressPolicy) {
    this.#policy = policy;
  }

  problem(text: string): Problem {
    // The parser forgives these: it drops control characters and spaces, and turns backslashes around.
    if (/[\p{Cc}\s\\]/u.test(text)) return malformed("A URL has no spaces, control characters or backslashes.");
    const url = parseUrl(text);
    if (url === null) return malformed("That is not an absolute URL.");
    return this.#schemeProblem(text, url) ?? partsProblem(text, url) ?? this.#hostProblem(url);
  }

  #schemeProblem(text: string, { protocol }: URL): Problem {
    if (protocol !== "https:" && !(protocol === "http:" && this.#policy.allowsAny)) return notHttps;
    return /^https?:\/\/[^/]/i.test(text) ? null : malformed("The URL's scheme must be followed by // and a host.");
  }

  #hostProblem(url: URL): Problem {
    const host = hostOf(url);
    const inside = isIP(host) === 0 ? this.#isInsideName(host) : !this.#policy.permits(host);
    if (inside) return notPublic;
    if (url.protocol === "http:" && isIP(host) !== 0 && !this.#policy.allows(host)) return notHttps;
    return null;
  }

  #isInsideName(host: string): boolean {
    const name = `.${host.replace(/\.+$/, "")}`;
    if (name.endsWith(".localhost")) return !LOOPBACK.some((address) => this.#policy.allows(address));
    return !this.#policy.allowsAny && INSIDE.some((suffix) => name.endsWith(suffix));
  }
}

function partsProblem(text: string, { port }: URL): Problem {
  // The parser forgets an empty user name and an empty fragment, so the text itself is asked.
  const [beforeFragment = ""] = text.split("#");
  const authority = beforeFragment.replace(/^[^:]*:\/\//, "").replace(/[/?].*$/, "");
  if (authority.includes("@")) return { code: "url_with_user_info", message: "The URL must not hold a user name or a password." };
  if (text.includes("#")) return { code: "url_with_fragment", message: "The URL must not have a fragment." };
  return port === "0" ? malformed("A port is between 1 and 65535.") : null;
}
