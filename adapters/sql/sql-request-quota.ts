import { formatInstant, type Instant, type QuotaPolicy, type QuotaShare, type RequestQuota } from "../../core/index.js";
import type { AcrossWorkspaces } from "./across-workspaces.js";

/** The content of bucket `q` at the time of the inserted row. */
export const filled = (burst: string, perMinute: string): string =>
  `least(${burst}, q.remaining + ${perMinute} / 60 * greatest(0, extract(epoch from excluded.at - q.at)::float8))`;
const FILLED = filled("$3::float8", "$4::float8");

/** The conflict locks the bucket's row, so that leases of one key are serialized. */
const LEASE = `
  insert into request_quotas as q (key, granted, remaining, at)
  values ($1, least(floor($3::float8), $2), $3::float8 - least(floor($3::float8), $2), $5)
  on conflict (key) do update set
    granted = least(floor(${FILLED}), $2), remaining = ${FILLED} - least(floor(${FILLED}), $2), at = greatest(q.at, excluded.at)
  returning granted, remaining`;

export class SqlRequestQuota implements RequestQuota {
  constructor(private readonly across: AcrossWorkspaces) {}

  async lease(key: string, wanted: number, { perMinute, burst }: QuotaPolicy, now: Instant): Promise<QuotaShare> {
    const values = [key, wanted, burst, perMinute, formatInstant(now)];
    const [[row] = []] = await this.across.run({ name: "quota.lease", text: LEASE, values });
    return { granted: Number(row?.["granted"]), remaining: Number(row?.["remaining"]) };
  }
}
