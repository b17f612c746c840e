import { isCountry } from "./countries.js";
import { codecOf, FieldTable, mergedObjectType } from "../kernel/field-table.js";
import { ruledTextType, textType } from "../kernel/field-types.js";
import { field, type ModelOf, type Described } from "../kernel/fields.js";

/** The lengths of an address's texts, in code points. */
const addressLimits = { line: { max: 200, oneLine: true }, country: { min: 2, max: 2 } } as const;

const lineType = textType(addressLimits.line);
const countryType = ruledTextType(addressLimits.country, ["country_unknown"], (issues, path, code) => {
  if (!isCountry(code)) issues.add(path, "country_unknown", "Must be an ISO 3166-1 alpha-2 code, such as DE.");
});

export const addressTable = new FieldTable({
  /** The first line, usually street and number (BT-35, BT-50). At most 200 characters. */
  line1: field.nullable(lineType, ["Address line 1", "1 Main Street"]),
  /** The second line (BT-36, BT-51). At most 200 characters. */
  line2: field.nullable(lineType, ["Address line 2", null]),
  /** The town (BT-37, BT-52). At most 200 characters. */
  city: field.nullable(lineType, ["City", "Berlin"]),
  /** The post code (BT-38, BT-53). At most 200 characters. */
  postalCode: field.nullable(lineType, ["Postal code", "10115"]),
  /** The country subdivision (BT-39, BT-54). At most 200 characters. */
  region: field.nullable(lineType, ["State or province", null]),
  /** ISO 3166-1 alpha-2, in capitals, such as `DE` (BT-40, BT-55). */
  country: field.nullable(countryType, ["Two-letter country code (ISO 3166-1 alpha-2)", "DE"]),
});

/** A postal address. Each text has at most 200 characters; `country` is ISO 3166-1 alpha-2. */
export interface Address extends ModelOf<typeof addressTable.fields>, Described {}

/** An address without any data. */
export const emptyAddress: Address = addressTable.create({});

/** The type of an address of which a change can contain only some parts. */
export const addressType = mergedObjectType(addressTable);

/** The JSON of an address. Absent fields are null. */
export const addressJson = codecOf(addressTable);
