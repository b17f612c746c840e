import {
  type Backlog,
  type ClaimedDelivery,
  type ClaimRequest,
  type DeliveryQueue,
  type FinishedAttempt,
  formatInstant,
  type Instant,
  slotsPerWorkspace,
} from "../../core/index.js";
import type { AcrossWorkspaces } from "./across-workspaces.js";
import { Claims } from "./claims.js";
import { BACKLOG, CLAIM, LOCK, RECORD } from "./delivery-queue-sql.js";
import type { WorkerLock } from "./worker-lock.js";
import { at, Columns, count, integer, orElse, text } from "./rows.js";
import type { Sealer } from "./sealing.js";
import type { Query, Row } from "./pipeline.js";
import { converted, replacedSecrets } from "./stores/webhook-store.js";

const backlogs = new Columns<Backlog>({ due: count, dueSince: at, inFlight: count, scheduled: count, held: count });

const claimedDeliveries = new Columns<Omit<ClaimedDelivery, "secret">>({
  id: text,
  workspaceId: text,
  webhookId: text,
  eventId: text,
  eventType: text,
  url: text,
  body: text,
  dueAt: at,
  attempts: integer,
  earlierAttempts: integer,
  fence: integer,
  claims: integer,
});

const secrets = new Columns<ClaimedDelivery["secret"]>({ current: text, replaced: orElse(replacedSecrets, []) });

/** Maximum number of subscriptions per claim. */
const MAX_SUBSCRIPTIONS = 500;

/**
 * Claims in two statements. The first locks the subscriptions with due deliveries, longest unserved first, and skips those locked by
 * other workers. The second sees what those workers committed, counts the deliveries in flight, and claims. So concurrent workers never
 * exceed a cap.
 */
export class SqlDeliveryQueue implements DeliveryQueue {
  readonly #claims: Claims;

  constructor(
    private readonly across: AcrossWorkspaces,
    private readonly sealer: Sealer,
    workerLock: WorkerLock,
  ) {
    this.#claims = new Claims(across, workerLock, {
      table: "webhook_deliveries",
      key: "workspace_id, id",
      claimed: "status = 'pending'",
    });
  }

  async claim(request: ClaimRequest): Promise<readonly ClaimedDelivery[]> {
    const rows = await this.#claims.take(request, (holder) => this.#claim(request, holder));
    const opened = new Map<string, string>();
    const claims: ClaimedDelivery[] = [];
    let unreadable: Error | undefined;
    for (const row of rows) {
      try {
        claims.push(this.#claimed(row, opened));
      } catch (error) {
        unreadable = new Error(`The webhook secret of ${String(row["workspace_id"])} cannot be decrypted.`, { cause: error });
      }
    }
    if (!unreadable) return claims;
    // Readable ones can be claimed again immediately. Unreadable ones wait until their lease expires.
    await this.release(claims);
    throw unreadable;
  }

  #claim(request: ClaimRequest, holder: number): Promise<readonly Row[]> {
    const now = formatInstant(request.now);
    const lock: Query = { name: "deliveries.lock", text: LOCK, values: [now, MAX_SUBSCRIPTIONS] };
    return this.across.runTwice(lock, (locked) => {
      const workspaces = locked.map((row) => row["workspace_id"]);
      const webhooks = locked.map((row) => row["webhook_id"]);
      const values = [
        webhooks,
        now,
        formatInstant(request.leasedUntil),
        request.limit,
        slotsPerWorkspace(request.slots),
        holder,
        workspaces,
      ];
      return locked.length === 0 ? null : { name: "deliveries.claim", text: CLAIM, values };
    });
  }

  async record(finished: readonly FinishedAttempt[]): Promise<void> {
    if (finished.length === 0) return;
    await this.across.run({ name: "deliveries.record", text: RECORD, values: [JSON.stringify(finished.map(resultOf))] });
  }

  async release(claims: readonly ClaimedDelivery[]): Promise<void> {
    if (claims.length === 0) return;
    await this.across.run({
      text: `update webhook_deliveries d set leased_until = null, claims = d.claims - 1
             from unnest($1::text[], $2::text[], $3::int[]) as c(workspace_id, id, fence)
             where d.workspace_id = c.workspace_id and d.id = c.id and d.fence = c.fence and d.status = 'pending'`,
      values: [claims.map(({ workspaceId }) => workspaceId), claims.map(({ id }) => id), claims.map(({ fence }) => fence)],
    });
  }

  async backlog(now: Instant): Promise<Backlog> {
    const [[row = {}] = []] = await this.across.run({ name: "deliveries.backlog", text: BACKLOG, values: [formatInstant(now)] });
    return backlogs.fromRow(row);
  }

  /** `opened` caches the decrypted secrets of workspaces. */
  #claimed(row: Row, opened: Map<string, string>): ClaimedDelivery {
    const delivery = claimedDeliveries.fromRow(row);
    const open = (sealed: string): string => {
      const secret = opened.get(sealed) ?? this.sealer.open(sealed, delivery.workspaceId);
      opened.set(sealed, secret);
      return secret;
    };
    return { ...delivery, secret: converted(secrets.fromRow(row), open) };
  }
}

function resultOf({ claim, attempt, next }: FinishedAttempt): Record<string, unknown> {
  return {
    delivery_id: claim.id,
    webhook_id: claim.webhookId,
    workspace_id: claim.workspaceId,
    fence: claim.fence,
    number: attempt.number,
    at: formatInstant(attempt.at),
    duration_ms: attempt.durationMs,
    url: attempt.url,
    request_headers: attempt.requestHeaders,
    response: attempt.response,
    error: attempt.error,
    status: next.status,
    next_attempt_at: next.status === "pending" ? formatInstant(next.at) : null,
  };
}
