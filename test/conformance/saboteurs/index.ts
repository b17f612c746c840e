import { constraintSaboteurs } from "./constraints.js";
import { credentialSaboteurs } from "./credentials.js";
import { isolationSaboteurs } from "./isolation.js";
import { pagingSaboteurs } from "./paging.js";
import { querySaboteurs } from "./queries.js";
import { retrySaboteurs } from "./retries.js";
import type { Saboteur } from "./saboteur.js";
import { transactionSaboteurs } from "./transactions.js";
import { valueSaboteurs } from "./values.js";

export const saboteurs: readonly Saboteur[] = [
  ...transactionSaboteurs,
  ...retrySaboteurs,
  ...isolationSaboteurs,
  ...constraintSaboteurs,
  ...credentialSaboteurs,
  ...pagingSaboteurs,
  ...valueSaboteurs,
  ...querySaboteurs,
];
