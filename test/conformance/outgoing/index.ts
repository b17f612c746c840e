import type { ConformanceCase } from "../subject.js";
import { againCases } from "./again.js";
import { capCases } from "./caps.js";
import { claimRaceCases } from "./claim-races.js";
import { claimCases } from "./claims.js";
import { deliveryCases } from "./deliveries.js";
import { documentCases } from "./documents.js";
import { dueCases } from "./due.js";
import { failingCases } from "./failing.js";
import { fairnessCases } from "./fairness.js";
import { fanOutRaceCases } from "./fan-out-races.js";
import { fanOutCases } from "./fan-out.js";
import { figureCases } from "./figures.js";
import { invitationCases } from "./invitations.js";
import { outgoingIsolationCases } from "./isolation.js";
import { lateResultCases } from "./late-results.js";
import { leaseCases } from "./leases.js";
import { mailQuotaCases } from "./mail-quotas.js";
import { mailQueueCases } from "./mail-queue.js";
import { messageCases } from "./messages.js";
import { outboxCases } from "./outbox.js";
import { resultCases } from "./results.js";
import { shareCases } from "./shares.js";
import { upkeepCases } from "./upkeep.js";
import { webhookSecretCases } from "./webhook-secret.js";
import { webhookCases } from "./webhooks.js";

/** External work after the commit: webhook deliveries, mail, invoice documents, invitations. */
export const outgoingCases: readonly ConformanceCase[] = [
  ...webhookCases,
  ...webhookSecretCases,
  ...outgoingIsolationCases,
  ...fanOutCases,
  ...fanOutRaceCases,
  ...claimCases,
  ...leaseCases,
  ...capCases,
  ...fairnessCases,
  ...shareCases,
  ...claimRaceCases,
  ...resultCases,
  ...lateResultCases,
  ...failingCases,
  ...deliveryCases,
  ...againCases,
  ...outboxCases,
  ...dueCases,
  ...upkeepCases,
  ...figureCases,
  ...messageCases,
  ...mailQueueCases,
  ...mailQuotaCases,
  ...documentCases,
  ...invitationCases,
];
