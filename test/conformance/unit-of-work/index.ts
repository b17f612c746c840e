import { outgoingCases } from "../outgoing/index.js";
import { invitationCases } from "../outgoing/invitations.js";
import { outgoingIsolationCases } from "../outgoing/isolation.js";
import type { ConformanceCase } from "../subject.js";
import { answerCases } from "./answers.js";
import { billingCases } from "./billing.js";
import { changeCases } from "./changes.js";
import { claimCases } from "./claims.js";
import { constraintCases } from "./constraints.js";
import { credentialCases } from "./credentials.js";
import { deletionCases } from "./deletions.js";
import { depositCases } from "./deposits.js";
import { directoryCases } from "./directory.js";
import { filterCases } from "./filters.js";
import { findManyCases } from "./find-many.js";
import { invoiceNumberCases } from "./invoice-numbers.js";
import { logoCases } from "./logos.js";
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
import { retryCases } from "./retries.js";
import { roundTripCases } from "./round-trips.js";
import { signInLinkCases } from "./sign-in-links.js";
import { textFilterCases } from "./text-filters.js";
import { timeBasisCases } from "./time-bases.js";
import { timeEntryCases } from "./time-entries.js";
import { timeEntryTextCases } from "./time-entry-texts.js";
import { transactionCases } from "./transactions.js";
import { versionCases } from "./versions.js";
import { visibilityCases } from "./visibility.js";

/**
 * Every promise of the unit of work, its stores, the directory and the queues. No case may be skipped: adapters that pass all of them
 * are interchangeable.
 */
export function unitOfWorkConformance(): ConformanceCase[] {
  return [
    ...transactionCases,
    ...answerCases,
    ...visibilityCases,
    ...readOnlyCases,
    ...retryCases,
    ...raceCases,
    ...versionCases,
    ...storedResourceCases,
    ...constraintCases,
    ...credentialCases,
    ...directoryCases,
    ...signInLinkCases,
    ...isolationCases,
    ...queryIsolationCases,
    ...pagingCases,
    ...orderCases,
    ...filterCases,
    ...listFilterCases,
    ...textFilterCases,
    ...findManyCases,
    ...reportCases,
    ...reportSumCases,
    ...roundTripCases,
    ...invoiceCases,
    ...invoiceNumberCases,
    ...ledgerCases,
    ...timeBasisCases,
    ...logoCases,
    ...timeEntryCases,
    ...timeEntryTextCases,
    ...overlapCases,
    ...billingCases,
    ...claimCases,
    ...ratingCases,
    ...deletionCases,
    ...depositCases,
    ...changeCases,
    ...quotaCases,
    ...outgoingCases,
  ];
}

/** The cases in which one workspace could access another's data. They also test the second mechanism of adapters that isolate in two ways. */
export function isolationConformance(): ConformanceCase[] {
  return [
    ...isolationCases,
    ...queryIsolationCases,
    ...outgoingIsolationCases,
    ...directoryCases,
    ...signInLinkCases,
    ...invitationCases,
    ...answerCases,
    ...deletionCases,
    ...depositCases,
    ...changeCases,
  ];
}
