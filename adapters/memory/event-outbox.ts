import type { EventId, WorkspaceId } from "../../core/kernel/ids.js";
import type { EventOutbox } from "../../core/ports/event-outbox.js";
import type { PublishedEvent } from "../../core/ports/message-bus.js";
import { type Space, transact, type View } from "./space.js";

/** The outbox over all workspaces of one memory. */
export class MemoryEventOutbox implements EventOutbox {
  constructor(private readonly spaces: ReadonlyMap<WorkspaceId, Space>) {}

  async claim({ now, leasedUntil, limit }: Parameters<EventOutbox["claim"]>[0]): Promise<readonly PublishedEvent[]> {
    const isFree = (lease: number | null): boolean => lease === null || lease <= now;
    const waiting = [...this.spaces.values()].flatMap((space) =>
      [...space.tables.outbox.values()].flatMap(({ id, leasedUntil: lease }) => {
        const event = space.tables.events.get(id);
        return event && isFree(lease) ? [{ ...event, workspaceId: space.workspaceId }] : [];
      }),
    );
    const oldest = waiting.sort((a, b) => a.occurredAt - b.occurredAt).slice(0, limit);
    const claimed = new Set<EventId>();
    await this.#each((view) => {
      for (const { id } of oldest) {
        const row = view.outbox.get(id);
        if (!row || !isFree(row.leasedUntil)) continue;
        view.outbox.put({ id, leasedUntil });
        claimed.add(id);
      }
    });
    return oldest.filter(({ id }) => claimed.has(id));
  }

  remove(ids: readonly EventId[]): Promise<void> {
    return this.#each(({ outbox }) => {
      for (const id of ids) if (outbox.get(id)) outbox.remove(id);
    });
  }

  release(ids: readonly EventId[]): Promise<void> {
    return this.#each(({ outbox }) => {
      for (const id of ids) if (outbox.get(id)) outbox.put({ id, leasedUntil: null });
    });
  }

  async waiting(): Promise<number> {
    return [...this.spaces.values()].reduce((sum, { tables }) => sum + tables.outbox.size, 0);
  }

  async #each(change: (view: View) => void): Promise<void> {
    for (const space of this.spaces.values()) if (space.tables.outbox.size > 0) await transact(space, change);
  }
}
