import { registersFor, usualRegister } from "../../../../core/billing/peppol-schemes.js";
import type { useTranslation } from "../words/use-translation.js";
import { type Option, withChosen } from "./options.js";
import { schemeName } from "./peppol-id-values.js";

/** The number of a party in a register, and the code of the register; "" if there is none. */
export interface LegalIdValues {
  readonly scheme: string;
  readonly value: string;
}

/** What is typed, with the register that was chosen, or else that of most companies in the country. Without a number, there is no register. */
export function legalIdOf(value: string, { scheme }: LegalIdValues, country: string): LegalIdValues {
  return { value, scheme: value.trim() === "" ? "" : scheme || (usualRegister(country || null) ?? "") };
}

type Translate = ReturnType<typeof useTranslation<"shell">>["t"];

/** The registers by name, found by their code too: those of the country first. */
export function registerOptions(country: string, chosen: string, t: Translate, locale: string): readonly Option[] {
  const options = registersFor(country || null).map((value) => ({ value, label: schemeName(value, t, locale) }));
  return withChosen(options, chosen);
}
