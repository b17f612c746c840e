import { type EventId, type EventOutbox, formatInstant, type PublishedEvent, type WorkspaceId } from "../../core/index.js";
import type { AcrossWorkspaces } from "./across-workspaces.js";
import { Claims, type Presence } from "./presence.js";
import { count, text } from "./rows.js";
import { events } from "./stores/event-store.js";

const CLAIM = `
  with oldest as (
    select o.event_id from event_outbox o where o.leased_until is null or o.leased_until <= $1
    order by o.position limit $3 for update skip locked),
  leased as (
    update event_outbox o set leased_until = $2, leased_by = $4 from oldest where o.event_id = oldest.event_id returning o.event_id, o.position)
  select e.workspace_id, ${events.columns.map((column) => `e.${column}`).join(", ")}
  from leased join events e on e.id = leased.event_id order by leased.position`;

/** Published events are deleted, so that the table contains only the backlog. */
export class SqlEventOutbox implements EventOutbox {
  readonly #claims: Claims;

  constructor(
    private readonly across: AcrossWorkspaces,
    presence: Presence,
  ) {
    this.#claims = new Claims(across, presence, { table: "event_outbox", key: "event_id", claimed: "true" });
  }

  async claim({ now, leasedUntil, limit }: Parameters<EventOutbox["claim"]>[0]): Promise<readonly PublishedEvent[]> {
    const holder = await this.#claims.begin(now);
    const values = [formatInstant(now), formatInstant(leasedUntil), limit, holder];
    const [rows = []] = await this.across.run({ name: "outbox.claim", text: CLAIM, values });
    return rows.map((row) => ({ ...events.fromRow(row), workspaceId: text.decode<WorkspaceId>(row["workspace_id"]) }));
  }

  async remove(ids: readonly EventId[]): Promise<void> {
    if (ids.length === 0) return;
    await this.across.run({ name: "outbox.remove", text: "delete from event_outbox where event_id = any($1)", values: [ids] });
  }

  async release(ids: readonly EventId[]): Promise<void> {
    if (ids.length === 0) return;
    const text = "update event_outbox set leased_until = null where event_id = any($1)";
    await this.across.run({ name: "outbox.release", text, values: [ids] });
  }

  async waiting(): Promise<number> {
    const [[row] = []] = await this.across.run({ name: "outbox.waiting", text: "select count(*) as count from event_outbox" });
    return count.decode(row?.["count"]);
  }
}
