import { lostRace, nextVersion } from "../kernel/entity.js";
import type { InvoiceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { CompletedMilestone, InvoicedMilestone, Milestone } from "./milestone.js";

/** The next version of a milestone, billed on an invoice. Throws `lost_race` unless it is completed and on none. */
export function claimedMilestone(milestone: Milestone | undefined, invoiceId: InvoiceId, now: Instant): InvoicedMilestone {
  if (milestone?.status !== "completed") throw lostRace("a milestone");
  return nextVersion<InvoicedMilestone>({ ...milestone, status: "invoiced", invoiceId }, now);
}

/** The next version of a milestone, completed and no longer billed. */
export function releasedMilestone(milestone: InvoicedMilestone, now: Instant): CompletedMilestone {
  return nextVersion<CompletedMilestone>({ ...milestone, status: "completed", invoiceId: null }, now);
}
