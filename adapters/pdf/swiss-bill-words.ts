/** The texts of a Swiss QR-bill in its four languages (Style Guide QR-bill). */
export interface BillWords {
  readonly receipt: string;
  readonly paymentPart: string;
  readonly account: string;
  readonly reference: string;
  readonly message: string;
  readonly payableBy: string;
  readonly payableByAnyone: string;
  readonly currency: string;
  readonly amount: string;
  readonly acceptance: string;
}

const words: Readonly<Record<string, BillWords>> = {
  de: {
    ...{ receipt: "Empfangsschein", paymentPart: "Zahlteil", account: "Konto / Zahlbar an", reference: "Referenz" },
    ...{ message: "Zusätzliche Informationen", payableBy: "Zahlbar durch", payableByAnyone: "Zahlbar durch (Name/Adresse)" },
    ...{ currency: "Währung", amount: "Betrag", acceptance: "Annahmestelle" },
  },
  en: {
    ...{ receipt: "Receipt", paymentPart: "Payment part", account: "Account / Payable to", reference: "Reference" },
    ...{ message: "Additional information", payableBy: "Payable by", payableByAnyone: "Payable by (name/address)" },
    ...{ currency: "Currency", amount: "Amount", acceptance: "Acceptance point" },
  },
  fr: {
    ...{ receipt: "Récépissé", paymentPart: "Section paiement", account: "Compte / Payable à", reference: "Référence" },
    ...{ message: "Informations supplémentaires", payableBy: "Payable par", payableByAnyone: "Payable par (nom/adresse)" },
    ...{ currency: "Monnaie", amount: "Montant", acceptance: "Point de dépôt" },
  },
  it: {
    ...{ receipt: "Ricevuta", paymentPart: "Sezione pagamento", account: "Conto / Pagabile a", reference: "Riferimento" },
    ...{ message: "Informazioni supplementari", payableBy: "Pagabile da", payableByAnyone: "Pagabile da (nome/indirizzo)" },
    ...{ currency: "Valuta", amount: "Importo", acceptance: "Punto di accettazione" },
  },
};

/** In the language of the locale; in English if the bill does not have it. */
export function billWords(locale: string): { readonly language: string; readonly words: BillWords } {
  const { language } = new Intl.Locale(locale);
  const known = words[language];
  return known === undefined ? { language: "en", words: words["en"] as BillWords } : { language, words: known };
}
