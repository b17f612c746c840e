import { isIP } from "node:net";
import type { WebhookTargets } from "../../core/index.js";
import type { AddressPolicy } from "./address-policy.js";
import { hostOf, parseUrl } from "./url.js";

type Problem = ReturnType<WebhookTargets["problem"]>;

const INSIDE = [".local", ".internal"];
const LOOPBACK = ["127.0.0.1", "::1"];

const malformed = (message: string): Problem => ({ code: "url_malformed", message });
const notHttps: Problem = { code: "url_not_https", message: "The URL must start with https://." };
const notPublic: Problem = { code: "url_not_public", message: "The URL's host is not public." };

/** Checks a URL with the same parser as the sender (WHATWG URL), so that both see the same host. */
export class UrlTargets implements WebhookTargets {
  readonly #policy: AddressPolicy;

  constructor(policy: AddressPolicy) {
    this.#policy = policy;
  }

  problem(text: string): Problem {
    // The parser drops control characters and spaces, and converts backslashes.
    if (/[\p{Cc}\s\\]/u.test(text)) return malformed("The URL must not contain spaces, control characters or backslashes.");
    const url = parseUrl(text);
    if (url === null) return malformed("Must be an absolute URL such as https://example.com/webhooks.");
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
    const name = `.${host.replace(/(?<!\.)\.+$/, "")}`;
    if (name.endsWith(".localhost")) return !LOOPBACK.some((address) => this.#policy.allows(address));
    return !this.#policy.allowsAny && INSIDE.some((suffix) => name.endsWith(suffix));
  }
}

function partsProblem(text: string, { port }: URL): Problem {
  // The parser drops an empty user name and an empty fragment, so this checks the text.
  const [beforeFragment = ""] = text.split("#");
  const [authority = ""] = beforeFragment.replace(/^[^:]*:\/\//, "").split(/[/?]/);
  if (authority.includes("@"))
    return { code: "url_with_user_info", message: "The URL must not contain a user name or a password." };
  if (text.includes("#")) return { code: "url_with_fragment", message: "The URL must not have a fragment." };
  return port === "0" ? malformed("The port must be between 1 and 65535.") : null;
}
