import { type CurrencyCode, parseCurrency } from "../kernel/currency.js";
import { isInEuropeanUnion } from "./vat-id.js";

/** The member states of the European Union without the euro, as of 2026. */
const withoutEuro: Readonly<Record<string, string>> = { CZ: "CZK", DK: "DKK", HU: "HUF", PL: "PLN", RO: "RON", SE: "SEK" };

/** The national currency of a member state of the European Union (ISO 3166-1 alpha-2); null for any other country. */
export function nationalCurrency(country: string): CurrencyCode | null {
  return isInEuropeanUnion(country) ? parseCurrency(withoutEuro[country] ?? "EUR") : null;
}
