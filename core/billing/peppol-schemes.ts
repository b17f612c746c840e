import { checkedVatSchemes, EMAIL_SCHEME } from "./identifier-schemes.js";
import { isRegister } from "./legal-id.js";

/** What the identifiers of a scheme identify. */
export type IdentifierKind = "vat" | "tax" | "company" | "establishment" | "authority" | "other";

/** How people name a scheme: the country whose authority assigns the identifiers, what they identify, and their name, which is the same in every language. */
export interface NamedScheme {
  /** ISO 3166-1 alpha-2. Null: any country. */
  readonly country: string | null;
  readonly kind: IdentifierKind;
  /** Such as `SIREN`. Null if the kind says all. */
  readonly name: string | null;
}

const vat = (country: string): NamedScheme => ({ country, kind: "vat", name: null });
const of =
  (kind: IdentifierKind) =>
  (country: string | null, name: string | null): NamedScheme => ({ country, kind, name });
const [company, establishment, authority, tax, other] = [
  ...[of("company"), of("establishment"), of("authority"), of("tax"), of("other")],
] as const;

/** The schemes of Peppol participant identifiers by code (the code list EAS), as BIS Billing 3.0 accepts them since 2026 (PEPPOL-EN16931-CL008). */
export const peppolSchemes: Readonly<Record<string, NamedScheme>> = {
  ...Object.fromEntries(Object.entries(checkedVatSchemes).map(([code, country]) => [code, vat(country)])),
  "0002": company("FR", "SIREN"),
  "0007": company("SE", "organisationsnummer"),
  "0009": establishment("FR", "SIRET"),
  "0037": company("FI", "LY-tunnus"),
  "0060": other(null, "D-U-N-S Number"),
  "0088": other(null, "GLN (Global Location Number)"),
  "0096": establishment("DK", "P-nummer"),
  "0097": other("IT", "Ediforum"),
  "0106": company("NL", "KvK"),
  "0130": authority(null, "European Commission"),
  "0135": other("IT", "SIA"),
  "0142": other("IT", "SECETI"),
  "0147": company("JP", "Standard Company Code"),
  "0151": company("AU", "ABN"),
  "0154": company("CZ", "IČO"),
  "0158": company("SK", "IČO"),
  "0170": company("JP", "Teikoku"),
  "0177": other(null, "Odette"),
  "0183": company("CH", "UID / IDE / IDI"),
  "0184": company("DK", "CVR"),
  "0188": company("JP", "Hōjin Bangō"),
  "0190": authority("NL", "OIN"),
  "0191": company("EE", "registrikood"),
  "0192": company("NO", "organisasjonsnummer"),
  "0193": other("BE", "UBL.BE"),
  "0194": other(null, "KOIOS Open Technical Dictionary"),
  "0195": company("SG", "UEN"),
  "0196": company("IS", "kennitala"),
  "0198": tax("DK", "SE-nummer"),
  "0199": other(null, "LEI (Legal Entity Identifier)"),
  "0200": company("LT", "įmonės kodas"),
  "0201": authority("IT", "IPA"),
  "0202": other("IT", "PEC"),
  "0203": other("SE", "eDelivery"),
  "0204": authority("DE", "Leitweg-ID"),
  "0205": other("IT", "Codice destinatario"),
  "0208": company("BE", "KBO / BCE"),
  "0209": other(null, "GS1 identification key"),
  "0210": tax("IT", "codice fiscale"),
  "0211": vat("IT"),
  "0212": company("FI", "Y-tunnus"),
  "0213": vat("FI"),
  "0215": other("FI", "Net service ID"),
  "0216": company("FI", "OVT"),
  "0217": establishment("NL", "KvK"),
  "0218": company("LV", "vienotais reģistrācijas numurs"),
  "0221": tax("JP", "Tōroku Bangō"),
  "0225": company("FR", "SIREN, annuaire"),
  "0230": tax("MY", "TIN"),
  "0235": tax("AE", "TIN"),
  "0240": company("LU", "matricule"),
  "9913": company(null, "Business Registers Network"),
  "9915": authority("AT", "Verwaltungskennzeichen"),
  "9918": other(null, "IBAN"),
  "9919": company("AT", "Kennziffer des Unternehmensregisters"),
  "9922": vat("AD"),
  "9923": vat("AL"),
  "9924": vat("BA"),
  "9933": vat("GR"),
  "9936": vat("LI"),
  "9940": vat("MC"),
  "9941": vat("ME"),
  "9942": vat("MK"),
  "9948": vat("RS"),
  "9951": vat("SM"),
  "9952": vat("TR"),
  "9953": vat("VA"),
  "9959": tax("US", "EIN"),
};

/** The codes in the order in which they are offered in a country: the preferred one, those of the country, those of no country, and the others. */
function offered(codes: readonly string[], country: string | null, preferred: string | undefined): readonly string[] {
  const place = (code: string): number => {
    if (code === preferred) return 0;
    const { country: of = null } = peppolSchemes[code] ?? {};
    if (country !== null && of === country) return 1;
    return of === null ? 2 : 3;
  };
  return [...codes].sort((one, next) => place(one) - place(next));
}

/** The schemes that are offered for a party: those of its country first, each with what most companies there use before the others. */
export function schemesFor(country: string | null): readonly string[] {
  const codes = [...Object.keys(peppolSchemes).sort(), EMAIL_SCHEME];
  return offered(codes, country, country === null ? undefined : usualSchemes[country]);
}

/** The registers that are offered for the number of a party (BT-30, BT-47): codes of ISO/IEC 6523, in the same order. */
export function registersFor(country: string | null): readonly string[] {
  const codes = Object.keys(peppolSchemes).filter((code) => isRegister(code) && peppolSchemes[code]?.kind !== "vat");
  return offered(codes.sort(), country, usualRegister(country) ?? undefined);
}

/** The register of most companies in a country. Null: there is no code for it. */
export function usualRegister(country: string | null): string | null {
  const code = country === null ? undefined : (ownRegisters[country] ?? usualSchemes[country]);
  return code !== undefined && isRegister(code) ? code : null;
}

/** By country: the register, if Peppol usually has another scheme. */
const ownRegisters: Readonly<Record<string, string>> = { FI: "0212", FR: "0002", IT: "0210" };

/** By country: the scheme that most companies there are registered with, if it is not that of the VAT id. */
export const usualSchemes: Readonly<Record<string, string>> = {
  ...{ AU: "0151", BE: "0208", CH: "0183", DK: "0184", EE: "0191", FI: "0216", FR: "0225", IS: "0196", IT: "0211", JP: "0221" },
  ...{ LT: "0200", LV: "0218", NL: "0106", NO: "0192", SE: "0007", SG: "0195" },
};

/** The scheme of VAT ids by country (ISO 3166-1 alpha-2). */
export const vatSchemes: ReadonlyMap<string, string> = new Map(
  Object.entries(peppolSchemes).flatMap(([code, { country, kind }]) =>
    kind === "vat" && country !== null ? [[country, code] as const] : [],
  ),
);
