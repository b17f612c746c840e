import type { Schemas } from "../../../../client/index.js";

type Address = NonNullable<Schemas["Client"]["address"]>;

export const addressFields = [
  "line1",
  "line2",
  "postal_code",
  "city",
  "region",
  "country",
] as const satisfies readonly (keyof Address)[];
