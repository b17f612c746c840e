import type { JsonCodec } from "../kernel/json-codec.js";
import { type Address, emptyAddress } from "./address.js";

/** The JSON of an address. */
export type AddressJson = Readonly<Record<"line1" | "line2" | "city" | "postal_code" | "region" | "country", string | null>>;

/** Absent fields are null. */
export const addressJson: JsonCodec<Address, AddressJson, Partial<AddressJson>> = {
  toJson: ({ line1, line2, city, postalCode, region, country }) => ({
    line1,
    line2,
    city,
    postal_code: postalCode,
    region,
    country,
  }),
  fromJson: (json) => ({ ...emptyAddress, ...addressPatch(json) }),
};

/** The fields that a request contains; a use case merges them into the stored address. */
export function addressPatch({ postal_code: postalCode, ...rest }: Partial<AddressJson>): Partial<Address> {
  return { ...rest, ...(postalCode === undefined ? {} : { postalCode }) };
}
