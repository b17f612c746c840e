import { nextNumberLimits, numberSeries } from "../billing/invoice-number.js";
import { invalidField, Issues } from "../kernel/errors.js";
import type { Instant } from "../kernel/instant.js";
import { localDateIn } from "../kernel/time-zone.js";
import { checkWhole } from "../kernel/whole-number.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { appendToLedger } from "../ledger/append.js";
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
 * be skipped, but not assigned again. The ledger records the skipped ones.
 */
export async function continueWith(
  ports: Pick<Ports, "digest">,
  stores: Pick<Stores, "invoices" | "ledger">,
  workspace: Workspace,
  next: number,
  now: Instant,
): Promise<void> {
  const issues = new Issues();
  checkWhole(issues, ["invoiceNextNumber"], next, nextNumberLimits);
  issues.throwIfAny();
  const series = currentSeries(workspace, now);
  // Holds the series and does not raise it.
  const last = await stores.invoices.raiseSeries(series, 0);
  if (last >= next)
    throw invalidField(
      ["invoiceNextNumber"],
      "next_number_too_low",
      `Must be at least ${last + 1}, because the numbers up to ${last} are assigned.`,
    );
  if (last === next - 1) return;
  await stores.invoices.raiseSeries(series, next - 1);
  const skipped = { kind: "skipped_numbers", from: last + 1, to: next - 1 } as const;
  await appendToLedger(ports, stores, skipped, { workspaceId: workspace.id, series, now });
}

function currentSeries({ invoiceNumberFormat, timeZone }: Workspace, now: Instant): string {
  return numberSeries(invoiceNumberFormat, localDateIn(timeZone, now));
}
