import { codecOf, FieldTable, mergedObjectType } from "../kernel/field-table.js";
import { ruledTextType, textType } from "../kernel/field-types.js";
import { field, type ModelOf } from "../kernel/fields.js";

/** All ISO 3166-1 alpha-2 codes, and `XK` (Kosovo), sorted. */
export const countryCodes: readonly string[] = (
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF " +
  "CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH " +
  "GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW " +
  "KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG " +
  "NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN " +
  "SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE " +
  "YT ZA ZM ZW"
).split(" ");

const countries = new Set(countryCodes);

/** Whether the text is an ISO 3166-1 alpha-2 code in capitals. `XK` (Kosovo) counts too. */
export function isCountry(code: string): boolean {
  return countries.has(code);
}

/** The lengths of an address's texts, in UTF-16 units. */
export const addressLimits = { line: { max: 200 }, country: { min: 2, max: 2 } } as const;

const lineType = textType(addressLimits.line);
const countryType = ruledTextType(addressLimits.country, ["country_unknown"], (issues, path, code) => {
  if (!isCountry(code)) issues.add(path, "country_unknown", "Must be an ISO 3166-1 alpha-2 country code such as DE.");
});

export const addressTable = new FieldTable({
  line1: field.nullable(lineType, ["Address line 1", "1 Main Street"]),
  line2: field.nullable(lineType, ["Address line 2", null]),
  city: field.nullable(lineType, ["City", "Berlin"]),
  postalCode: field.nullable(lineType, ["Postal code", "10115"]),
  /** A state or province. */
  region: field.nullable(lineType, ["State or province", null]),
  country: field.nullable(countryType, ["Two-letter country code (ISO 3166-1 alpha-2)", "DE"]),
});

/** A postal address. Each text has at most 200 characters; `country` is ISO 3166-1 alpha-2. */
export interface Address extends ModelOf<typeof addressTable.fields> {}

/** An address without any data. */
export const emptyAddress: Address = addressTable.create({});

/** The type of an address of which a change can contain only some parts. */
export const addressType = mergedObjectType(addressTable);

/** The JSON of an address. Absent fields are null. */
export const addressJson = codecOf(addressTable);
