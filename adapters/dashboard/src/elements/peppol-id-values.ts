import { EMAIL_SCHEME } from "../../../../core/billing/identifier-schemes.js";
import { parsePeppolId, withScheme } from "../../../../core/billing/peppol-id.js";
import { peppolSchemes, schemesFor } from "../../../../core/billing/peppol-schemes.js";
import type { useTranslation } from "../words/use-translation.js";
import { countryName } from "./named-codes.js";
import { type Option, withChosen } from "./options.js";

/** What is typed, and the scheme that was chosen or follows from it; "" if there is none. */
export interface PeppolIdValues {
  readonly scheme: string;
  readonly value: string;
}

/** The request's body; null without a text. The scheme is "" if it is not known. */
export function peppolIdBody({ scheme, value }: PeppolIdValues, country: string): PeppolIdValues | null {
  const text = value.trim();
  if (text === "") return null;
  const read = withScheme(text) ?? (scheme === "" ? parsePeppolId(text, country || null) : withScheme(`${scheme}:${text}`));
  return read ?? { scheme, value: text };
}

/** The scheme of a text: the one that it contains, the `chosen` one, or the one that follows from it; `stored` otherwise. */
export function schemeOf(text: string, country: string, { chosen, stored }: { chosen: string; stored: string }): string {
  if (text.trim() === "") return "";
  const scheme = withScheme(text)?.scheme ?? chosen;
  return scheme || (parsePeppolId(text, country || null)?.scheme ?? stored);
}

type Translate = ReturnType<typeof useTranslation<"shell">>["t"];

/** Such as "Belgium: company number (KBO / BCE)"; the code of a scheme without a name. */
export function schemeName(code: string, t: Translate, locale: string): string {
  if (code === EMAIL_SCHEME) return t("electronicAddress.email");
  const named = peppolSchemes[code];
  if (named === undefined) return code;
  const { country, kind, name } = named;
  const what =
    kind === "other" || country === null ? name : `${t(`electronicAddress.kinds.${kind}`)}${name === null ? "" : ` (${name})`}`;
  return [country && countryName(country, locale), what].filter(Boolean).join(": ");
}

/** The schemes by name, found by their code too: those of the country first. */
export function schemeOptions(country: string, chosen: string, t: Translate, locale: string): readonly Option[] {
  const options = schemesFor(country || null).map((value) => ({ value, label: schemeName(value, t, locale) }));
  return withChosen(options, chosen);
}
