import { plusMilliseconds } from "../../kernel/instant.js";
import { WakeLoop } from "../../kernel/wake-loop.js";
import type { Clock } from "../../ports/clock.js";
import type { Housekeeping } from "../../ports/housekeeping.js";
import { CHANGES_KEPT_MS } from "../../changes/change.js";
import { REQUESTS_KEPT_MS } from "../../requests/logged-request.js";
import { RESTORABLE_MS } from "../../time-entries/time-entry-limits.js";
import { DELIVERIES_KEPT_MS } from "../../webhooks/delivery.js";
import { MS_PER_HOUR } from "../../kernel/durations.js";

const STEP = 1_000;
/** After this time a bucket of any sensible policy is full again. */
const QUOTAS_KEPT_MS = MS_PER_HOUR;

/** Whom the housekeeper informs. */
export interface HousekeeperOptions {
  /** Called on failures of the store. The expired data is removed at the next wake. */
  readonly onError: (error: unknown) => void;
}

/** Removes expired data in small steps. Its owner wakes it regularly; several processes may do so at the same time. */
export class Housekeeper {
  readonly #work = new WakeLoop(() => this.#sweep());
  #stopped = false;

  constructor(
    private readonly needs: { readonly clock: Clock; readonly housekeeping: Housekeeping },
    private readonly options: HousekeeperOptions,
  ) {}

  /** Resolves when no expired data is left; never rejects. */
  wake(): Promise<void> {
    return this.#work.wake();
  }

  /** Resolves when nothing is being removed. */
  async idle(): Promise<void> {
    await this.#work.running;
  }

  /** Starts no further step. */
  stop(): void {
    this.#stopped = true;
  }

  async #sweep(): Promise<void> {
    const { clock, housekeeping } = this.needs;
    const ago = (ms: number) => plusMilliseconds(clock.now(), -ms);
    try {
      while (!this.#stopped && (await housekeeping.purgeChanges(ago(CHANGES_KEPT_MS), STEP)) > 0);
      while (!this.#stopped && (await housekeeping.purgeDeliveries(ago(DELIVERIES_KEPT_MS), STEP)) > 0);
      while (!this.#stopped && (await housekeeping.purgeEvents(ago(DELIVERIES_KEPT_MS), STEP)) > 0);
      while (!this.#stopped && (await housekeeping.purgeFormerEntries(ago(RESTORABLE_MS), STEP)) > 0);
      while (!this.#stopped && (await housekeeping.purgeRequests(ago(REQUESTS_KEPT_MS), STEP)) > 0);
      while (!this.#stopped && (await housekeeping.purgeQuotas(ago(QUOTAS_KEPT_MS), STEP)) > 0);
    } catch (error) {
      this.options.onError(error);
    }
  }
}
