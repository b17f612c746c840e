import type { Clock } from "./clock.js";
import type { Directory } from "./directory.js";
import type { IdSource } from "./id-source.js";
import type { TokenSecrets } from "./token-secrets.js";
import type { UnitOfWork } from "./unit-of-work.js";

/** Everything that the domain needs from outside. */
export interface Ports {
  readonly unitOfWork: UnitOfWork;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly tokenSecrets: TokenSecrets;
}
