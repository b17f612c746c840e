import type { CurrencyCode } from "../kernel/currency.js";
import type { Issues } from "../kernel/errors.js";
import { amountType } from "../kernel/field-types.js";
import type { ClientId, ProjectId, TaskId, UserId } from "../kernel/ids.js";
import { MAX_AMOUNT, powerOfTen } from "../kernel/money.js";

/** Where a rate can be set, from the most to the least specific. */
export const rateSources = ["entry", "task", "project", "client", "user", "workspace"] as const;
/** One of {@link rateSources}. */
export type RateSource = (typeof rateSources)[number];

/** A resolved hourly rate in minor units, and its source. */
export interface EntryRate {
  /** Minor units of `currency` per hour, 0 to 10^12. */
  readonly amount: bigint;
  /** The client's currency, or the workspace's if the client has none. */
  readonly currency: CurrencyCode;
  /** What set the rate. */
  readonly source: RateSource;
}

/** All possible sources of an entry's rate; amounts are minor units per hour. */
export interface RateCandidates {
  /** The rate set on the entry itself. */
  readonly entry: bigint | null;
  /** The rate of the entry's task. Null also without a task. */
  readonly task: bigint | null;
  /** The rate of the project. */
  readonly project: bigint | null;
  /** The rate of the project's client. Null also without a client. */
  readonly client: bigint | null;
  /** The rate of the user, in the workspace's currency. */
  readonly user: bigint | null;
  /** The rate of the workspace, in its currency. */
  readonly workspace: bigint | null;
  /** Null if the project has no client, or the client has no currency of its own. */
  readonly clientCurrency: CurrencyCode | null;
  /** Applies to clients without a currency, and to the rates of user and workspace. */
  readonly workspaceCurrency: CurrencyCode;
}

/**
 * Returns the first rate that is set, in the order entry, task, project, client, user, workspace. The first four are in the
 * client's currency; those of user and workspace are in the workspace's currency and are skipped if the client's differs.
 */
export function resolveRate(candidates: RateCandidates): EntryRate | null {
  const currency = candidates.clientCurrency ?? candidates.workspaceCurrency;
  const sameCurrency = currency === candidates.workspaceCurrency;
  for (const source of rateSources) {
    if ((source === "user" || source === "workspace") && !sameCurrency) continue;
    const amount = candidates[source];
    if (amount !== null) return { amount, currency, source };
  }
  return null;
}

/** The entries that a rate change can affect. */
export type RateScope =
  | { readonly kind: "workspace" }
  | { readonly kind: "user"; readonly id: UserId }
  | { readonly kind: "client"; readonly id: ClientId }
  | { readonly kind: "project"; readonly id: ProjectId }
  | { readonly kind: "task"; readonly id: TaskId };

/** In minor units per hour. */
export const MAX_RATE = MAX_AMOUNT / 1000n;

/** An hourly rate in minor units, from 0 to {@link MAX_RATE}. */
export const rateType = amountType(checkRate, { min: 0n, max: MAX_RATE });

/** A rate must be null or 0 to {@link MAX_RATE} minor units per hour. */
export function checkRate(issues: Issues, path: readonly (string | number)[], rate: bigint | null): void {
  if (rate !== null && (rate < 0n || rate > MAX_RATE)) {
    issues.add(path, "out_of_range", `A rate must be between 0 and ${powerOfTen(MAX_RATE)} minor units per hour.`);
  }
}
