import { createHash, randomBytes } from "node:crypto";
import type { TokenSecrets } from "../../core/ports/token-secrets.js";

/** The one file of this adapter that needs Node.js, since SHA-256 is asynchronous everywhere else. */
export const memoryTokenSecrets: TokenSecrets = {
  issue: () => `stint_${randomBytes(32).toString("base64url")}`,
  hash: (token) => createHash("sha256").update(token, "utf8").digest("hex"),
};
