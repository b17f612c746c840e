import type { Issues } from "../kernel/errors.js";
import type { Path } from "../kernel/field.js";
import { ruledTextType } from "../kernel/field-types.js";
import { plainIdentifier } from "./identifier.js";
import { isMalformedVatId, isVatId } from "./vat-id.js";

/** In characters. */
export const taxIdLimits = { min: 4, max: 40 } as const;

/** Words that people copy together with the id, such as `UID:`, `USt-IdNr.` and `VAT No.`. */
const label = /^(?:[^\d:]*:|(?:UID|VAT|USt|TVA|IVA|BTW)(?:[ .-]*(?:Id|Reg|No|Nr|Number))*[ .-]+(?=[A-Z]{2}[A-Z]?[ .-]*\d))/i;

/** Whether the text is a VAT id, or has 4 to 40 letters, digits, spaces and `-./&`, including at least 4 digits. */
function isPlausible(text: string): boolean {
  if (text.length < taxIdLimits.min || text.length > taxIdLimits.max) return false;
  return isVatId(text) || (/^[\p{L}\d ./&-]+$/u.test(text) && (text.match(/\d/g) ?? []).length >= 4);
}

/**
 * Whether the text is a plausible tax id of someone in a country (ISO 3166-1 alpha-2, null if it is not known). One that begins like a VAT id must be a
 * valid one, see {@link isMalformedVatId}.
 */
export function isTaxId(text: string, country: string | null = null): boolean {
  return isPlausible(text) && !isMalformedVatId(text, country);
}

function addMalformed(issues: Issues, path: Path): void {
  const message = "Must be a tax number such as 12/345/67890, or a VAT id with valid check digits, such as DE136695976.";
  issues.add(path, "tax_id_malformed", message);
}

/** The letters and digits of a tax id. Adds `tax_id_malformed` otherwise. A model with an address also has {@link checkTaxId}. */
export const taxIdType = ruledTextType(
  taxIdLimits,
  ["tax_id_malformed"],
  (issues, path, taxId) => {
    if (!isPlausible(taxId)) addMalformed(issues, path);
  },
  (text) => plainIdentifier(text, label),
);

/** The rule between a tax id and the country of the address. Adds `tax_id_malformed`. */
export function checkTaxId(
  issues: Issues,
  path: Path,
  taxId: string | null,
  address: { readonly country: string | null } | null,
): void {
  if (taxId !== null && isPlausible(taxId) && !isTaxId(taxId, address?.country ?? null)) addMalformed(issues, path);
}
