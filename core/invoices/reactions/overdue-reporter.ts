import { authorize, authorOf, type SystemActor } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { localDateFromDays } from "../../kernel/calendar.js";
import { MS_PER_DAY } from "../../kernel/durations.js";
import type { InvoiceId, WorkspaceId } from "../../kernel/ids.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import { type SweepOptions, WorkspaceSweep } from "../../workspaces/reactions/workspace-sweep.js";
import { isOverdue } from "../invoice.js";
import { invoiceView } from "../invoice-view.js";

type ReporterNeeds = Needs<"events" | "invoices" | "workspace", "clock" | "directory" | "ids">;

const INVOICES_PER_PAGE = 100;

/**
 * Records the event `invoice.overdue` of invoices that have become overdue, once for each due date, however much later it is woken. An invoice with a
 * new due date can become overdue again; one that is open again after a payment was reversed is not reported again.
 */
export class OverdueReporter extends WorkspaceSweep {
  constructor(
    private readonly needs: ReporterNeeds,
    options: SweepOptions,
  ) {
    super(needs.directory, options);
  }

  /** No time zone is more than 14 hours ahead of UTC, so tomorrow's date in UTC is the latest that a workspace can have. */
  protected filter() {
    return { unreportedOverdueOn: localDateFromDays(Math.floor(this.needs.clock.now() / MS_PER_DAY) + 1) };
  }

  protected async workIn(workspaceId: WorkspaceId): Promise<void> {
    const actor: SystemActor = { workspaceId, system: "due_dates" };
    let reported: number;
    do {
      reported = 0;
      for (const id of await overdueInvoices(this.needs, actor))
        if (!this.isStopped && (await reportOverdue(this.needs, actor, id))) reported++;
    } while (reported > 0);
  }
}

async function overdueInvoices({ unitOfWork, clock }: ReporterNeeds, actor: SystemActor): Promise<readonly InvoiceId[]> {
  authorize(actor, "invoices:read");
  return unitOfWork.read(actor, async (stores) => {
    const { timeZone } = await stores.workspace.get();
    return stores.invoices.unreportedOverdue(localDateIn(timeZone, clock.now()), INVOICES_PER_PAGE);
  });
}

/** Records the event. False if the invoice is no longer overdue or has changed, or if another process has recorded the event. */
async function reportOverdue(ports: ReporterNeeds, actor: SystemActor, id: InvoiceId): Promise<boolean> {
  authorize(actor, "invoices:read");
  return ports.unitOfWork.run(actor, async (stores) => {
    const { timeZone } = await stores.workspace.get();
    const today = localDateIn(timeZone, ports.clock.now());
    const invoice = await stores.invoices.find(id);
    if (invoice === null || !isOverdue(invoice, today) || !(await stores.invoices.noteOverdue(invoice))) return false;
    await stores.events.record(domainEvent(ports, authorOf(actor), "invoice.overdue", invoiceView(invoice, today)));
    return true;
  });
}
