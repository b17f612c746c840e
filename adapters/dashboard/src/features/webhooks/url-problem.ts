const MAX_LENGTH = 2_048;

export type UrlProblem = "required" | "too_long" | "url_malformed" | "url_not_https" | "url_with_user_info" | "url_with_fragment";

/**
 * What the service would refuse, as far as the text tells. Whether `http:` and hosts that are not public are allowed is up to the operator, so that only
 * the service knows.
 */
export function urlProblem(text: string): UrlProblem | null {
  if (text === "") return "required";
  if (text.length > MAX_LENGTH) return "too_long";
  if (/[\p{Cc}\s\\]/u.test(text) || !URL.canParse(text)) return "url_malformed";
  const { protocol, port } = new URL(text);
  if (protocol !== "https:" && protocol !== "http:") return "url_not_https";
  if (!/^https?:\/\/[^/]/i.test(text)) return "url_malformed";
  // The parser forgets an empty user name and an empty fragment, so the text itself is asked.
  const [beforeFragment = ""] = text.split("#");
  const authority = beforeFragment.replace(/^[^:]*:\/\//, "").replace(/[/?].*$/, "");
  if (authority.includes("@")) return "url_with_user_info";
  if (text.includes("#")) return "url_with_fragment";
  return port === "0" ? "url_malformed" : null;
}

/** The same for who is still typing: nothing yet to say of what can become an address, and a word on `http:` before it is sent. */
export function urlRemark(text: string): UrlProblem | null {
  if ("https://".startsWith(text) || "http://".startsWith(text)) return null;
  return urlProblem(text) ?? (text.toLowerCase().startsWith("http:") ? "url_not_https" : null);
}
