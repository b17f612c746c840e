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
  readonly unitOfWork: UnitOfWork;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly digest: Digest;
  readonly tokenSecrets: TokenSecrets;
  readonly webhookSecrets: WebhookSecrets;
  readonly webhookTargets: WebhookTargets;
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
