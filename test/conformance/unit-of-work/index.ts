import { outgoingCases } from "../outgoing/index.js";
import { invitationCases } from "../outgoing/invitations.js";
import { outgoingIsolationCases } from "../outgoing/isolation.js";
import type { ConformanceCase, SubjectUpTo } from "../subject.js";
import type { Step } from "../steps.js";
import { answerCases } from "./answers.js";
import { bankStatementCases } from "./bank-statements.js";
import { billingCases } from "./billing.js";
import { changeCases } from "./changes.js";
import { claimCases } from "./claims.js";
import { clientCreditCases } from "./client-credits.js";
import { constraintCases } from "./constraints.js";
import { credentialCases } from "./credentials.js";
import { deletionCases } from "./deletions.js";
import { depositCases } from "./deposits.js";
import { directoryCases } from "./directory.js";
import { documentLinkCases } from "./document-links.js";
import { eventCases } from "./events.js";
import { externalIdCases } from "./external-ids.js";
import { filterCases } from "./filters.js";
import { findManyCases } from "./find-many.js";
import { formerEntryCases } from "./former-entries.js";
import { invoiceNumberCases } from "./invoice-numbers.js";
import { fileCases } from "./files.js";
import { preferenceCases } from "./preferences.js";
import { invoiceCases } from "./invoices.js";
import { queryIsolationCases } from "./isolation-of-queries.js";
import { isolationCases } from "./isolation.js";
import { ledgerCases } from "./ledger.js";
import { listFilterCases } from "./list-filters.js";
import { orderCases } from "./orders.js";
import { overlapCases } from "./overlaps.js";
import { pagingCases } from "./paging.js";
import { quotaCases } from "./quotas.js";
import { raceCases } from "./races.js";
import { ratingCases } from "./rating.js";
import { readOnlyCases } from "./read-only.js";
import { reportSumCases } from "./report-sums.js";
import { reportCases } from "./reports.js";
import { storedResourceCases } from "./resources.js";
import { requestCases } from "./requests.js";
import { expenseCases } from "./expenses.js";
import { milestoneCases } from "./milestones.js";
import { quoteCases } from "./quotes.js";
import { recurringInvoiceCases } from "./recurring-invoices.js";
import { reminderCases } from "./reminders.js";
import { retryCases } from "./retries.js";
import { roundTripCases } from "./round-trips.js";
import { signInLinkCases } from "./sign-in-links.js";
import { tagCases } from "./tags.js";
import { textFilterCases } from "./text-filters.js";
import { overdueInvoiceCases } from "./overdue-invoices.js";
import { timeBasisCases } from "./time-bases.js";
import { timeEntryCases } from "./time-entries.js";
import { timeEntryTextCases } from "./time-entry-texts.js";
import { transactionCases } from "./transactions.js";
import { versionCases } from "./versions.js";
import { visibilityCases } from "./visibility.js";

/** How a unit of work begins, sees others, ends and is repeated. */
const transactions = [
  ...transactionCases,
  ...answerCases,
  ...visibilityCases,
  ...readOnlyCases,
  ...retryCases,
  ...raceCases,
  ...versionCases,
];

/** What the keys, references, unique rules, cascades, triggers and policies of the tables do when rows are written. */
const rows = [
  ...storedResourceCases,
  ...constraintCases,
  ...credentialCases,
  ...directoryCases,
  ...signInLinkCases,
  ...documentLinkCases,
  ...isolationCases,
  ...queryIsolationCases,
  ...invoiceCases,
  ...invoiceNumberCases,
  ...ledgerCases,
  ...overdueInvoiceCases,
  ...quoteCases,
  ...recurringInvoiceCases,
  ...reminderCases,
  ...externalIdCases,
  ...expenseCases,
  ...milestoneCases,
  ...bankStatementCases,
  ...clientCreditCases,
  ...timeBasisCases,
  ...fileCases,
  ...preferenceCases,
  ...timeEntryCases,
  ...overlapCases,
  ...formerEntryCases,
  ...tagCases,
  ...billingCases,
  ...claimCases,
  ...deletionCases,
  ...depositCases,
  ...changeCases,
  ...quotaCases,
  ...requestCases,
];

/** What reads find, count, add up and in which order, and which values come back. */
const queries = [
  ...pagingCases,
  ...orderCases,
  ...filterCases,
  ...eventCases,
  ...listFilterCases,
  ...textFilterCases,
  ...findManyCases,
  ...reportCases,
  ...reportSumCases,
  ...roundTripCases,
  ...timeEntryTextCases,
  ...ratingCases,
];

/** Which cases a storage that is being built should pass. */
export interface Progress<Last extends Step = Step> {
  /** The last step that the storage has. Absent: all of them, as adapters that are interchangeable have. */
  readonly upTo?: Last;
}

/** Every promise of the unit of work, its stores, the directory and the queues, or of those that the steps up to one need. */
export function unitOfWorkConformance<Last extends Step = 5>({ upTo }: Progress<Last> = {}): ConformanceCase<
  SubjectUpTo<Last>
>[] {
  const all = [...transactions, ...rows, ...queries, ...outgoingCases];
  return upTo === undefined ? all : all.filter(({ step }) => step <= upTo);
}

/** For an adapter that passes every case, with other tables and the same statements: the queries are those that passed. */
export function tableConformance(): ConformanceCase[] {
  return [...rows, ...outgoingCases];
}

/** For an adapter that passes every case, with other transactions around the same statements. The queues begin their own. */
export function transactionConformance(): ConformanceCase[] {
  return [...transactions, ...rows];
}

/** The cases in which one workspace could access another's data. They also test the second mechanism of adapters that isolate in two ways. */
export function isolationConformance(): ConformanceCase[] {
  return [
    ...isolationCases,
    ...queryIsolationCases,
    ...outgoingIsolationCases,
    ...directoryCases,
    ...signInLinkCases,
    ...documentLinkCases,
    ...invitationCases,
    ...answerCases,
    ...deletionCases,
    ...depositCases,
    ...changeCases,
    ...requestCases,
  ];
}
