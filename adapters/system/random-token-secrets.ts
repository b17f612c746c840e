import { randomBytes } from "node:crypto";
import type { TokenSecrets } from "../../core/ports/token-secrets.js";
import { nodeDigest } from "./node-digest.js";

const RANDOM_BYTES = 32;

/** `stint_` and 256 random bits in base64url; a secret with this entropy does not need a slow hash. */
export class RandomTokenSecrets implements TokenSecrets {
  issue(): string {
    return `stint_${randomBytes(RANDOM_BYTES).toString("base64url")}`;
  }

  hash(token: string): string {
    return nodeDigest.sha256(token);
  }
}
