import type bank from "../features/bank/words/en.js";
import type clients from "../features/clients/words/en.js";
import type documents from "../features/documents/words/en.js";
import type expenses from "../features/expenses/words/en.js";
import type invitation from "../features/invitation/words/en.js";
import type invoices from "../features/invoices/words/en.js";
import type outbox from "../features/outbox/words/en.js";
import type profile from "../features/profile/words/en.js";
import type projects from "../features/projects/words/en.js";
import type quotes from "../features/quotes/words/en.js";
import type recurringInvoices from "../features/recurring-invoices/words/en.js";
import type reminders from "../features/reminders/words/en.js";
import type reports from "../features/reports/words/en.js";
import type settings from "../features/settings/words/en.js";
import type signIn from "../features/sign-in/words/en.js";
import type statements from "../features/statements/words/en.js";
import type team from "../features/team/words/en.js";
import type time from "../features/time/words/en.js";
import type webhooks from "../features/webhooks/words/en.js";
import type welcome from "../features/welcome/words/en.js";
import type work from "../features/work/words/en.js";
import type workspace from "../features/workspace/words/en.js";
import type shell from "./shell/en.js";

/** The words of the frame, which are always loaded, and of each feature, which are loaded with its pages. A feature's namespace is its folder name. */
export interface Namespaces {
  readonly shell: typeof shell;
  readonly bank: typeof bank;
  readonly clients: typeof clients;
  readonly documents: typeof documents;
  readonly expenses: typeof expenses;
  readonly invitation: typeof invitation;
  readonly "sign-in": typeof signIn;
  readonly invoices: typeof invoices;
  readonly outbox: typeof outbox;
  readonly profile: typeof profile;
  readonly projects: typeof projects;
  readonly quotes: typeof quotes;
  readonly "recurring-invoices": typeof recurringInvoices;
  readonly reminders: typeof reminders;
  readonly reports: typeof reports;
  readonly settings: typeof settings;
  readonly statements: typeof statements;
  readonly team: typeof team;
  readonly time: typeof time;
  readonly webhooks: typeof webhooks;
  readonly welcome: typeof welcome;
  readonly work: typeof work;
  readonly workspace: typeof workspace;
}

export type Namespace = keyof Namespaces;

/** The words that every page has loaded: those of the frame and of the first pages. */
export const firstNamespaces = ["shell", "projects", "time", "welcome", "work"] as const satisfies readonly Namespace[];
