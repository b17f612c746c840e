import type { components } from "../api/api.js";

type Address = NonNullable<components["schemas"]["Client"]["address"]>;

/** The fields of a postal address, in the order in which people fill them in. */
export const addressFields = [
  "line1",
  "line2",
  "postal_code",
  "city",
  "region",
  "country",
] as const satisfies readonly (keyof Address)[];
