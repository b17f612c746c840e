import { isStintError } from "../kernel/errors.js";
import { fitsStored } from "../kernel/recorded.js";
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
      fitsStored(nets(invoice.lines), nets(parts.lines)) &&
      Object.entries(figures).every(([name, value]) => fitsStored(stored[name], value))
    );
  } catch (error) {
    if (isStintError(error)) return false;
    throw error;
  }
}
