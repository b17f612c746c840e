import { nextNumberLimits, numberSeries } from "../billing/invoice-number.js";
import { invalidField } from "../kernel/errors.js";
import type { Instant } from "../kernel/instant.js";
import { localDateIn } from "../kernel/time-zone.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { NumberedWorkspace, Workspace } from "./workspace.js";

/** Adds the sequence number that the next invoice would get if it were issued now. */
export async function withNextNumber(
  { invoices }: Pick<Stores, "invoices">,
  workspace: Workspace,
  now: Instant,
): Promise<NumberedWorkspace & { readonly invoiceNextNumber: number }> {
  return { ...workspace, invoiceNextNumber: (await invoices.lastInSeries(currentSeries(workspace, now))) + 1 };
}

/**
 * Makes the current series of invoice numbers continue with `next`. Throws `out_of_range` and `next_number_too_low` (invalid): numbers can
 * be skipped, but not assigned again.
 */
export async function continueWith(
  { invoices }: Pick<Stores, "invoices">,
  workspace: Workspace,
  next: number,
  now: Instant,
): Promise<void> {
  const { min, max } = nextNumberLimits;
  if (!Number.isInteger(next) || next < min || next > max)
    throw invalidField(["invoiceNextNumber"], "out_of_range", `Must be a whole number between ${min} and ${max}.`);
  const last = await invoices.raiseSeries(currentSeries(workspace, now), next - 1);
  if (last >= next)
    throw invalidField(
      ["invoiceNextNumber"],
      "next_number_too_low",
      `Must be at least ${last + 1}, because the numbers up to ${last} are assigned.`,
    );
}

function currentSeries({ invoiceNumberFormat, timeZone }: Workspace, now: Instant): string {
  return numberSeries(invoiceNumberFormat, localDateIn(timeZone, now));
}
