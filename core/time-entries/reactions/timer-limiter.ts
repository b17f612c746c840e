import { authorize, authorOf, type SystemActor } from "../../access/actor.js";
import { MS_PER_HOUR } from "../../kernel/durations.js";
import type { TimeEntryId, WorkspaceId } from "../../kernel/ids.js";
import { type Instant, plusMilliseconds } from "../../kernel/instant.js";
import { MAX_PAGE_SIZE } from "../../kernel/page.js";
import { queueMail } from "../../messages/mail-quota.js";
import { contentForUser, newMessage } from "../../messages/message.js";
import type { Needs } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { type SweepOptions, WorkspaceSweep } from "../../workspaces/reactions/workspace-sweep.js";
import { stopRunning } from "../use-cases/stop-time-entry.js";

type LimiterNeeds = Needs<
  "events" | "messages" | "timeEntries" | "users" | "workspace",
  "clock" | "directory" | "ids" | "mailDomain" | "mailLimit"
>;

/**
 * Stops timers at the limit of their workspace (`timerLimitHours`), however much later it is woken, and queues a mail to their users.
 */
export class TimerLimiter extends WorkspaceSweep {
  constructor(
    private readonly needs: LimiterNeeds,
    options: SweepOptions,
  ) {
    super(needs.directory, options);
  }

  protected filter() {
    return { limitsTimers: true };
  }

  protected async workIn(workspaceId: WorkspaceId): Promise<void> {
    const actor: SystemActor = { workspaceId, system: "timer_limit" };
    for (const id of await overdueTimers(this.needs, actor)) if (!this.isStopped) await limitTimer(this.needs, actor, id);
  }
}

/** The timers of the workspace that are beyond its limit now. */
async function overdueTimers({ unitOfWork, clock }: LimiterNeeds, actor: SystemActor): Promise<readonly TimeEntryId[]> {
  authorize(actor, "time_entries:read");
  return unitOfWork.read(actor, async (stores) => {
    const before = await latestStart(stores, clock.now());
    if (before === null) return [];
    const filter = { userId: null, running: true, to: plusMilliseconds(before, 1) };
    const found: TimeEntryId[] = [];
    let page;
    do {
      const request = { limit: MAX_PAGE_SIZE, sort: "startTime", descending: false, after: page?.next ?? null } as const;
      page = await stores.timeEntries.list(filter, request);
      found.push(...page.items.map(({ id }) => id));
    } while (page.next !== null);
    return found;
  });
}

/** Stops one timer at the limit if it still runs beyond it, and tells its user. */
async function limitTimer(ports: LimiterNeeds, actor: SystemActor, id: TimeEntryId): Promise<void> {
  const { unitOfWork, clock, ids, mailDomain } = ports;
  authorize(actor, "time_entries:write");
  await unitOfWork.run(actor, async (stores) => {
    const now = clock.now();
    const before = await latestStart(stores, now);
    const entry = await stores.timeEntries.find(id);
    if (before === null || entry?.status !== "running" || entry.startTime > before) return;
    const author = authorOf(actor);
    await stopRunning(ports, stores, entry, author, plusMilliseconds(entry.startTime, now - before));
    const user = await stores.users.find(entry.userId);
    if (user?.status !== "active") return;
    const content = contentForUser(user, { kind: "timer_stopped", timeEntryId: id, author, secret: null });
    await queueMail(ports, stores, newMessage(ids.next("msg"), mailDomain, content, now), now);
  });
}

/** The latest start of a timer that reaches the limit by `now`; null without a limit. */
async function latestStart(stores: Pick<Stores, "workspace">, now: Instant): Promise<Instant | null> {
  const { timerLimitHours } = await stores.workspace.get();
  return timerLimitHours === null ? null : plusMilliseconds(now, -timerLimitHours * MS_PER_HOUR);
}
