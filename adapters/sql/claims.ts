import { formatInstant, type Instant } from "../../core/index.js";
import type { AcrossWorkspaces } from "./across-workspaces.js";
import type { Query, Row } from "./pipeline.js";
import { isRolledBack, outage } from "./failures.js";
import type { WorkerLock } from "./worker-lock.js";

const RELEASE_INTERVAL_MS = 1_000;

/** The claims on one table. */
export class Claims {
  readonly #releaseQuery: Query;
  readonly #forgetText: string;
  #lastRelease: Instant | null = null;
  /** When the last claims end that this worker knows, by the key of their row. */
  readonly #known = new Map<string, Instant>();
  /** Whether there may be claims of this worker that it does not know, since their reply was lost. */
  #hasUnknown = false;

  /** `key` is what identifies a row, beginning with the workspace. `claimed` is the SQL condition that a row is claimed, even if its lease has expired. */
  constructor(
    private readonly across: AcrossWorkspaces,
    private readonly workerLock: WorkerLock,
    { table, key, claimed }: { readonly table: string; readonly key: string; readonly claimed: string },
  ) {
    const release = (condition: string): string => `update ${table} set leased_until = $1 where (${key}) in (
        select ${key} from ${table} where ${claimed} and leased_until > $1 and ${condition} order by ${key} for update skip locked)`;
    this.#releaseQuery = { name: `${table}.free`, text: release(workerLock.deadHolderCondition) };
    this.#forgetText = release(
      `leased_by = $2 and (concat_ws(' ', ${key}), leased_until) not in (select * from unnest($3::text[], $4::timestamptz[]))`,
    );
  }

  /**
   * Runs a claim of rows, which returns their `workspace_id` and `id`, for the holder number of this worker. At most once per second, ends before it the leases of dead workers, and those of this worker whose reply was lost. Rejects if other workers
   * may have taken the rows meanwhile.
   */
  async take(
    { now, leasedUntil }: { readonly now: Instant; readonly leasedUntil: Instant },
    claim: (holder: number) => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> {
    const lock = await this.workerLock.acquire();
    await this.#releaseOthers(now, lock.number);
    let isKnown = false;
    try {
      const rows = await claim(lock.number);
      if (rows.length > 0 && !lock.isSurelyHeld())
        throw outage(new Error("The claims arrived when other workers could already have taken them."));
      isKnown = true;
      for (const row of rows) this.#known.set(`${String(row["workspace_id"])} ${String(row["id"])}`, leasedUntil);
      return rows;
    } catch (error) {
      isKnown = isRolledBack(error);
      throw error;
    } finally {
      this.#hasUnknown ||= !isKnown;
    }
  }

  async #releaseOthers(now: Instant, holder: number): Promise<void> {
    if (this.#lastRelease !== null && Math.abs(now - this.#lastRelease) < RELEASE_INTERVAL_MS) return;
    for (const [key, until] of this.#known) if (until <= now) this.#known.delete(key);
    const at = formatInstant(now);
    await this.across.run({ ...this.#releaseQuery, values: [at, holder] });
    this.#lastRelease = now;
    if (!this.#hasUnknown) return;
    const known = [[...this.#known.keys()], [...this.#known.values()].map(formatInstant)];
    await this.across.run({ text: this.#forgetText, values: [at, holder, ...known] });
    this.#hasUnknown = false;
  }
}
