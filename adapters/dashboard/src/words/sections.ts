import type { Language } from "./languages.js";

/** The label of each section in the navigation. All languages are in one place, so that a new section needs one edit. */
const labels = {
  welcome: { en: "Overview", de: "Übersicht", fr: "Vue d’ensemble", es: "Resumen" },
  time: { en: "Time", de: "Zeit", fr: "Temps", es: "Tiempo" },
  projects: { en: "Projects", de: "Projekte", fr: "Projets", es: "Proyectos" },
  clients: { en: "Clients", de: "Kunden", fr: "Clients", es: "Clientes" },
  expenses: { en: "Expenses", de: "Ausgaben", fr: "Frais", es: "Gastos" },
  invoices: { en: "Invoices", de: "Rechnungen", fr: "Factures", es: "Facturas" },
  reports: { en: "Reports", de: "Auswertungen", fr: "Rapports", es: "Informes" },
  webhooks: { en: "Webhooks", de: "Webhooks", fr: "Webhooks", es: "Webhooks" },
  settings: { en: "Settings", de: "Einstellungen", fr: "Paramètres", es: "Ajustes" },
  workspace: { en: "Workspace", de: "Workspace", fr: "Espace de travail", es: "Espacio de trabajo" },
  team: { en: "Team", de: "Team", fr: "Équipe", es: "Equipo" },
  profile: { en: "Profile", de: "Profil", fr: "Profil", es: "Perfil" },
  tags: { en: "Tags", de: "Schlagwörter", fr: "Étiquettes", es: "Etiquetas" },
  tokens: { en: "API tokens", de: "API-Token", fr: "Jetons d’API", es: "Tokens de API" },
  webhookSecret: { en: "Webhook secret", de: "Webhook-Schlüssel", fr: "Secret des webhooks", es: "Secreto de webhooks" },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

type SectionLabels = Readonly<Record<keyof typeof labels, string>>;

export function sectionLabels(language: Language): SectionLabels {
  return Object.fromEntries(Object.entries(labels).map(([section, label]) => [section, label[language]])) as SectionLabels;
}
