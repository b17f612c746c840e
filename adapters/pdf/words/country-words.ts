import { deCh } from "./de-ch.js";
import type { Language, Words } from "./words.js";

type Named = Readonly<Record<Language, string>>;

const everywhere = (name: string): Named => ({ en: name, de: name, fr: name, es: name });

/** What kinds of taxes are called in each language; as in its other words if absent. */
const taxes = {
  vat: { en: "VAT" },
  mwst: { en: "VAT", de: deCh.tax },
  gst: everywhere("GST"),
  gst_hst: { ...everywhere("GST/HST"), fr: "TPS/TVH" },
  sales_tax: everywhere("Sales tax"),
} as const satisfies Readonly<Record<string, Partial<Named>>>;
type TaxKind = keyof typeof taxes;

const union = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK";
const countriesOf = (kind: TaxKind, countries: string): readonly (readonly [string, TaxKind])[] =>
  countries.split(" ").map((country) => [country, kind]);

/** The tax of the seller's country. The words of others are neutral. */
const taxOf = new Map<string, TaxKind>([
  ...countriesOf("vat", `${union} GB NO IS ZA AE SA BH`),
  ...countriesOf("mwst", "CH LI"),
  ...countriesOf("gst", "AU NZ IN SG"),
  ...countriesOf("gst_hst", "CA"),
  ...countriesOf("sales_tax", "US"),
]);

/** The labels of tax ids, of one language. */
export type IdWords = Pick<Words, "vatId" | "taxId" | "taxNumber">;

type IdName = string | Partial<Named>;

/** What a party's country calls its ids, in all languages or in those that differ from the language's words. docs/api.md names the sources. */
const ids: Readonly<Record<string, Partial<Readonly<Record<keyof IdWords, IdName>>>>> = {
  AE: { vatId: "TRN", taxId: "TRN" },
  AT: { vatId: { de: "UID-Nr." } },
  AU: { vatId: "ABN", taxId: "ABN" },
  CA: { vatId: { ...everywhere("GST/HST No."), fr: "N° TPS/TVH" }, taxId: { ...everywhere("GST/HST No."), fr: "N° TPS/TVH" } },
  CH: { vatId: { de: "MWST-Nr.", en: "VAT No." }, taxId: { ...everywhere("UID"), fr: "IDE" } },
  DE: { vatId: { de: "USt-IdNr." } },
  ES: { taxId: "NIF" },
  GB: { vatId: { en: "VAT No." } },
  IE: { vatId: { en: "VAT No." } },
  IN: { vatId: "GSTIN", taxId: "GSTIN" },
  IT: { vatId: "P. IVA", taxId: "Cod. fisc.", taxNumber: "Cod. fisc." },
  LI: { vatId: { de: "MWST-Nr.", en: "VAT No." } },
  NZ: { vatId: "GST No.", taxId: "GST No." },
  PL: { taxId: "NIP" },
  PT: { taxId: "NIF" },
  SG: { vatId: "GST Reg. No.", taxId: "GST Reg. No." },
  ZA: { vatId: { en: "VAT No." }, taxId: { en: "VAT No." } },
};

/** The labels of the ids of a party. */
export function idWords(words: Words, country: string | null): IdWords {
  const named = ids[country ?? ""] ?? {};
  const of = (id: keyof IdWords): string => {
    const name = named[id];
    return (typeof name === "string" ? name : name?.[words.language]) ?? words[id];
  };
  return { vatId: of("vatId"), taxId: of("taxId"), taxNumber: of("taxNumber") };
}

type Titles = Pick<Words, "invoice" | "deposit" | "creditNote" | "creditNoteNumber">;

const taxInvoice = { invoice: "Tax Invoice", deposit: "Deposit Tax Invoice" } as const;
/** What documents of registered sellers are called in English, where the law wants certain words. */
const titles: Readonly<Record<string, Partial<Titles>>> = {
  AE: { ...taxInvoice, creditNote: "Tax Credit Note", creditNoteNumber: "Tax credit note number" },
  AU: { ...taxInvoice, creditNote: "Adjustment Note", creditNoteNumber: "Adjustment note number" },
  IN: taxInvoice,
  SG: taxInvoice,
};

/** Of the seller: the country, and whether the document is one of a registered seller who charges tax. */
export interface Taxation {
  readonly country: string | null;
  readonly isTaxed: boolean;
}

/** The words with the seller's tax and titles. */
export function withTax(words: Words, { country, isTaxed }: Taxation): Words {
  const kind = taxOf.get(country ?? "");
  if (kind === undefined) return words;
  const names: Partial<Named> = taxes[kind];
  const tax = names[words.language] ?? words.tax;
  const named = sentences(words, kind, tax);
  return {
    ...named,
    ...(isTaxed && words.language === "en" ? titles[country ?? ""] : {}),
    tax,
    taxAtRate: (from, rate, to) => `${tax} (1 ${from} = ${rate} ${to})`,
  };
}

/** The words with the name of the tax in all sentences. */
function sentences(words: Words, kind: TaxKind, tax: string): Words {
  if (kind === "vat") return words;
  if (kind !== "mwst") return withName(words, tax);
  const { pricesIncludeTax, exemptions } = deCh;
  return words.language === "de" ? { ...words, pricesIncludeTax, exemptions } : words;
}

/** How the words of a language name the value added tax. */
const own: Readonly<Record<Language, RegExp>> = { en: /VAT/g, de: /Umsatzsteuer|Mehrwertsteuer/g, fr: /TVA/g, es: /IVA/g };

function withName(words: Words, tax: string): Words {
  const renamed = <Texts extends object>(texts: Texts): Texts =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]: [string, unknown]) => [
        key,
        typeof text === "string" ? text.replaceAll(own[words.language], tax) : text,
      ]),
    ) as Texts;
  return {
    ...words,
    pricesIncludeTax: words.pricesIncludeTax.replaceAll(own[words.language], tax),
    categories: renamed(words.categories),
    exemptions: renamed(words.exemptions),
  };
}
