import { MAX_URL_LENGTH } from "../../../../../core/webhooks/webhook.js";

export type UrlProblem = "required" | "too_long" | "url_malformed" | "url_not_https" | "url_with_user_info" | "url_with_fragment";

/**
 * The error that the service would return for a URL, if the text alone shows it. Whether `http:` and private hosts are allowed depends on the service's
 * settings.
 */
export function urlProblem(text: string): UrlProblem | null {
  if (text === "") return "required";
  if (text.length > MAX_URL_LENGTH) return "too_long";
  if (/[\p{Cc}\s\\]/u.test(text) || !URL.canParse(text)) return "url_malformed";
  const { protocol, port } = new URL(text);
  if (protocol !== "https:" && protocol !== "http:") return "url_not_https";
  if (!/^https?:\/\/[^/]/i.test(text)) return "url_malformed";
  // The parser drops an empty user name and an empty fragment, so this checks the text.
  const [beforeFragment = ""] = text.split("#");
  const [authority = ""] = beforeFragment.replace(/^[^:]*:\/\//, "").split(/[/?]/);
  if (authority.includes("@")) return "url_with_user_info";
  if (text.includes("#")) return "url_with_fragment";
  return port === "0" ? "url_malformed" : null;
}

/** The error to show while the user is typing: none for the beginning of a URL, and a warning for `http:`. */
export function urlRemark(text: string): UrlProblem | null {
  if ("https://".startsWith(text) || "http://".startsWith(text)) return null;
  return urlProblem(text) ?? (text.toLowerCase().startsWith("http:") ? "url_not_https" : null);
}
