import type { TaxCategory } from "./tax.js";

type Texts = Readonly<Partial<Record<TaxCategory, string>>>;

const de: Texts = {
  AE: "Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).",
  K: "Steuerfreie innergemeinschaftliche Lieferung.",
  G: "Steuerfreie Ausfuhrlieferung.",
  E: "Von der Umsatzsteuer befreit.",
  B: "Split Payment: Der Käufer führt die Umsatzsteuer an die Finanzbehörde ab.",
};

/** Why a category charges no tax, where the tax has no reason of its own, by language. */
export const exemptionTexts = {
  de,
  "de-CH": {
    ...de,
    E: "Von der Mehrwertsteuer befreit.",
    B: "Split Payment: Der Käufer führt die Mehrwertsteuer an die Finanzbehörde ab.",
  },
  en: {
    AE: "Reverse charge: the recipient of the supply is liable for the VAT.",
    K: "VAT-exempt intra-Community supply of goods.",
    G: "VAT-exempt export of goods outside the European Union.",
    E: "Exempt from VAT.",
    B: "Split payment: the buyer pays the VAT to the tax authority.",
  },
  es: {
    AE: "Inversión del sujeto pasivo: el destinatario es deudor del IVA.",
    K: "Entrega intracomunitaria exenta de IVA.",
    G: "Exportación exenta de IVA.",
    E: "Exento de IVA.",
    B: "Pago fraccionado: el comprador ingresa el IVA a la administración tributaria.",
  },
  fr: {
    AE: "Autoliquidation : TVA due par le preneur.",
    K: "Livraison intracommunautaire exonérée de TVA.",
    G: "Exportation exonérée de TVA.",
    E: "Exonéré de TVA.",
    B: "Paiement scindé : l’acheteur verse la TVA à l’administration fiscale.",
  },
} as const satisfies Readonly<Record<string, Texts>>;

/** The text of category B with what sellers in Italy state in any language: article 17-ter of DPR 633/1972, and article 2 of the decree of 23 January 2015. */
export function italianSplitPayment(text: string): string {
  return text.replace(/\.$/, ` (scissione dei pagamenti, art. 17-ter DPR 633/1972).`);
}

/** The text in the language of the locale; in English if there is none. */
export function standardExemption(category: TaxCategory, locale: string): string | null {
  const { language, region } = new Intl.Locale(locale);
  const byLanguage: Readonly<Record<string, Texts>> = exemptionTexts;
  const texts: Texts = byLanguage[`${language}-${region ?? ""}`] ?? byLanguage[language] ?? exemptionTexts.en;
  return texts[category] ?? null;
}
