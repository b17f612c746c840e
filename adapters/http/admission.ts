import ipaddr from "ipaddr.js";
import type { UserActor } from "../../core/index.js";
import type { Authentication, Caller } from "./authentication.js";
import { HttpProblem } from "./problem.js";
import type { RateLimit, RateLimits } from "./rate-limit.js";
import type { Context } from "./request-state.js";
import { costOf } from "./route.js";
import { addHeaders } from "./writing.js";

/**
 * Admits requests: finds their callers, and charges the rate limits. Requests with a caller count for its token or user and for its workspace, others for their
 * address. Failed authentications count for the address too, which limits only callers that are not known.
 */
export class Admission {
  constructor(
    private readonly authentication: Authentication,
    private readonly limits: RateLimits,
  ) {}

  /** The caller of the request. Throws 401 if there is none, and 429. */
  async admit(context: Context, cost: number): Promise<Caller> {
    const caller = await this.#callerOf(context);
    const { actor } = caller;
    context.state.actor = actor;
    const { workspace } = this.limits;
    workspace?.requireLeft(bucketOf(actor));
    await this.#limit(context, actor.tokenId ?? actor.userId, (limit, key) => limit.spend(key, cost));
    await workspace?.spend(bucketOf(actor), cost);
    return caller;
  }

  /** Charges the caller's workspace for the body of a request. Throws 429. */
  async chargeBody({ state: { actor } }: Context, bytes: number): Promise<void> {
    const cost = costOf(bytes);
    if (actor && cost > 0) await this.limits.workspace?.spend(bucketOf(actor), cost);
  }

  /** Charges the caller's workspace for the body of a response, as far as its limit permits, so that the next requests wait. */
  chargeResponse({ state: { actor } }: Context, bytes: number): void {
    const cost = costOf(bytes);
    // A database that is unavailable fails the requests themselves.
    if (actor && cost > 0) this.limits.workspace?.drain(bucketOf(actor), cost).catch(() => undefined);
  }

  /** Admits a request that needs no caller. Throws 429. */
  async admitAnyone(context: Context, cost: number): Promise<void> {
    await this.#limit(context, addressOf(context), (limit, key) => limit.spend(key, cost));
  }

  async #callerOf(context: Context): Promise<Caller> {
    const claimant = this.authentication(context);
    if (claimant.isKnown) return claimant.authenticate();
    await this.#limit(context, addressOf(context), (limit, key) => limit.requireLeft(key));
    try {
      return await claimant.authenticate();
    } catch (error) {
      if (error instanceof HttpProblem && error.status === 401) await this.admitAnyone(context, 1);
      throw error;
    }
  }

  /** The response contains the state of the key's limit. */
  async #limit(context: Context, key: string, check: (limit: RateLimit, key: string) => Promise<void> | void): Promise<void> {
    const { each } = this.limits;
    if (each === null) return;
    try {
      await check(each, key);
    } finally {
      addHeaders(context, { "RateLimit-Policy": each.policyHeader, RateLimit: each.header(key) });
    }
  }
}

function bucketOf({ workspaceId }: UserActor): string {
  return `workspace ${workspaceId}`;
}

/** The rate limit key of callers without a token: their IPv4 address, or the /64 network of their IPv6 address. */
function addressOf({ ip }: Context): string {
  if (!ipaddr.isValid(ip)) return `address ${ip}`;
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return `address ${address}`;
  return `address ${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}
