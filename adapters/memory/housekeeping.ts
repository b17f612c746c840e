import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { Housekeeping } from "../../core/ports/housekeeping.js";
import type { MemoryRequestQuota } from "./request-quota.js";
import { type WorkspaceData, transact, type View } from "./workspace-data.js";

export class MemoryHousekeeping implements Housekeeping {
  constructor(
    private readonly dataByWorkspace: ReadonlyMap<WorkspaceId, WorkspaceData>,
    private readonly quota: MemoryRequestQuota,
  ) {}

  async purgeChanges(...[before, limit]: Parameters<Housekeeping["purgeChanges"]>): Promise<number> {
    let removed = 0;
    for (const data of this.dataByWorkspace.values()) removed += data.purgeChanges(before, limit - removed);
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
      const delivered = new Set(deliveries.all().map(({ eventId }) => eventId));
      const old = events.all().filter(({ id, occurredAt }) => occurredAt < before && !delivered.has(id) && !outbox.get(id));
      return old.map(
        ({ id }) =>
          () =>
            events.remove(id),
      );
    });
  }

  purgeFormerEntries(...[before, limit]: Parameters<Housekeeping["purgeFormerEntries"]>): Promise<number> {
    return this.#remove(limit, ({ formerEntries }) => {
      const old = formerEntries.all().filter(({ at }) => at < before);
      return old.map(
        ({ id }) =>
          () =>
            formerEntries.remove(id),
      );
    });
  }

  purgeRequests(...[before, limit]: Parameters<Housekeeping["purgeRequests"]>): Promise<number> {
    return this.#remove(limit, ({ requests }) => {
      const old = requests.all().filter(({ at }) => at < before);
      return old.map(
        ({ id }) =>
          () =>
            requests.remove(id),
      );
    });
  }

  /** Runs at most `limit` of the removals. Returns how many it ran. */
  async #remove(limit: number, removals: (view: View) => readonly (() => void)[]): Promise<number> {
    let removed = 0;
    for (const data of this.dataByWorkspace.values()) {
      await transact(data, (view) => {
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
