import type { JsonCodec } from "../kernel/json-codec.js";
import { type AddressJson, addressJson, addressPatch } from "./address-json.js";
import { emptySeller, mergeSeller, type Seller, type SellerPatch } from "./seller.js";

type SellerJson = Readonly<Record<"legal_name" | "tax_id" | "iban" | "email", string | null>> & {
  readonly address: AddressJson | null;
};
type SellerInput = Partial<Omit<SellerJson, "address">> & { readonly address?: Partial<AddressJson> | null };

/** Absent fields are null. */
export const sellerJson: JsonCodec<Seller, SellerJson, SellerInput> = {
  toJson: ({ legalName, address, taxId, iban, email }) => ({
    legal_name: legalName,
    address: address && addressJson.toJson(address),
    tax_id: taxId,
    iban,
    email,
  }),
  fromJson: (json) => mergeSeller(emptySeller, sellerPatch(json)),
};

/** The fields that a request contains; a use case merges them into the stored seller. */
export function sellerPatch({ legal_name: legalName, tax_id: taxId, address, ...rest }: SellerInput): SellerPatch {
  return { ...rest, legalName, taxId, address: address && addressPatch(address) };
}
