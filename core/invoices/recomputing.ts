import { sameValue } from "../kernel/entity.js";
import { isStintError } from "../kernel/errors.js";
import { computeFigures } from "./drafting.js";
import type { Invoice } from "./invoice.js";
import { partsOf } from "./parts.js";

/** Whether the lines and terms of an invoice give its stored figures by the current rules. Those of a credit note of a part need not. */
export function followsFromParts(invoice: Invoice): boolean {
  try {
    const { parts, figures } = computeFigures(partsOf(invoice), invoice);
    const stored: Readonly<Record<string, unknown>> = { ...invoice };
    const nets = (lines: readonly { readonly net: bigint }[]): readonly bigint[] => lines.map(({ net }) => net);
    return (
      sameValue(nets(parts.lines), nets(invoice.lines)) &&
      Object.entries(figures).every(([name, value]) => sameValue(value, stored[name]))
    );
  } catch (error) {
    if (isStintError(error)) return false;
    throw error;
  }
}
