import type { Webhook } from "./webhook-queries.js";

/** What people call it: as they describe it, else its address. */
export function nameOf({ description, url }: Pick<Webhook, "description" | "url">): string {
  return description === "" ? shortUrl(url) : description;
}

/** Without what all of them have in common. */
export function shortUrl(url: string): string {
  return url.replace(/^https:\/\//, "");
}
