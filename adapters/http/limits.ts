import ipaddr from "ipaddr.js";
import type { Context } from "koa";
import type { RateLimit } from "./rate-limit.js";
import { addHeaders } from "./reply.js";

/** The rate limit key of callers without a token: their IPv4 address, or the /64 network of their IPv6 address. */
export function addressOf({ ip }: Context): string {
  if (!ipaddr.isValid(ip)) return `address ${ip}`;
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return `address ${address}`;
  return `address ${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}

/** Spends requests of the key. Throws 429 if it has fewer. The response contains the state of the limit. */
export const limited = (context: Context, rateLimit: RateLimit | null, key: string, cost = 1) =>
  limitedBy(context, rateLimit, key, (limit) => limit.spend(key, cost));

/** Checks the limit of the key. The response contains its state. */
export async function limitedBy(
  context: Context,
  rateLimit: RateLimit | null,
  key: string,
  check: (limit: RateLimit) => Promise<void> | void,
): Promise<void> {
  if (rateLimit === null) return;
  try {
    await check(rateLimit);
  } finally {
    addHeaders(context, { "RateLimit-Policy": rateLimit.policyHeader, RateLimit: rateLimit.header(key) });
  }
}
