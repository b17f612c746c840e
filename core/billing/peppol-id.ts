import { isEmail } from "../kernel/text.js";
import { isLuhn } from "./check-digits.js";
import type { ElectronicAddress } from "./electronic-address.js";
import { EMAIL_SCHEME, expectedInstead, plainIdentifierOf } from "./identifier-schemes.js";
import { plainIdentifier } from "./identifier.js";
import { vatSchemes } from "./peppol-schemes.js";
import { isVatId, plainVatId, vatCountryOf } from "./vat-id.js";

/** What people write before the identifier. */
const LABEL = /^(?:peppol|participant)?[- ]?(?:participant[- ]?)?id(?:entifier)?\s*[:#=]\s*/i;
/** The type of identifier that addresses of Peppol's services contain (Policy for use of Identifiers, POLICY 5); in URLs, colons are encoded. */
const IDENTIFIER_TYPE = /^iso6523-actorid-upis(?:::|%3a%3a)/i;
const WITH_SCHEME = /^(\d{4}|EM)(?: ?: ?|%3a)(.+)$/i;

/**
 * Reads an electronic address as people write or paste it: with its scheme (`0208:0123456789`, `iso6523-actorid-upis::9930:de123456789`), or a VAT id, an email
 * address, or a number from which the scheme follows, by its check digits and `country` (ISO 3166-1 alpha-2), where the party is. Null if the scheme does not
 * follow from the text.
 */
export function parsePeppolId(text: string, country: string | null): ElectronicAddress | null {
  return withScheme(text) ?? withoutScheme(plainIdentifier(text, LABEL), country);
}

/** As {@link parsePeppolId}, only for a text that contains the scheme. */
export function withScheme(text: string): ElectronicAddress | null {
  const plain = plainIdentifier(text, LABEL).replace(IDENTIFIER_TYPE, "");
  const [, code = "", identifier = ""] = WITH_SCHEME.exec(plain) ?? [];
  const scheme = code.toUpperCase();
  const value = identifier.trim();
  if (value === "") return null;
  if (scheme === EMAIL_SCHEME) return isEmail(value) ? { scheme, value } : null;
  return { scheme, value: plainIdentifierOf(scheme, value) };
}

function withoutScheme(text: string, country: string | null): ElectronicAddress | null {
  if (isEmail(text)) return { scheme: EMAIL_SCHEME, value: text };
  const id = text.toUpperCase();
  if (expectedInstead("0204", id) === null) return { scheme: "0204", value: id };
  const compact = id.replace(/[ ./-]/g, "");
  return ofVatId(compact) ?? (country === null ? null : ofCountry(compact, country)) ?? ofAnyCountry(compact);
}

/** By the country of a VAT id: the scheme of the company number that it contains, where that is what Peppol uses there. */
const companies: Readonly<Record<string, (number: string) => ElectronicAddress>> = {
  BE: (number) => ({ scheme: "0208", value: number }),
  DK: (number) => ({ scheme: "0184", value: number }),
  NO: (number) => ({ scheme: "0192", value: number.slice(0, 9) }),
  SE: (number) => ({ scheme: "0007", value: number.slice(0, 10) }),
};

function ofVatId(text: string): ElectronicAddress | null {
  const country = vatCountryOf(text);
  if (country === null) return null;
  const value = plainVatId(text);
  if (/^CHE\d{9}$/.test(value)) return { scheme: "0183", value };
  const company = Object.hasOwn(companies, country) ? companies[country] : undefined;
  if (company !== undefined) return company(value.slice(2));
  const scheme = vatSchemes.get(country);
  return scheme === undefined ? null : { scheme, value: plainIdentifierOf(scheme, value) };
}

const isDigits = (text: string, length: number): boolean => text.length === length && /^\d+$/.test(text);

/** A number as companies of the country write it, without a prefix. */
function ofCountry(text: string, country: string): ElectronicAddress | null {
  const withPrefix = (prefix: string, number: string): ElectronicAddress | null =>
    isVatId(`${prefix}${number}`) ? ofVatId(`${prefix}${number}`) : null;
  switch (country) {
    case "BE":
      return withPrefix("BE", isDigits(text, 9) ? `0${text}` : text);
    case "SE":
      return isDigits(text, 10) ? withPrefix("SE", `${text}01`) : null;
    case "FI":
      return isVatId(`FI${text}`) ? { scheme: "0216", value: `0037${text}` } : null;
    case "FR":
      if (isDigits(text, 9) && isLuhn(text)) return { scheme: "0002", value: text };
      return isDigits(text, 14) && isLuhn(text) ? { scheme: "0009", value: text } : withPrefix("FR", text);
    case "NL":
      return isDigits(text, 8) ? { scheme: "0106", value: text } : withPrefix("NL", text);
    case "EE":
      return isDigits(text, 8) ? { scheme: "0191", value: text } : withPrefix("EE", text);
    case "GR":
      return withPrefix("EL", text);
    default:
      return withPrefix(country, text);
  }
}

function ofAnyCountry(text: string): ElectronicAddress | null {
  if (expectedInstead("0088", text) === null) return { scheme: "0088", value: text };
  if (expectedInstead("0199", text) === null) return { scheme: "0199", value: text };
  return null;
}
