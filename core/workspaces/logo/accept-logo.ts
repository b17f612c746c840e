import type { Printing } from "../../ports/printing.js";
import { type Logo, malformedLogo } from "./logo.js";
import { logoSize } from "./measure-logo.js";

/** Throws `logo_malformed` (invalid): a logo that cannot be printed would prevent printing invoices. */
export async function requirePrintableLogo(printing: Printing, logo: Logo): Promise<void> {
  const size = logoSize(logo);
  if (!(await printing.canDraw(logo, size))) throw malformedLogo("The logo is damaged or too complex, and cannot be printed.");
}
