import { patched } from "../kernel/entity.js";
import type { Issues } from "../kernel/errors.js";
import { checkText, isEmail, nameLimits } from "../kernel/text.js";
import { type Address, checkAddress, mergeAddress } from "./address.js";
import { checkIban, ibanLimits } from "./iban.js";
import { checkTaxId, taxIdLimits } from "./tax-id.js";

/** The issuer of invoices, copied to each invoice when it is issued. */
export interface Seller {
  readonly legalName: string | null;
  readonly address: Address | null;
  readonly taxId: string | null;
  readonly iban: string | null;
  readonly email: string | null;
}

export type SellerPatch = { readonly [K in Exclude<keyof Seller, "address">]?: Seller[K] | undefined } & {
  readonly address?: Partial<Address> | null | undefined;
};

export const emptySeller: Seller = { legalName: null, address: null, taxId: null, iban: null, email: null };

/** Applies a change to a seller; undefined keeps a field. */
export function mergeSeller(before: Seller, { address, ...rest }: SellerPatch): Seller {
  return { ...patched(before, rest), address: mergeAddress(before.address, address) };
}

export const sellerLimits = { legalName: nameLimits, taxId: taxIdLimits, iban: ibanLimits } as const;

export function checkSeller(issues: Issues, path: readonly (string | number)[], seller: Seller): void {
  checkText(issues, [...path, "legalName"], seller.legalName, sellerLimits.legalName);
  checkTaxId(issues, [...path, "taxId"], seller.taxId);
  checkIban(issues, [...path, "iban"], seller.iban);
  if (seller.email !== null && !isEmail(seller.email))
    issues.add([...path, "email"], "email_malformed", "Must be a valid email address.");
  if (seller.address) checkAddress(issues, [...path, "address"], seller.address);
}
