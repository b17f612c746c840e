import { authorOf, type SystemActor } from "../../access/actor.js";
import { addDays, type LocalDate, localDateFromDays } from "../../kernel/calendar.js";
import { MS_PER_DAY } from "../../kernel/durations.js";
import { isStintError, type StintError } from "../../kernel/errors.js";
import type { RecurringInvoiceId, WorkspaceId } from "../../kernel/ids.js";
import { isLostRace } from "../../kernel/entity.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import { type SweepOptions, WorkspaceSweep } from "../../workspaces/reactions/workspace-sweep.js";
import { billDate, type BillingPorts, type BillingStores, recordFailure } from "../bill-date.js";
import { isDateDue, type RecurringInvoice } from "../recurring-invoice.js";

type BillerNeeds = Needs<keyof BillingStores, keyof BillingPorts | "directory">;

const DUE_PER_PAGE = 100;

interface Due {
  readonly recurring: RecurringInvoice;
  readonly date: LocalDate;
}

/**
 * Makes the invoices of recurring invoices on their dates, from the beginning of the day in the workspace's time zone on. After an outage it makes those
 * that are missing, in the order of their dates. A date that cannot be billed is reported, and the recurring invoice waits for a person.
 */
export class RecurringBiller extends WorkspaceSweep {
  constructor(
    private readonly needs: BillerNeeds,
    options: SweepOptions,
  ) {
    super(needs.directory, options);
  }

  /** No time zone is more than 14 hours ahead of UTC, so tomorrow's date in UTC is the latest that a workspace can have. */
  protected filter() {
    return { recurringDueOn: addDays(localDateFromDays(Math.floor(this.needs.clock.now() / MS_PER_DAY)), 1) };
  }

  protected async workIn(workspaceId: WorkspaceId): Promise<void> {
    const actor: SystemActor = { workspaceId, system: "recurring_invoices" };
    const passed = new Set<RecurringInvoiceId>();
    for (let isWaiting = true; isWaiting && !this.isStopped;) {
      const due = (await dueOf(this.needs, actor)).filter((id) => !passed.has(id));
      for (const id of due) if (!this.isStopped && !(await billNext(this.needs, actor, id))) passed.add(id);
      isWaiting = due.length > 0;
    }
  }
}

async function dueOf({ unitOfWork, clock }: BillerNeeds, actor: SystemActor): Promise<readonly RecurringInvoiceId[]> {
  return unitOfWork.read(actor, async (stores) => {
    const { timeZone } = await stores.workspace.get();
    return stores.recurringInvoices.due(localDateIn(timeZone, clock.now()), DUE_PER_PAGE);
  });
}

/** Bills the next date, or reports why it cannot be billed. False if the date must wait, such as for the limit of mail. */
async function billNext(needs: BillerNeeds, actor: SystemActor, id: RecurringInvoiceId): Promise<boolean> {
  const { unitOfWork, clock } = needs;
  const onDate = async (work: (stores: BillingStores, due: Due) => Promise<unknown>): Promise<boolean> =>
    unitOfWork.run(actor, async (stores) => {
      const recurring = await stores.recurringInvoices.find(id);
      const { timeZone } = await stores.workspace.get();
      if (recurring === null || recurring.nextOn === null || !isDateDue(recurring, localDateIn(timeZone, clock.now())))
        return false;
      await work(stores, { recurring, date: recurring.nextOn });
      return true;
    });
  try {
    return await onDate((stores, { recurring, date }) => billDate(needs, stores, authorOf(actor), recurring, date));
  } catch (error) {
    if (!isReported(error)) {
      if (isStintError(error) && error.kind === "limited") return false;
      throw error;
    }
    return onDate((stores, { recurring, date }) => recordFailure(needs, stores, authorOf(actor), recurring, date, error));
  }
}

/** Whether a person has to mend it. Anything else passes by itself, or is a defect. */
function isReported(error: unknown): error is StintError {
  return isStintError(error) && ["invalid", "conflict"].includes(error.kind) && !isLostRace(error);
}
