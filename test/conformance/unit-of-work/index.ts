import type { ConformanceCase } from "../subject.js";
import { billingCases } from "./billing.js";
import { constraintCases } from "./constraints.js";
import { credentialCases } from "./credentials.js";
import { directoryCases } from "./directory.js";
import { invoiceCases } from "./invoices.js";
import { isolationCases } from "./isolation.js";
import { pagingCases } from "./paging.js";
import { raceCases } from "./races.js";
import { ratingCases } from "./rating.js";
import { readOnlyCases } from "./read-only.js";
import { roundTripCases } from "./round-trips.js";
import { timeEntryCases } from "./time-entries.js";
import { transactionCases } from "./transactions.js";
import { versionCases } from "./versions.js";

/**
 * Everything that the unit of work, its stores and the directory promise. There is nothing to skip: an adapter that passes
 * all of it can take the place of any other.
 */
export function unitOfWorkConformance(): ConformanceCase[] {
  return [
    ...transactionCases,
    ...readOnlyCases,
    ...raceCases,
    ...versionCases,
    ...constraintCases,
    ...credentialCases,
    ...directoryCases,
    ...isolationCases,
    ...pagingCases,
    ...roundTripCases,
    ...invoiceCases,
    ...timeEntryCases,
    ...billingCases,
    ...ratingCases,
  ];
}
