import type { StoragePorts } from "../../core/ports/storage.js";
import type { Stores } from "../../core/ports/unit-of-work.js";

/** In which a storage can be built: those that `docs/writing-an-adapter.md` describes. */
export const steps = [1, 2, 3, 4, 5] as const;
/** One of {@link steps}. A storage that has what a step and those before it need passes their cases. */
export type Step = (typeof steps)[number];

/** What a case is about: a store of a unit of work, or a port of a storage. */
export type Area = keyof Stores | keyof StoragePorts;

/** The step that needs each method, or a part that is a method itself. */
type Needed<Part> = Part extends (...args: never[]) => unknown ? Step : { readonly [Method in keyof Part]: Step };

/** What each step needs of the stores. */
export const neededStores: { readonly [Store in keyof Stores]: Needed<Stores[Store]> } = {
  workspace: { get: 1, insert: 1, update: 1 },
  files: { find: 2, add: 2 },
  users: {
    insert: 1,
    ...{ find: 2, findByEmail: 2, findMany: 2, list: 2, update: 2, delete: 2, lockActiveOwners: 2, lock: 2 },
  },
  preferences: { find: 2, change: 2 },
  tokens: { find: 2, list: 2, insert: 2, update: 2 },
  signInLinks: { count: 2, insert: 2, take: 2, removeAll: 2 },
  clients: { find: 1, findMany: 1, list: 1, insert: 1, update: 1, delete: 1 },
  clientCredits: { last: 3, balances: 3, newest: 3, usedBy: 3, append: 3 },
  projects: { insert: 1, ...{ find: 2, findMany: 2, list: 2, update: 2, delete: 2 } },
  tasks: { insert: 1, ...{ find: 2, findMany: 2, list: 2, update: 2, delete: 2 } },
  timeEntries: {
    ...{ find: 2, findMany: 2, list: 2, recordingContext: 2, insert: 2, update: 2, delete: 2, keepFormer: 2, findFormer: 2 },
    ...{ findRunning: 2, findOverlapping: 2, listTexts: 3, unbilled: 3, claim: 3, claimsOf: 3, release: 3 },
    ...{ forRating: 3, saveRates: 3 },
  },
  tags: { first: 2, used: 2, spellings: 2, remove: 2, add: 2 },
  invoices: {
    ...{ find: 3, findMany: 3, list: 3, insert: 3, update: 3, delete: 3, nextInSeries: 3, lastInSeries: 3, raiseSeries: 3 },
    ...{ numberTaken: 3, findTimeBasis: 3, keepTimeBasis: 3, unreportedOverdue: 3, noteOverdue: 3 },
  },
  quotes: { find: 3, findMany: 3, list: 3, insert: 3, update: 3, delete: 3 },
  externalIds: { find: 3 },
  recurringInvoices: { find: 3, findMany: 3, list: 3, due: 3, insert: 3, update: 3, delete: 3 },
  reminders: { find: 3, findMany: 3, list: 3, due: 3, insert: 3, update: 3 },
  documentLinks: { find: 3, list: 3, insert: 3, update: 3 },
  expenses: {
    ...{ find: 3, findMany: 3, list: 3, totals: 3, insert: 3, update: 3, delete: 3, findReceipt: 3, keepReceipt: 3 },
    ...{ unbilled: 3, claim: 3, release: 3 },
  },
  bankStatements: { find: 3, list: 3, withFingerprints: 3, insert: 3 },
  bankTransactions: { find: 3, list: 3, known: 3, payingAccounts: 3, findByPayment: 3, insert: 3, update: 3 },
  milestones: {
    ...{ find: 3, findMany: 3, list: 3, insert: 3, update: 3, delete: 3, billable: 3, claim: 3, release: 3 },
  },
  documents: { find: 3, keep: 3 },
  ledger: { last: 3, append: 3, find: 3, list: 3 },
  reports: { entries: 3, sums: 3, names: 3, invoices: 3, attempts: 4 },
  events: { record: 2, list: 2, page: 2, recordFor: 4 },
  webhooks: { find: 2, findMany: 2, list: 2, count: 2, insert: 2, update: 2, remove: 2, failing: 4 },
  webhookSecret: { find: 2, lock: 2, insert: 2, update: 2 },
  deliveries: { list: 4, find: 4, attempts: 4, latestAttempts: 4, update: 4, recover: 4, backfill: 4 },
  messages: { find: 4, list: 4, insert: 4, takeQuotas: 4, update: 4 },
  answers: { claim: 2, keep: 2 },
  changes: { page: 2, end: 2, sequence: 2 },
  requests: { page: 5 },
};

/** What each step needs of the ports. */
export const neededPorts = {
  unitOfWork: { run: 1, read: 1 },
  deliveryQueue: { claim: 4, record: 4, release: 4, backlog: 4 },
  eventOutbox: { claim: 4, remove: 4, release: 4, waiting: 4 },
  mailQueue: { claim: 4 },
  onDue: 4,
  directory: {
    ...{ findActor: 5, findMemberships: 5, findInvitation: 5, findSignInLink: 5, findDocumentLink: 5, workspaces: 5, isEmpty: 5 },
    recordTokenUse: 5,
  },
  housekeeping: {
    ...{ purgeChanges: 5, purgeDeliveries: 5, purgeEvents: 5, purgeFormerEntries: 5, purgeQuotas: 5 },
    purgeRequests: 5,
  },
  requestQuota: { lease: 5 },
  requestLog: { record: 5 },
} as const satisfies { readonly [Port in keyof StoragePorts]: Needed<StoragePorts[Port]> };

type NeededPorts = typeof neededPorts;
type StepsOf<Part> = Part extends Step ? Part : Part[keyof Part];
type StepsUpTo<Last extends Step> = { 1: 1; 2: 1 | 2; 3: 1 | 2 | 3; 4: 1 | 2 | 3 | 4; 5: Step }[Last];

/** The ports of which only steps after `Last` need something. */
export type LaterPort<Last extends Step> = {
  [Port in keyof NeededPorts]: Extract<StepsOf<NeededPorts[Port]>, StepsUpTo<Last>> extends never ? Port : never;
}[keyof NeededPorts];

const needed: Readonly<Record<Area, Step | Readonly<Record<string, Step>>>> = { ...neededStores, ...neededPorts };

/** The step of an area: that of most of its methods. Cases of the area that need others have another step. */
export function stepOf(area: Area): Step {
  const methods = needed[area];
  if (typeof methods === "number") return methods;
  const count = (step: Step): number => Object.values(methods).filter((one) => one === step).length;
  return steps.reduce((most, step) => (count(step) > count(most) ? step : most));
}
