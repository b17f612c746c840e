import type { JsonCodec } from "../kernel/json-codec.js";
import { type AddressJson, addressJson, addressPatch } from "./address-json.js";
import { emptySeller, mergeSeller, type Seller, type SellerPatch } from "./seller.js";

type Texts = "legal_name" | "tax_id" | "vat_id" | "tax_number" | "register" | "directors" | "iban" | "bic" | "email" | "phone";
type SellerJson = Readonly<Record<Texts, string | null>> & { readonly address: AddressJson | null };
type SellerInput = Partial<Omit<SellerJson, "address">> & { readonly address?: Partial<AddressJson> | null };

/** Absent fields are null. */
export const sellerJson: JsonCodec<Seller, SellerJson, SellerInput> = {
  toJson: ({ legalName, address, taxId, vatId, taxNumber, ...rest }) => ({
    legal_name: legalName,
    address: address && addressJson.toJson(address),
    tax_id: taxId,
    vat_id: vatId,
    tax_number: taxNumber,
    ...rest,
  }),
  fromJson: (json) => mergeSeller(emptySeller, sellerPatch(json)),
};

/** The fields that a request contains; a use case merges them into the stored seller. */
export function sellerPatch(json: SellerInput): SellerPatch {
  const { legal_name: legalName, tax_id: taxId, vat_id: vatId, tax_number: taxNumber, address, ...rest } = json;
  return { ...rest, legalName, taxId, vatId, taxNumber, address: address && addressPatch(address) };
}
