import { documentLanguage, type DocumentLanguage, documentLocale } from "../billing/locale.js";
import type { RetainerBalance } from "../invoices/retainer-balance.js";
import { formatDuration } from "../invoices/time-lines.js";
import { labelled } from "../kernel/local-formats.js";

interface RetainerWords {
  /** The fee, where the retainer has no description. */
  readonly retainer: string;
  readonly hours: string;
  readonly included: string;
  readonly carriedIn: string;
  readonly used: string;
  readonly beyond: string;
  readonly carriedOut: string;
  readonly expired: string;
  /** A line with time that is not included. */
  readonly beyondOf: (description: string) => string;
}

const words: Readonly<Record<DocumentLanguage, RetainerWords>> = {
  en: {
    retainer: "Retainer",
    hours: "Hours",
    included: "included",
    carriedIn: "rolled over",
    used: "used",
    beyond: "additional",
    carriedOut: "remaining",
    expired: "expired",
    beyondOf: (description) => `${description} (additional hours)`,
  },
  de: {
    retainer: "Stundenkontingent",
    hours: "Stunden",
    included: "enthalten",
    carriedIn: "übertragen",
    used: "verbraucht",
    beyond: "zusätzlich",
    carriedOut: "verbleibend",
    expired: "verfallen",
    beyondOf: (description) => `${description} (zusätzliche Stunden)`,
  },
  fr: {
    retainer: "Forfait d’heures",
    hours: "Heures",
    included: "incluses",
    carriedIn: "reportées",
    used: "utilisées",
    beyond: "supplémentaires",
    carriedOut: "restantes",
    expired: "expirées",
    beyondOf: (description) => `${description} (heures supplémentaires)`,
  },
  es: {
    retainer: "Bolsa de horas",
    hours: "Horas",
    included: "incluidas",
    carriedIn: "acumuladas",
    used: "utilizadas",
    beyond: "adicionales",
    carriedOut: "restantes",
    expired: "caducadas",
    beyondOf: (description) => `${description} (horas adicionales)`,
  },
};

/** The texts of the lines of a retainer, in the language of documents with a locale. */
export interface RetainerTexts {
  /** The fee, where the retainer has no description. */
  readonly fee: string;
  readonly beyondOf: (description: string) => string;
  /** Included and used time, and what else is not zero. */
  readonly balance: (balance: RetainerBalance) => string;
}

export function retainerTexts(locale: string): RetainerTexts {
  const { retainer, hours, beyondOf, ...named } = words[documentLanguage(locale)];
  return {
    fee: retainer,
    beyondOf,
    balance: (balance) => {
      const parts = [
        [balance.includedSeconds, named.included],
        [balance.carriedInSeconds, named.carriedIn],
        [balance.usedSeconds, named.used],
        [balance.beyondSeconds, named.beyond],
        [balance.carriedOutSeconds, named.carriedOut],
        [balance.expiredSeconds, named.expired],
      ] as const;
      const always: readonly string[] = [named.included, named.used];
      const told = parts.filter(([seconds, word]) => seconds > 0 || always.includes(word));
      return labelled(
        documentLocale(locale),
        hours,
        told.map(([seconds, word]) => `${formatDuration(seconds)} ${word}`).join(", "),
      );
    },
  };
}
