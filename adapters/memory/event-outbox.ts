import type { EventId, WorkspaceId } from "../../core/kernel/ids.js";
import type { EventKey, EventOutbox } from "../../core/ports/event-outbox.js";
import type { PublishedEvent } from "../../core/ports/message-bus.js";
import { type WorkspaceData, transact, type View } from "./workspace-data.js";

/** The outbox of all workspaces in memory. */
export class MemoryEventOutbox implements EventOutbox {
  constructor(private readonly dataByWorkspace: ReadonlyMap<WorkspaceId, WorkspaceData>) {}

  async claim({ now, leasedUntil, limit }: Parameters<EventOutbox["claim"]>[0]): Promise<readonly PublishedEvent[]> {
    const isFree = (lease: number | null): boolean => lease === null || lease <= now;
    const waiting = [...this.dataByWorkspace.values()].flatMap((data) =>
      [...data.tables.outbox.values()].flatMap(({ id, leasedUntil: lease }) => {
        const event = data.tables.events.get(id);
        return event && isFree(lease) ? [{ ...event, workspaceId: data.workspaceId }] : [];
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

  remove(events: readonly EventKey[]): Promise<void> {
    return this.#each(({ outbox }) => {
      for (const { id } of events) if (outbox.get(id)) outbox.remove(id);
    });
  }

  release(events: readonly EventKey[]): Promise<void> {
    return this.#each(({ outbox }) => {
      for (const { id } of events) if (outbox.get(id)) outbox.put({ id, leasedUntil: null });
    });
  }

  async waiting(): Promise<number> {
    return [...this.dataByWorkspace.values()].reduce((sum, { tables }) => sum + tables.outbox.size, 0);
  }

  async #each(change: (view: View) => void): Promise<void> {
    for (const data of this.dataByWorkspace.values()) if (data.tables.outbox.size > 0) await transact(data, change);
  }
}
