import type { Issues } from "../kernel/errors.js";
import { checkText, isEmail } from "../kernel/text.js";
import type { View } from "../kernel/view.js";
import { type Address, addressView, checkAddress } from "./address.js";
import { checkIban } from "./iban.js";
import { checkTaxId } from "./tax-id.js";

/** The issuer of invoices, copied to each invoice when it is issued. */
export interface Seller {
  readonly legalName: string | null;
  readonly address: Address | null;
  readonly taxId: string | null;
  readonly iban: string | null;
  readonly email: string | null;
}

export const emptySeller: Seller = { legalName: null, address: null, taxId: null, iban: null, email: null };

export function checkSeller(issues: Issues, path: readonly (string | number)[], seller: Seller): void {
  checkText(issues, [...path, "legalName"], seller.legalName, { min: 1, max: 200 });
  checkTaxId(issues, [...path, "taxId"], seller.taxId);
  checkIban(issues, [...path, "iban"], seller.iban);
  if (seller.email !== null && !isEmail(seller.email))
    issues.add([...path, "email"], "email_malformed", "Must be a valid email address.");
  if (seller.address) checkAddress(issues, [...path, "address"], seller.address);
}

export function sellerView(seller: Seller): View {
  return {
    legal_name: seller.legalName,
    address: addressView(seller.address),
    tax_id: seller.taxId,
    iban: seller.iban,
    email: seller.email,
  };
}
