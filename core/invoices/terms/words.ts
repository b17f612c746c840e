import { formatDecimal } from "../../kernel/decimal.js";
import { documentLanguage, type DocumentLanguage } from "../../billing/locale.js";
import type { EarlyPaymentDiscount } from "../../billing/early-payment.js";

interface Words {
  /** The percentage with its sign. */
  readonly earlyPayment: (percent: string, days: number) => string;
  readonly furtherInvoices: (list: string) => string;
  /** The tax with its rate, the base and the amount. */
  readonly withheld: (tax: string, base: string, amount: string) => string;
}

const words: Readonly<Record<DocumentLanguage, Words>> = {
  de: {
    earlyPayment: (percent, days) => `${percent} Skonto bei Zahlung innerhalb von ${days} Tagen.`,
    furtherInvoices: (list) => `Weitere vorausgegangene Rechnungen: ${list}`,
    withheld: (tax, base, amount) => `${tax} von ${base}, vom Käufer einbehalten: ${amount}`,
  },
  en: {
    earlyPayment: (percent, days) => `${percent} discount for payment within ${days} days.`,
    furtherInvoices: (list) => `Further preceding invoices: ${list}`,
    withheld: (tax, base, amount) => `${tax} of ${base}, withheld by the buyer: ${amount}`,
  },
  es: {
    earlyPayment: (percent, days) => `${percent} de descuento por pago en ${days} días.`,
    furtherInvoices: (list) => `Otras facturas anteriores: ${list}`,
    withheld: (tax, base, amount) => `${tax} sobre ${base}, retenido por el comprador: ${amount}`,
  },
  fr: {
    earlyPayment: (percent, days) => `Escompte de ${percent} pour paiement sous ${days} jours.`,
    furtherInvoices: (list) => `Autres factures antérieures : ${list}`,
    withheld: (tax, base, amount) => `${tax} sur ${base}, retenu par l’acheteur : ${amount}`,
  },
};

/** In the language of the document. */
export function wordsOfTerms(locale: string): Words {
  return words[documentLanguage(locale)];
}

/** In the notation of XRechnung, which programs and people can read (BR-DE-18). */
export function skonto({ days, percent }: EarlyPaymentDiscount): string {
  const [whole, fraction = ""] = formatDecimal(percent).split(".");
  return `#SKONTO#TAGE=${days}#PROZENT=${whole}.${fraction.padEnd(2, "0").slice(0, 2)}#\n`;
}
