import type { Invoice } from "./invoice.js";
import type { DraftParts } from "./part-issues.js";

/** What the figures of an invoice were computed from. */
export function partsOf({ lines, allowances, charges }: Pick<Invoice, "lines" | "allowances" | "charges">): DraftParts {
  const input = ({ net, ...allowance }: Invoice["allowances"][number]) => allowance;
  return {
    lines: lines.map(({ net, gross, ...line }) => line),
    allowances: allowances.map(input),
    charges: charges.map(input),
  };
}
