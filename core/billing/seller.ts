import { patched } from "../kernel/entity.js";
import type { Issues } from "../kernel/errors.js";
import type { Patch } from "../kernel/patch.js";
import { checkEmail, checkText, nameLimits } from "../kernel/text.js";
import { type Address, checkAddress, mergeAddress } from "./address.js";
import { bicLimits, checkBic } from "./bic.js";
import { checkIban, ibanLimits } from "./iban.js";
import { checkTaxId, isVatId, taxIdLimits } from "./tax-id.js";

/** The issuer of invoices, copied to each invoice when it is issued. */
export interface Seller {
  /** The name on invoices (BT-27). Null: the workspace's name. */
  readonly legalName: string | null;
  readonly address: Address | null;
  /** A tax id of any kind, if it is not known whether it is a VAT id or a tax number. */
  readonly taxId: string | null;
  /** The VAT id (BT-31). */
  readonly vatId: string | null;
  /** The tax number of the local tax office (BT-32). */
  readonly taxNumber: string | null;
  /** The entry in a register of companies, such as `HRB 12345, Amtsgericht Berlin` (BT-30). */
  readonly register: string | null;
  /** The names of the directors, which some countries require on letters. */
  readonly directors: string | null;
  /** Where buyers pay (BT-84), with or without spaces. */
  readonly iban: string | null;
  /** 8 or 11 characters (BT-86). */
  readonly bic: string | null;
  /** On invoices, and the address for replies to emailed ones. */
  readonly email: string | null;
  /** 1 to 40 characters. */
  readonly phone: string | null;
}

/** Absent fields do not change, including those of the address. */
export type SellerPatch = Patch<Omit<Seller, "address">> & {
  /** Null removes it. */
  readonly address?: Partial<Address> | null | undefined;
};

/** A seller without any data. */
export const emptySeller: Seller = {
  legalName: null,
  address: null,
  taxId: null,
  vatId: null,
  taxNumber: null,
  register: null,
  directors: null,
  iban: null,
  bic: null,
  email: null,
  phone: null,
};

/** Applies a change to a seller; undefined keeps a field. */
export function mergeSeller(before: Seller, { address, ...rest }: SellerPatch): Seller {
  return { ...patched(before, rest), address: mergeAddress(before.address, address) };
}

/** The fields that identify a seller to tax authorities. One of them is enough (Directive 2006/112/EC, article 226 (3)). */
export const sellerTaxIds = ["vatId", "taxNumber", "taxId"] as const;

/** The seller's texts that have only a length. */
const texts = ["legalName", "register", "directors", "phone"] as const;

/** The seller's VAT id (BT-31): also a tax id of any kind that has the prefix of a country. */
export function sellerVatId({ vatId, taxId }: Seller): string | null {
  return vatId ?? (taxId !== null && isVatId(taxId) ? taxId : null);
}

/** The seller's tax number (BT-32): also a tax id of any kind that is not a VAT id. */
export function sellerTaxNumber({ taxNumber, taxId }: Seller): string | null {
  return taxNumber ?? (taxId !== null && !isVatId(taxId) ? taxId : null);
}

/** The lengths of a seller's texts, in UTF-16 units. */
export const sellerLimits = {
  legalName: nameLimits,
  taxId: taxIdLimits,
  register: { min: 1, max: 200 },
  directors: { min: 1, max: 500 },
  iban: ibanLimits,
  bic: bicLimits,
  phone: { min: 1, max: 40 },
} as const;

/** Adds an issue, with a path that begins with `path`, for each text of the seller that breaks a rule. */
export function checkSeller(issues: Issues, path: readonly (string | number)[], seller: Seller): void {
  for (const field of texts) checkText(issues, [...path, field], seller[field], sellerLimits[field]);
  for (const field of sellerTaxIds) checkTaxId(issues, [...path, field], seller[field]);
  checkIban(issues, [...path, "iban"], seller.iban);
  checkBic(issues, [...path, "bic"], seller.bic);
  checkEmail(issues, [...path, "email"], seller.email);
  if (seller.address) checkAddress(issues, [...path, "address"], seller.address);
}
