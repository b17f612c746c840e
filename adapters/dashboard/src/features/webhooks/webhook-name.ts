import type { Webhook } from "./webhook-queries.js";

/** A webhook's description, otherwise its URL. */
export function nameOf({ description, url }: Pick<Webhook, "description" | "url">): string {
  return description === "" ? shortUrl(url) : description;
}

/** The URL without `https://`. */
export function shortUrl(url: string): string {
  return url.replace(/^https:\/\//, "");
}
