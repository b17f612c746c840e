import { type EventKey, type EventOutbox, formatInstant, type PublishedEvent, type WorkspaceId } from "../../core/index.js";
import type { AcrossWorkspaces } from "./across-workspaces.js";
import { Claims } from "./claims.js";
import type { WorkerLock } from "./worker-lock.js";
import { count, listed, text } from "./rows.js";
import { events } from "./stores/event-store.js";

const CLAIM = `
  with oldest as (
    select o.workspace_id, o.event_id from event_outbox o where o.leased_until is null or o.leased_until <= $1
    order by o.position limit $3 for update skip locked),
  leased as (
    update event_outbox o set leased_until = $2, leased_by = $4 from oldest
    where o.workspace_id = oldest.workspace_id and o.event_id = oldest.event_id returning o.workspace_id, o.event_id, o.position)
  select e.workspace_id, ${listed(events.columns, "e")}
  from leased join events e on e.workspace_id = leased.workspace_id and e.id = leased.event_id order by leased.position`;

/** Restricts a statement on `o` to the events of the parameters. */
const isGiven =
  "unnest($1::text[], $2::text[]) as k(workspace_id, id) where o.workspace_id = k.workspace_id and o.event_id = k.id";

function keysOf(events: readonly EventKey[]): unknown[] {
  return [events.map(({ workspaceId }) => workspaceId), events.map(({ id }) => id)];
}

/** Published events are deleted, so that the table contains only the backlog. */
export class SqlEventOutbox implements EventOutbox {
  readonly #claims: Claims;

  constructor(
    private readonly across: AcrossWorkspaces,
    workerLock: WorkerLock,
  ) {
    this.#claims = new Claims(across, workerLock, { table: "event_outbox", key: "workspace_id, event_id", claimed: "true" });
  }

  async claim(request: Parameters<EventOutbox["claim"]>[0]): Promise<readonly PublishedEvent[]> {
    const { now, leasedUntil, limit } = request;
    const rows = await this.#claims.take(request, async (holder) => {
      const values = [formatInstant(now), formatInstant(leasedUntil), limit, holder];
      const [claimed = []] = await this.across.run({ name: "outbox.claim", text: CLAIM, values });
      return claimed;
    });
    return rows.map((row) => ({ ...events.fromRow(row), workspaceId: text.decode<WorkspaceId>(row["workspace_id"]) }));
  }

  async remove(events: readonly EventKey[]): Promise<void> {
    if (events.length === 0) return;
    await this.across.run({ name: "outbox.remove", text: `delete from event_outbox o using ${isGiven}`, values: keysOf(events) });
  }

  async release(events: readonly EventKey[]): Promise<void> {
    if (events.length === 0) return;
    const text = `update event_outbox o set leased_until = null from ${isGiven}`;
    await this.across.run({ name: "outbox.release", text, values: keysOf(events) });
  }

  async waiting(): Promise<number> {
    const [[row] = []] = await this.across.run({ name: "outbox.waiting", text: "select count(*) as count from event_outbox" });
    return count.decode(row?.["count"]);
  }
}
