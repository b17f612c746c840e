import { againSaboteurs } from "./again.js";
import { answerSaboteurs } from "./answers.js";
import { billingAidSaboteurs } from "./billing-aids.js";
import { changeSaboteurs } from "./changes.js";
import { claimSaboteurs } from "./claims.js";
import { constraintSaboteurs } from "./constraints.js";
import { credentialSaboteurs } from "./credentials.js";
import { dueSaboteurs } from "./due.js";
import { fairnessSaboteurs } from "./fairness.js";
import { fanOutSaboteurs } from "./fan-out.js";
import { filterSaboteurs } from "./filters.js";
import { isolationSaboteurs } from "./isolation.js";
import { ledgerSaboteurs } from "./ledger.js";
import { mailSaboteurs } from "./mail.js";
import { outgoingSaboteurs } from "./outgoing.js";
import { pagingSaboteurs } from "./paging.js";
import { querySaboteurs } from "./queries.js";
import { reportSaboteurs } from "./reports.js";
import { requestSaboteurs } from "./requests.js";
import { resultSaboteurs } from "./results.js";
import { retrySaboteurs } from "./retries.js";
import { safekeepingSaboteurs } from "./safekeeping.js";
import type { Saboteur } from "./saboteur.js";
import { signInLinkSaboteurs } from "./sign-in-links.js";
import { tagSaboteurs } from "./tags.js";
import { overdueInvoiceSaboteurs } from "./overdue-invoices.js";
import { timeBasisSaboteurs } from "./time-bases.js";
import { transactionSaboteurs } from "./transactions.js";
import { valueSaboteurs } from "./values.js";

export const saboteurs: readonly Saboteur[] = [
  ...transactionSaboteurs,
  ...retrySaboteurs,
  ...isolationSaboteurs,
  ...constraintSaboteurs,
  ...credentialSaboteurs,
  ...signInLinkSaboteurs,
  ...pagingSaboteurs,
  ...filterSaboteurs,
  ...valueSaboteurs,
  ...querySaboteurs,
  ...reportSaboteurs,
  ...ledgerSaboteurs,
  ...overdueInvoiceSaboteurs,
  ...timeBasisSaboteurs,
  ...fanOutSaboteurs,
  ...claimSaboteurs,
  ...fairnessSaboteurs,
  ...resultSaboteurs,
  ...againSaboteurs,
  ...mailSaboteurs,
  ...dueSaboteurs,
  ...outgoingSaboteurs,
  ...safekeepingSaboteurs,
  ...answerSaboteurs,
  ...changeSaboteurs,
  ...tagSaboteurs,
  ...billingAidSaboteurs,
  ...requestSaboteurs,
];
