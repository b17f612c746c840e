import {
  type ClaimedMessage,
  formatInstant,
  type Instant,
  INTERRUPTED,
  type MailQueue,
  type WorkspaceId,
} from "../../core/index.js";
import type { AcrossWorkspaces } from "./across-workspaces.js";
import { Claims } from "./claims.js";
import type { WorkerLock } from "./worker-lock.js";
import { listed, text } from "./rows.js";
import type { Sealer } from "./sealing.js";
import { messageFromRow, messages } from "./stores/message-store.js";

const GIVE_UP = `
  update messages set status = 'unknown', error = $2, leased_until = null, secret = null, version = version + 1, updated_at = $1
  where status = 'sending' and leased_until <= $1 and handed_over`;

/** Selects in a separate step, since a joined subquery can be executed per row and then exceeds the limit. */
const CLAIM = `
  with chosen as materialized (
    select workspace_id, id from messages
    where (status = 'queued' and due_at <= $1) or (status = 'sending' and leased_until <= $1 and not handed_over)
    order by created_at, id limit $3 for update skip locked)
  update messages m set status = 'sending', attempts = m.attempts + 1, due_at = null, leased_until = $2, leased_by = $4, version = m.version + 1,
    updated_at = $1
  from chosen where m.workspace_id = chosen.workspace_id and m.id = chosen.id
  returning m.workspace_id, ${listed(messages.columns, "m")}`;

export class SqlMailQueue implements MailQueue {
  readonly #claims: Claims;

  constructor(
    private readonly across: AcrossWorkspaces,
    private readonly sealer: Sealer,
    workerLock: WorkerLock,
  ) {
    this.#claims = new Claims(across, workerLock, { table: "messages", key: "workspace_id, id", claimed: "status = 'sending'" });
  }

  async claim(request: {
    readonly now: Instant;
    readonly leasedUntil: Instant;
    readonly limit: number;
  }): Promise<readonly ClaimedMessage[]> {
    const now = formatInstant(request.now);
    const rows = await this.#claims.take(request, async (holder) => {
      const [, claimed = []] = await this.across.run(
        { name: "mail.give_up", text: GIVE_UP, values: [now, INTERRUPTED] },
        { name: "mail.claim", text: CLAIM, values: [now, formatInstant(request.leasedUntil), request.limit, holder] },
      );
      return claimed;
    });
    return rows.map((row) => ({
      workspaceId: text.decode<WorkspaceId>(row["workspace_id"]),
      message: messageFromRow(row, this.sealer),
    }));
  }
}
