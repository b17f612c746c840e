import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { Housekeeping } from "../../core/ports/housekeeping.js";
import type { MemoryRequestQuota } from "./request-quota.js";
import { type Space, transact, type View } from "./space.js";

export class MemoryHousekeeping implements Housekeeping {
  constructor(
    private readonly spaces: ReadonlyMap<WorkspaceId, Space>,
    private readonly quota: MemoryRequestQuota,
  ) {}

  async purgeChanges(...[before, limit]: Parameters<Housekeeping["purgeChanges"]>): Promise<number> {
    let removed = 0;
    for (const space of this.spaces.values()) removed += space.purgeChanges(before, limit - removed);
    return removed;
  }

  purgeDeliveries(...[before, limit]: Parameters<Housekeeping["purgeDeliveries"]>): Promise<number> {
    return this.#remove(limit, ({ deliveries, attempts }) => {
      const old = deliveries.all().filter(({ status, updatedAt }) => status !== "pending" && updatedAt < before);
      return old.map(({ id }) => () => {
        deliveries.remove(id);
        for (const attempt of attempts.all()) if (attempt.deliveryId === id) attempts.remove(attempt.id);
      });
    });
  }

  purgeEvents(...[before, limit]: Parameters<Housekeeping["purgeEvents"]>): Promise<number> {
    return this.#remove(limit, ({ events, deliveries, outbox }) => {
      const told = new Set(deliveries.all().map(({ eventId }) => eventId));
      const old = events.all().filter(({ id, occurredAt }) => occurredAt < before && !told.has(id) && !outbox.get(id));
      return old.map(
        ({ id }) =>
          () =>
            events.remove(id),
      );
    });
  }

  /** Makes at most `limit` of the removals that there are. */
  async #remove(limit: number, removals: (view: View) => readonly (() => void)[]): Promise<number> {
    let removed = 0;
    for (const space of this.spaces.values()) {
      await transact(space, (view) => {
        for (const remove of removals(view).slice(0, limit - removed)) {
          remove();
          removed += 1;
        }
      });
    }
    return removed;
  }

  async purgeQuotas(...[before, limit]: Parameters<Housekeeping["purgeQuotas"]>): Promise<number> {
    const removed = await this.#remove(limit, ({ mailQuotas }) => {
      const old = mailQuotas.all().filter(({ at }) => at < before);
      return old.map(
        ({ id }) =>
          () =>
            mailQuotas.remove(id),
      );
    });
    return removed + this.quota.forget(before);
  }
}
