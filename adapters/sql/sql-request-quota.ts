import {
  CLOCK_TOLERANCE_SECONDS,
  formatInstant,
  type Instant,
  type QuotaPolicy,
  type QuotaShare,
  type RequestQuota,
} from "../../core/index.js";
import type { AcrossWorkspaces } from "./across-workspaces.js";

/**
 * `takeFrom` of the core in SQL, so that one statement locks, fills and spends a bucket. The operations and their order are the same, so that both round
 * alike; a test compares them. Sets the columns of bucket `q` when inserting it conflicts.
 */
export function spending({ burst, perMinute, wanted }: Readonly<Record<"burst" | "perMinute" | "wanted", string>>): string {
  const last = `case when q.at - excluded.at > interval '${CLOCK_TOLERANCE_SECONDS} seconds' then excluded.at else q.at end`;
  const elapsedMs = `greatest(0, extract(epoch from excluded.at - ${last}) * 1000)::float8`;
  const filled = `least(${burst}, q.remaining + ${perMinute} * ${elapsedMs} / 60000)`;
  const granted = `least(floor(${filled}), ${wanted})`;
  return `granted = ${granted}, remaining = ${filled} - ${granted}, at = greatest(${last}, excluded.at)`;
}

/** The conflict locks the bucket's row, so that leases of one key are serialized. */
const LEASE = `
  insert into request_quotas as q (key, granted, remaining, at)
  values ($1, least(floor($3::float8), $2), $3::float8 - least(floor($3::float8), $2), $5)
  on conflict (key) do update set ${spending({ burst: "$3::float8", perMinute: "$4::float8", wanted: "$2" })}
  returning granted, remaining`;

export class SqlRequestQuota implements RequestQuota {
  constructor(private readonly across: AcrossWorkspaces) {}

  async lease(key: string, wanted: number, { perMinute, burst }: QuotaPolicy, now: Instant): Promise<QuotaShare> {
    const values = [key, wanted, burst, perMinute, formatInstant(now)];
    const [[row] = []] = await this.across.run({ name: "quota.lease", text: LEASE, values });
    return { granted: Number(row?.["granted"]), remaining: Number(row?.["remaining"]) };
  }
}
