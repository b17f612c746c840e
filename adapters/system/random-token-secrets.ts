import { createHash, randomBytes } from "node:crypto";
import type { TokenSecrets } from "../../core/ports/token-secrets.js";

const RANDOM_BYTES = 32;

/** `stint_` and 256 random bits in base64url; a secret with this entropy does not need a slow hash. */
export class RandomTokenSecrets implements TokenSecrets {
  issue(): string {
    return `stint_${randomBytes(RANDOM_BYTES).toString("base64url")}`;
  }

  hash(token: string): string {
    return createHash("sha256").update(token, "utf8").digest("hex");
  }
}
