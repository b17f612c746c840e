import {
  type DecisionProblem,
  declineReasonLimits,
  documentLanguage,
  type DocumentLanguage,
  nameLimits,
} from "../../../core/index.js";

/** The texts about the decision on a quote in one language. */
export interface DecisionWords {
  readonly open: string;
  readonly expired: string;
  readonly expiredNotice: string;
  readonly accepted: string;
  readonly declined: string;
  readonly acceptedBy: (name: string) => string;
  readonly accept: string;
  readonly name: string;
  readonly binding: string;
  readonly acceptButton: string;
  readonly decline: string;
  readonly reason: string;
  readonly declineButton: string;
  readonly thanks: string;
  readonly refused: string;
  readonly problems: Readonly<Record<DecisionProblem, string>>;
}

const longest = ({ max }: { readonly max: number }, language: DocumentLanguage): string => max.toLocaleString(language);

const languages: Readonly<Record<DocumentLanguage, DecisionWords>> = {
  en: {
    open: "Waiting for your decision",
    expired: "Expired",
    expiredNotice: "This quote is no longer valid. Ask the person who sent it to you for a new one.",
    accepted: "Accepted",
    declined: "Declined",
    acceptedBy: (name) => `Accepted by ${name}`,
    accept: "Accept the quote",
    name: "Your name",
    binding: "By accepting, you place the order at these terms. Your name and the time are recorded.",
    acceptButton: "Accept the quote",
    decline: "Decline the quote",
    reason: "Reason (optional)",
    declineButton: "Decline the quote",
    thanks: "Thank you. You have accepted this quote.",
    refused: "You have declined this quote.",
    problems: {
      name_missing: "Enter your name.",
      name_too_long: `The name is too long. Shorten it to ${longest(nameLimits, "en")} characters.`,
      reason_too_long: `The reason is too long. Shorten it to ${longest(declineReasonLimits, "en")} characters.`,
    },
  },
  de: {
    open: "Wartet auf Ihre Entscheidung",
    expired: "Abgelaufen",
    expiredNotice: "Dieses Angebot ist nicht mehr gültig. Bitten Sie den Absender um ein neues.",
    accepted: "Angenommen",
    declined: "Abgelehnt",
    acceptedBy: (name) => `Angenommen von ${name}`,
    accept: "Angebot annehmen",
    name: "Ihr Name",
    binding: "Mit der Annahme erteilen Sie den Auftrag zu diesen Bedingungen. Ihr Name und der Zeitpunkt werden gespeichert.",
    acceptButton: "Angebot annehmen",
    decline: "Angebot ablehnen",
    reason: "Grund (optional)",
    declineButton: "Angebot ablehnen",
    thanks: "Vielen Dank. Sie haben dieses Angebot angenommen.",
    refused: "Sie haben dieses Angebot abgelehnt.",
    problems: {
      name_missing: "Geben Sie Ihren Namen ein.",
      name_too_long: `Der Name ist zu lang. Kürzen Sie ihn auf ${longest(nameLimits, "de")} Zeichen.`,
      reason_too_long: `Der Grund ist zu lang. Kürzen Sie ihn auf ${longest(declineReasonLimits, "de")} Zeichen.`,
    },
  },
  fr: {
    open: "En attente de votre décision",
    expired: "Expiré",
    expiredNotice: "Ce devis n’est plus valable. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
    accepted: "Accepté",
    declined: "Refusé",
    acceptedBy: (name) => `Accepté par ${name}`,
    accept: "Accepter le devis",
    name: "Votre nom",
    binding: "En acceptant, vous passez commande à ces conditions. Votre nom et l’heure sont enregistrés.",
    acceptButton: "Accepter le devis",
    decline: "Refuser le devis",
    reason: "Motif (facultatif)",
    declineButton: "Refuser le devis",
    thanks: "Merci. Vous avez accepté ce devis.",
    refused: "Vous avez refusé ce devis.",
    problems: {
      name_missing: "Saisissez votre nom.",
      name_too_long: `Le nom est trop long. Limitez-le à ${longest(nameLimits, "fr")} caractères.`,
      reason_too_long: `Le motif est trop long. Limitez-le à ${longest(declineReasonLimits, "fr")} caractères.`,
    },
  },
  es: {
    open: "Pendiente de su decisión",
    expired: "Caducado",
    expiredNotice: "Este presupuesto ya no es válido. Pida uno nuevo a quien se lo envió.",
    accepted: "Aceptado",
    declined: "Rechazado",
    acceptedBy: (name) => `Aceptado por ${name}`,
    accept: "Aceptar el presupuesto",
    name: "Su nombre",
    binding: "Al aceptar, hace el pedido en estas condiciones. Se guardan su nombre y la hora.",
    acceptButton: "Aceptar el presupuesto",
    decline: "Rechazar el presupuesto",
    reason: "Motivo (opcional)",
    declineButton: "Rechazar el presupuesto",
    thanks: "Gracias. Ha aceptado este presupuesto.",
    refused: "Ha rechazado este presupuesto.",
    problems: {
      name_missing: "Escriba su nombre.",
      name_too_long: `El nombre es demasiado largo. Redúzcalo a ${longest(nameLimits, "es")} caracteres.`,
      reason_too_long: `El motivo es demasiado largo. Redúzcalo a ${longest(declineReasonLimits, "es")} caracteres.`,
    },
  },
};

/** The texts for a BCP 47 tag. */
export function decisionWords(locale: string): DecisionWords {
  return languages[documentLanguage(locale)];
}
