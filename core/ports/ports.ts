import type { Clock } from "./clock.js";
import type { Digest } from "./digest.js";
import type { Directory } from "./directory.js";
import type { IdSource } from "./id-source.js";
import type { Printing } from "./printing.js";
import type { TokenSecrets } from "./token-secrets.js";
import type { Stores, UnitOfWork } from "./unit-of-work.js";
import type { WebhookSecrets } from "./webhook-secrets.js";
import type { WebhookTargets } from "./webhook-targets.js";

/** Everything that use cases require. {@link OutsidePorts} are the ports that reach other systems. */
export interface Ports {
  /** Transactions, with the stores of a workspace. */
  readonly unitOfWork: UnitOfWork;
  /** Queries before the workspace is known, such as the actor of a token. */
  readonly directory: Directory;
  /** The current time. */
  readonly clock: Clock;
  /** New ids. */
  readonly ids: IdSource;
  /** Hashes for the ledger and for repeated requests. */
  readonly digest: Digest;
  /** New secrets of tokens, and their hashes. */
  readonly tokenSecrets: TokenSecrets;
  /** New secrets that sign webhooks. */
  readonly webhookSecrets: WebhookSecrets;
  /** Which URLs webhooks may be sent to. */
  readonly webhookTargets: WebhookTargets;
  /** What documents can print. */
  readonly printing: Printing;
  /** The domain of the Message-ID of mail, after the `@`. */
  readonly mailDomain: string;
  /** Whether mail reaches its recipients. False if the mailer only writes files. */
  readonly sendsMail: boolean;
  /** How many mails a workspace may send per hour; null means no limit. */
  readonly mailLimit: number | null;
  /** How many webhook subscriptions a workspace can have, at most 100. */
  readonly webhookLimit: number;
}

/** The ports that one use case requires: a unit of work on the stores that it uses, and other ports by name. */
export type Needs<UsedStores extends keyof Stores, Others extends Exclude<keyof Ports, "unitOfWork"> = never> = Pick<
  Ports,
  Others
> & {
  readonly unitOfWork: UnitOfWork<UsedStores>;
};
