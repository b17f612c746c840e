import type { components } from "../api/api.js";

type Address = NonNullable<components["schemas"]["Client"]["address"]>;

export const addressFields = [
  "line1",
  "line2",
  "postal_code",
  "city",
  "region",
  "country",
] as const satisfies readonly (keyof Address)[];
