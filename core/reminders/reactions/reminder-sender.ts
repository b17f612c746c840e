import { authorize, authorOf, type SystemActor } from "../../access/actor.js";
import { addDays, localDateFromDays } from "../../kernel/calendar.js";
import { MS_PER_DAY } from "../../kernel/durations.js";
import { isStintError } from "../../kernel/errors.js";
import type { InvoiceId, WorkspaceId } from "../../kernel/ids.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import { type SweepOptions, WorkspaceSweep } from "../../workspaces/reactions/workspace-sweep.js";
import { isPayable, plannedReminder, scheduleOf } from "../plan.js";
import { creditFor } from "../composing.js";
import { remindOrFail, type RemindingPorts, type RemindingStores } from "../reminding.js";

type SenderNeeds = Needs<keyof RemindingStores, keyof RemindingPorts | "directory">;

const DUE_PER_PAGE = 100;

/**
 * Sends the reminders of the schedules on their days, from the beginning of the day in the workspace's time zone on. After an outage it sends only the
 * latest step that is due. What exceeds the limit of mail waits.
 */
export class ReminderSender extends WorkspaceSweep {
  constructor(
    private readonly needs: SenderNeeds,
    options: SweepOptions,
  ) {
    super(needs.directory, options);
  }

  /** No time zone is more than 14 hours ahead of UTC, so tomorrow's date in UTC is the latest that a workspace can have. */
  protected filter() {
    return { remindersDueOn: addDays(localDateFromDays(Math.floor(this.needs.clock.now() / MS_PER_DAY)), 1) };
  }

  protected async workIn(workspaceId: WorkspaceId): Promise<void> {
    const actor: SystemActor = { workspaceId, system: "reminders" };
    authorize(actor, "reminders:write");
    const passed = new Set<InvoiceId>();
    for (let isWaiting = true; isWaiting && !this.isStopped;) {
      const due = (await dueOf(this.needs, actor)).filter((id) => !passed.has(id));
      for (const id of due) if (!this.isStopped && !(await remindNext(this.needs, actor, id))) passed.add(id);
      isWaiting = due.length > 0;
    }
  }
}

async function dueOf({ unitOfWork, clock }: SenderNeeds, actor: SystemActor): Promise<readonly InvoiceId[]> {
  return unitOfWork.read(actor, async (stores) => {
    const { timeZone } = await stores.workspace.get();
    return stores.reminders.due(localDateIn(timeZone, clock.now()), DUE_PER_PAGE);
  });
}

/** Sends the reminder that is due. False if there is none, or it must wait for the limit of mail. */
async function remindNext(needs: SenderNeeds, actor: SystemActor, id: InvoiceId): Promise<boolean> {
  try {
    return await needs.unitOfWork.run(actor, async (stores) => {
      const invoice = await stores.invoices.find(id);
      const client = invoice && (await stores.clients.find(invoice.clientId));
      const workspace = await stores.workspace.get();
      const today = localDateIn(workspace.timeZone, needs.clock.now());
      if (invoice === null || client === null || !isPayable(invoice)) return false;
      const planned = plannedReminder(invoice, scheduleOf(client, workspace), today);
      if (planned === null || planned.on > today) return false;
      const creditBalance = await creditFor(stores, invoice);
      const { step, passedOver, level } = planned;
      const request = { days: step.days, passedOver, terms: { ...step, level } };
      await remindOrFail(needs, stores, authorOf(actor), { invoice, client, workspace, today, creditBalance }, request);
      return true;
    });
  } catch (error) {
    if (isStintError(error) && error.kind === "limited") return false;
    throw error;
  }
}
